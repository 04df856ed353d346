import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { originOf } from './origin.ts'

/** One JSON line per event, with the request's id and without anything secret: no headers, no bodies, no queries. */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] => ({
  level,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label }) },
})

/** Without the query, and without the secret that a calendar's address carries. */
const told = (url: string) => url.split('?', 1)[0]?.replace(/^(\/+api\/+agenda\/+).+/i, '$1…')

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: told(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        from: originOf(request),
      },
      'request',
    )
  })
}
