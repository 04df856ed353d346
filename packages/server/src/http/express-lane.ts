import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { DAY_HEADER, type Day } from '@paco/domain/shared/days'
import type { FastifyInstance } from 'fastify'
import { COMMON_HEADERS, TLS_HEADERS } from './headers.ts'
import { answerKept, type KeptAnswer, type KeptJson } from './kept.ts'

/** The kept reply for a path, or null when the framework has to be asked. Never waits. */
export type Ready = (path: string) => KeptJson | null

const flat = (headers: Readonly<Record<string, string>>) => Object.entries(headers).flat()

/** Headers of an answer as Node writes them fastest, put together once for as long as the answer is kept. */
const lines = new WeakMap<KeptAnswer, string[]>()

function linesOf(answer: KeptAnswer): string[] {
  const known = lines.get(answer)
  if (known) return known
  const made = flat({ ...COMMON_HEADERS, ...answer.headers })
  lines.set(answer, made)
  return made
}

function serve(kept: KeptJson, request: IncomingMessage, response: ServerResponse, own: string[]): number {
  const answer = answerKept(kept, request.headers)
  response.writeHead(answer.status, [...linesOf(answer), 'X-Request-Id', randomUUID(), ...own])
  response.end(answer.body)
  return answer.status
}

/**
 * The public dashboards are asked for all day and change seldom: a reply that lies ready leaves before the framework
 * routes, identifies and validates. Everything else, and every request while the reply is not ready, goes the long way.
 */
export function addExpressLane(
  app: FastifyInstance,
  ready: Ready,
  { trustProxy, today }: { trustProxy: boolean; today: () => Day },
): void {
  const framework = app.server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    const kept = request.method === 'GET' ? ready(request.url ?? '') : null
    if (kept === null) {
      for (const listener of framework) listener.call(app.server, request, response)
      return
    }
    const began = performance.now()
    const overTls = trustProxy && request.headers['x-forwarded-proto'] === 'https'
    const status = serve(kept, request, response, [
      DAY_HEADER,
      today(),
      ...(overTls ? flat(TLS_HEADERS) : []),
    ])
    const ms = Math.round((performance.now() - began) * 10) / 10
    app.log.info(
      { method: 'GET', path: request.url, status, ms, from: request.socket.remoteAddress },
      'request',
    )
  })
}
