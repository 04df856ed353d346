import type { Pca, ResumoPca } from '@paco/domain/pca/pca'
import { newItem } from '@paco/domain/pca/pca.testing'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'

const test = await startTestApp()
const { app, database } = test
const admin = await loginAs(test, { role: 'admin', name: 'Ana Planeja' })
const user = await loginAs(test, { id_secretaria: 12 })

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (method: Method, url: string, payload?: object, headers: object = admin.headers) =>
  app.inject({ method, url, headers: { ...headers }, ...(payload ? { payload } : {}) })
const get = async (url: string) => (await call('GET', url)).json()

const item = {
  requisitante: 'Secretaria de Saúde',
  objeto: 'Luvas de procedimento',
  justificativa: 'Consumo das unidades básicas',
  expectativa_consumo_anual: 1200.5,
  valor_preliminar: 45_000.75,
  data_pretendida: '2026-03-10',
  prioridade: 'Alta',
}
const create = async (more: object = {}): Promise<number> =>
  (await call('POST', '/api/addpca', { ...item, ...more })).json().id

describe('who may', () => {
  it('read the plan: people with an account', async () => {
    const id = await create()
    const reads = [
      '/api/pca',
      `/api/pca/${id}`,
      `/api/get/${id}`,
      '/api/pca/resumo',
      '/api/pca/pncp?ano=2026&formato=csv',
      '/api/exportar/pca?formato=csv',
    ]
    for (const url of reads) {
      expect((await call('GET', url, undefined, {})).statusCode, url).toBe(401)
      expect((await call('GET', url, undefined, { authorization: 'Bearer falso' })).statusCode, url).toBe(401)
      expect((await call('GET', url, undefined, user.headers)).statusCode, url).toBe(200)
    }
  })

  it('write it: administrators', async () => {
    const id = await create()
    const others = [user, await loginAs(test), await loginAs(test, { role: 'auditor' })]
    for (const headers of [{}, ...others.map((person) => person.headers)]) {
      const refused = 'authorization' in headers ? 403 : 401
      expect((await call('POST', '/api/addpca', item, headers)).statusCode).toBe(refused)
      expect((await call('PUT', `/api/editpca/${id}`, { objeto: 'x' }, headers)).statusCode).toBe(refused)
      expect((await call('DELETE', `/api/pca/${id}`, undefined, headers)).statusCode).toBe(refused)
    }
    expect((await get(`/api/pca/${id}`)).Result).toMatchObject([{ objeto: item.objeto, versao: 1 }])
  })
})

describe('an item', () => {
  it('is made, read in both ways, changed and deleted, and the trail tells it', async () => {
    const made = await call('POST', '/api/addpca', { ...item, id: 9999, versao: 7, estranho: 'x' })
    expect(made.json()).toEqual({ Status: 'Success', id: expect.any(Number) })
    const { id } = made.json()
    const record = {
      ...newItem,
      ...item,
      id,
      versao: 1,
      numero_item: expect.any(Number),
      unidade_nome: expect.any(String),
      criado_por: admin.id,
      autores: [admin.id],
    }
    expect(await get(`/api/pca/${id}`)).toEqual({ Status: 'Success', Result: [record] })
    expect(await get(`/api/get/${id}`)).toEqual({ Status: 'Success', Result: [record] })

    const changes = { prioridade: 'media', indicacao_vinculacao_dependencia: 'Após a obra 3', versao: 1 }
    expect((await call('PUT', `/api/editpca/${id}`, changes)).json()).toEqual({ Status: 'Success', id })
    expect((await get(`/api/pca/${id}`)).Result).toEqual([
      { ...record, ...changes, prioridade: 'Média', versao: 2 },
    ])

    expect((await call('DELETE', `/api/pca/${id}`)).json()).toEqual({
      Status: 'Success',
      message: 'PCA deletado com sucesso!',
    })
    expect((await call('GET', `/api/pca/${id}`)).statusCode).toBe(404)
    const { Result: trail } = await get(`/api/historico/pca/${id}`)
    expect(trail.map(({ acao, usuario_nome }: Record<string, unknown>) => [acao, usuario_nome])).toEqual([
      ['excluiu', 'Ana Planeja'],
      ['alterou', 'Ana Planeja'],
      ['criou', 'Ana Planeja'],
    ])
    expect(trail[1].depois).toEqual({
      prioridade: 'Média',
      indicacao_vinculacao_dependencia: 'Após a obra 3',
    })
  })

  it('is not changed from an old version, and of fifty edits of one exactly one wins', async () => {
    const id = await create()
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        call('PUT', `/api/editpca/${id}`, { objeto: `Objeto ${index}`, versao: 1 }),
      ),
    )
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(49).fill(409)])
    expect((await get(`/api/pca/${id}`)).Result[0].versao).toBe(2)
  })

  it.each([
    ['0', 400],
    ['abc', 400],
    ['1e3', 400],
    ['99999999999', 400],
    ['999999', 404],
    ['%00', 400],
  ])('number %s is answered with %i', async (id, status) => {
    expect((await call('GET', `/api/pca/${id}`)).statusCode).toBe(status)
    expect((await call('GET', `/api/get/${id}`)).statusCode).toBe(status)
    expect((await call('PUT', `/api/editpca/${id}`, { objeto: 'x' })).statusCode).toBe(status)
    expect((await call('DELETE', `/api/pca/${id}`)).statusCode).toBe(status)
  })

  it.each([
    [{}, 7],
    [{ ...item, objeto: 'a\u0000b' }, 0],
    [{ ...item, objeto: '   ' }, 1],
    [{ ...item, data_pretendida: '2026-02-30' }, 1],
    [{ ...item, valor_preliminar: 10_000_000_000_000 }, 1],
    [{ ...item, expectativa_consumo_anual: 1_000_000_000 }, 1],
    [{ ...item, prioridade: ['Alta'] }, 1],
    [{ ...item, requisitante: null, justificativa: {} }, 2],
  ])('is refused for %j', async (body, fields) => {
    const before = (await call('GET', '/api/pca?limite=1')).headers['x-total-count']
    const reply = await call('POST', '/api/addpca', body)
    expect(reply.statusCode).toBe(400)
    expect(Object.keys(reply.json().Campos ?? {})).toHaveLength(fields)
    expect((await call('GET', '/api/pca?limite=1')).headers['x-total-count']).toBe(before)
  })

  it('is refused for a number no machine holds, and for what is no object', async () => {
    for (const payload of ['{"valor_preliminar":1e400}', '[]', '"x"', '{', 'null']) {
      const reply = await app.inject({
        method: 'POST',
        url: '/api/addpca',
        headers: { ...admin.headers, 'content-type': 'application/json' },
        payload,
      })
      expect(reply.statusCode, payload).toBe(400)
    }
  })
})

