import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import { sweepPedidos } from '../db/pedidos.ts'
import { sweepExpired } from '../usuarios/sessao-queries.ts'
import { vacuum } from './queries.ts'

const HOUR = 3_600_000

/** Sweeps every hour what has run out, and keeps the embedded database in shape once a day. Returns the way to stop. */
export function startMaintenance({ db, kind }: Database, log: Pick<FastifyBaseLogger, 'error'>): () => void {
  let hours = 0
  const timer = setInterval(async () => {
    try {
      await sweepExpired(db)
      await sweepPedidos(db)
      if (kind === 'embedded' && ++hours % 24 === 0) await vacuum(db)
    } catch (error) {
      log.error({ err: error }, 'maintenance failed')
    }
  }, HOUR)
  timer.unref()
  return () => clearInterval(timer)
}
