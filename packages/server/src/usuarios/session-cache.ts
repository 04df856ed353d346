import { changes } from '../db/changes.ts'
import type { Authenticate, Session } from '../http/session.ts'
import type { FoundSession } from './sessao-queries.ts'
import type { Tokens } from './tokens.ts'

/** Nothing cached is older than this, whatever was heard: in milliseconds. */
export const SESSION_CACHE_AGE = 2000
/** More people than a city hall has at once; of more, those who have not been asked about for longest are forgotten. */
const MOST = 2000

interface Known {
  session: Session
  until: number
}

/** What a token turned out to be; `named` is whom it names, also where that opens nothing. */
interface Reading {
  named: number | null
  known: Known | null
}

export interface SessionCache {
  authenticate: Authenticate
  stop: () => void
}

/**
 * A cache (LRU) of sessions by their token: signature and session are checked once, not at every request. It is
 * emptied when a session or a person changes: here before the write is answered, elsewhere by LISTEN/NOTIFY, and in
 * any case nothing in it is believed for more than two seconds, nor for longer than the session lasts.
 */
export function cacheSessions(
  read: Tokens['read'],
  find: (sessionId: string, userId: number) => Promise<FoundSession | null>,
  now: () => number = () => performance.now(),
): SessionCache {
  let kept = new Map<string, Known>()
  let coming = new Map<string, Promise<Reading>>()
  // What is being read while the cache is emptied lands in maps that nobody looks into any more.
  const forget = () => {
    kept = new Map()
    coming = new Map()
  }
  changes.on('sessions', forget)

  async function look(token: string): Promise<Reading> {
    const asked = now()
    const names = await read(token)
    if (!names) return { named: null, known: null }
    const { sessionId, userId } = names
    const found = await find(sessionId, userId)
    if (!found) return { named: userId, known: null }
    const { user, held = null, proven = null } = found
    const session = { user, sessionId, held, proven }
    return { named: userId, known: { session, until: asked + Math.min(SESSION_CACHE_AGE, found.left) } }
  }

  async function fetch(token: string): Promise<Reading> {
    const [mine, others] = [kept, coming]
    try {
      const reading = await look(token)
      // Set anew, so that the order of the map is that of use.
      mine.delete(token)
      if (reading.known) mine.set(token, reading.known)
      const [oldest] = mine.size > MOST ? mine.keys() : []
      if (oldest !== undefined) mine.delete(oldest)
      return reading
    } finally {
      others.delete(token)
    }
  }

  return {
    authenticate: async (token, tellName) => {
      const known = kept.get(token)
      if (known && now() < known.until) {
        tellName(known.session.user.id)
        return known.session
      }
      // Whoever asks meanwhile waits for the same answer.
      const started = coming.get(token) ?? fetch(token)
      if (!coming.has(token)) coming.set(token, started)
      const { named, known: fresh } = await started
      if (named !== null) tellName(named)
      return fresh?.session ?? null
    },
    stop: () => changes.off('sessions', forget),
  }
}
