import { createHash, randomBytes } from 'node:crypto'
import { PARTE } from '@paco/domain/arquivos/envio'
import type { TestApp } from '../../test/harness.ts'
import { pdf } from './files.testing.ts'

export interface Who {
  readonly id: number
  readonly headers: { authorization: string }
}

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** A PDF that no other test has sent. */
export const unique = (size = 0): Buffer => pdf(`${randomBytes(8).toString('hex')} ${'x'.repeat(size)}`)

/** Sends files in parts, as the screens do. */
export function enviosOf({ app }: Pick<TestApp, 'app'>) {
  const announce = (who: Who | null, nome: unknown, tamanho: unknown, more: object = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/envios',
      headers: { ...who?.headers, ...more },
      payload: { nome, tamanho },
    })
  const put = (who: Who | null, id: string, de: number | string, bytes: Uint8Array, type?: string) =>
    app.inject({
      method: 'PUT',
      url: `/api/envios/${id}?de=${de}`,
      headers: { ...who?.headers, 'content-type': type ?? 'application/octet-stream' },
      payload: Buffer.from(bytes),
    })
  const ask = (who: Who | null, method: 'GET' | 'DELETE', id: string) =>
    app.inject({ method, url: `/api/envios/${id}`, headers: { ...who?.headers } })
  const open = async (who: Who, bytes: Uint8Array, nome = 'ata.pdf'): Promise<string> =>
    (await announce(who, nome, bytes.length)).json().id
  /** All parts from there on; the answer to the last. */
  const putAll = async (who: Who, id: string, bytes: Uint8Array, from = 0) => {
    let reply = await put(who, id, from, bytes.subarray(from, from + PARTE))
    for (let de = from + PARTE; de < bytes.length; de += PARTE)
      reply = await put(who, id, de, bytes.subarray(de, de + PARTE))
    return reply
  }
  const sendWhole = async (who: Who, bytes: Uint8Array, nome = 'ata.pdf') => {
    const id = await open(who, bytes, nome)
    return { id, reply: await putAll(who, id, bytes) }
  }
  return { announce, put, ask, open, putAll, sendWhole }
}
