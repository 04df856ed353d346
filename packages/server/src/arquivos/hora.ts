import { MAX_POR_HORA, refuseSpace } from '@paco/domain/arquivos/arquivo'
import { MESSAGES } from '@paco/domain/arquivos/messages'
import { PacoError } from '@paco/domain/shared/errors'
import type { Db, Trx } from '../db/database.ts'
import { giveBack, take } from '../db/limits.ts'
import type { Caller } from '../work/turns.ts'
import { lockRoom, readTaken } from './uso-queries.ts'

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

/** Refuses what the city has no room for; of many that ask at once, one after the other is counted. */
export async function takeRoom(trx: Trx, limite: number, bytes: number): Promise<void> {
  await lockRoom(trx)
  const refused = refuseSpace(await readTaken(trx), bytes, limite)
  if (refused !== null) throw new PacoError(507, refused, { campos: { arquivo: refused } })
}

/** Of what was announced and will not come. */
export const giveBackHora = (db: Db, caller: Caller, bytes: number): Promise<void> =>
  giveBack(db, keyOf(caller), kilobytes(bytes))
