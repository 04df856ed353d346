import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'

const test = await startTestApp(() => new Date('2026-03-02T12:00:00Z'))
const { app, database } = test
const admin = await loginAs(test, { role: 'admin', name: 'Ana Pacote' })

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (method: Method, url: string, payload?: object, headers: object = admin.headers) =>
  app.inject({ method, url, headers: { ...headers }, ...(payload ? { payload } : {}) })
const result = async (method: Method, url: string) => (await call(method, url)).json().Result[0]
const lines = async () => Number((await database.pool.query('select count(*) as n from auditoria')).rows[0].n)

const VALE = {
  chave: 'vale',
  nivel: 'cidade',
  nome: 'Vale Novo',
  descricao: 'Uma cidade de exemplo.',
  secretarias: [
    { nomesecretaria: 'Pesca e Portos', nome_curto: 'Pesca', ordem_grafico: 40 },
    // Here already, and called otherwise on the charts.
    {
      nomesecretaria: 'obras',
      tipo: 'secretaria',
      nome_curto: 'Obras públicas',
      nome_oficial: '02.07 Obras',
    },
  ],
  bairros: [
    { bairro: 'Porto Velho', zona: 'Sul' },
    { bairro: 'CAMPINHO', zona: 'Sul' },
  ],
  opcoes: [
    { lista: 'unidade', codigo: '30.01', descricao: 'Gabinete da Pesca', secretaria: 'Pesca e Portos' },
  ],
  feriados: [{ nome: 'Dia do pescador', nivel: 'municipal', regra: 'fixo', mes: 6, dia_do_mes: 29 }],
}
const send = (changes: object = {}, headers?: object) =>
  call('POST', '/api/pacotes', { ...VALE, ...changes }, headers)
const load = async (body: object = {}, chave = 'vale') =>
  (await call('POST', `/api/pacotes/${chave}/carregar`, body)).json()

describe('the packs of the system', () => {
  it('are the country, its typical departments, the state and the first city, which has all of theirs', async () => {
    const { pacotes, cargas } = await result('GET', '/api/pacotes')
    expect(pacotes.map(({ chave }: { chave: string }) => chave)).toEqual([
      'brasil',
      'tipicas',
      'SP',
      '3518404',
    ])
    expect(pacotes[3].quantos).toContainEqual({ secao: 'bairros', total: 125 })
    expect(cargas).toEqual([])
    const before = await lines()
    for (const chave of ['brasil', 'SP', '3518404']) {
      const { secoes } = await result('POST', `/api/pacotes/${chave}/conferir`)
      for (const { novos, diferentes } of secoes) expect([novos, diferentes]).toEqual([[], []])
      expect(await load({ atualizar: true }, chave)).toEqual({
        Status: 'Success',
        carga: null,
        criados: 0,
        alterados: 0,
      })
    }
    expect(await lines()).toBe(before)
  })
})

it.each(['AC', 'ac', '1200401', 'RJ', 'nada'])('%s is nobody here to look at or to load', async (chave) => {
  for (const what of ['conferir', 'carregar']) {
    const refused = await call('POST', `/api/pacotes/${chave}/${what}`, {})
    expect([refused.statusCode, refused.json().message]).toEqual([404, 'Pacote não encontrado.'])
  }
})

