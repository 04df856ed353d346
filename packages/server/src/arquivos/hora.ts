import { MAX_POR_HORA } from '@paco/domain/arquivos/arquivo'
import { MESSAGES } from '@paco/domain/arquivos/messages'
import { PacoError } from '@paco/domain/shared/errors'
import type { Db } from '../db/database.ts'
import { giveBack, take } from '../db/limits.ts'
import type { Caller } from '../work/turns.ts'

const KILO = 1024
const POR_HORA = {
  max: MAX_POR_HORA / KILO,
  windowSeconds: 3600,
  refusal: (retryAfter: number) => new PacoError(429, MESSAGES.tooMuch, { retryAfter }),
}
const keyOf = ({ key }: Caller) => `arquivos:${key}`
const kilobytes = (bytes: number) => Math.ceil(bytes / KILO)

/** Counts what a person sends against their hour; what is refused does not count, as something smaller may still fit. */
export async function takeHora(db: Db, caller: Caller, bytes: number): Promise<void> {
  await take(db, keyOf(caller), POR_HORA, kilobytes(bytes)).catch(async (error) => {
    await giveBackHora(db, caller, bytes)
    throw error
  })
}

/** Of what was announced and will not come. */
export const giveBackHora = (db: Db, caller: Caller, bytes: number): Promise<void> =>
  giveBack(db, keyOf(caller), kilobytes(bytes))
