import type { BodyInput, Call, ParamsInput, QueryInput, Reply } from '@paco/domain/http/call'
import { SUMS_HEADER, TOTAL_HEADER } from '@paco/domain/http/list'
import { type ErrorBody, PacoError, SERVER_ERROR } from '@paco/domain/shared/errors'
import { readToken } from './session-store.ts'

/** The server could not be reached at all. */
export class NetworkError extends Error {
  override name = 'NetworkError'
}

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : { [K in Name]: Value }

/** What a call needs: only the parts its contract describes. */
export type Parts<C extends Call> = Part<'params', ParamsInput<C>> &
  Part<'body', BodyInput<C>> & { query?: QueryInput<C>; signal?: AbortSignal }

export interface Answer<C extends Call> {
  data: Reply<C>
  /** Rows of the whole filter, on lists. */
  total: number
  /** Sums of the whole filter by column, on lists with money. */
  sums: Record<string, number>
}

/** Called when the server says the session is over. */
let onSessionEnd: (() => void) | null = null
export function whenSessionEnds(listener: () => void) {
  onSessionEnd = listener
}

/** The address of a call with its parameters filled in; what is empty stays out of the query. */
export function addressOf(call: Call, parts: { params?: unknown; query?: unknown }): string {
  const params = (parts.params ?? {}) as Record<string, unknown>
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(parts.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(key, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}

function encode(call: Call, body: unknown): { body?: BodyInit; headers: Record<string, string> } {
  if (body === undefined) return { headers: {} }
  if (call.bodyType !== 'multipart') {
    return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
  }
  const form = new FormData()
  for (const [key, value] of Object.entries(body as Record<string, unknown>)) {
    if (value !== undefined && value !== null) form.set(key, value instanceof Blob ? value : String(value))
  }
  return { body: form, headers: {} }
}

async function send(call: Call, parts: Parts<Call>): Promise<Response> {
  const { body, headers } = encode(call, parts.body)
  const token = readToken()
  if (token) headers.Authorization = `Bearer ${token}`
  try {
    return await fetch(addressOf(call, parts), { method: call.method, headers, body, signal: parts.signal })
  } catch (cause) {
    if (parts.signal?.aborted) throw cause
    throw new NetworkError('Erro na conexão com o servidor', { cause })
  }
}

async function refusal(response: Response): Promise<PacoError> {
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined
  return new PacoError(response.status, body?.Error ?? SERVER_ERROR, {
    campos: body?.Campos,
    retryAfter,
  })
}

/** Makes a call as its contract describes it. Throws `PacoError` for a refusal, `NetworkError` without a server. */
export async function request<C extends Call>(call: C, parts: Parts<C>): Promise<Answer<C>> {
  const response = await send(call, parts as Parts<Call>)
  if (!response.ok) {
    const error = await refusal(response)
    if (error.status === 401 && readToken()) onSessionEnd?.()
    throw error
  }
  const data = 'kind' in call.reply ? await response.blob() : await response.json()
  return {
    data: data as Reply<C>,
    total: Number(response.headers.get(TOTAL_HEADER) ?? 0),
    sums: JSON.parse(response.headers.get(SUMS_HEADER) ?? '{}') as Record<string, number>,
  }
}
