import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A reply that is kept and sent many times: its tag and its compressed form are made once. */
export class KeptJson {
  readonly text: string
  readonly etag: string
  #plain: Buffer | undefined
  #brotli: Buffer | undefined

  constructor(text: string) {
    this.text = text
    this.etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  }

  get plain(): Buffer {
    this.#plain ??= Buffer.from(this.text)
    return this.#plain
  }

  get brotli(): Buffer {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
    this.#brotli ??= brotliCompressSync(this.plain, { params })
    return this.#brotli
  }
}

/** Sends it, or 304 to whoever has it already. Browsers keep it and ask again each time. */
export function sendKept(kept: KeptJson, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('ETag', kept.etag).header('Cache-Control', 'no-cache').header('Vary', 'Accept-Encoding')
  if (request.headers['if-none-match'] === kept.etag) return reply.code(304).send()
  reply.header('Content-Type', 'application/json; charset=utf-8')
  const accepted = request.headers['accept-encoding']
  if (typeof accepted !== 'string' || !/\bbr\b/.test(accepted)) return reply.send(kept.plain)
  return reply.header('Content-Encoding', 'br').send(kept.brotli)
}
