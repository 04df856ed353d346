import { emptyTables, firstBrokenSeal } from '../backup/queries.ts'
import { writeBatch } from '../backup/rows.ts'
import type { Db, Trx } from '../db/database.ts'
import { advance, LOCK } from '../db/migrate.ts'
import { onTransaction } from '../db/runner.ts'
import { careForAll } from '../db/table-care.ts'
import { OperatorError } from '../operator-error.ts'
import {
  type Chave,
  countRows,
  dropReferences,
  lastSeal,
  listMovidas,
  lookAt,
  type Movida,
  NOTHING,
  readEvery,
  type Selo,
  type Soma,
  setTriggers,
  type Vista,
} from './queries.ts'

/** What came over as of one instant; triggers sleep and references are put away until the rest has come. */
export interface Trazida {
  readonly tables: readonly Movida[]
  readonly chaves: readonly Chave[]
  readonly selo: Selo | null
  readonly linhas: number
}

export interface Andamento {
  readonly tell: (text: string) => void
  /** Whoever asked for it may give up until the city is handed over. */
  readonly signal: AbortSignal
}

/** From how many rows on a table has a line of its own on the terminal. */
const WORTH_TELLING = 10_000

/** What came of a table must be what was there, row by row. */
export function assertCame(name: string, there: Soma, here: Soma): void {
  if (there.linhas === here.linhas && there.soma === here.soma) return
  throw new OperatorError(
    `A tabela ${name} não veio como é: ${there.linhas} linhas aqui (soma ${there.soma}) e ${here.linhas} no destino (soma ${here.soma}).`,
  )
}

export function conferir(there: ReadonlyMap<string, Vista>, here: ReadonlyMap<string, Vista>): void {
  for (const [name, { soma }] of there) assertCame(name, soma, here.get(name)?.soma ?? NOTHING)
}

/** The same program made both: a table or column that only one of them has is no city's. */
function assertAlike(here: readonly Movida[], there: readonly Movida[]): void {
  const told = (tables: readonly Movida[]) =>
    JSON.stringify(tables.map(({ name, columns }) => [name, [...columns].sort()]).sort())
  if (told(here) !== told(there))
    throw new OperatorError('O banco da cidade tem tabelas ou colunas que não são deste programa.')
}

/** Writes the rows of a table as they come. */
export async function carry(
  from: Trx,
  trx: Trx,
  table: Movida,
  { signal }: Pick<Andamento, 'signal'>,
): Promise<void> {
  let written = 0
  for await (const rows of readEvery(from, table)) {
    signal.throwIfAborted()
    await writeBatch(trx, table, rows, written + 1)
    written += rows.length
  }
}

/** The tables a copy holds as they are. */
const certain = (tables: readonly Movida[]) => tables.filter(({ whole }) => !whole)

async function load(from: Trx, trx: Trx, tables: readonly Movida[], andamento: Andamento): Promise<number> {
  const { tell, signal } = andamento
  const counts = await countRows(from, tables)
  let linhas = 0
  for (const table of tables) {
    const count = counts.get(table.name) ?? 0
    if (count > 0) await carry(from, trx, table, andamento)
    if (count >= WORTH_TELLING) tell(`  ${table.name}: ${count.toLocaleString('pt-BR')} linhas`)
    linhas += count
  }
  tell('Conferindo o que foi trazido.')
  signal.throwIfAborted()
  conferir(await lookAt(from, tables), await lookAt(trx, tables))
  return linhas
}

/** Brings a city, as it lies in a database that nobody writes to, into an empty one, sessions and secrets too, and compares. */
export async function trazer(source: Db, trx: Trx, andamento: Andamento): Promise<Trazida> {
  const on = onTransaction(trx)
  await on.query(`select pg_advisory_xact_lock(${LOCK})`)
  await advance(on)
  const tables = await listMovidas(source)
  assertAlike(tables, await listMovidas(trx))
  await setTriggers(trx, tables, false)
  const chaves = await dropReferences(trx)
  await emptyTables(trx, tables)
  const linhas = await source.transaction().execute((from) => load(from, trx, certain(tables), andamento))
  await careForAll(trx, 'analyze')
  const broken = await firstBrokenSeal(trx)
  if (broken !== null)
    throw new OperatorError(`A linha ${broken} da trilha de auditoria não confere com o seu lacre.`)
  return { tables, chaves, selo: await lastSeal(trx), linhas }
}