describe('the list', () => {
  it('is a plain array, found by requester or object, filtered, ordered and summed', async () => {
    const mark = 'Zbroca'
    await create({ objeto: `${mark} de aço`, valor_preliminar: 0.1, data_pretendida: '2031-01-31' })
    await create({ objeto: `${mark} de vídea`, valor_preliminar: 0.2, data_pretendida: '2031-02-01' })
    await create({ requisitante: `Setor ${mark}`, valor_preliminar: 100.7, prioridade: 'Baixa' })
    await create({ justificativa: mark })
    const reply = await call('GET', '/api/pca?busca=ZBROCA&ordem=-valor_preliminar&limite=2')
    const values = (rows: Pca[]) => rows.map(({ valor_preliminar }) => valor_preliminar)
    expect(values(reply.json())).toEqual([100.7, 0.2])
    expect(reply.headers['x-total-count']).toBe('3')
    expect(JSON.parse(String(reply.headers['x-somas']))).toEqual({ valor_preliminar: 101 })
    expect(values(await get('/api/pca?busca=zbroca&prioridade=Baixa'))).toEqual([100.7])
    expect(values(await get('/api/pca?busca=zbroca&ano=2031&ordem=id'))).toEqual([0.1, 0.2])
    expect(values(await get('/api/pca?busca=zbroca&de=2031-01-31&ate=2031-01-31'))).toEqual([0.1])
    expect(values(await get('/api/pca?busca=zbroca%20aco'))).toEqual([0.1])
    expect(await get('/api/pca?busca=zbroca&ano=1999')).toEqual([])
    for (const wrong of ['ano=ontem', 'de=2031-02-30', 'ordem=busca', 'ordem=justificativa', 'limite=0']) {
      expect((await call('GET', `/api/pca?${wrong}`)).statusCode, wrong).toBe(400)
    }
    const hostile = "' or 1=1 --"
    expect(await get(`/api/pca?prioridade=${encodeURIComponent(hostile)}`)).toEqual([])
  })

  it('is exported with decimal commas and nothing a spreadsheet would run', async () => {
    await create({
      objeto: '=HYPERLINK("http://x")',
      requisitante: 'Exporta',
      expectativa_consumo_anual: 1234.5,
    })
    const { body } = await call('GET', '/api/exportar/pca?formato=csv&busca=exporta')
    const [head, line] = body.replace('\ufeff', '').split('\r\n')
    expect(head).toBe(
      'ID;Requisitante;Objeto;Justificativa;Valor;Data Pretendida;Prioridade;Expectativa de consumo anual;Vinculação ou dependência;Plano;Nº no plano;Situação;Execução;Projetos;Comprometido (R$);Secretaria demandante;Categoria;Classificação;Código da classe ou grupo;Classe ou grupo;Unidade de fornecimento;Valor no exercício (R$);Pronto para o PNCP;Unidade do plano',
    )
    expect(line).toContain('"\'=HYPERLINK(""http://x"")"')
    expect(line).toContain(';45000,75;10/03/2026;Alta;1234,5;')
  })
})

