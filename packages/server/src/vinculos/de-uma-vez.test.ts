import { MESSAGES } from '@paco/domain/contratos/messages'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { openContratos, ponte, signedBody } from '../contratos/contratos.testing.ts'

const test = await startTestApp(() => new Date('2026-04-10T12:00:00-03:00'))
const bench = await openContratos(test)
const { call, admin, obras, auditor, ask, decide, newProjeto, newContrato, readContrato, readAditivos } =
  bench

const FIFTY = Array.from({ length: 50 }, (_, at) => at)
/** How often each code was answered. */
const codesOf = (replies: readonly { statusCode: number }[]) => {
  const counts: Record<number, number> = {}
  for (const { statusCode } of replies) counts[statusCode] = (counts[statusCode] ?? 0) + 1
  return counts
}
const giveBack = (id: number) =>
  call(auditor, 'PUT', `/api/aditivos/${id}/devolver`, { motivo_devolucao: 'Falta a planilha' })

describe('fifty at once', () => {
  it('of one contract with one key are one, and all are told its number', async () => {
    const body = { ...ponte, numero: 'F1' }
    const replies = await Promise.all(
      FIFTY.map(() => call(obras, 'POST', '/api/contratos', body, { 'idempotency-key': 'contrato-1' })),
    )
    expect(codesOf(replies)).toEqual({ 200: 50 })
    expect(new Set(replies.map((one) => one.json().id)).size).toBe(1)
  })

  it('without a key one is taken, and the others are told why not', async () => {
    const body = { ...ponte, numero: 'F2' }
    const replies = await Promise.all(FIFTY.map(() => call(obras, 'POST', '/api/contratos', body)))
    expect(codesOf(replies)).toEqual({ 200: 1, 409: 49 })
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(MESSAGES.repeated)
  })

  it('of one request with one key are one; without, each is a request of its own', async () => {
    const projeto = await newProjeto()
    const body = bench.valorRequest(projeto, 1)
    const keyed = await Promise.all(
      FIFTY.map(() => call(obras, 'POST', '/api/aditivos', body, { 'idempotency-key': 'aditivo-1' })),
    )
    expect(codesOf(keyed)).toEqual({ 200: 50 })
    expect(await readAditivos(projeto)).toHaveLength(1)
    expect(codesOf(await Promise.all(FIFTY.map(() => call(obras, 'POST', '/api/aditivos', body))))).toEqual({
      200: 50,
    })
    expect(await readAditivos(projeto)).toHaveLength(51)
    expect((await readAditivos(projeto))[0].acrescimos_pendentes).toBe(51)
  })
})

describe('at once', () => {
  it('of corrections from one version, one is sent', async () => {
    const projeto = await newProjeto()
    const id = await ask(bench.valorRequest(projeto, 100))
    await giveBack(id)
    const [{ versao }] = await readAditivos(projeto)
    const replies = await Promise.all(
      [10, 20, 30].map((valor) =>
        call(obras, 'PUT', `/api/aditivos/${id}`, bench.valorRequest(projeto, valor, { versao })),
      ),
    )
    expect(codesOf(replies)).toEqual({ 200: 1, 409: 2 })
    expect((await readAditivos(projeto))[0].versao).toBe(versao + 1)
  })

  it.each([1, 2, 3])('approved and withdrawn is one of both, turn %i', async () => {
    const projeto = await newProjeto()
    const contrato = await newContrato({ ...signedBody, projetos: [projeto] })
    const id = await ask(bench.valorRequest(projeto, 100))
    const replies = await Promise.all([
      decide(auditor, id, 'aprovar'),
      call(obras, 'PUT', `/api/aditivos/${id}/retirar`),
    ])
    expect(codesOf(replies)).toEqual({ 200: 1, 409: 1 })
    const [{ status }] = await readAditivos(projeto)
    expect((await readContrato(contrato)).acrescimos).toBe(status === 'aprovado' ? 100 : 0)
  })

  it('approved while its contract is ended: one order or the other, never half of each', async () => {
    const projeto = await newProjeto()
    const contrato = await newContrato({ ...signedBody, projetos: [projeto] })
    const id = await ask(bench.valorRequest(projeto, 100))
    const ended = { situacao: 'Cumprido', encerrado_em: '2026-04-09' }
    const [approval, end] = await Promise.all([
      decide(auditor, id, 'aprovar'),
      call(obras, 'PUT', `/api/contratos/${contrato}`, ended),
    ])
    expect(end.statusCode).toBe(200)
    expect([200, 409]).toContain(approval.statusCode)
    expect((await readContrato(contrato)).acrescimos).toBe(approval.statusCode === 200 ? 100 : 0)
  })

  it('linked to the same project twice, a contract serves it once', async () => {
    const projeto = await newProjeto()
    const id = await newContrato()
    const { versao } = await readContrato(id)
    const link = () => call(obras, 'PUT', `/api/contratos/${id}`, { projetos: [projeto], versao })
    expect(codesOf(await Promise.all([link(), link(), link(), link()]))).toEqual({ 200: 1, 409: 3 })
    expect((await readContrato(id)).projetos).toHaveLength(1)
  })
})

