import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip, type Gzip, type ZlibParams } from 'node:zlib'
import type { Db, Trx } from '../db/database.ts'
import { syncPath } from '../db/embedded/data-folder.ts'
import { type Carriage, contentLines } from './contents.ts'
import { nextSum, START_SUM } from './line-sums.ts'
import { isBytes, isKept, listMigrations, listTables, readRows } from './queries.ts'
import { locking } from './sealed-file.ts'

/** Rows per table, as written or restored. */
export type Counts = Record<string, number>

export const FORMAT = 'paco-backup/3'

/**
 * The file's lines: a head, each table's name and columns followed by its rows, each behind the sum of the table so
 * far, a line with the counts, and the bytes of files. Secrets, sessions and what else opens doors stay behind: people log in again.
 */
async function* lines(trx: Trx, counts: Counts): AsyncGenerator<string> {
  const feito_em = new Date().toISOString()
  yield `${JSON.stringify({ formato: FORMAT, feito_em, migracoes: await listMigrations(trx) })}\n`
  for (const table of (await listTables(trx)).filter((table) => isKept(table) && !isBytes(table))) {
    let written = 0
    let sum = START_SUM
    yield `${JSON.stringify({ tabela: table.name, colunas: table.columns })}\n`
    for await (const rows of readRows(trx, table)) {
      written += rows.length
      const summed = rows.map((row) => {
        sum = nextSum(sum, row)
        return `${sum} ${row}`
      })
      yield `${summed.join('\n')}\n`
    }
    counts[table.name] = written
  }
  yield `${JSON.stringify({ fim: counts })}\n`
}

async function* withContents(
  trx: Trx,
  counts: Counts,
  { zip, ...carriage }: Carriage & { zip: Gzip & ZlibParams },
): AsyncGenerator<string> {
  yield* lines(trx, counts)
  // Files are compressed as they are: looking for repetitions takes four times as long, and finds none.
  await new Promise<void>((done) => {
    zip.params(constants.Z_DEFAULT_COMPRESSION, constants.Z_HUFFMAN_ONLY, done)
  })
  yield* contentLines(trx, counts, carriage)
}

/**
 * Writes the whole database as it is at one instant, for its owner's eyes alone, locked when a pass phrase is given.
 * The file appears only when it is complete and on the disk. The bytes of files are in it where it is said how to reach them.
 */
export async function backup(
  db: Db,
  file: string,
  passphrase?: string,
  carriage: Carriage = {},
): Promise<Counts> {
  const counts: Counts = {}
  const partial = `${file}.parcial`
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((trx) => {
        const zip = createGzip() as Gzip & ZlibParams
        const source = Readable.from(withContents(trx, counts, { ...carriage, zip }))
        const target = createWriteStream(partial, { mode: 0o600, flush: true })
        return passphrase === undefined
          ? pipeline(source, zip, target)
          : pipeline(source, zip, locking(passphrase), target)
      })
    await rename(partial, file)
    await syncPath(dirname(file))
  } finally {
    await rm(partial, { force: true })
  }
  return counts
}