describe('a pack that was sent', () => {
  it('is told before it is loaded: new, equal, different', async () => {
    expect((await send()).json()).toMatchObject({ Status: 'Success', message: 'Pacote enviado.' })
    const { secoes } = await result('POST', '/api/pacotes/vale/conferir')
    expect(secoes).toEqual([
      {
        secao: 'secretarias',
        novos: ['Pesca e Portos'],
        iguais: 0,
        diferentes: [
          {
            nome: 'Obras',
            campos: [
              { campo: 'Nome curto', aqui: 'Obras', pacote: 'Obras públicas' },
              { campo: 'Nome oficial', aqui: '02.07 Obras e Serviços Municipais', pacote: '02.07 Obras' },
            ],
          },
        ],
      },
      { secao: 'bairros', novos: ['Porto Velho'], iguais: 1, diferentes: [] },
      { secao: 'opcoes', novos: ['Unidade 30.01 Gabinete da Pesca'], iguais: 0, diferentes: [] },
      { secao: 'feriados', novos: ['Dia do pescador (29 de junho)'], iguais: 0, diferentes: [] },
    ])
  })

  it('is loaded in one entry of the trail, keeps what is different, and the second time writes nothing', async () => {
    const done = await load()
    expect(done).toMatchObject({ criados: 4, alterados: 0 })
    expect(await load()).toMatchObject({ carga: null, criados: 0, alterados: 0 })
    const { rows } = await database.pool.query(
      "select count(distinct entrada)::int as entradas, count(*)::int as linhas from auditoria where entidade in ('pacotes_cargas', 'secretarias', 'bairros', 'opcoes_orcamento', 'feriados')",
    )
    expect(rows).toEqual([{ entradas: 1, linhas: 5 }])
    const obras = (await app.inject('/api/getsecret/12')).json().Result[0]
    expect(obras.nome_curto).toBe('Obras')
    const { cargas } = await result('GET', '/api/pacotes')
    expect(cargas).toMatchObject([
      {
        id: done.carga,
        chave: 'vale',
        nome: 'Vale Novo',
        criados: 4,
        carregada_por: 'Ana Pacote',
        desfeita_em: null,
      },
    ])
  })

  it('is not undone once something refers to what it made, and then is, once', async () => {
    const [{ id }] = (await result('GET', '/api/pacotes')).cargas
    const pesca = (await app.inject('/api/secretaria?busca=pesca')).json().Result[0]
    const made = await call('POST', '/api/create', { nomeprojeto: 'Cais', id_secretaria: pesca.id })
    const before = await lines()
    const refused = await call('POST', `/api/pacotes/cargas/${id}/desfazer`)
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringContaining('tem 1 projeto e não pode ser excluída'),
    ])
    expect(await lines()).toBe(before)
    await call('DELETE', `/api/delete/${made.json().id}`)

    expect((await call('POST', `/api/pacotes/cargas/${id}/desfazer`)).json().message).toBe('Carga desfeita.')
    expect((await app.inject('/api/secretaria?busca=pesca')).json().Result).toEqual([])
    expect((await app.inject('/api/bairros?busca=porto velho')).json().Result).toEqual([])
    expect((await call('POST', `/api/pacotes/cargas/${id}/desfazer`)).statusCode).toBe(409)
    expect((await call('POST', '/api/pacotes/cargas/999/desfazer')).statusCode).toBe(404)
  })

  it('rewrites what is different where that is asked, and undoing brings it back; not what somebody changed since', async () => {
    const { carga, alterados } = await load({ atualizar: true })
    expect(alterados).toBe(1)
    const obras = async () => (await app.inject('/api/getsecret/12')).json().Result[0]
    expect((await obras()).nome_curto).toBe('Obras públicas')
    await call('POST', `/api/pacotes/cargas/${carga}/desfazer`)
    expect(await obras()).toMatchObject({
      nome_curto: 'Obras',
      nome_oficial: '02.07 Obras e Serviços Municipais',
    })

    const again = await load()
    const [porto] = (await app.inject('/api/bairros?busca=porto velho')).json().Result
    await call('PUT', `/api/bairros/${porto.id}`, { zona: 'Norte' })
    const refused = await call('POST', `/api/pacotes/cargas/${again.carga}/desfazer`)
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      '“Porto Velho” foi alterado depois da carga, que por isso não pode ser desfeita.',
    ])
  })

  it.each([
    [{ chave: '../x' }, 400, { chave: 'Use letras, números e hífens, de 2 a 40.' }],
    [{ chave: 'sp' }, 409, { chave: 'Esta chave é de um pacote do sistema. Escolha outra.' }],
    [{ nivel: 'bairro' }, 400, { nivel: 'Escolha brasil, estado ou cidade.' }],
    [
      { secretarias: [], bairros: [], opcoes: [], feriados: [] },
      400,
      { secretarias: 'O pacote não tem nenhum registro.' },
    ],
    [
      { bairros: [{ bairro: 'Dois' }, { bairro: 'dois' }] },
      400,
      { 'bairros.1': 'Este registro está duas vezes no pacote.' },
    ],
    [
      { bairros: [{ bairro: 'x'.repeat(121) }] },
      400,
      { 'bairros.0.bairro': 'Use no máximo 120 caracteres.' },
    ],
    [{ bairros: 'todos' }, 400, { bairros: 'Informe uma lista.' }],
  ])('is refused with %o', async (changes, status, campos) => {
    const reply = await send(changes)
    expect([reply.statusCode, reply.json().Campos]).toEqual([status, campos])
  })

  it('names only departments that are there', async () => {
    await send({
      chave: 'sem-casa',
      secretarias: [],
      opcoes: [{ lista: 'unidade', codigo: '9', descricao: 'x', secretaria: 'De outra cidade' }],
    })
    for (const step of ['conferir', 'carregar']) {
      const reply = await call('POST', `/api/pacotes/sem-casa/${step}`, {})
      expect([reply.statusCode, reply.json().Campos]).toEqual([
        400,
        { 'opcoes.0.secretaria': 'Esta secretaria não está no pacote nem na cidade.' },
      ])
    }
  })

  it('is replaced under its key, and goes', async () => {
    const { id } = (await send({ chave: 'vai', nome: 'Um' })).json()
    expect((await send({ chave: 'vai', nome: 'Outro' })).json().id).toBe(id)
    expect((await call('DELETE', `/api/pacotes/enviados/${id}`)).statusCode).toBe(200)
    expect((await call('POST', '/api/pacotes/vai/conferir')).statusCode).toBe(404)
  })
})

it('packs are for administrators', async () => {
  const user = await loginAs(test, { role: 'user', id_secretaria: 12 })
  const auditor = await loginAs(test, { role: 'auditor' })
  for (const [method, url, body] of [
    ['GET', '/api/pacotes', undefined],
    ['POST', '/api/pacotes', VALE],
    ['POST', '/api/pacotes/brasil/conferir', undefined],
    ['POST', '/api/pacotes/brasil/carregar', {}],
    ['POST', '/api/pacotes/cargas/1/desfazer', undefined],
    ['DELETE', '/api/pacotes/enviados/1', undefined],
  ] as const) {
    expect((await call(method, url, body, {})).statusCode).toBe(401)
    for (const { headers } of [user, auditor])
      expect((await call(method, url, body, headers)).statusCode).toBe(403)
  }
})
