import type { FastifyInstance } from 'fastify'
import { plainPath } from './plain-path.ts'

/** What pages of others may read and send beside the data itself; never who somebody is. */
const OPEN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Last-Modified, Retry-After, Content-Disposition',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}
const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, HEAD',
  'Access-Control-Allow-Headers': 'If-None-Match, If-Modified-Since',
  'Access-Control-Max-Age': '86400',
}

/** Lets pages of any origin read what is below these paths (CORS), refusals too, and nothing else. */
export function openToOrigins(app: FastifyInstance, path: string): void {
  const isBelow = (url: string) => {
    const asked = plainPath(url).toLowerCase()
    return asked === path || asked.startsWith(`${path}/`)
  }
  app.addHook('onRequest', async (request, reply) => {
    if (!isBelow(request.url)) return
    reply.headers(OPEN)
    if (request.method === 'OPTIONS') return reply.headers(PREFLIGHT).code(204).send()
  })
}
