import type { SessionUser } from '@paco/domain/shared/roles'

export interface Session {
  user: SessionUser
  sessionId: string
  /** Why it may make no other calls than those that say so (`whileHeld`), in words for its owner. */
  held?: string | null
  /** Whether its owner showed a second factor not long ago; null of those who have none. */
  proven?: boolean | null
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, known before anything of the body is read. */
    session: Session | null
  }
}

/** Who a token belongs to, or null when it belongs to nobody (any more); whom it names is told either way. */
export type Authenticate = (token: string, tellName: (userId: number) => void) => Promise<Session | null>
