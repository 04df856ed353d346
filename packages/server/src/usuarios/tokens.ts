import { randomBytes } from 'node:crypto'
import type { SessionUser } from '@paco/domain/shared/roles'
import { jwtVerify, SignJWT } from 'jose'
import type { Db } from '../db/database.ts'
import { readOrCreateSecret } from './sessao-queries.ts'

export const SESSION_HOURS = 8

/** When the session began, by the clock that ends it: the database's. */
const beginning = (expires: Date) => new Date(expires.getTime() - SESSION_HOURS * 3_600_000)

export interface Tokens {
  sign(user: SessionUser, sessionId: number, expires: Date): Promise<string>
  /** The session a token names, or null when the token is not ours or has run out. */
  read(token: string): Promise<{ sessionId: number; userId: number } | null>
}

/** Signed with one secret for all instances, kept in the database. */
export async function openTokens(db: Db): Promise<Tokens> {
  const key = Buffer.from(await readOrCreateSecret(db, randomBytes(32).toString('base64')), 'base64')
  return {
    sign: (user, sessionId, expires) =>
      new SignJWT({
        id: user.id,
        name: user.name,
        role: user.role,
        id_secretaria: user.id_secretaria,
        sid: sessionId,
      })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(beginning(expires))
        .setExpirationTime(expires)
        .sign(key),
    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] })
        const { sid, id } = payload
        return typeof sid === 'number' && typeof id === 'number' ? { sessionId: sid, userId: id } : null
      } catch {
        return null
      }
    },
  }
}
