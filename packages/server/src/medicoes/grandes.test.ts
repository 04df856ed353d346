import { afterEach, describe, expect, it, vi } from 'vitest'
import { watchSent } from '../db/sent.testing.ts'
import { openObras } from './medicoes.testing.ts'

const bench = await openObras()
const { call, pool, obras, newObra, save, read, readLinhas } = bench

const ROWS = 2000
const BULLETINS = 24
const items = Array.from({ length: ROWS }, (_, index) => ({
  chave: 100 + index,
  codigo: `1.${index + 1}`,
  tipo: 'item' as const,
  quantidade: 100,
  preco_unitario: 10.01,
}))
const group = { chave: 1, codigo: '1', tipo: 'grupo' as const, quantidade: null, preco_unitario: null }

/** As if so many had been measured and approved before, each a little of every row. */
async function fill(contrato: number): Promise<void> {
  for (let numero = 1; numero <= BULLETINS; numero += 1) {
    const { rows } = await pool.query(
      `insert into medicoes (contrato_id, revisao_id, numero, inicio, fim, modo, retencao_percentual, criado_por)
       select $1, id, $2, date '2024-01-01' + $2 * 10, date '2024-01-09' + $2 * 10, 'por_item', 0, $3
       from quantitativos_revisoes where contrato_id = $1 returning id`,
      [contrato, numero, obras.id],
    )
    await pool.query(
      `insert into medicoes_itens (medicao_id, chave, pleiteada, valor) select $1, 99 + n, 1, 10.01 from generate_series(1, $2::int) n`,
      [rows[0].id, ROWS],
    )
    await pool.query(
      `update medicoes set situacao = 'aprovada', atestada_por = $2, aprovada_por = $3, aprovada_em = now() where id = $1`,
      [rows[0].id, bench.fiscal.id, bench.gestor.id],
    )
  }
}

const contrato = await newObra({}, [group, ...items])
await fill(contrato)
// What the planner knows is older than the bulletin at hand, as it always is of one that was just saved.
await pool.query('analyze medicoes_itens')
const id: number = (
  await call(obras, 'POST', '/api/medicoes', {
    id_contrato: contrato,
    inicio: '2026-03-10',
    fim: '2026-03-31',
  })
).json().id

/** What was sent to the database while something was asked. */
async function counted<T>(ask: () => Promise<T>): Promise<{ answer: T; sent: string[] }> {
  const watch = watchSent()
  const answer = await ask()
  const sent = watch.sent().map(({ text }) => text)
  watch.stop()
  return { answer, sent }
}
afterEach(() => vi.restoreAllMocks())

const about = (sent: readonly string[], pattern: RegExp) => sent.filter((text) => pattern.test(text))

interface Plan {
  readonly Plans?: readonly Plan[]
  readonly 'Actual Loops'?: number
  readonly [removed: `Rows Removed by ${string}`]: number
}

/** How many rows a statement looked at in vain. */
function thrownAway(plan: Plan): number {
  const own = (plan['Rows Removed by Join Filter'] ?? 0) + (plan['Rows Removed by Filter'] ?? 0)
  return (plan.Plans ?? []).reduce((sum, below) => sum + thrownAway(below), own * (plan['Actual Loops'] ?? 1))
}

describe(`${ROWS} rows after ${BULLETINS} bulletins`, () => {
  it('are read with one statement for all rows and all that came before', async () => {
    const { answer, sent } = await counted(() => readLinhas(id))
    expect(answer).toHaveLength(ROWS)
    expect(answer[ROWS - 1]).toMatchObject({ anterior_quantidade: 24, anterior_valor: 240.24 })
    expect(about(sent, /medicoes_itens/)).toHaveLength(1)
    expect(sent.length).toBeLessThan(20)
  })

  it('are saved in one statement and one transaction', async () => {
    const itens = items.map(({ chave }) => ({ chave, pleiteada: 33.3333, memoria: 'trecho 1' }))
    const { versao } = await read(id)
    const { answer, sent } = await counted(() => save(id, { itens, versao }))
    expect(answer.statusCode).toBe(200)
    expect(about(sent, /insert into medicoes_itens/)).toHaveLength(1)
    expect(about(sent, /^begin/i)).toHaveLength(1)
    // However many rows: what the house does around any write, beside a session that may be looked up anew.
    expect(sent.length).toBeLessThan(40)
    // 57,3333 × 10,01 = 573,91 less 240,24, of every row
    expect(await read(id)).toMatchObject({
      numero: 25,
      valor_periodo: 667_340,
      valor_acumulado: 1_147_820,
      versao: versao + 1,
    })
  })

  it('saved again as they are change no row', async () => {
    const place =
      'select max(xmin::text::bigint) as last, count(*) as n from medicoes_itens where medicao_id = $1'
    const before = (await pool.query(place, [id])).rows[0]
    await save(id, { itens: items.map(({ chave }) => ({ chave, pleiteada: 33.3333 })) })
    expect((await pool.query(place, [id])).rows[0]).toEqual(before)
    expect(before.n).toBe(ROWS)
  })

  it('are looked up one by one after a save, never compared each with each', async () => {
    const watch = watchSent()
    await readLinhas(id)
    await save(id, { itens: items.slice(0, 1000).map(({ chave }) => ({ chave, pleiteada: 33.3333 })) })
    const sent = watch.sent().filter(({ text }) => /medicoes_itens/.test(text))
    watch.stop()
    expect(sent).toHaveLength(3)
    for (const { text, values } of sent) {
      const { rows } = await pool.query(`explain (analyze, format json) ${text}`, [...values])
      expect(thrownAway(rows[0]['QUERY PLAN'][0].Plan)).toBeLessThan(ROWS * 3)
    }
  })

  it('leave the desk with the same few statements', async () => {
    const { answer, sent } = await counted(() => bench.step(id, 'conferir', obras))
    expect(answer.statusCode).toBe(200)
    expect(about(sent, /insert into medicoes_itens/)).toHaveLength(1)
    // However many rows: what the house does around any write, beside a session that may be looked up anew.
    expect(sent.length).toBeLessThan(40)
  })
})
