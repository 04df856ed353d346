import { aditivosCalls } from '@paco/domain/aditivos/contract'
import { contratosCalls } from '@paco/domain/contratos/contract'
import { vinculosCalls } from '@paco/domain/vinculos/contract'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import type { Who } from '../aditivos/aditivos.testing.ts'
import { openContratos, ponte, signedBody } from '../contratos/contratos.testing.ts'

const test = await startTestApp(() => new Date('2026-04-10T12:00:00-03:00'))
const bench = await openContratos(test)
const { call, admin, obras, auditor, ask, decide, newProjeto, newContrato, newLancamento } = bench
const saude = await loginAs(test, { id_secretaria: 17 })
const visitor = await loginAs(test)

/** Nobody, a user without department, one of another department, one of the department, an auditor, an administrator. */
const EVERYONE: readonly Who[] = [null, visitor, saude, obras, auditor, admin]
type Codes = readonly [number, number, number, number, number, number]
const OPEN: Codes = [200, 200, 200, 200, 200, 200]
const READERS: Codes = [401, 403, 403, 200, 200, 200]
const SOME_READERS: Codes = [401, 403, 200, 200, 200, 200]
const WRITERS: Codes = [401, 403, 403, 200, 403, 200]
const AUDITORS: Codes = [401, 403, 403, 403, 200, 403]
/** Of what lacks something for the national portal: those who may are told so. */
const READERS_TOLD: Codes = [401, 403, 403, 409, 409, 409]
const ADMINS_TOLD: Codes = [401, 403, 403, 403, 403, 409]

let next = 0
const contrato = () => newContrato({ ...signedBody, projetos: [] })
/** A contract of works that serves a project of health too. */
const shared = async () =>
  newContrato({
    ...signedBody,
    projetos: [await newProjeto(), await newProjeto({ id_secretaria: 17 })],
  })
const valor = async () => bench.valorRequest(await newProjeto())
const waiting = async () => ask(await valor())
const returned = async () => {
  const body = await valor()
  const id = await ask(body)
  await call(auditor, 'PUT', `/api/aditivos/${id}/devolver`, { motivo_devolucao: 'Falta' })
  return { id, body }
}
const approved = async () => {
  const id = await waiting()
  await decide(auditor, id, 'aprovar')
  return id
}
const vinculo = async () => ({
  id_projeto: await newProjeto(),
  tipo: 'orcamento',
  id_alvo: await newLancamento(),
})
const linked = async () => (await call(admin, 'POST', '/api/vinculos', await vinculo())).json().id

type Made = { url: string; body?: object }
type Row = readonly [name: string, codes: Codes, make: () => Promise<Made>]
const at = (url: string, body?: object): Made => (body ? { url, body } : { url })

/** Every call of the three words, what each of them is answered, and a record of its own to try it on. */
const ROWS: readonly Row[] = [
  ['listContratos', OPEN, async () => at('/api/contratos')],
  ['exportContratos', OPEN, async () => at('/api/exportar/contratos?formato=csv')],
  ['getContrato', OPEN, async () => at(`/api/contratos/${await contrato()}`)],
  ['listFiscais', [401, 403, 200, 200, 403, 200], async () => at('/api/contratos/pessoas')],
  ['listCorrecoesDoContrato', READERS, async () => at(`/api/contratos/${await shared()}/correcoes`)],
  ['getPncpDoContrato', READERS, async () => at(`/api/contratos/${await shared()}/pncp`)],
  ['exportPncpDoContrato', READERS_TOLD, async () => at(`/api/contratos/${await shared()}/pncp/arquivo`)],
  ['sendPncpDoContrato', ADMINS_TOLD, async () => at(`/api/contratos/${await shared()}/pncp/enviar`, {})],
  ['createContrato', WRITERS, async () => at('/api/contratos', { ...ponte, numero: `A${++next}` })],
  ['updateContrato', WRITERS, async () => at(`/api/contratos/${await shared()}`, { cipi: '1' })],
  ['deleteContrato', WRITERS, async () => at(`/api/contratos/${await newContrato()}`)],
  ['listVinculos', OPEN, async () => at('/api/vinculos')],
  ['createVinculo', WRITERS, async () => at('/api/vinculos', await vinculo())],
  ['updateVinculo', WRITERS, async () => at(`/api/vinculos/${await linked()}`, { valor: 5 })],
  ['deleteVinculo', WRITERS, async () => at(`/api/vinculos/${await linked()}`)],
  ['listAditivos', SOME_READERS, async () => at('/api/aditivos')],
  ['exportAditivos', SOME_READERS, async () => at('/api/exportar/aditivos?formato=csv')],
  ['listAditivosDoProjeto', READERS, async () => at(`/api/aditivos/${await newProjeto()}`)],
  ['listLimitesDoProjeto', READERS, async () => at(`/api/aditivos/${await newProjeto()}/limites`)],
  ['listLimitesDoContrato', READERS, async () => at(`/api/contratos/${await contrato()}/limites`)],
  ['listLimitesDoContrato', SOME_READERS, async () => at(`/api/contratos/${await shared()}/limites`)],
  ['listCorrecoesDoProjeto', READERS, async () => at(`/api/correcoes/${await newProjeto()}`)],
  ['getExame', READERS, async () => at(`/api/aditivos/${await waiting()}/exame`)],
  ['listMensagens', READERS, async () => at(`/api/aditivos/${await waiting()}/mensagens`)],
  ['getPncpDoTermo', READERS, async () => at(`/api/aditivos/${await waiting()}/pncp`)],
  ['exportPncpDoTermo', READERS_TOLD, async () => at(`/api/aditivos/${await waiting()}/pncp/arquivo`)],
  ['sendPncpDoTermo', ADMINS_TOLD, async () => at(`/api/aditivos/${await waiting()}/pncp/enviar`, {})],
  [
    'createMensagem',
    READERS,
    async () => at(`/api/aditivos/${await waiting()}/mensagens`, { texto: 'Onde está a planilha?' }),
  ],
  ['createAditivo', WRITERS, async () => at('/api/aditivos', await valor())],
  ['approveAditivo', AUDITORS, async () => at(`/api/aditivos/${await waiting()}/aprovar`, {})],
  [
    'rejectAditivo',
    AUDITORS,
    async () => at(`/api/aditivos/${await waiting()}/rejeitar`, { descricao_decisao: 'Não' }),
  ],
  [
    'returnAditivo',
    AUDITORS,
    async () => at(`/api/aditivos/${await waiting()}/devolver`, { motivo_devolucao: 'Falta' }),
  ],
  [
    'resendAditivo',
    WRITERS,
    async () => {
      const { id, body } = await returned()
      return at(`/api/aditivos/${id}`, body)
    },
  ],
  ['withdrawAditivo', WRITERS, async () => at(`/api/aditivos/${await waiting()}/retirar`)],
  ['noteTermo', WRITERS, async () => at(`/api/aditivos/${await approved()}/termo`, { numero_termo: '1' })],
]
const CALLS = { ...contratosCalls, ...vinculosCalls, ...aditivosCalls }

