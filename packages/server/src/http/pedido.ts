import { createHash } from 'node:crypto'
import { malformed } from '@paco/domain/shared/errors'
import type { FastifyRequest } from 'fastify'
import type { Pedido } from '../db/pedidos.ts'

const KEY = /^[\x21-\x7e]{1,200}$/

/** Bytes are told by their own fingerprint, not spelled out; a buffer has already spelled itself when it gets here. */
function plainly(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const raw = this[key]
  return raw instanceof Uint8Array ? createHash('sha256').update(raw).digest('base64') : value
}

/** The key a write was sent with, and the fingerprint of what it asks for; null when it has none. */
export function pedidoOf(request: FastifyRequest, body: unknown): Pedido | null {
  const chave = request.headers['idempotency-key']
  if (chave === undefined) return null
  if (typeof chave !== 'string' || !KEY.test(chave)) {
    throw malformed('A chave de repetição (Idempotency-Key) deve ter de 1 a 200 caracteres visíveis.')
  }
  const asked = `${request.method} ${request.raw.url} ${JSON.stringify(body, plainly)}`
  return { chave, impressao: createHash('sha256').update(asked).digest('base64') }
}
