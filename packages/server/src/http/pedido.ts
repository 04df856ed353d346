import { createHash } from 'node:crypto'
import { malformed } from '@paco/domain/shared/errors'
import type { FastifyRequest } from 'fastify'
import type { Pedido } from '../db/pedidos.ts'

const KEY = /^[\x21-\x7e]{1,200}$/

/** Files are told by their own fingerprint: spelled out as JSON, five megabytes would take a gigabyte. */
function withoutFiles(body: unknown): unknown {
  const told = (value: unknown) =>
    value instanceof Uint8Array ? createHash('sha256').update(value).digest('base64') : value
  if (typeof body !== 'object' || body === null || body instanceof Uint8Array) return told(body)
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, told(value)]))
}

/** A fingerprint from which nobody without the secret can try out what was asked: it may hold a password. */
export type Fingerprint = (asked: string) => string

/** The idempotency key a write was sent with, and the fingerprint of what it asks for; null when it has none. */
export function pedidoOf(request: FastifyRequest, body: unknown, fingerprint: Fingerprint): Pedido | null {
  const chave = request.headers['idempotency-key']
  if (chave === undefined) return null
  if (typeof chave !== 'string' || !KEY.test(chave)) {
    throw malformed('A chave de repetição (Idempotency-Key) deve ter de 1 a 200 caracteres visíveis.')
  }
  const asked = `${request.method} ${request.raw.url} ${JSON.stringify(withoutFiles(body))}`
  return { chave, impressao: fingerprint(asked) }
}
