import { createHash } from 'node:crypto'
import type { Trx } from '../db/database.ts'
import { OperatorError } from '../operator-error.ts'
import { nextSum, START_SUM, splitSum } from './line-sums.ts'

/** A file, by the fingerprint of its content. */
interface Carried {
  readonly sha256: string
  readonly tamanho: number
}

/** The bytes of files, wherever they are: which places there are, whoever hands this in knows. */
export interface Contents {
  /** Every file whose bytes are kept, with as many of them as can be found, a part at a time. */
  list(): AsyncIterable<Carried & { readonly partes: AsyncIterable<Uint8Array> }>
  /** Keeps a file where new ones go, if its bytes are what its fingerprint says; takes all of them either way. */
  keep(file: Carried, partes: AsyncIterable<Buffer>): Promise<boolean>
  /** Takes away what no rolled back transaction does. */
  undo(): Promise<void>
}
export type OpenContents = (trx: Trx) => Contents

/** Files of a backup: where their bytes are, and who is told of those that are missing or damaged there. */
export interface Carriage {
  readonly contents?: OpenContents
  readonly onMissing?: (sha256: string) => void
}

/** How many files have come along whole, and how many have not, where tables are counted. */
export const WHOLE = 'conteúdo de arquivos'
export const MISSING = 'arquivos sem conteúdo'

/**
 * After the tables: each file's fingerprint and size, followed by its parts, each behind the sum of the file so far, and
 * a last line with their number. One that breaks off here is found to be so when it is brought back.
 */
export async function* contentLines(
  trx: Trx,
  counts: Record<string, number>,
  { contents, onMissing }: Carriage,
): AsyncGenerator<string> {
  let [taken, missing] = [0, 0]
  for await (const { sha256, tamanho, partes } of contents?.(trx).list() ?? []) {
    yield `${JSON.stringify({ arquivo: sha256, tamanho })}\n`
    const hash = createHash('sha256')
    let sum = START_SUM
    let size = 0
    for await (const parte of partes) {
      hash.update(parte)
      size += parte.length
      const row = Buffer.from(parte.buffer, parte.byteOffset, parte.length).toString('base64')
      sum = nextSum(sum, row)
      yield `${sum} ${row}\n`
    }
    taken++
    if (size === tamanho && hash.digest('hex') === sha256) continue
    missing++
    onMissing?.(sha256)
  }
  if (taken > missing) counts[WHOLE] = taken - missing
  if (missing > 0) counts[MISSING] = missing
  yield `${JSON.stringify({ conteudos: taken })}\n`
}

interface Mark {
  readonly arquivo?: unknown
  readonly tamanho?: unknown
  readonly conteudos?: unknown
}

/** Reads past files that are not wanted. */
async function readPast(partes: AsyncIterable<Buffer>): Promise<boolean> {
  for await (const _ of partes);
  return false
}

/** Brings the files back one after the other, up to the last line, whose number must agree. How many are whole. */
export async function bringContents(
  lines: AsyncIterator<string>,
  parse: (line: string) => object,
  contents?: Contents,
): Promise<number> {
  const next = async (): Promise<string> => {
    const { value, done } = await lines.next()
    if (done) throw new OperatorError('O arquivo de backup está incompleto: falta o fim.')
    return value
  }
  let line = await next()
  async function* partesOf(sha256: string): AsyncGenerator<Buffer> {
    let sum = START_SUM
    let number = 0
    for (line = await next(); !line.startsWith('{'); line = await next()) {
      const { sum: told, row } = splitSum(line)
      sum = nextSum(sum, row)
      number++
      if (told !== sum)
        throw new OperatorError(`A parte ${number} do arquivo ${sha256} do backup foi alterada.`)
      yield Buffer.from(row, 'base64')
    }
  }
  let [read, whole] = [0, 0]
  for (;;) {
    const { arquivo, tamanho, conteudos } = parse(line) as Mark
    if (conteudos === read) return whole
    if (typeof arquivo !== 'string' || typeof tamanho !== 'number')
      throw new OperatorError('O arquivo de backup está incompleto ou danificado.')
    const partes = partesOf(arquivo)
    const isKept = contents ? contents.keep({ sha256: arquivo, tamanho }, partes) : readPast(partes)
    if (await isKept) whole++
    read++
  }
}
