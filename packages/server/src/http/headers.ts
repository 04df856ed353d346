import { randomBytes, randomUUID } from 'node:crypto'
import { DAY_HEADER, type Day } from '@paco/domain/shared/days'
import type { FastifyInstance } from 'fastify'
import { plainPath } from './plain-path.ts'

/** For replies that are data: nothing in them may load or run anything. What `default-src` does not stand for is said by name. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** For pages: only what is served from here, plus map tiles as pictures; styles made at run time carry the nonce. */
export function pagePolicy(nonce: string, tileOrigin: string | null): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${tileOrigin ? ` ${tileOrigin}` : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** For a worker, which has a policy of its own: it may ask whether the server of the tiles answers. */
export function workerPolicy(tileOrigin: string | null): string {
  return `default-src 'none'; connect-src ${tileOrigin ?? "'none'"}`
}

/** For the service worker of the diary's page, which fetches that page and its program. */
export const SERVICE_WORKER_POLICY = "default-src 'none'; connect-src 'self'"

/** A page may ask where the phone is, which its person allows or does not; nothing else of the device. */
export const PAGE_PERMISSIONS = 'camera=(), microphone=(), geolocation=(self)'

export const newNonce = () => randomBytes(16).toString('base64')

/** A page replaces the policy with its own. */
const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Content-Security-Policy': DATA_POLICY,
} as const

/** From a visit over TLS on, browsers come back over TLS only. */
const TLS_HEADERS = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } as const

export const drawRequestId = () => randomUUID()

/** What a reply carries that left before there was a request to speak of. */
export const refusalHeaders = (): readonly string[] =>
  Object.entries({ ...COMMON_HEADERS, 'Cache-Control': 'no-store' }).map(
    ([name, value]) => `${name}: ${value}`,
  )

/** What every reply carries. */
export const commonHeaders = (requestId: string, overTls: boolean): Record<string, string> => ({
  ...COMMON_HEADERS,
  'X-Request-Id': requestId,
  ...(overTls ? TLS_HEADERS : {}),
})

/** What the reply to a call carries besides: the day of its figures. */
export const dayHeaders = (day: Day): Record<string, string> => ({ [DAY_HEADER]: day })

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(commonHeaders(request.id, request.protocol === 'https'))
    if (/^\/api(\/|$)/i.test(plainPath(request.url))) reply.header('Cache-Control', 'no-store')
  })
}
