import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { ponte } from '../projetos/ponte.testing.ts'

const test = await startTestApp()
const { app, database } = test
const admin = await loginAs(test, { role: 'admin' })
const obras = await loginAs(test, { id_secretaria: 12 })
const saude = await loginAs(test, { id_secretaria: 17 })
const auditor = await loginAs(test, { role: 'auditor' })
const visitor = await loginAs(test)

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Who = { headers: object } | null
const call = (who: Who, method: Method, url: string, payload?: object) =>
  app.inject({ method, url, headers: { ...who?.headers }, ...(payload ? { payload } : {}) })

const newProjeto = async (own: object = {}): Promise<number> =>
  (await call(admin, 'POST', '/api/createprojetocompleto', { ...ponte, ...own })).json().id
const newServico = async (projeto_id: number, own: object = {}, who: Who = obras): Promise<number> =>
  (await call(who, 'POST', '/api/servicos', { ...fundacao, projeto_id, ...own })).json().id
const servicosOf = async (projeto: number) => (await call(null, 'GET', `/api/servicos/${projeto}`)).json()
const projetoOf = async (id: number) =>
  (await call(null, 'GET', `/api/getprojetocompleto/${id}`)).json().Result[0]

const fundacao = {
  descricao: 'Fundações e estacas',
  valor_total: 300_000.3,
  peso: 0,
  parcelas: [
    { mes: 2, valor: 100_000.2 },
    { mes: '1', valor: '200000.10' },
  ],
}

