import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** One way of sending a kept reply. */
export interface KeptAnswer {
  readonly status: 200 | 304
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

const pack = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })

/** A cached reply, kept and sent many times: its tag, its headers and its compressed form are made once. */
export class KeptJson {
  readonly text: string
  readonly etag: string
  /** For whoever has it already. */
  readonly unchanged: KeptAnswer
  readonly plain: KeptAnswer
  #packed: KeptAnswer | undefined

  constructor(text: string) {
    this.text = text
    this.etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    const headers = { ETag: this.etag, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' }
    this.unchanged = { status: 304, headers, body: '' }
    this.plain = {
      status: 200,
      headers: { ...headers, ...contentHeaders(Buffer.byteLength(text)) },
      body: text,
    }
  }

  /** For whoever can unpack it. */
  get packed(): KeptAnswer {
    if (!this.#packed) {
      const body = pack(this.text)
      const headers = { ...this.plain.headers, ...contentHeaders(body.length), 'Content-Encoding': 'br' }
      this.#packed = { status: 200, headers, body }
    }
    return this.#packed
  }
}

const contentHeaders = (length: number) => ({
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': String(length),
})

/** What goes back to this caller. Browsers keep it and ask again each time. */
export function answerKept(kept: KeptJson, asked: IncomingHttpHeaders): KeptAnswer {
  if (asked['if-none-match'] === kept.etag) return kept.unchanged
  const accepted = asked['accept-encoding']
  return typeof accepted === 'string' && /\bbr\b/.test(accepted) ? kept.packed : kept.plain
}

/** Sends a kept reply through the framework. */
export function sendKept(kept: KeptJson, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, headers, body } = answerKept(kept, request.headers)
  return reply
    .code(status)
    .headers(headers)
    .send(status === 304 ? undefined : body)
}
