import type { BodyInput, Call, ParamsInput, QueryInput, Reply } from '@paco/domain/http/call'
import { SUMS_HEADER, TICKET_HEADER, TOTAL_HEADER } from '@paco/domain/http/headers'
import { type ErrorBody, PacoError, SERVER_ERROR } from '@paco/domain/shared/errors'
import { hearDay } from './hoje.ts'
import { keyFor, settle } from './repeats.ts'
import { readToken, type SessionEnd } from './session-store.ts'

/** The server could not be reached at all. */
export class NetworkError extends Error {
  override name = 'NetworkError'
}

export const NO_SERVER = 'Erro na conexão com o servidor'

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : { [K in Name]: Value }

/** What a call needs: only the parts its contract describes. */
export type Parts<C extends Call> = Part<'params', ParamsInput<C>> &
  Part<'body', BodyInput<C>> & {
    query?: QueryInput<C>
    signal?: AbortSignal
    /** Names heavy work, to ask how far it is: see in-turn.ts. */
    ticket?: string
    /** Asked for beside what the screen is for: that the session is over takes nobody away from there. */
    beside?: true
  }

export interface Answer<C extends Call> {
  data: Reply<C>
  /** Rows of the whole filter, on lists. */
  total: number
  /** Sums of the whole filter by column, on lists with money. */
  sums: Record<string, number>
}

type EndListener = (how: SessionEnd, call: { writes: boolean }) => void

/** Called when a call is refused because the session is over. */
let onSessionEnd: EndListener | null = null
export function whenSessionEnds(listener: EndListener) {
  onSessionEnd = listener
}

/** Said to those who have something else to do first, and where they do it. */
let held: { text: string; go: () => void } | null = null
export function whenHeld(text: string, go: () => void) {
  held = { text, go }
}

/** Has a person show that it is them, where a decision needs it; whether they did. */
let prove: (() => Promise<boolean>) | null = null
export function whenUnproven(ask: () => Promise<boolean>) {
  prove = ask
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
  if (call.bodyType === 'octets')
    return { body: body as BodyInit, headers: { 'Content-Type': 'application/octet-stream' } }
  if (call.bodyType !== 'multipart') {
    return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
  }
  const form = new FormData()
  for (const [key, value] of Object.entries(body as Record<string, unknown>)) {
    if (value !== undefined && value !== null) form.set(key, value instanceof Blob ? value : String(value))
  }
  return { body: form, headers: {} }
}

/** Runs what needs the network; its failures have one name. */
async function overNetwork<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new NetworkError(NO_SERVER, { cause })
  }
}

/**
 * Lets taps and drawing go first, where the browser can: a screen asks for all it shows in one go, and starting a request
 * costs a phone some milliseconds.
 */
const breathe = async (): Promise<void> =>
  (globalThis as { scheduler?: { yield?: () => Promise<void> } }).scheduler?.yield?.()

interface Sent {
  response: Response
  token: string | null
  /** To be called when the answer has arrived whole. */
  answered: () => void
}

async function send(call: Call, parts: Parts<Call>): Promise<Sent> {
  const { body, headers } = encode(call, parts.body)
  const address = addressOf(call, parts)
  // What is or holds a file is not compared: sending it again is a write of its own.
  const write =
    body === undefined || typeof body === 'string' ? `${call.method} ${address} ${body ?? ''}` : null
  const token = readToken()
  if (token) headers.Authorization = `Bearer ${token}`
  if (token && call.method !== 'GET') headers['Idempotency-Key'] = keyFor(write)
  if (parts.ticket) headers[TICKET_HEADER] = parts.ticket
  if (call.method === 'GET') await breathe()
  const response = await overNetwork(parts.signal, () =>
    fetch(address, { method: call.method, headers, body, signal: parts.signal }),
  )
  hearDay(response.headers)
  return { response, token, answered: () => settle(write) }
}

/** What a refusing answer says, from its status, its text and its `Retry-After`. */
export function refusalOf(status: number, text: string, retryAfter: string | null): PacoError {
  const body = readBody(text)
  return new PacoError(status, body?.Error ?? SERVER_ERROR, {
    campos: body?.Campos,
    linhas: body?.Linhas,
    retryAfter: Number(retryAfter) || undefined,
  })
}

/** By the specification an answer whose Status is not 'Success' is a refusal, whatever its HTTP status. */
const isRefusal = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'Status' in data && data.Status !== 'Success'

/** A proxy on the way may answer with a page of its own. */
function readBody(text: string): Partial<ErrorBody> | null {
  try {
    return JSON.parse(text) as Partial<ErrorBody> | null
  } catch {
    return null
  }
}

/**
 * The server refused: if it is because the session the call was made with is over, that is told before anything else.
 * Another session may have begun meanwhile, and stays; a wrong password at the door ends none.
 */
export function noteRefusal(call: Call, error: PacoError, token: string | null): void {
  if (error.status === 403 && error.message === held?.text) held.go()
  if (error.status !== 401 || !call.access.login) return
  const now = readToken()
  if (now !== null && now !== token) return
  onSessionEnd?.(now === null ? 'ausente' : 'expirada', { writes: call.method !== 'GET' })
}

/** Makes a call as its contract describes it. Throws `PacoError` for a refusal, `NetworkError` without a server. */
export async function request<C extends Call>(call: C, parts: Parts<C>): Promise<Answer<C>> {
  const { response, token, answered } = await send(call, parts as Parts<Call>)
  if (!response.ok) {
    const text = await response.text().catch(() => '')
    const error = refusalOf(response.status, text, response.headers.get('Retry-After'))
    answered()
    if (!parts.beside) noteRefusal(call, error, token)
    // Refused before anything of it was read: the same call again is the first one.
    if (error.status === 428 && prove && (await prove())) return request(call, parts)
    throw error
  }
  const data = await overNetwork(parts.signal, () =>
    'kind' in call.reply ? response.blob() : response.json(),
  )
  answered()
  if (isRefusal(data)) throw refusalOf(400, JSON.stringify(data), null)
  return {
    data: data as Reply<C>,
    total: Number(response.headers.get(TOTAL_HEADER) ?? 0),
    sums: JSON.parse(response.headers.get(SUMS_HEADER) ?? '{}') as Record<string, number>,
  }
}