describe('services', () => {
  it('are added with their installments and read by everybody; their totals are what the project spent', async () => {
    const projeto = await newProjeto()
    const made = await call(obras, 'POST', '/api/servicos', { ...fundacao, projeto_id: projeto })
    expect(made.json()).toEqual({ Status: 'Success', id: made.json().id })
    await newServico(projeto, { descricao: 'Tabuleiro', valor_total: 0.3, parcelas: [] })
    expect(await servicosOf(projeto)).toEqual([
      {
        id: made.json().id,
        projeto_id: projeto,
        descricao: 'Fundações e estacas',
        valor_total: 300_000.3,
        peso: 100,
        parcelas: [
          { id: expect.any(Number), mes: 1, valor: 200_000.1 },
          { id: expect.any(Number), mes: 2, valor: 100_000.2 },
        ],
        versao: 1,
      },
      expect.objectContaining({ descricao: 'Tabuleiro', valor_total: 0.3, peso: 0, parcelas: [] }),
    ])
    expect((await projetoOf(projeto)).gasto).toBe(300_000.6)
    const parcelas = await call(null, 'GET', `/api/parcelas/${made.json().id}`)
    expect(parcelas.json()).toMatchObject([{ mes: 1 }, { mes: 2 }])
  })

  it('weigh their share of the project unless a weight was given', async () => {
    const projeto = await newProjeto()
    await newServico(projeto, { valor_total: 100, parcelas: [] })
    await newServico(projeto, { valor_total: 200, parcelas: [] })
    await newServico(projeto, { valor_total: 0, peso: 12.5, parcelas: [] })
    const pesos = (await servicosOf(projeto)).map(({ peso }: { peso: number }) => peso)
    expect(pesos).toEqual([33.33, 66.67, 12.5])
  })

  it('are changed as a whole, installments that stay keep their rows', async () => {
    const projeto = await newProjeto()
    const id = await newServico(projeto)
    const [before] = await servicosOf(projeto)
    const body = {
      ...fundacao,
      descricao: 'Fundações',
      parcelas: [
        { mes: 1, valor: 200_000.1 },
        { mes: 5, valor: 1 },
      ],
    }
    expect((await call(obras, 'PUT', `/api/servicos/${id}`, { ...body, versao: 1 })).json()).toEqual({
      Status: 'Success',
      id,
    })
    const [after] = await servicosOf(projeto)
    expect(after).toMatchObject({ descricao: 'Fundações', versao: 2 })
    expect(after.parcelas[0]).toEqual(before.parcelas[0])
    expect(after.parcelas[1]).toMatchObject({ mes: 5, valor: 1 })
    expect((await call(obras, 'PUT', `/api/servicos/${id}`, { ...body, versao: 1 })).statusCode).toBe(409)
  })

  it('lose nothing by an update that does not mention it', async () => {
    const projeto = await newProjeto()
    const id = await newServico(projeto, { peso: 12.5 })
    const { peso: _, ...withoutPeso } = fundacao
    expect((await call(obras, 'PUT', `/api/servicos/${id}`, withoutPeso)).statusCode).toBe(200)
    const { parcelas: __, ...withoutParcelas } = fundacao
    const refused = await call(obras, 'PUT', `/api/servicos/${id}`, withoutParcelas)
    expect(refused.json().Campos).toEqual({ parcelas: 'Informe a lista de parcelas.' })
    expect(await servicosOf(projeto)).toMatchObject([{ peso: 12.5, parcelas: [{ mes: 1 }, { mes: 2 }] }])
    expect((await call(obras, 'PUT', `/api/servicos/${id}`, { ...fundacao, parcelas: [] })).statusCode).toBe(
      200,
    )
    expect(await servicosOf(projeto)).toMatchObject([{ peso: 100, parcelas: [] }])
  })

  it('go with their installments, and the history of the project tells of both', async () => {
    const projeto = await newProjeto()
    const id = await newServico(projeto)
    expect((await call(obras, 'DELETE', `/api/servicos/${id}`)).json()).toEqual({ Status: 'Success' })
    expect(await servicosOf(projeto)).toEqual([])
    expect((await call(null, 'GET', `/api/parcelas/${id}`)).statusCode).toBe(404)
    const history = (await call(obras, 'GET', `/api/historico/projetos/${projeto}`)).json().Result
    const told = history.map(
      ({ entidade, acao }: { entidade: string; acao: string }) => `${entidade} ${acao}`,
    )
    expect(told).toEqual(
      expect.arrayContaining(['servicos criou', 'parcelas criou', 'servicos excluiu', 'parcelas excluiu']),
    )
  })

  it('are the project department’s and the admins’', async () => {
    const projeto = await newProjeto()
    const id = await newServico(projeto)
    for (const who of [saude, auditor, visitor]) {
      expect(
        (await call(who, 'POST', '/api/servicos', { ...fundacao, projeto_id: projeto })).statusCode,
      ).toBe(403)
      expect((await call(who, 'PUT', `/api/servicos/${id}`, fundacao)).statusCode).toBe(403)
      expect((await call(who, 'DELETE', `/api/servicos/${id}`)).statusCode).toBe(403)
    }
    expect((await call(null, 'POST', '/api/servicos', { ...fundacao, projeto_id: projeto })).statusCode).toBe(
      401,
    )
    expect((await call(null, 'DELETE', `/api/servicos/${id}`)).statusCode).toBe(401)
    expect((await call(admin, 'PUT', `/api/servicos/${id}`, fundacao)).statusCode).toBe(200)
    expect(await servicosOf(projeto)).toHaveLength(1)
  })

  it.each([
    [{ valor_total: 'abc' }, { valor_total: 'Informe um valor total válido' }],
    [{ valor_total: undefined }, { valor_total: 'Informe um valor total válido' }],
    [{ valor_total: -5, parcelas: [] }, { valor_total: 'Informe um valor total válido' }],
    [{ descricao: '  ' }, { descricao: 'Campo obrigatório.' }],
    [{ descricao: 'x'.repeat(501) }, { descricao: 'Use no máximo 500 caracteres.' }],
    [{ peso: 101 }, { peso: 'O maior valor aceito é 100.' }],
    [{ parcelas: 'todas' }, { parcelas: 'Informe a lista de parcelas.' }],
    [{ parcelas: [{ mes: 0, valor: 1 }] }, { 'parcelas.0.mes': 'O menor valor aceito é 1.' }],
    [{ parcelas: [{ mes: 1, valor: -1 }] }, { 'parcelas.0.valor': 'O valor não pode ser negativo.' }],
    [{ parcelas: [{ mes: 1 }] }, { 'parcelas.0.valor': 'Informe um valor válido.' }],
    [
      {
        parcelas: [
          { mes: 1, valor: 300_000.3 },
          { mes: 2, valor: 0.01 },
        ],
      },
      { parcelas: 'As parcelas somam mais que o valor total do serviço.' },
    ],
  ])('are refused for %j', async (own, campos) => {
    const projeto_id = await newProjeto()
    const reply = await call(admin, 'POST', '/api/servicos', { ...fundacao, projeto_id, ...own })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().Campos).toEqual(campos)
    expect(await servicosOf(projeto_id)).toEqual([])
  })

  it('of what is not there are not found', async () => {
    expect(
      (await call(admin, 'POST', '/api/servicos', { ...fundacao, projeto_id: 999_999 })).statusCode,
    ).toBe(404)
    expect((await call(admin, 'PUT', '/api/servicos/999999', fundacao)).statusCode).toBe(404)
    expect((await call(admin, 'DELETE', '/api/servicos/999999')).statusCode).toBe(404)
    expect((await call(null, 'GET', '/api/servicos/999999')).statusCode).toBe(404)
    expect((await call(null, 'GET', '/api/servicos/x')).statusCode).toBe(400)
  })

  it('leave with months called by the calendar once the execution has a date, the actual one first', async () => {
    const headOf = async (own: object) => {
      const projeto = await newProjeto(own)
      await newServico(projeto)
      const { body } = await call(null, 'GET', `/api/exportar/servicos/${projeto}?formato=csv`)
      return body.split('\r\n')[0]?.split(';').slice(4, -1)
    }
    const planned = { datainicioetapa5: '2027-09-10' }
    expect(await headOf(planned)).toEqual(['M1 · set/2027', 'M2 · out/2027'])
    const begun = { ...planned, situacaoetapa5: 'Em andamento', datainicioreal5: '2025-12-20' }
    expect(await headOf(begun)).toEqual(['M1 · dez/2025', 'M2 · jan/2026'])
  })

  it('leave as a spreadsheet with their months, totals and what has come together', async () => {
    const projeto = await newProjeto()
    await newServico(projeto)
    await newServico(projeto, { descricao: 'Aterro', valor_total: 50, parcelas: [{ mes: 3, valor: 50 }] })
    const reply = await call(null, 'GET', `/api/exportar/servicos/${projeto}?formato=csv`)
    const [head = '', ...lines] = reply.body.replace('\ufeff', '').trim().split('\r\n')
    expect(head.split(';')).toEqual([
      'Id',
      'Serviço',
      'Peso (%)',
      'Valor total (R$)',
      'M1',
      'M2',
      'M3',
      'Projeto',
    ])
    expect(lines.at(-2)?.split(';').slice(1)).toEqual([
      'Total',
      '',
      '300050,30',
      '200000,10',
      '100000,20',
      '50,00',
      '',
    ])
    expect(lines.at(-1)?.split(';').slice(4)).toEqual(['200000,10', '300000,30', '300050,30', ''])
  })

  it('disappear with their project, to the last installment', async () => {
    const projeto = await newProjeto()
    const id = await newServico(projeto)
    await call(admin, 'DELETE', `/api/deleteprojetocompleto/${projeto}`)
    const { rows } = await database.pool.query(
      'select count(*)::int as n from parcelas where servico_id = $1',
      [id],
    )
    expect(rows[0].n).toBe(0)
  })
})