/** As it travels: numbers that no JSON writer makes. */
const raw = (method: 'POST' | 'PUT', url: string, payload: string) =>
  test.app.inject({
    method,
    url,
    payload,
    headers: { ...admin.headers, 'content-type': 'application/json' },
  })
const jsonWith = (body: object, field: string, literal: string) =>
  JSON.stringify({ ...body, [field]: '§' }).replace('"§"', literal)

describe('what makes no sense', () => {
  it.each([
    ['valor_inicial', '1e400'],
    ['valor_inicial', '1e15'],
    ['valor_inicial', '0.001'],
    ['valor_referencia', '-1e400'],
    ['ano', '1e400'],
    ['prazo_dias', '1e400'],
    ['prazo_dias', '0'],
    ['regime', '1.5'],
    ['gestor_id', '1e400'],
    ['assinatura', '"2027-02-29"'],
    ['data_base', '"2026-04-31"'],
    ['vigencia_fim', '20260401'],
    ['cnpj', '"12.abc.345/01de-36"'],
    ['cnpj', '"11222333000181x"'],
    ['cnpj', '"00000000000000"'],
    ['objeto', '"a\\u0000b"'],
    ['objeto', '{"a": 1}'],
    ['projetos', '[1e400]'],
    ['projetos', `[${FIFTY.map((n) => n + 1).join()}, 51]`],
  ])('is refused of a contract: %s %s', async (field, literal) => {
    const reply = await raw('POST', '/api/contratos', jsonWith({ ...ponte, numero: 'R1' }, field, literal))
    expect([reply.statusCode, reply.json().Status]).toEqual([400, 'Error'])
    expect(reply.json().message).not.toMatch(/expected|invalid|syntax/i)
  })

  it.each([
    ['valor', '1e400'],
    ['valor', '1e15'],
    ['valor', '"R$ 10"'],
    ['id_contrato', '1e400'],
    ['id_orcamento', '-1'],
    ['data_assinatura', '"2027-02-29"'],
    ['antecipado_em', '"ontem"'],
    ['descricao_pedido', '"a\\u0000b"'],
    ['numero_termo', '"a\\u0000b"'],
  ])('is refused of a request: %s %s', async (field, literal) => {
    const body = bench.valorRequest(await newProjeto())
    const reply = await raw('POST', '/api/aditivos', jsonWith(body, field, literal))
    expect([reply.statusCode, reply.json().Status]).toEqual([400, 'Error'])
    expect(reply.json().message).not.toMatch(/expected|invalid|syntax/i)
  })

  it('a CNPJ in small letters is taken as it is meant', async () => {
    const id = await newContrato({ cnpj: '12.abc.345/01de-35' })
    expect(await readContrato(id)).toMatchObject({ cnpj: '12ABC34501DE35' })
  })
})
