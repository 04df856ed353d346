import type { IncomingMessage } from 'node:http'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { PacoError } from '@paco/domain/shared/errors'
import { EMPTY, type S3Access, type S3Request, signed } from './s3-sign.ts'
import { storeDown } from './store.ts'

/** How long a store may say nothing. */
const SILENCE = 15_000
/** Busy stores say so and mean 'a little later'; after as many tries it is down. */
const WAITS = [200, 1000]
const isBusy = ({ statusCode = 0 }: IncomingMessage) => statusCode === 429 || statusCode >= 500

export interface Asked extends S3Request {
  readonly body?: () => AsyncIterable<Uint8Array>
  /** How long it may say nothing, where that is longer than usual. */
  readonly silence?: number
}

/** One try; the answer's body is still to be read. */
async function tryOnce(asked: Asked, access: S3Access): Promise<IncomingMessage> {
  const send = asked.url.protocol === 'https:' ? requestHttps : requestHttp
  const request = send(asked.url, { method: asked.method, headers: signed(asked, access, new Date()) })
  request.setTimeout(asked.silence ?? SILENCE, () => request.destroy(new Error('The store says nothing.')))
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject)
  })
  if (!asked.body) request.end()
  // A store may refuse before it has read everything; what it says counts then.
  const sent = asked.body ? pipeline(Readable.from(asked.body()), request) : Promise.resolve()
  sent.catch((error) => request.destroy(error))
  return answered
}

export async function ask(asked: Asked, access: S3Access): Promise<IncomingMessage> {
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
export async function done(reply: IncomingMessage, ...fine: number[]): Promise<number> {
  const { statusCode = 0 } = reply
  const said = await text(reply).catch(() => '')
  if (fine.includes(statusCode)) return statusCode
  throw storeDown(new Error(`The store answers ${statusCode}: ${said.slice(0, 500)}`))
}

export const rootOf = ({ url }: S3Access) => url.replace(/\/+$/, '')

/** Fails where it does not answer, or not to us. A folder of the bucket is nothing that could be asked for. */
export async function pingS3(access: S3Access): Promise<void> {
  const { origin, pathname } = new URL(access.url)
  const url = new URL(`${origin}/${pathname.split('/')[1]}`)
  await done(await ask({ method: 'HEAD', url, sha256: EMPTY }, access), 200)
}
