import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { unauthenticated } from '@paco/domain/shared/errors'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics/metrics.ts'
import { METRICS_HEADERS } from '../metrics/text.ts'

const PATH = '/metrics'
const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** Whether a header says the token; whatever it says takes equally long. */
function guard(token: string): (header: string | undefined) => boolean {
  const expected = digestOf(token)
  return (header) => {
    const said = /^Bearer (\S+)$/i.exec(header ?? '')?.[1]
    return timingSafeEqual(digestOf(said ?? ''), expected) && said !== undefined
  }
}

/** On the port of the pages, for those who say the token in a header, and nowhere else. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string): void {
  const knows = guard(token)
  app.get(PATH, async (request, reply) => {
    if (!knows(request.headers.authorization)) {
      reply.header('WWW-Authenticate', 'Bearer')
      throw unauthenticated()
    }
    return reply.headers(METRICS_HEADERS).send(await metrics.render())
  })
}

export interface MetricsPort {
  readonly port: number
  readonly host: string
  /** Asked for there too, where one is set. */
  readonly token?: string | undefined
}

/** On a port of its own, with nothing else on it. */
export function listenMetrics(
  metrics: Pick<Metrics, 'render'>,
  { port, host, token }: MetricsPort,
): Promise<Server> {
  const knows = token === undefined ? () => true : guard(token)
  const server = createServer(
    { requestTimeout: 10_000, headersTimeout: 5_000 },
    async (request, response) => {
      const isAsked = /^(GET|HEAD)$/.test(request.method ?? '') && request.url === PATH
      if (!isAsked) return void response.writeHead(404).end()
      if (!knows(request.headers.authorization))
        return void response.writeHead(401, { 'WWW-Authenticate': 'Bearer' }).end()
      const text = await metrics.render()
      response.writeHead(200, METRICS_HEADERS).end(request.method === 'HEAD' ? undefined : text)
    },
  )
  server.maxConnections = 20
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server.off('error', reject)))
  })
}
