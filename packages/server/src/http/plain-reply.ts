import type { ServerResponse } from 'node:http'
import type { PacoError } from '@paco/domain/shared/errors'
import { commonHeaders, drawRequestId } from './headers.ts'

/** What is answered before a call reaches an application. */
export function sendPlain(response: ServerResponse, status: number, body: object, more: object = {}): void {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    ...commonHeaders(drawRequestId(), false),
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(text)),
    ...more,
  })
  response.end(text)
}

/** Whatever was still to come of the call is not waited for. */
export const refusePlain = (response: ServerResponse, refusal: PacoError) =>
  sendPlain(response, refusal.status, refusal.toBody(), {
    Connection: 'close',
    ...(refusal.retryAfter === undefined ? {} : { 'Retry-After': String(refusal.retryAfter) }),
  })