describe('who is answered what', () => {
  it('is said of every call', () => {
    expect([...new Set(ROWS.map(([name]) => name))].sort()).toEqual(Object.keys(CALLS).sort())
  })

  it.each(ROWS)('%s: %j', async (name, codes, make) => {
    const { method } = CALLS[name as keyof typeof CALLS]
    const told: number[] = []
    for (const who of EVERYONE) {
      const { url, body } = await make()
      told.push((await call(who, method, url, body)).statusCode)
    }
    expect(told).toEqual(codes)
  })
})

describe('a contract of two departments', () => {
  it('tells each the sum of what the other asked for, and no word of it', async () => {
    const [ours, theirs] = [await newProjeto(), await newProjeto({ id_secretaria: 17, nomeprojeto: 'Posto' })]
    const id = await newContrato({ ...signedBody, valor_inicial: 1000, projetos: [ours, theirs] })
    const line = await newLancamento({ secretaria_id: 17 })
    const asked = await ask(
      bench.valorRequest(theirs, 70, {
        id_secretaria: 17,
        id_orcamento: line,
        descricao_pedido: 'Segredo da saúde',
        fundamento_legal: 'Fundamento da saúde',
      }),
      saude,
    )
    await ask(bench.valorRequest(ours, 30))
    await call(auditor, 'PUT', `/api/aditivos/${asked}/devolver`, { motivo_devolucao: 'Motivo da saúde' })
    await call(saude, 'PUT', `/api/aditivos/${asked}`, {
      ...bench.valorRequest(theirs, 70, { id_secretaria: 17, id_orcamento: line }),
      descricao_pedido: 'Segredo da saúde, outra vez',
    })
    for (const url of [
      '/api/aditivos',
      `/api/aditivos?id_contrato=${id}`,
      `/api/aditivos?id_projeto=${theirs}`,
      '/api/aditivos?busca=segredo',
      `/api/aditivos/${ours}`,
      `/api/aditivos/${ours}/limites`,
      `/api/contratos/${id}/limites`,
      `/api/contratos/${id}`,
      '/api/exportar/aditivos?formato=csv',
    ]) {
      const told = await call(obras, 'GET', url)
      expect([url, told.statusCode, /da sa[uú]de|Posto.*70/.test(told.body)]).toEqual([url, 200, false])
    }
    expect((await call(obras, 'GET', `/api/aditivos/${theirs}`)).statusCode).toBe(403)
    expect((await call(obras, 'GET', `/api/aditivos/${theirs}/limites`)).statusCode).toBe(403)
    const meter = { id_contrato: id, limite_base: 1000, acrescimos_pendentes: 100, acrescimos_aprovados: 0 }
    for (const [who, url] of [
      [obras, `/api/aditivos/${ours}/limites`],
      [obras, `/api/contratos/${id}/limites`],
      [saude, `/api/contratos/${id}/limites`],
    ] as const) {
      expect((await call(who, 'GET', url)).json()).toMatchObject([meter])
    }
  })

  it('lists what it is measured with to those who may read each: also what was asked for before it', async () => {
    const projeto = await newProjeto()
    const early = await ask(bench.valorRequest(projeto, 10))
    const id = await newContrato()
    const signed = { ...signedBody, projetos: [projeto], motivo_correcao: 'Cadastro tardio' }
    expect((await call(admin, 'PUT', `/api/contratos/${id}`, signed)).statusCode).toBe(200)
    const late = await ask(bench.prazoRequest(projeto))
    const listed = async (who: Who) =>
      (await call(who, 'GET', `/api/aditivos?id_contrato=${id}`)).json().map((one: { id: number }) => one.id)
    expect(await listed(auditor)).toEqual([late, early])
    expect(await listed(obras)).toEqual([late, early])
    expect(await listed(saude)).toEqual([])
  })

  it('in preparation has no meter, and one that is not there none either', async () => {
    expect((await call(obras, 'GET', `/api/contratos/${await newContrato()}/limites`)).json()).toEqual([])
    expect((await call(obras, 'GET', '/api/contratos/999999/limites')).statusCode).toBe(404)
  })
})
