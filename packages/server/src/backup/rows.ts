import type { Trx } from '../db/database.ts'
import { OperatorError } from '../operator-error.ts'
import { keepPlace, leavePlace, returnToPlace, type Table, writeRows } from './queries.ts'

const broken = (table: Table, line: number, why: string, cause?: unknown) =>
  new OperatorError(`A linha ${line} da tabela ${table.name} do backup está danificada: ${why}.`, { cause })

/** What the database has against a row, by the class of its SQLSTATE; any other trouble is not the row's. */
const OBJECTIONS: Record<string, string> = {
  '22': 'tem um valor que não cabe na sua coluna',
  '23': 'tem um valor vazio, repetido ou de um registro que não existe',
}
const objectionTo = (error: unknown): string | undefined =>
  OBJECTIONS[String((error as { code?: unknown }).code).slice(0, 2)]

/** Refuses a row that is not exactly the columns of its table: what is missing would be empty without a word. */
export function assertRow(table: Table, row: string, line: number): void {
  let parsed: unknown
  try {
    parsed = JSON.parse(row)
  } catch (cause) {
    throw broken(table, line, 'não é JSON', cause)
  }
  const names = parsed !== null && typeof parsed === 'object' ? Object.keys(parsed) : []
  if (names.length !== table.columns.length || !table.columns.every((column) => names.includes(column)))
    throw broken(table, line, 'tem colunas a mais ou a menos')
}

/** Writes a batch of which `first` is the number of the first line; the row that the database refuses is named. */
export async function writeBatch(
  trx: Trx,
  table: Table,
  rows: readonly string[],
  first: number,
): Promise<void> {
  await keepPlace(trx)
  try {
    await writeRows(trx, table, rows)
  } catch (cause) {
    if (objectionTo(cause) === undefined) throw cause
    await returnToPlace(trx)
    await nameRefused(trx, table, rows, first)
    throw cause
  }
  await leavePlace(trx)
}

async function nameRefused(trx: Trx, table: Table, rows: readonly string[], first: number): Promise<void> {
  for (const [place, row] of rows.entries()) {
    try {
      await writeRows(trx, table, [row])
    } catch (cause) {
      throw broken(table, first + place, objectionTo(cause) ?? 'o banco a recusa', cause)
    }
  }
}
