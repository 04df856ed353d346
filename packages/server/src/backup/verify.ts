import { openDatabase } from '../db/database.ts'
import { OperatorError } from '../operator-error.ts'
import type { Counts } from './backup.ts'
import { WHOLE } from './contents.ts'
import { countRows, isBytes, isKept, listTables } from './queries.ts'
import { restore } from './restore.ts'
import { weigh } from './weigh.ts'

function differ(table: string, expected: number, found: number): void {
  if (expected === found) return
  throw new OperatorError(
    `Restaurada em um banco à parte, ${table} tem ${found} em vez de ${expected}: a cópia não serve.`,
  )
}

/**
 * Proves a backup by restoring it into an embedded database of its own in the folder `scratch`: every sum, every
 * seal of the trail, every file's fingerprint, and as many rows in each table as were written.
 */
export async function verify(
  file: string,
  passphrase: string | undefined,
  counts: Counts,
  scratch: string,
): Promise<void> {
  const database = await openDatabase({ folder: scratch })
  const { db } = database.patient
  try {
    const restored = await restore({ ...database, ...database.patient }, file, passphrase, () => weigh)
    const tables = (await listTables(db)).filter((table) => isKept(table) && !isBytes(table))
    for (const table of tables)
      differ(`a tabela ${table.name}`, counts[table.name] ?? 0, await countRows(db, table))
    differ(WHOLE, counts[WHOLE] ?? 0, restored[WHOLE] ?? 0)
  } finally {
    await database.close()
  }
}
