import type { Bairro } from '@paco/domain/bairros/bairro'
import type { LancamentoBairro, ResumoBairros } from '@paco/domain/bairros/lancamento-bairro'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'

const test = await startTestApp()
const { app, database } = test
const admin = await loginAs(test, { role: 'admin', name: 'Ana Lança' })

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (method: Method, url: string, payload?: object, headers: object = admin.headers) =>
  app.inject({ method, url, headers: { ...headers }, ...(payload ? { payload } : {}) })
const result = async (url: string) => (await app.inject(url)).json().Result

const entry = {
  Bairro: 'Campinho',
  Zona: 'Sul',
  Descricao: 'Troca de lâmpadas por LED',
  Tipo: 'Iluminação',
  Fonte: '01 Tesouro',
  Valor: 12_345.67,
}
const create = async (more: object = {}): Promise<number> =>
  (await call('POST', '/api/addprojetobairro', { ...entry, ...more })).json().id

describe('the neighbourhoods', () => {
  it('are the 125 of the city, by name, with a zone only where it is known', async () => {
    const bairros: Bairro[] = await result('/api/bairros')
    expect(bairros).toHaveLength(125)
    expect(bairros[0]).toEqual({ id: 1, bairro: 'Alto das Almas', zona: null, ativo: true, versao: 1 })
    expect(bairros.find(({ bairro }) => bairro === 'Campinho')?.zona).toBe('Sul')
    expect(bairros.map(({ bairro }) => bairro).indexOf('Área Rural de Guaratinguetá')).toBe(1)
    expect(new Set(bairros.map(({ zona }) => zona))).toEqual(
      new Set([null, 'Centro', 'Norte', 'Sul', 'Leste', 'Oeste', 'Rural']),
    )
  })
})

describe('keeping the neighbourhoods', () => {
  const one = async (id: number): Promise<Bairro> => (await result(`/api/bairros/${id}`))[0]

  it('adds one, renames it, says its zone, puts it out of use and deletes it, each told by the trail', async () => {
    const { id } = (await call('POST', '/api/bairros', { bairro: 'Vila Nova', zona: 'Rural' })).json()
    expect(await result('/api/bairros?zona=Rural&busca=vila nova')).toMatchObject([{ id, ativo: true }])
    const renamed = { bairro: 'Vila Novíssima', zona: '', versao: 1 }
    expect((await call('PUT', `/api/bairros/${id}`, renamed)).statusCode).toBe(200)
    expect(await one(id)).toEqual({ id, bairro: 'Vila Novíssima', zona: null, ativo: true, versao: 2 })
    expect((await call('PUT', `/api/bairros/${id}`, renamed)).statusCode).toBe(409)
    await call('PUT', `/api/bairros/${id}`, { ativo: false })
    expect(await result('/api/bairros?ativo=true&busca=novissima')).toEqual([])
    expect((await call('DELETE', `/api/bairros/${id}`)).json().message).toBe('Bairro excluído.')
    expect((await app.inject(`/api/bairros/${id}`)).statusCode).toBe(404)
    const told = await database.pool.query(
      "select id from auditoria where entidade = 'bairros' and registro_id = $1 order by id",
      [String(id)],
    )
    expect(told.rows).toHaveLength(4)
  })

  it('refuses a name that there is, accents and case aside, and one that is too long', async () => {
    const taken = await call('POST', '/api/bairros', { bairro: 'CAMPÍNHO' })
    expect([taken.statusCode, taken.json().Campos]).toEqual([
      409,
      { bairro: 'Já existe um bairro com este nome.' },
    ])
    const long = await call('POST', '/api/bairros', { bairro: 'x'.repeat(121), zona: 'y'.repeat(61) })
    expect(long.json().Campos).toEqual({
      bairro: 'Use no máximo 120 caracteres.',
      zona: 'Use no máximo 60 caracteres.',
    })
  })

  it('keeps one that an entry or a project names', async () => {
    const { id } = (await call('POST', '/api/bairros', { bairro: 'Com lançamento' })).json()
    await create({ Bairro: 'com lancamento' })
    const refused = await call('DELETE', `/api/bairros/${id}`)
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringContaining('Tire-o de uso'),
    ])
    const other = (await call('POST', '/api/bairros', { bairro: 'Com projeto' })).json().id
    const projeto = (await call('POST', '/api/create', { nomeprojeto: 'Rua', id_secretaria: 12 })).json().id
    await database.pool.query('insert into vinculos (projeto_id, bairro_id) values ($1, $2)', [
      projeto,
      other,
    ])
    expect((await call('DELETE', `/api/bairros/${other}`)).statusCode).toBe(409)
  })

  it('is for administrators', async () => {
    const user = await loginAs(test, { role: 'user', id_secretaria: 12 })
    for (const [method, url] of [
      ['POST', '/api/bairros'],
      ['PUT', '/api/bairros/1'],
      ['DELETE', '/api/bairros/1'],
    ] as const) {
      const body = method === 'DELETE' ? undefined : { bairro: 'Meu' }
      expect((await call(method, url, body, {})).statusCode).toBe(401)
      expect((await call(method, url, body, user.headers)).statusCode).toBe(403)
    }
  })
})

