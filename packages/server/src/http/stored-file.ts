import { Readable } from 'node:stream'
import { PacoError } from '@paco/domain/shared/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { begin } from '../work/begin.ts'

/** A file that a person sent, as it was kept. */
export interface StoredFile {
  readonly sha256: string
  readonly size: number
  /** The bytes from the first to the last, both included, a piece at a time. */
  readonly read: (range: Range) => AsyncGenerator<Uint8Array>
}

export interface Range {
  readonly from: number
  readonly to: number
}

/**
 * The one range of a file that is asked for; null for all of it, also where several are, which nobody needs, or where
 * the words mean nothing (RFC 9110, 14.2). 'none' when there is no such byte.
 */
export function rangeOf(header: string | undefined, size: number): Range | null | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') return last === '0' ? 'none' : { from: Math.max(0, size - Number(last)), to: size - 1 }
  const from = Number(first)
  if (last !== '' && Number(last) < from) return null
  return from >= size ? 'none' : { from, to: Math.min(last === '' ? size - 1 : Number(last), size - 1) }
}

/** Whatever it is, nothing in it runs, is shown as a page of ours, or reaches anything. */
const SANDBOX = "sandbox; default-src 'none'; frame-ancestors 'none'"

/** Sends a file to be kept, never to be shown here, whole or the range that is asked for. */
export async function sendStored(
  file: { name: string; type: string; stored: StoredFile },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { stored } = file
  const etag = `"${stored.sha256}"`
  reply.headers({ ETag: etag, 'Accept-Ranges': 'bytes' })
  const { range, 'if-range': ifRange, 'if-none-match': known } = request.headers
  if (known?.includes(etag)) return reply.code(304).send()
  const asked = ifRange === undefined || ifRange === etag ? rangeOf(range, stored.size) : null
  if (asked === 'none') {
    reply.header('Content-Range', `bytes */${stored.size}`)
    throw new PacoError(416, 'O arquivo não tem o trecho pedido.')
  }
  const { from, to } = asked ?? { from: 0, to: stored.size - 1 }
  const pieces = await begin(stored.read({ from, to }))
  if (asked) reply.code(206).header('Content-Range', `bytes ${from}-${to}/${stored.size}`)
  return reply
    .type(file.type)
    .headers({
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeName(file.name)}`,
      'Content-Security-Policy': SANDBOX,
      'Content-Length': String(to - from + 1),
    })
    .send(Readable.from(pieces, { objectMode: false }))
}

/** As RFC 8187 spells it, which leaves fewer characters as they are than an address does. */
export const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
