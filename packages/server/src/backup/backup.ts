import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Db, Trx } from '../db/database.ts'
import { listMigrations, listTables, readRows } from './queries.ts'

/** Rows per table, as written or restored. */
export type Counts = Record<string, number>

export const FORMAT = 'paco-backup/1'

/** The file's lines: a head, each table's name and columns followed by its rows, and a last line with the counts. */
async function* lines(trx: Trx, counts: Counts): AsyncGenerator<string> {
  yield `${JSON.stringify({ formato: FORMAT, migracoes: await listMigrations(trx) })}\n`
  for (const table of await listTables(trx)) {
    let written = 0
    yield `${JSON.stringify({ tabela: table.name, colunas: table.columns })}\n`
    for await (const rows of readRows(trx, table)) {
      written += rows.length
      yield `${rows.join('\n')}\n`
    }
    counts[table.name] = written
  }
  yield `${JSON.stringify({ fim: counts })}\n`
}

/** Writes the whole database as it is at one instant. The file appears only when it is complete. */
export async function backup(db: Db, file: string): Promise<Counts> {
  const counts: Counts = {}
  const partial = `${file}.parcial`
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((trx) => pipeline(Readable.from(lines(trx, counts)), createGzip(), createWriteStream(partial)))
    await rename(partial, file)
  } finally {
    await rm(partial, { force: true })
  }
  return counts
}
