import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { openBench } from './aditivos.testing.ts'

const ASKED = new Date('2026-04-10T12:00:00-03:00')
let now = ASKED
const test = await startTestApp(() => now)
const { pool } = test.database
const bench = await openBench(test)
const { call, admin, obras, auditor, ask, decide, newProjeto, newContrato, pedido, readAditivos } = bench

const NEXT = 'depois disso não se assina termo aditivo. Devolva o pedido para correção ou rejeite-o.'
const end = (id: number, situacao: string, encerrado_em = '2026-04-09') =>
  call(obras, 'PUT', `/api/contratos/${id}`, { situacao, encerrado_em })

/** A project of two thousand reais under a contract of a thousand, whose term ends on the first of May. */
async function contracted() {
  now = ASKED
  const projeto = await newProjeto({ valor: 2000 })
  return { projeto, contrato: await newContrato([projeto], { vigencia_fim: '2026-05-01' }) }
}
const stored = async (contrato: number) =>
  (
    await pool.query(
      'select acrescimos::float8, supressoes::float8, reajustes::float8, vigencia_fim::text from contratos where id = $1',
      [contrato],
    )
  ).rows[0]
const untouched = { acrescimos: 0, supressoes: 0, reajustes: 0, vigencia_fim: '2026-05-01' }
const KINDS = [
  ['valor', { valor: 100 }],
  ['supressao', { supressao: 50 }],
  ['prazo', { prazo: 30, etapa: 3 }],
  ['misto', { valor: 100, prazo: 30, etapa: 3 }],
] as const

describe('a request whose contract ended while it waited', () => {
  it.each(KINDS)('of %s is not approved after the term, and changes nothing', async (tipo, own) => {
    const { projeto, contrato } = await contracted()
    const id = await ask(pedido(projeto, tipo, own))
    now = new Date('2026-05-02T00:00:00-03:00')
    const refused = await decide(auditor, id, 'aprovar', 'Justificado')
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        Status: 'Error',
        Error: `A vigência do contrato terminou em 01/05/2026: ${NEXT}`,
        message: `A vigência do contrato terminou em 01/05/2026: ${NEXT}`,
      },
    ])
    expect(await stored(contrato)).toEqual(untouched)
    expect(await readAditivos(projeto)).toMatchObject([
      { status: 'pendente', contrato_situacao: 'Em execução', contrato_vigencia_fim: '2026-05-01' },
    ])
    expect((await decide(auditor, id, 'rejeitar', 'Fora do prazo')).statusCode).toBe(200)
  })

  it('is approved until the last minute of the last day', async () => {
    const { projeto } = await contracted()
    const id = await ask(bench.prazoRequest(projeto))
    now = new Date('2026-05-01T23:59:00-03:00')
    expect((await decide(auditor, id, 'aprovar')).statusCode).toBe(200)
  })

  it.each([
    ['Cumprido', 'O contrato foi cumprido'],
    ['Rescindido com sanção', 'O contrato foi rescindido'],
    ['Rescindido sem sanção', 'O contrato foi rescindido'],
    ['Anulado', 'O contrato foi anulado'],
  ])('%s: it is told so', async (situacao, told) => {
    const { projeto, contrato } = await contracted()
    const id = await ask(bench.valorRequest(projeto))
    expect((await end(contrato, situacao)).statusCode).toBe(200)
    const refused = await decide(auditor, id, 'aprovar')
    expect([refused.statusCode, refused.json().Error]).toEqual([409, `${told} em 09/04/2026: ${NEXT}`])
  })

  it('an apostila is approved all the same, and may still be asked for', async () => {
    const { projeto, contrato } = await contracted()
    const asked = await ask(pedido(projeto, 'apostila', { reajuste: 20 }))
    await end(contrato, 'Cumprido')
    expect((await decide(auditor, asked, 'aprovar')).statusCode).toBe(200)
    const later = await ask(pedido(projeto, 'apostila', { reajuste: 5, id_contrato: contrato }))
    expect((await decide(auditor, later, 'aprovar')).statusCode).toBe(200)
    expect(await stored(contrato)).toMatchObject({ reajustes: 25 })
  })

  it('sent back, it is not sent again past its contract: as an apostila, or withdrawn', async () => {
    const { projeto, contrato } = await contracted()
    const id = await ask(bench.valorRequest(projeto))
    await end(contrato, 'Rescindido sem sanção')
    await call(auditor, 'PUT', `/api/aditivos/${id}/devolver`, { motivo_devolucao: 'O contrato acabou' })
    const refused = await call(obras, 'PUT', `/api/aditivos/${id}`, bench.valorRequest(projeto))
    expect([refused.statusCode, refused.json().Error]).toEqual([
      409,
      'O contrato deste pedido terminou e já não se adita. Retire a solicitação, ou reenvie-a como apostila.',
    ])
    expect(await readAditivos(projeto)).toMatchObject([{ status: 'devolvido', id_contrato: contrato }])
    const apostila = pedido(projeto, 'apostila', { reajuste: 20 })
    expect((await call(obras, 'PUT', `/api/aditivos/${id}`, apostila)).statusCode).toBe(200)
    expect(await readAditivos(projeto)).toMatchObject([{ status: 'pendente', id_contrato: contrato }])
  })

  it('an administrator who corrects the term opens the way again', async () => {
    const { projeto, contrato } = await contracted()
    const id = await ask(bench.prazoRequest(projeto))
    now = new Date('2026-05-10T12:00:00-03:00')
    expect((await decide(auditor, id, 'aprovar')).statusCode).toBe(409)
    const corrected = { vigencia_fim: '2026-06-01', motivo_correcao: 'Digitado errado' }
    expect((await call(admin, 'PUT', `/api/contratos/${contrato}`, corrected)).statusCode).toBe(200)
    expect((await decide(auditor, id, 'aprovar')).statusCode).toBe(200)
  })

  it('asked for without a contract, as the specification does, it is approved as ever', async () => {
    now = ASKED
    const projeto = await newProjeto()
    const asked = [await ask(bench.valorRequest(projeto)), await ask(bench.prazoRequest(projeto))]
    await newContrato([projeto], { situacao: 'Cumprido', encerrado_em: '2026-04-01' })
    for (const id of asked) expect((await decide(auditor, id, 'aprovar')).statusCode).toBe(200)
  })
})