describe('who may', () => {
  it('read entries: everybody; write them: administrators', async () => {
    const id = await create()
    const url = `/api/projetosbairros/${id}`
    for (const open of ['/api/projetosbairros', url, '/api/projetosbairros/resumo', '/api/bairros']) {
      expect((await app.inject(open)).statusCode, open).toBe(200)
    }
    const others = [
      await loginAs(test, { id_secretaria: 12 }),
      await loginAs(test),
      await loginAs(test, { role: 'auditor' }),
    ]
    for (const headers of [{}, ...others.map((person) => person.headers)]) {
      const refused = 'authorization' in headers ? 403 : 401
      expect((await call('POST', '/api/addprojetobairro', entry, headers)).statusCode).toBe(refused)
      expect((await call('PUT', url, { Tipo: 'x' }, headers)).statusCode).toBe(refused)
      expect((await call('DELETE', url, undefined, headers)).statusCode).toBe(refused)
    }
    expect(await result(url)).toMatchObject([{ Tipo: 'Iluminação', versao: 1 }])
  })
})

describe('an entry', () => {
  it('is made, read, changed and deleted, with the capitals of the specification', async () => {
    const made = await call('POST', '/api/addprojetobairro', { ...entry, ID: 999, id: 999, versao: 9 })
    expect(made.json()).toEqual({ Status: 'Success', id: expect.any(Number) })
    const { id } = made.json()
    const url = `/api/projetosbairros/${id}`
    const record = { ID: id, ...entry, programa: null, versao: 1 }
    expect(await result(url)).toEqual([record])
    expect((await call('PUT', url, { programa: 'Cidade Iluminada', Valor: 0.3, versao: 1 })).statusCode).toBe(
      200,
    )
    expect(await result(url)).toEqual([{ ...record, programa: 'Cidade Iluminada', Valor: 0.3, versao: 2 }])
    expect((await call('PUT', url, { programa: '' })).statusCode).toBe(200)
    expect(await result(url)).toMatchObject([{ programa: null, Bairro: 'Campinho' }])
    expect((await call('DELETE', url)).json()).toEqual({
      Status: 'Success',
      message: 'Orçamento deletado com sucesso!',
    })
    expect((await call('DELETE', url)).statusCode).toBe(404)
    const trail = await call('GET', `/api/historico/lancamentos_bairros/${id}`)
    expect(trail.json().Result.map(({ acao }: { acao: string }) => acao)).toEqual([
      'excluiu',
      'alterou',
      'alterou',
      'criou',
    ])
  })

  it('may lie outside the list of neighbourhoods and zones', async () => {
    const id = await create({ Bairro: 'Rodoviária Nova', Zona: 'Distrito Industrial' })
    expect(await result(`/api/projetosbairros/${id}`)).toMatchObject([
      { Bairro: 'Rodoviária Nova', Zona: 'Distrito Industrial' },
    ])
  })

  it('is not changed from an old version', async () => {
    const url = `/api/projetosbairros/${await create()}`
    await call('PUT', url, { Tipo: 'Primeira', versao: 1 })
    expect((await call('PUT', url, { Tipo: 'Segunda', versao: 1 })).statusCode).toBe(409)
    expect(await result(url)).toMatchObject([{ Tipo: 'Primeira' }])
  })

  it.each([
    ['0', 400],
    ['abc', 400],
    ['99999999999', 400],
    ['999999', 404],
  ])('number %s is answered with %i', async (id, status) => {
    const url = `/api/projetosbairros/${id}`
    expect((await call('GET', url)).statusCode).toBe(status)
    expect((await call('PUT', url, { Tipo: 'x' })).statusCode).toBe(status)
    expect((await call('DELETE', url)).statusCode).toBe(status)
  })

  it.each([
    [{}, ['Bairro', 'Descricao', 'Fonte', 'Tipo', 'Valor', 'Zona']],
    [{ ...entry, Valor: 'Valor inválido' }, ['Valor']],
    [{ ...entry, Valor: -1, Zona: [] }, ['Valor', 'Zona']],
    [{ ...entry, Descricao: 'x'.repeat(2001) }, ['Descricao']],
    [{ ...entry, Bairro: 'a\u0000' }, []],
  ])('is refused for %j', async (body, fields) => {
    const reply = await call('POST', '/api/addprojetobairro', body)
    expect(reply.statusCode).toBe(400)
    expect(Object.keys(reply.json().Campos ?? {}).sort()).toEqual(fields)
  })
})

