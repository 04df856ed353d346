import type { IncomingMessage } from 'node:http'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { PARTE } from '@paco/domain/arquivos/envio'
import { PacoError } from '@paco/domain/shared/errors'
import type { Db } from '../db/database.ts'
import { forgetResto, noteResto } from './restos-queries.ts'
import { EMPTY, type S3Access, type S3Request, signed } from './s3-sign.ts'
import { checked, keyOf, missing, type Store, storeDown } from './store.ts'

/** How long a store may say nothing. */
const SILENCE = 15_000
/** Busy stores say so and mean 'a little later'; after as many tries it is down. */
const WAITS = [200, 1000]
const isBusy = ({ statusCode = 0 }: IncomingMessage) => statusCode === 429 || statusCode >= 500

interface Asked extends S3Request {
  readonly body?: () => AsyncIterable<Uint8Array>
}

/** One try; the answer's body is still to be read. */
async function tryOnce(asked: Asked, access: S3Access): Promise<IncomingMessage> {
  const send = asked.url.protocol === 'https:' ? requestHttps : requestHttp
  const request = send(asked.url, { method: asked.method, headers: signed(asked, access, new Date()) })
  request.setTimeout(SILENCE, () => request.destroy(new Error('The store says nothing.')))
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject)
  })
  if (!asked.body) request.end()
  // A store may refuse before it has read everything; what it says counts then.
  const sent = asked.body ? pipeline(Readable.from(asked.body()), request) : Promise.resolve()
  sent.catch((error) => request.destroy(error))
  return answered
}

async function ask(asked: Asked, access: S3Access): Promise<IncomingMessage> {
  for (const wait of [...WAITS, null]) {
    const reply = await tryOnce(asked, access).catch((error: Error) => error)
    if (reply instanceof PacoError) throw reply
    if (!(reply instanceof Error) && !isBusy(reply)) return reply
    if (!(reply instanceof Error)) reply.resume()
    if (wait === null)
      throw storeDown(reply instanceof Error ? reply : new Error(`The store answers ${reply.statusCode}.`))
    await sleep(wait)
  }
  throw storeDown()
}

/** What went through; anything else is a setting that is wrong, or a store that is no such store. */
async function done(reply: IncomingMessage, ...fine: number[]): Promise<number> {
  const { statusCode = 0 } = reply
  const said = await text(reply).catch(() => '')
  if (fine.includes(statusCode)) return statusCode
  throw storeDown(new Error(`The store answers ${statusCode}: ${said.slice(0, 500)}`))
}

/** In a store that speaks S3, for cities with more files than a database should hold. */
const rootOf = ({ url }: S3Access) => url.replace(/\/+$/, '')

/** Fails where it does not answer, or not to us. */
export async function pingS3(access: S3Access): Promise<void> {
  await done(await ask({ method: 'HEAD', url: new URL(rootOf(access)), sha256: EMPTY }, access), 200)
}

export function openS3(db: Db, access: S3Access): Store {
  const root = rootOf(access)
  const call = (method: S3Request['method'], sha256: string, more: Partial<Asked> = {}) =>
    ask({ method, url: new URL(`${root}/${keyOf(sha256)}`), sha256: EMPTY, ...more }, access)
  /** A part at a time: a reader who takes long keeps no line open. */
  const readRange = async (sha256: string, from: number, to: number): Promise<Buffer> => {
    const reply = await call('GET', sha256, { headers: { range: `bytes=${from}-${to}` } })
    if (reply.statusCode !== 206 && (await done(reply, 404)) === 404) throw missing()
    const bytes = await buffer(reply).catch((error) => {
      throw storeDown(error)
    })
    if (bytes.length !== to - from + 1) throw missing()
    return bytes
  }
  return {
    guarda: 's3',
    async write(content) {
      const { sha256, tamanho } = content
      await noteResto(db, sha256, 's3')
      // The store holds the body against its fingerprint too.
      const headers = { 'content-length': String(tamanho), 'content-type': 'application/octet-stream' }
      await done(await call('PUT', sha256, { sha256, headers, body: () => checked(content) }), 200)
      return (trx) => forgetResto(trx, sha256, 's3')
    },
    async *read(sha256, { from, to }) {
      for (let at = from; at <= to; at += PARTE)
        yield await readRange(sha256, at, Math.min(to, at + PARTE - 1))
    },
    has: async (sha256) => (await done(await call('HEAD', sha256), 200, 404)) === 200,
    remove: async (sha256) => void (await done(await call('DELETE', sha256), 200, 204, 404)),
    ping: () => pingS3(access),
  }
}
