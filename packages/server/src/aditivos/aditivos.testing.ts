import { loginAs, type TestApp } from '../../test/harness.ts'
import { pavimentacao } from '../orcamento/lancamento.testing.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type Who = { id: number; headers: object } | null

interface ContratoDado {
  reforma: boolean
  assinatura: string | null
  vigencia_fim: string
  valor_inicial: number
  situacao: string
  encerrado_em: string
}
let contratos = 0

/** What the amendments' tests do over and over: people, projects with dates, budget lines, requests. */
export async function openBench(test: TestApp) {
  const call = (who: Who, method: Method, url: string, payload?: object, headers: object = {}) =>
    test.app.inject({
      method,
      url,
      headers: { ...who?.headers, ...headers },
      ...(payload ? { payload } : {}),
    })
  const admin = await loginAs(test, { role: 'admin' })
  const obras = await loginAs(test, { id_secretaria: 12 })
  const auditor = await loginAs(test, { role: 'auditor' })

  const newProjeto = async (own: object = {}): Promise<number> => {
    const etapas = [1, 2, 3, 4, 5, 6].flatMap((n) => [
      [`datainicioetapa${n}`, `2026-0${n}-01`],
      [`datafimetapa${n}`, `2026-0${n}-20`],
      [`prazoetapa${n}`, 19],
    ])
    const body = {
      nomeprojeto: 'Ponte',
      id_secretaria: 12,
      valor: 1000,
      ...Object.fromEntries(etapas),
      ...own,
    }
    return (await call(admin, 'POST', '/api/createprojetocompleto', body)).json().id
  }
  /** With what is told only to those who read amendments. */
  const readProjeto = async (id: number, who: Who = auditor) =>
    (await call(who, 'GET', `/api/getprojetocompleto/${id}`)).json().Result[0]
  const newLancamento = async (own: object = {}): Promise<number> =>
    (await call(admin, 'POST', '/api/orcamento', { ...pavimentacao, ...own })).json().id

  /** A signed contract of the department of works, serving these projects. */
  const newContrato = async (
    projetos: readonly number[],
    own: Partial<ContratoDado> = {},
  ): Promise<number> => {
    const { rows } = await test.database.pool.query(
      `insert into contratos (id_secretaria, numero, ano, objeto, empresa, regime, reforma, assinatura, vigencia_fim,
        valor_inicial, situacao, encerrado_em)
      values (12, $1, 2026, 'Ponte', 'Construtora Vale', 1, $2, $3, $4, $5, $6, $7) returning id`,
      [
        `C${++contratos}`,
        own.reforma ?? false,
        own.assinatura === undefined ? '2026-02-01' : own.assinatura,
        own.vigencia_fim ?? null,
        own.valor_inicial ?? 1000,
        own.situacao ?? 'Em execução',
        own.encerrado_em ?? null,
      ],
    )
    for (const projeto of projetos) await linkContrato(rows[0].id, projeto)
    return rows[0].id
  }
  const linkContrato = async (contrato: number, projeto: number): Promise<void> => {
    await test.database.pool.query(
      'insert into contratos_projetos (contrato_id, projeto_id) values ($1, $2)',
      [contrato, projeto],
    )
  }

  const line = await newLancamento({ valor: 10_000 })
  const valorRequest = (id_projeto: number, valor: unknown = 100, own: object = {}) => ({
    id_projeto,
    id_secretaria: 12,
    tipo: 'valor',
    valor,
    prazo: null,
    etapa: null,
    id_orcamento: line,
    descricao_pedido: 'Sondagem encontrou rocha',
    ...own,
  })
  const prazoRequest = (id_projeto: number, prazo: unknown = 30, etapa: unknown = 3, own: object = {}) => ({
    id_projeto,
    id_secretaria: 12,
    tipo: 'prazo',
    valor: null,
    prazo,
    etapa,
    id_orcamento: null,
    descricao_pedido: 'Chuvas de março',
    ...own,
  })
  /** A request of one of the other kinds. */
  const pedido = (id_projeto: number, tipo: string, own: object) => ({
    id_projeto,
    id_secretaria: 12,
    tipo,
    id_orcamento: line,
    descricao_pedido: 'Projeto executivo revisto',
    ...own,
  })
  const ask = async (body: object, who: Who = obras): Promise<number> =>
    (await call(who, 'POST', '/api/aditivos', body)).json().id
  /** A project with a pending request for more money, so that its baseline is frozen. */
  const newFrozen = async (own: object = {}): Promise<number> => {
    const id = await newProjeto(own)
    await ask(valorRequest(id))
    return id
  }
  const put = (who: Who, id: number, body: object) =>
    call(who, 'PUT', `/api/updateprojetocompleto/${id}`, body)
  const putOlder = (who: Who, id: number, body: object) => call(who, 'PUT', `/api/update/${id}`, body)
  const readCorrecoes = async (id: number) => (await call(auditor, 'GET', `/api/correcoes/${id}`)).json()
  const decide = (who: Who, id: number, what: 'aprovar' | 'rejeitar', descricao_decisao?: string) =>
    call(who, 'PUT', `/api/aditivos/${id}/${what}`, { descricao_decisao })
  const readAditivos = async (projeto: number) =>
    (await call(auditor, 'GET', `/api/aditivos/${projeto}`)).json()

  return {
    call,
    admin,
    obras,
    auditor,
    line,
    newProjeto,
    newFrozen,
    put,
    putOlder,
    readCorrecoes,
    readProjeto,
    newLancamento,
    newContrato,
    linkContrato,
    valorRequest,
    prazoRequest,
    pedido,
    ask,
    decide,
    readAditivos,
  }
}
