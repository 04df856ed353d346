import type { FastifyInstance, FastifyServerOptions } from 'fastify'

/** One JSON line per event, with the request's id and without anything secret: no headers, no bodies, no queries. */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] => ({
  level,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label }) },
})

const withoutQuery = (url: string) => url.split('?', 1)[0]

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: withoutQuery(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        from: request.ip,
      },
      'request',
    )
  })
}
