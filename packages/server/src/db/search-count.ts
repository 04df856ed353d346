import { sumMoney } from '@paco/domain/shared/money'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import type { Counted } from './list.ts'
import { inShare } from './shares.ts'

/** What the planner expects of a statement that others hardly notice the wait for: some thousand rows, more by an index. */
const UNNOTICED = 600
/** A table of any size is looked through in at most so many statements. */
const MOST = 20

type Plan = [{ Plan: { 'Total Cost': number } }]

/** A search's totals over the rows whose number is within a stretch. */
type CountWithin = (within: RawBuilder<boolean>) => RawBuilder<unknown>

function added(one: string, other: string): string {
  const [sums, more] = [one, other].map((text) => JSON.parse(text) as Record<string, number>)
  const entries = Object.entries(sums ?? {}).map(([key, sum]) => [key, sumMoney([sum, more?.[key] ?? 0])])
  return JSON.stringify(Object.fromEntries(entries))
}

/**
 * Words that no index helps with are looked for in every row, and where there is one session for everybody, everybody
 * would wait for the last of them: such a search counts a stretch of numbers at a time, and others get their turn in
 * between. What is written meanwhile may be counted or not. Null where it is cheap enough to be counted in one go.
 */
export async function countInStretches(
  db: Db,
  from: RawBuilder<unknown>,
  count: CountWithin,
): Promise<Counted | null> {
  const inTurn = <T>(query: RawBuilder<T>) => inShare(db, 'lists', () => query.execute(db))
  const planned = await inTurn(
    sql<{ 'QUERY PLAN': Plan }>`explain (format json) ${count(sql<boolean>`true`)}`,
  )
  const cost = planned.rows[0]?.['QUERY PLAN'][0].Plan['Total Cost'] ?? 0
  if (cost <= UNNOTICED) return null
  const { rows } = await inTurn(sql<{ last: number | null }>`select max(id) as last from ${from}`)
  const last = rows[0]?.last ?? 0
  const step = Math.ceil(last / Math.min(MOST, Math.ceil(cost / UNNOTICED)))
  let counted: Counted | null = null
  for (let start = 0; start < last; start += step) {
    const within = sql<boolean>`id > ${start} and id <= ${start + step}`
    const [stretch] = (await inTurn(sql<Counted>`${count(within)}`)).rows
    if (!stretch) continue
    counted = counted
      ? { total: counted.total + stretch.total, sums: added(counted.sums, stretch.sums) }
      : stretch
  }
  return counted
}
