import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { malformed, PacoError } from '@paco/domain/shared/errors'

/**
 * A client that dawdles is let go: Node only looks every `connectionsCheckingInterval`. An idle connection outlives
 * the minute that proxies keep theirs for, and by 0.9 s what its `Keep-Alive` header says in whole seconds: a request
 * sent on it as it closes would be lost (ECONNRESET).
 */
export const TIMEOUTS = {
  requestTimeout: 60_000,
  connectionTimeout: 120_000,
  keepAliveTimeout: 75_900,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
} as const

/** A client may say that it has nothing more to send and still wait for its answer. */
export function answerHalfClosed(server: Server): void {
  Object.assign(server, { httpAllowHalfOpen: true })
}

const REFUSALS: Record<string, () => PacoError> = {
  ERR_HTTP_REQUEST_TIMEOUT: () => new PacoError(408, 'A chamada demorou demais para chegar.'),
  HPE_HEADER_OVERFLOW: () => new PacoError(431, 'O cabeçalho da chamada é grande demais.'),
}

function answer(refusal: PacoError): string {
  const body = JSON.stringify(refusal.toBody())
  return [
    `HTTP/1.1 ${refusal.status} Refused`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
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
