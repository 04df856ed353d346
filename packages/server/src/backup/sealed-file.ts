import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { OperatorError } from '../operator-error.ts'

/**
 * A file locked with a pass phrase: letters that say how its key follows from that (scrypt), salt, nonce, the content
 * under AES-256-GCM, and its tag. Old letters still open what they locked.
 */
const COSTS = { PACOCRY1: 2 ** 15, PACOCRY2: 2 ** 17 } as const
type Letters = keyof typeof COSTS
const LETTERS: Letters = 'PACOCRY2'
const SALT = 16
const NONCE = 12
const TAG = 16
const HEAD = LETTERS.length + SALT + NONCE

const isLetters = (text: string): text is Letters => Object.hasOwn(COSTS, text)

const keyOf = (letters: Letters, passphrase: string, salt: Uint8Array) =>
  scryptSync(passphrase.normalize('NFC'), salt, 32, { N: COSTS[letters], maxmem: 256 * 1024 * 1024 })

/** Locks what passes through it. */
export function locking(passphrase: string, letters: Letters = LETTERS) {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const [salt, nonce] = [randomBytes(SALT), randomBytes(NONCE)]
    const cipher = createCipheriv('aes-256-gcm', keyOf(letters, passphrase, salt), nonce)
    yield Buffer.concat([Buffer.from(letters), salt, nonce])
    for await (const chunk of source) yield cipher.update(chunk)
    yield cipher.final()
    yield cipher.getAuthTag()
  }
}

async function readPart(file: string, position: number, length: number): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Whether it takes a pass phrase to read it. */
export const isLocked = async (file: string): Promise<boolean> =>
  isLetters((await readPart(file, 0, LETTERS.length).catch(() => Buffer.alloc(0))).toString('latin1'))

/** What is in a file, unlocked when it is locked. A wrong phrase or an altered byte is an error at the end. */
export async function unlocked(file: string, passphrase: string | undefined): Promise<Readable> {
  const head = await readPart(file, 0, HEAD)
  const letters = head.toString('latin1', 0, LETTERS.length)
  if (!isLetters(letters)) return createReadStream(file)
  if (passphrase === undefined)
    throw new OperatorError('O backup está cifrado. Informe a frase-senha em BACKUP_PASSPHRASE.')
  const { size } = await stat(file)
  const salt = head.subarray(LETTERS.length, LETTERS.length + SALT)
  const decipher = createDecipheriv(
    'aes-256-gcm',
    keyOf(letters, passphrase, salt),
    head.subarray(LETTERS.length + SALT),
  )
  decipher.setAuthTag(await readPart(file, size - TAG, TAG))
  const content = createReadStream(file, { start: HEAD, end: size - TAG - 1 })
  return content.on('error', (error) => decipher.destroy(error)).pipe(decipher)
}
