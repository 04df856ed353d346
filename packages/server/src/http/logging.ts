import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import { type LogTo, openOutput } from './log-output.ts'
import { originOf } from './origin.ts'
import { plainPath } from './plain-path.ts'

const stdout = openOutput(process.stdout)
const stderr = openOutput(process.stderr)

let whose: () => object = () => ({})

/** Lines say more of where they come from, where there is more to say: on a server of several cities, of which. */
export function signLines(sign: () => object): () => void {
  whose = sign
  return () => {
    whose = () => ({})
  }
}

/** One JSON line per event, with the request's id and without anything secret: no headers, no bodies, no queries. */
export const loggerOptions = (level: string, stream: LogTo = stdout): FastifyServerOptions['logger'] => ({
  level,
  stream,
  base: null,
  mixin: () => whose(),
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label }) },
})

/**
 * What the program says to whoever runs it: a sentence at a terminal; where lines are collected, a line like all the
 * others, whatever the level they are kept from.
 */
export function say(level: 'info' | 'warn' | 'fatal', text: string, more: object = {}): void {
  const [output, { isTTY }] = level === 'info' ? [stdout, process.stdout] : [stderr, process.stderr]
  const signs = whose()
  const line = { level, time: new Date().toISOString(), ...signs, ...more, msg: text }
  const spoken = [...Object.values(signs), text].join(': ')
  output.write(`${isTTY ? spoken : JSON.stringify(line)}\n`)
}

const users = new WeakMap<FastifyRequest, number>()

/** Whose token came with a request, for its line in the log: also when that did not help them. */
export const noteUser = (request: FastifyRequest, id: number): void => void users.set(request, id)

/** Without the query, and without the secret that the address of a calendar, or of leaving e-mails, carries. */
const told = (url: string) => plainPath(url).replace(/^(\/api\/(?:agenda|avisos\/sair)\/).+/i, '$1…')

interface Served {
  readonly method: string
  readonly url: string
  readonly status: number
  readonly ms: number
  readonly from: string | undefined
  readonly user?: number | undefined
}

/** The line of one request. */
export function logServed(log: FastifyBaseLogger, { method, url, status, ms, from, user }: Served): void {
  log.info({ method, path: told(url), status, ms: Math.round(ms * 10) / 10, from, user }, 'request')
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, log } = request
    const [from, user] = [originOf(request), users.get(request)]
    logServed(log, { method, url, status: reply.statusCode, ms: reply.elapsedTime, from, user })
  })
}
