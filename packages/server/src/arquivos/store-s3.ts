import { buffer } from 'node:stream/consumers'
import { PARTE } from '@paco/domain/arquivos/envio'
import type { Db } from '../db/database.ts'
import { forgetResto, noteResto } from './restos-queries.ts'
import { type Asked, ask, done, pingS3, rootOf } from './s3-client.ts'
import { EMPTY, type S3Access, type S3Request } from './s3-sign.ts'
import { checked, keyOf, missing, type Store, storeDown } from './store.ts'

/** In a store that speaks S3, for cities with more files than a database should hold. */
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
