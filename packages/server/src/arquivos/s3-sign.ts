import { createHash, createHmac } from 'node:crypto'

/** Signature V4 of AWS, as every S3-compatible store asks for it. */

export interface S3Access {
  /** Endpoint and bucket, path style: `https://s3.exemplo.gov.br/paco`. */
  readonly url: string
  readonly regiao: string
  readonly chave: string
  readonly segredo: string
}

export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  readonly url: URL
  /** Of the body. */
  readonly sha256: string
  readonly headers?: Readonly<Record<string, string>>
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** Of no body at all. */
export const EMPTY = hash('')

/** What is asked after the `?`, in order. */
const queryOf = ({ searchParams }: URL): string =>
  [...searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&')

/** Headers of a request with its signature among them, good for a quarter of an hour from `now`. */
export function signed(
  { method, url, sha256, headers = {} }: S3Request,
  access: S3Access,
  now: Date,
): Record<string, string> {
  const instant = now.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const scope = `${instant.slice(0, 8)}/${access.regiao}/s3/aws4_request`
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': sha256,
    'x-amz-date': instant,
  }
  const names = Object.keys(all).sort()
  const lines = names.map((name) => `${name}:${all[name]}\n`).join('')
  const canonical = [method, url.pathname, queryOf(url), lines, names.join(';'), sha256].join('\n')
  const text = ['AWS4-HMAC-SHA256', instant, scope, hash(canonical)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${access.segredo}`)
  const signature = hmac(key, text).toString('hex')
  return {
    ...all,
    authorization: `AWS4-HMAC-SHA256 Credential=${access.chave}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  }
}