describe('the sums', () => {
  it('are those of the database, exactly to the cent, for any filter', async () => {
    const cents = [0.1, 0.2, 0.7, 1_000_000_000.01, 2.35, 19.99]
    for (const [index, valor_preliminar] of cents.entries()) {
      await create({
        requisitante: 'Soma exata',
        valor_preliminar,
        prioridade: ['Urgente', 'Baixa', 'Alta', 'Média', 'Alta', 'até março'][index],
        data_pretendida: `2030-0${(index % 3) + 1}-15`,
      })
    }
    const filters = ['', '?busca=soma%20exata', '?prioridade=Alta', '?ano=2030&busca=soma', '?de=2030-02-01']
    for (const query of filters) {
      const [resumo]: ResumoPca[] = (await get(`/api/pca/resumo${query}`)).Result
      const list = await call('GET', `/api/pca${query}`)
      expect(resumo?.total).toBe(Number(list.headers['x-total-count']))
      expect(resumo?.total_valor).toBe(JSON.parse(String(list.headers['x-somas'])).valor_preliminar)
      expect(resumo?.total).toBe(list.json().length)
    }
    const [all]: ResumoPca[] = (await get('/api/pca/resumo')).Result
    const byPriority = await database.pool.query(
      'select prioridade, count(*) as total, sum(valor_preliminar) as total_valor from pca group by 1',
    )
    expect(new Set(all?.por_prioridade)).toEqual(new Set(byPriority.rows))
    const byMonth = await database.pool.query(
      "select to_char(data_pretendida, 'YYYY-MM') as mes, count(*) as total, sum(valor_preliminar) as total_valor from pca group by 1 order by 1",
    )
    expect(all?.por_mes).toEqual(byMonth.rows)
    const [exact]: ResumoPca[] = (await get('/api/pca/resumo?busca=soma%20exata')).Result
    expect(exact?.por_prioridade.map(({ prioridade }) => prioridade)).toEqual([
      'Alta',
      'Média',
      'Baixa',
      'até março',
      'Urgente',
    ])
    expect(exact?.por_mes).toEqual([
      { mes: '2030-01', total: 2, total_valor: 1_000_000_000.11 },
      { mes: '2030-02', total: 2, total_valor: 2.55 },
      { mes: '2030-03', total: 2, total_valor: 20.69 },
    ])
  })

  it('are zeros where nothing is found', async () => {
    expect((await get('/api/pca/resumo?busca=inexistente')).Result).toEqual([
      { total: 0, total_valor: 0, por_prioridade: [], por_mes: [] },
    ])
    expect((await call('GET', '/api/pca/resumo?ano=x')).statusCode).toBe(400)
  })
})

describe("the portal's layout", () => {
  it('holds a year of the plan, as CSV and as JSON', async () => {
    await create({ data_pretendida: '2040-12-31', objeto: '@soma;"aspas"', expectativa_consumo_anual: 7 })
    await create({ data_pretendida: '2040-01-01', expectativa_consumo_anual: 0 })
    await create({ data_pretendida: '2041-01-01' })
    const csv = await call('GET', '/api/pca/pncp?ano=2040&formato=csv')
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(csv.headers['content-disposition']).toContain('pca-2040-pncp.csv')
    const lines = csv.body.replace('\ufeff', '').split('\r\n')
    expect(lines[0]).toMatch(/^numeroItem;categoriaItemPca;catalogo;.*;grupoContratacaoNome$/)
    expect(lines.slice(1)).toEqual([
      '1;;2;;;;;;;"\'@soma;""aspas""";;7;6428,6786;45000,75;45000,75;2040-12-31;Secretaria de Saúde;;',
      '2;;2;;;;;;;Luvas de procedimento;;0;;45000,75;45000,75;2040-01-01;Secretaria de Saúde;;',
      '',
    ])
    const json = await call('GET', '/api/pca/pncp?ano=2040&formato=json')
    expect(json.headers['content-disposition']).toContain('pca-2040-pncp.json')
    expect(json.json()).toMatchObject([
      { numeroItem: 1, categoriaItemPca: null, valorUnitario: 6428.6786, dataDesejada: '2040-12-31' },
      { numeroItem: 2, quantidade: 0, valorUnitario: null, valorTotal: 45_000.75 },
    ])
    for (const wrong of ['', 'ano=2040', 'formato=csv', 'ano=2040&formato=xml', 'ano=x&formato=csv']) {
      expect((await call('GET', `/api/pca/pncp?${wrong}`)).statusCode, wrong).toBe(400)
    }
  })
})
