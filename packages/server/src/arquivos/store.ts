import { createHash } from 'node:crypto'
import { MESSAGES } from '@paco/domain/arquivos/messages'
import type { Guarda } from '@paco/domain/arquivos/uso'
import { PacoError } from '@paco/domain/shared/errors'
import type { Trx } from '../db/database.ts'
import type { Range } from '../http/stored-file.ts'

/** Where the bytes of files can be; which one has those of a file, its row says. */
export type { Guarda }

/** A file to be written. */
export interface Content {
  readonly sha256: string
  readonly tamanho: number
  /** Its parts, from the first one at every call: a write may be tried again. */
  readonly partes: () => AsyncIterable<Uint8Array>
  /** Does what others wait for in a turn of the sender's. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>
}

/** Makes what was written the file's, in the transaction that says so. */
export type Settle = (trx: Trx) => Promise<void>

/** A place for bytes, each file under its fingerprint. */
export interface Store {
  readonly guarda: Guarda
  /** Writes all of a file or nothing; it is there for good once it was settled. */
  write(content: Content): Promise<Settle>
  /** The bytes of a range, in pieces of at most a part; nothing is held while one of them is on its way. */
  read(sha256: string, range: Range): AsyncGenerator<Uint8Array>
  has(sha256: string): Promise<boolean>
  /** What is not there any more is gone too. */
  remove(sha256: string): Promise<void>
  /** Fails where it does not answer. */
  ping(): Promise<void>
}

export const storeDown = (cause?: unknown) =>
  Object.assign(new PacoError(503, MESSAGES.storeDown, { retryAfter: 10 }), { cause })
export const missing = () => new PacoError(410, MESSAGES.missing)

const SHA256 = /^[0-9a-f]{64}$/

/** Where a file lies below the root of a store: only a fingerprint can name one. */
export function keyOf(sha256: string): string {
  if (!SHA256.test(sha256)) throw new Error('Not a fingerprint.')
  return `${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`
}

/** The parts of a content. The last one only leaves when all are what the fingerprint says: without it nothing is whole. */
export async function* checked({ sha256, tamanho, partes }: Content): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  let size = 0
  let held: Uint8Array | undefined
  for await (const parte of partes()) {
    if (held) yield held
    hash.update(parte)
    size += parte.length
    held = parte
  }
  if (!held || size !== tamanho || hash.digest('hex') !== sha256)
    throw new PacoError(503, MESSAGES.notKept, { retryAfter: 1 })
  yield held
}
