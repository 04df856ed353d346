import type { Server } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'

export const GRACE = 15_000
/** Whatever hangs then, a database or a client, does not keep the process. */
const HARD_END = GRACE + 3_000

/** Lets requests in flight finish, then closes the rest; nothing that hangs holds it up for ever. */
export function stopOnSignal(
  server: Server,
  log: (level: 'info' | 'error', what: object, text: string) => void,
  close: () => Promise<void>,
): void {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log('info', { signal }, 'stopping')
    setTimeout(() => server.closeAllConnections(), GRACE).unref()
    setTimeout(() => {
      log('error', { signal }, 'the database did not close in time')
      process.exit(1)
    }, HARD_END).unref()
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** As the log of an application says it. */
export const logBy =
  (log: Pick<FastifyBaseLogger, 'info' | 'error'>) => (level: 'info' | 'error', what: object, text: string) =>
    log[level](what, text)
