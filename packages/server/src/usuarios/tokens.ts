import { createHmac, randomBytes } from 'node:crypto'
import type { SessionUser } from '@paco/domain/shared/roles'
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Db, Trx } from '../db/database.ts'
import { readOrCreateSecret } from './sessao-queries.ts'

export const SESSION_HOURS = 8

/** When the session began, by the clock that ends it: the database's. */
const beginning = (expires: Date) => new Date(expires.getTime() - SESSION_HOURS * 3_600_000)

/** A session's name: 128 bits, so that none can be guessed from another. */
export const drawSessionId = () => randomBytes(16).toString('base64url')

export interface Tokens {
  /** Within the transaction that opens the session. */
  sign(trx: Trx, user: SessionUser, sessionId: string, expires: Date): Promise<string>
  /** The session a token names, or null when the token is not ours or has run out. */
  read(token: string): Promise<{ sessionId: string; userId: number } | null>
  /** A text's fingerprint under the same secret. */
  fingerprint(text: string): string
}

/** How often, in milliseconds, a token that does not fit makes us look whether the secret was replaced. */
const LOOK_AGAIN = 2_000

export const drawSecret = () => randomBytes(32).toString('base64')

/**
 * Signed with one secret for all instances, kept in the database. It is read anew for every token that is signed,
 * because it may have been replaced; one replaced meanwhile opens nothing, since its sessions ended with it.
 */
export async function openTokens(db: Db): Promise<Tokens> {
  const readKey = async (from: Db) => Buffer.from(await readOrCreateSecret(from, drawSecret()), 'base64')
  let key = await readKey(db)
  let looked = Date.now()

  /** Whether the secret is another one by now. */
  async function replaced(): Promise<boolean> {
    if (Date.now() - looked < LOOK_AGAIN) return false
    looked = Date.now()
    const before = key
    key = await readKey(db)
    return !before.equals(key)
  }

  async function verify(token: string): Promise<JWTPayload | null> {
    try {
      return (await jwtVerify(token, key, { algorithms: ['HS256'] })).payload
    } catch (error) {
      const misfit = error instanceof errors.JWSSignatureVerificationFailed
      return misfit && (await replaced()) ? verify(token) : null
    }
  }

  return {
    sign: async (trx, user, sessionId, expires) => {
      key = await readKey(trx)
      return new SignJWT({
        id: user.id,
        name: user.name,
        role: user.role,
        id_secretaria: user.id_secretaria,
        sid: sessionId,
      })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(beginning(expires))
        .setExpirationTime(expires)
        .sign(key)
    },
    read: async (token) => {
      const { sid, id } = (await verify(token)) ?? {}
      return typeof sid === 'string' && typeof id === 'number' ? { sessionId: sid, userId: id } : null
    },
    fingerprint: (text) => createHmac('sha256', key).update(`pedido ${text}`).digest('base64'),
  }
}
