import { malformed, tooLarge, wrongType } from '@paco/domain/shared/errors'
import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many bytes of JSON a known person may send, where it is more than a form's. */
    maxBody?: number
    /** Takes a stretch of a file and nothing else. */
    octets?: true
  }
}

export const MAX_BODY = 1024 * 1024
/** What a stranger may send: a login, a registration, a list of sheets. */
const MAX_STRANGERS_BODY = 32 * 1024
/** How much of a body that is too large is still read, so that the client gets to see the refusal. */
const MAX_DRAIN = 32 * 1024 * 1024
const MAX_DEPTH = 32
/** More entries than any list or record of a form has. */
const MAX_ENTRIES = 5_000

const sizeText = (bytes: number) => (bytes < MAX_BODY ? `${bytes / 1024} kB` : `${bytes / MAX_BODY} MB`)

/** Reads a body to its end before refusing it: a socket closed on a client still sending would hide the 413. */
export async function readAll(stream: AsyncIterable<Buffer>, max: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size > MAX_DRAIN) break
    if (size <= max) chunks.push(chunk)
    else chunks.length = 0
  }
  if (size > max) throw tooLarge(`O conteúdo enviado passa de ${sizeText(max)}.`)
  return Buffer.concat(chunks)
}

/** Counts brackets before parsing, so that no parser or validator ever recurses into a hostile depth. */
function assertShallow(text: string): void {
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (inString) {
      if (char === '\\') at++
      else if (char === '"') inString = false
    } else if (char === '"') inString = true
    else if (char === '{' || char === '[') {
      if (++depth > MAX_DEPTH) throw malformed('O JSON enviado tem níveis demais.')
    } else if (char === '}' || char === ']') depth--
  }
}

/**
 * Refuses what the database cannot hold (NUL, halves of surrogate pairs) and what would keep us busy: lists without
 * end, and accents piled upon accents, which take `normalize` quadratic time to sort (UAX #15 allows 30 in a row).
 */
export function assertStorable(value: unknown): void {
  if (typeof value === 'string') {
    if (UNSTORABLE.test(value)) throw malformed('O texto enviado tem caracteres inválidos.')
    return
  }
  // A file is not text: what it is, only its content tells, and looking at it is work for a turn of its own.
  if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return
  const entries = Object.entries(value)
  if (entries.length > MAX_ENTRIES) throw malformed('O conteúdo enviado tem itens demais.')
  for (const [key, inner] of entries) {
    assertStorable(key)
    assertStorable(inner)
  }
}

const UNSTORABLE = /\0|\p{Surrogate}|\p{M}{31}/u

/** Made once: making one takes longer than most bodies do. */
const strictly = new TextDecoder('utf-8', { fatal: true })

/** Fastify's JSON parser of ours: strict UTF-8, bounded size and depth, errors in Portuguese. */
export async function parseJsonBody(
  { session, routeOptions }: FastifyRequest,
  payload: AsyncIterable<Buffer>,
): Promise<unknown> {
  const bytes = await readAll(
    payload,
    session ? (routeOptions.config.maxBody ?? MAX_BODY) : MAX_STRANGERS_BODY,
  )
  if (bytes.length === 0) return undefined
  let text: string
  try {
    text = strictly.decode(bytes)
  } catch {
    throw malformed('O conteúdo enviado não é UTF-8 válido.')
  }
  assertShallow(text)
  try {
    return JSON.parse(text)
  } catch {
    throw malformed('O JSON enviado está malformado.')
  }
}

/** A stretch of a file stays on its line until there is room for it (`implement`); no other call takes one. */
export async function leaveOctets({ routeOptions }: FastifyRequest): Promise<undefined> {
  if (!routeOptions.config.octets) throw wrongType('Envie o conteúdo como application/json.')
}

/** The query as text, strictly decoded; the last of repeated names counts. */
export function parseQuery(url: string): Record<string, string> {
  const at = url.indexOf('?')
  const query: Record<string, string> = {}
  if (at < 0) return query
  for (const pair of url.slice(at + 1).split('&')) {
    if (pair === '') continue
    const [name = '', ...value] = pair.replaceAll('+', ' ').split('=')
    try {
      Object.defineProperty(query, decodeURIComponent(name), {
        value: decodeURIComponent(value.join('=')),
        enumerable: true,
        configurable: true,
      })
    } catch {
      throw malformed('O endereço da chamada está malformado.')
    }
  }
  return query
}
