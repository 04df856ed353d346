import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { malformed, PacoError } from '@paco/domain/shared/errors'
import type { FastifyInstance } from 'fastify'
import { refusalHeaders } from './headers.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body may take as long as a file takes over a slow line. */
    slowBody?: true
  }
}

/**
 * A client that dawdles is let go: Node only looks every `connectionsCheckingInterval`. An idle connection outlives
 * the minute that proxies keep theirs for, and by 0.9 s what its `Keep-Alive` header says in whole seconds: a request
 * sent on it as it closes would be lost (ECONNRESET). Thirty megabytes in ten minutes are a line of half a megabit; what
 * brings no file has a minute (`hurryBodies`).
 */
export const TIMEOUTS = {
  requestTimeout: 600_000,
  connectionTimeout: 120_000,
  keepAliveTimeout: 75_900,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
} as const

const BODY = 60_000
const LATE = 'ERR_HTTP_REQUEST_TIMEOUT'

const bringsBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Gives a body a minute to arrive, except where a file may come with it. What is injected comes over no line. */
export function hurryBodies(app: FastifyInstance, within = BODY): void {
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    if (raw.socket instanceof Socket && bringsBody(raw) && !routeOptions.config.slowBody) {
      const timer = setTimeout(() => {
        if (!raw.complete) refuseMalformed(Object.assign(new Error(LATE), { code: LATE }), raw.socket)
      }, within).unref()
      const stop = () => clearTimeout(timer)
      raw.once('end', stop).once('close', stop)
    }
    done()
  })
}

/** How often a client that has nothing more to send is asked whether it is still there. */
const EVERY = 1_000

/** An interim answer (102). A client that has gone refuses it; the next one then ends the connection. */
function ask(response: ServerResponse | undefined): void {
  const understood = response?.req.httpVersion === '1.1'
  if (understood && !response.headersSent && !response.destroyed) response.writeProcessing()
}

/** The last answer on each connection. Of all servers: where several cities are behind one door, each is another server. */
const latest = new WeakMap<Socket, ServerResponse>()

/**
 * A client may say that it has nothing more to send and still wait for its answer. One that has gone says the same: it is
 * asked, so that nobody works for it for minutes.
 */
export function answerHalfClosed(server: Server, every = EVERY): void {
  Object.assign(server, { httpAllowHalfOpen: true })
  server.on('request', ({ socket }, response) => {
    if (!latest.has(socket)) {
      socket.once('end', () => {
        const asking = setInterval(() => ask(latest.get(socket)), every).unref()
        socket.once('close', () => clearInterval(asking))
      })
    }
    latest.set(socket, response)
  })
}

const REFUSALS: Record<string, () => PacoError> = {
  [LATE]: () => new PacoError(408, 'A chamada demorou demais para chegar.'),
  HPE_HEADER_OVERFLOW: () => new PacoError(431, 'O cabeçalho da chamada é grande demais.'),
}

function answer(refusal: PacoError): string {
  const body = JSON.stringify(refusal.toBody())
  return [
    `HTTP/1.1 ${refusal.status} Refused`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    ...refusalHeaders(),
    '',
    body,
  ].join('\r\n')
}

/** Bytes that are not HTTP, or that never come, get an answer in the common form before the connection ends. */
export function refuseMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const refusal = REFUSALS[error.code ?? '']?.() ?? malformed('A chamada está malformada.')
  socket.end(answer(refusal))
}
