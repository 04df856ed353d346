import { createHash } from 'node:crypto'
import type { Db } from '../db/database.ts'
import { clear, giveBack, type Limit, take } from '../db/limits.ts'
import { networkOf } from '../http/origin.ts'
import { inTurn } from './in-turn.ts'
import { listKnownMarks } from './sessao-queries.ts'

const MINUTES_15 = 15 * 60
const PER_ACCOUNT: Limit = { max: 10, windowSeconds: MINUTES_15 }
const PER_CODE: Limit = { max: 5, windowSeconds: MINUTES_15 }
/** A whole city hall may share one address. */
const PER_ADDRESS: Limit = { max: 50, windowSeconds: MINUTES_15 }

/** Where a try comes from: an address, and a browser that says so by a name it drew itself. */
export interface From {
  readonly origem: string
  readonly navegador?: string | undefined
}

type Counter = readonly [key: string, limit: Limit]

const addressMark = ({ origem }: From) => `origem:${networkOf(origem)}`
const browserMark = ({ navegador }: From) =>
  navegador === undefined
    ? null
    : `navegador:${createHash('sha256').update(navegador).digest('base64url').slice(0, 22)}`

/** What a right password is remembered by. */
export const marksOf = (from: From): string[] =>
  [addressMark(from), browserMark(from)].filter((mark) => mark !== null)

/**
 * The counters of a try. From a browser, or an address, from which the account was entered before it has one of its
 * own: neither strangers who guess at the account nor neighbours who guess at theirs keep its owner out.
 */
async function countersOf(db: Db, email: string, from: From): Promise<[Counter, ...Counter[]]> {
  const known = await listKnownMarks(db, email, marksOf(from))
  const browser = browserMark(from)
  if (browser !== null && known.includes(browser)) return [[`login:${browser}:${email}`, PER_ACCOUNT]]
  const address = addressMark(from)
  if (known.includes(address)) return [[`login:${address}:${email}`, PER_ACCOUNT]]
  return [
    [`login:conta:${email}`, PER_ACCOUNT],
    [`login:${address}`, PER_ADDRESS],
  ]
}

/** Rate limit: counts a try before it is made; one that succeeds forgives its account and costs its address nothing. */
async function counted<T>(
  db: Db,
  [own, ...shared]: readonly [Counter, ...Counter[]],
  attempt: () => Promise<T | null>,
): Promise<T | null> {
  return inTurn(own[0], async () => {
    for (const [key, limit] of [own, ...shared]) await take(db, key, limit)
    const result = await attempt()
    if (result === null) return null
    await clear(db, own[0])
    for (const [key] of shared) await giveBack(db, key)
    return result
  })
}

/** A try at the door. */
export const tryLogin = async <T>(
  db: Db,
  email: string,
  from: From,
  attempt: () => Promise<T | null>,
): Promise<T | null> => counted(db, await countersOf(db, email, from), attempt)

/** A try of somebody who is in already: it is their own affair. */
export const tryOwnPassword = <T>(
  db: Db,
  userId: number,
  attempt: () => Promise<T | null>,
): Promise<T | null> => counted(db, [[`login:senha:${userId}`, PER_ACCOUNT]], attempt)

/** A try of a link that opens something: nobody guesses one, and whoever tries is slowed down as at the door. */
const tryLink =
  (kind: string) =>
  <T>(db: Db, hash: string, from: From, attempt: () => Promise<T | null>): Promise<T | null> =>
    counted(
      db,
      [
        [`${kind}:${hash}`, PER_ACCOUNT],
        [`${kind}:${addressMark(from)}`, PER_ADDRESS],
      ],
      attempt,
    )

/** A try at a code: so few that even those who know the password guess none. */
export const tryCodigo = <T>(db: Db, userId: number, attempt: () => Promise<T | null>): Promise<T | null> =>
  counted(db, [[`fator:conta:${userId}`, PER_CODE]], attempt)

export const tryConvite = tryLink('convite')
export const trySenhaLink = tryLink('senha-link')
