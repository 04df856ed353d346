import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import { originOf } from './origin.ts'
import { plainPath } from './plain-path.ts'

/** One JSON line per event, with the request's id and without anything secret: no headers, no bodies, no queries. */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] => ({
  level,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label }) },
})

/**
 * What the program says to whoever runs it: a sentence at a terminal; where lines are collected, a line like all the
 * others, whatever the level they are kept from.
 */
export function say(level: 'info' | 'warn' | 'fatal', text: string, more: object = {}): void {
  const stream = level === 'info' ? process.stdout : process.stderr
  const line = { level, time: new Date().toISOString(), ...more, msg: text }
  stream.write(`${stream.isTTY ? text : JSON.stringify(line)}\n`)
}

const users = new WeakMap<FastifyRequest, number>()

/** Whose token came with a request, for its line in the log: also when that did not help them. */
export const noteUser = (request: FastifyRequest, id: number): void => void users.set(request, id)

/** Without the query, and without the secret that a calendar's address carries. */
const told = (url: string) => plainPath(url).replace(/^(\/api\/agenda\/).+/i, '$1…')

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: told(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        from: originOf(request),
        user: users.get(request),
      },
      'request',
    )
  })
}
