import { writeBatch } from '../backup/rows.ts'
import type { Db, Trx } from '../db/database.ts'
import { OperatorError } from '../operator-error.ts'
import { type Andamento, assertCame, carry, conferir, type Trazida } from './copia.ts'
import {
  brokenAfter,
  countRows,
  deleteSame,
  isSince,
  lastSeal,
  listKeys,
  listSequences,
  lookAt,
  type Movida,
  makeReferences,
  NOTHING,
  readSince,
  type Soma,
  setSequences,
  setTriggers,
  sumSame,
  type Vista,
} from './queries.ts'

const NEVER: Vista = { total: 0, soma: NOTHING }
const PIECE = 500

const plus = (one: Soma, other: Soma): Soma => ({
  linhas: one.linhas + other.linhas,
  soma: String(BigInt(one.soma) + BigInt(other.soma)),
})

/** Takes away what the city no longer has. */
async function deleteGone(from: Trx, trx: Trx, table: Movida): Promise<void> {
  const there = new Set(await listKeys(from, table))
  const gone = (await listKeys(trx, table)).filter((key) => !there.has(key))
  for (let at = 0; at < gone.length; at += PIECE) await deleteSame(trx, table, gone.slice(at, at + PIECE))
}

/** Of a table, what there is and what was written since the mark, and how much of the table had come. */
interface Stand {
  readonly there: Vista
  readonly here: number
}

/**
 * Brings what changed in a table since the mark. Without what was written since, the rest here is the rest there and what
 * has gone: counting tells whether any has, without comparing every key. All that goes does so before anything comes: a
 * unique value may have passed from one row to another.
 */
async function bringChanged(from: Trx, trx: Trx, table: Movida, { there }: Stand, mark: string) {
  const { total, soma: changed } = there
  for await (const rows of readSince(from, table, mark)) await deleteSame(trx, table, rows)
  const left = (await countRows(trx, [table])).get(table.name)
  if (left !== total - changed.linhas) await deleteGone(from, trx, table)
  let came: Soma = NOTHING
  for await (const rows of readSince(from, table, mark)) {
    await writeBatch(trx, table, rows, came.linhas + 1)
    came = plus(came, await sumSame(trx, table, rows))
  }
  assertCame(table.name, changed, came)
}

/** Tables of which changes cannot be found again come as they are. */
async function bringWhole(source: Db, trx: Trx, tables: readonly Movida[], andamento: Andamento) {
  for (const table of tables) await source.transaction().execute((from) => carry(from, trx, table, andamento))
  conferir(await lookAt(source, tables), await lookAt(trx, tables))
}

async function assertCounts(trx: Trx, tables: readonly Movida[], there: ReadonlyMap<string, Vista>) {
  const here = await countRows(trx, tables)
  for (const [name, { total }] of there)
    if (here.get(name) !== total)
      throw new OperatorError(`A tabela ${name} tem ${total} linhas aqui e ${here.get(name)} no destino.`)
}

async function assertCounters(source: Db, trx: Trx): Promise<void> {
  const [there, here] = [await listSequences(source), await listSequences(trx)]
  if (JSON.stringify(there) !== JSON.stringify(here))
    throw new OperatorError('A numeração dos registros não veio como é.')
}

async function assertTrail(source: Db, trx: Trx, { selo }: Trazida): Promise<void> {
  const broken = await brokenAfter(trx, selo)
  if (broken !== null)
    throw new OperatorError(`A linha ${broken} da trilha de auditoria não confere com o seu lacre.`)
  const [there, here] = [await lastSeal(source), await lastSeal(trx)]
  if (there?.id !== here?.id || there?.hash !== here?.hash)
    throw new OperatorError('O último lacre da trilha de auditoria não é o mesmo no destino.')
}

/**
 * Brings what changed since the mark from a database that takes no writes now; what is here is then what is there. A
 * few tables are read at a time, so that others who read get their turn. How many rows came.
 */
export async function trazerDiferenca(
  source: Db,
  trx: Trx,
  trazida: Trazida,
  { mark, ...andamento }: Andamento & { readonly mark: string },
): Promise<number> {
  const { signal } = andamento
  const [whole, certain] = [true, false].map((is) =>
    trazida.tables.filter((table) => table.whole === is),
  ) as [Movida[], Movida[]]
  const [there, here] = [await lookAt(source, certain, isSince(mark)), await countRows(trx, certain)]
  let linhas = 0
  for (const table of certain) {
    signal.throwIfAborted()
    const stand: Stand = { there: there.get(table.name) ?? NEVER, here: here.get(table.name) ?? 0 }
    linhas += stand.there.soma.linhas
    if (stand.there.soma.linhas > 0 || stand.there.total !== stand.here)
      await source.transaction().execute((from) => bringChanged(from, trx, table, stand, mark))
  }
  await bringWhole(source, trx, whole, andamento)
  await assertCounts(trx, certain, there)
  await setSequences(trx, await listSequences(source))
  await assertCounters(source, trx)
  await makeReferences(trx, trazida.chaves)
  await setTriggers(trx, trazida.tables, true)
  await assertTrail(source, trx, trazida)
  return linhas
}