describe('the list and its sums', () => {
  it('are filtered alike, and exact to the cent', async () => {
    const mark = 'Somável'
    const values = [
      ['Campinho', 'Sul', 0.1],
      ['Campinho', 'Sul', 0.2],
      ['CECAP', 'Leste', 1_000_000_000.01],
      ['Rocinha', 'Rural', 2.35],
      ['Lago', 'Aquática', 19.99],
    ] as const
    for (const [Bairro, Zona, Valor] of values) await create({ Bairro, Zona, Valor, Tipo: mark })
    // As an old row may be: without a value.
    await database.pool.query(
      "insert into lancamentos_bairros (bairro, zona, descricao, tipo, fonte) values ('CECAP', 'Leste', 'Antigo', 'Somável', 'x')",
    )
    const rows: LancamentoBairro[] = await result('/api/projetosbairros?busca=somavel&ordem=-Valor')
    expect(rows.map(({ Valor }) => Valor)).toEqual([1_000_000_000.01, 19.99, 2.35, 0.2, 0.1, null])
    const [resumo]: ResumoBairros[] = await result('/api/projetosbairros/resumo?Tipo=Som%C3%A1vel')
    expect(resumo).toMatchObject({
      total: 6,
      total_valor: 1_000_000_022.65,
      por_zona: [
        { nome: 'Sul', total: 2, total_valor: 0.3 },
        { nome: 'Leste', total: 2, total_valor: 1_000_000_000.01 },
        { nome: 'Rural', total: 1, total_valor: 2.35 },
        { nome: 'Aquática', total: 1, total_valor: 19.99 },
      ],
      por_bairro: [{ nome: 'CECAP' }, { nome: 'Lago' }, { nome: 'Rocinha' }, { nome: 'Campinho' }],
    })
    const [all]: ResumoBairros[] = await result('/api/projetosbairros/resumo')
    for (const [column, sums] of [
      ['zona', all?.por_zona],
      ['bairro', all?.por_bairro],
      ['tipo', all?.por_tipo],
      ['fonte', all?.por_fonte],
    ] as const) {
      const { rows: expected } = await database.pool.query(
        `select ${column} as nome, count(*) as total, coalesce(sum(valor), 0) as total_valor from lancamentos_bairros group by 1`,
      )
      expect(new Set(sums)).toEqual(new Set(expected))
    }
    for (const query of [
      'Zona=Sul',
      'Bairro=CECAP&busca=somavel',
      'Fonte=01%20Tesouro',
      'busca=inexistente',
    ]) {
      const list = await app.inject(`/api/projetosbairros?${query}&limite=2`)
      const [some]: ResumoBairros[] = await result(`/api/projetosbairros/resumo?${query}`)
      expect(String(some?.total), query).toBe(list.headers['x-total-count'])
      expect(some?.total_valor, query).toBe(JSON.parse(String(list.headers['x-somas'])).Valor)
    }
    expect((await app.inject('/api/projetosbairros?ordem=valor')).statusCode).toBe(400)
    expect((await app.inject(`/api/projetosbairros?Zona=${'x'.repeat(61)}`)).statusCode).toBe(400)
  })

  it('are exported with the words of the screen', async () => {
    await create({ Descricao: '+cmd', programa: 'Só esta' })
    const { body } = await app.inject('/api/exportar/projetos-bairros?formato=csv&busca=so%20esta')
    const [head, line] = body.replace('\ufeff', '').split('\r\n')
    expect(head).toBe('ID;Bairro;Zona;Descrição;Programa;Tipo;Fonte;Valor (R$)')
    expect(line).toMatch(/^\d+;Campinho;Sul;'\+cmd;Só esta;Iluminação;01 Tesouro;12345,67$/)
  })
})
