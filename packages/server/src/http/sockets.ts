import type { Socket } from 'node:net'
import { malformed, type PacoError } from '@paco/domain/shared/errors'

/** A client that dawdles is let go: Node only looks every `connectionsCheckingInterval`. */
export const TIMEOUTS = {
  requestTimeout: 60_000,
  connectionTimeout: 120_000,
  keepAliveTimeout: 10_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
} as const

function answer(refusal: PacoError): string {
  const body = JSON.stringify(refusal.toBody())
  return [
    `HTTP/1.1 ${refusal.status} Bad Request`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}

/** Bytes that are not HTTP get a 400 in the common form before the connection ends. */
export function refuseMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable)
    socket.end(answer(malformed('A chamada está malformada.')))
  else socket.destroy()
}