describe('a correction of what came back', () => {
  const resend = (id: number, body: object) => call(obras, 'PUT', `/api/aditivos/${id}`, body)
  const giveBack = (id: number) =>
    call(auditor, 'PUT', `/api/aditivos/${id}/devolver`, { motivo_devolucao: 'Falta a planilha' })

  it('names the version it began from; an older one changes nothing', async () => {
    now = ASKED
    const projeto = await newProjeto()
    const id = await ask(bench.valorRequest(projeto, 100))
    await giveBack(id)
    const [{ versao }] = await readAditivos(projeto)
    expect((await resend(id, bench.valorRequest(projeto, 90, { versao }))).statusCode).toBe(200)
    await giveBack(id)
    const stale = await resend(id, bench.valorRequest(projeto, 10, { versao }))
    expect([stale.statusCode, stale.json().Error]).toEqual([
      409,
      'Este registro foi alterado por outra pessoa. Recarregue a página para ver a versão atual.',
    ])
    expect(await readAditivos(projeto)).toMatchObject([
      { status: 'devolvido', valor: 90, versao: versao + 2 },
    ])
    expect((await resend(id, bench.valorRequest(projeto, 80))).statusCode).toBe(200)
  })

  it.each([0, -1, 1.5, 'x', 2 ** 31])('refuses %j as a version', async (versao) => {
    const projeto = await newProjeto()
    const id = await ask(bench.valorRequest(projeto, 100))
    await giveBack(id)
    const refused = await resend(id, bench.valorRequest(projeto, 90, { versao }))
    expect([refused.statusCode, Object.keys(refused.json().Campos)]).toEqual([400, ['versao']])
  })
})
