import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Day } from '@paco/domain/shared/days'
import type { FastifyInstance } from 'fastify'
import type { Requests } from '../metrics/requests.ts'
import { commonHeaders, dayHeaders, drawRequestId } from './headers.ts'
import { answerKept, type KeptJson } from './kept.ts'
import { logServed } from './logging.ts'

/** The kept reply for a path, or null when the framework has to be asked. Never waits. */
export type Ready = (path: string, hasToken: boolean) => KeptJson | null

/**
 * The public dashboards are asked for all day and change seldom: a reply that lies ready leaves before the framework
 * routes, identifies and validates. Everything else, and every request while the reply is not ready, goes the long way.
 */
export function addExpressLane(
  app: FastifyInstance,
  ready: Ready,
  { trustProxy, today, requests }: { trustProxy: boolean; today: () => Day; requests: Requests },
): void {
  /** Of the few paths that have one: under the same name as the framework's answers. */
  const places = new Map<string, number>()
  const placeOf = (path: string) => {
    const place = places.get(path) ?? requests.open('GET', path)
    places.set(path, place)
    return place
  }
  const framework = app.server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    const hasToken = request.headers.authorization !== undefined
    const kept = request.method === 'GET' ? ready(request.url ?? '', hasToken) : null
    if (kept === null) {
      for (const listener of framework) listener.call(app.server, request, response)
      return
    }
    const began = performance.now()
    const overTls = trustProxy && request.headers['x-forwarded-proto'] === 'https'
    const { status, headers, body } = answerKept(kept, request.headers)
    response.writeHead(status, {
      ...commonHeaders(drawRequestId(), overTls),
      ...dayHeaders(today()),
      ...headers,
    })
    response.end(body)
    const [ms, from] = [performance.now() - began, request.socket.remoteAddress]
    requests.count(placeOf(request.url ?? ''), status, ms)
    logServed(app.log, { method: 'GET', url: request.url ?? '', status, ms, from })
  })
}
