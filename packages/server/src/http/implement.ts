import { Readable } from 'node:stream'
import type { Call, Calls } from '@paco/domain/http/call'
import type { Day } from '@paco/domain/shared/days'
import {
  type Campos,
  forbidden,
  invalid,
  malformed,
  unauthenticated,
  unproven,
  wrongType,
} from '@paco/domain/shared/errors'
import { validate } from '@paco/domain/shared/issues'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { type Caller, Turns } from '../work/turns.ts'
import { assertStorable, MAX_BODY, parseQuery, readAll } from './body.ts'
import { callerOf } from './caller.ts'
import {
  type Asked,
  type FileResult,
  type Handler,
  type Handlers,
  type Input,
  type Pieces,
  RawJson,
  StreamedJson,
} from './handler.ts'
import { dayHeaders } from './headers.ts'
import { KeptJson, sendKept } from './kept.ts'
import { hasAlready, knownHeaders } from './known.ts'
import { noteUser } from './logging.ts'
import { readMultipart } from './multipart.ts'
import { originOf, publicAddress } from './origin.ts'
import { type Fingerprint, pedidoOf } from './pedido.ts'
import type { Authenticate } from './session.ts'
import { sendStored } from './stored-file.ts'
import { inLane, turnsOf } from './strangers.ts'
import { dropUploads } from './upload.ts'

export interface ImplementOptions {
  authenticate: Authenticate
  /** Refuses a decision (`proven`) to somebody of whom whoever let them in was not sure enough. */
  assertSure?: (userId: number) => Promise<void>
  fingerprint: Fingerprint
  /** The day of the figures that are answered. */
  today: () => Day
  now: () => Date
  /** Waits until what is stored was computed for today, but not for long. */
  ensureToday: () => Promise<void>
  /** Of a call that may be closed, what refuses it while it is; null for one that is always open. */
  closing?: (path: string) => (() => Promise<void>) | null
  /** By which the system is reached, where that is set; else it is what the caller says. */
  publicUrl?: string | undefined
  /** Compares every reply with its contract: in tests and development, not on production's hot path. */
  checkReplies: boolean
}

const NO_SUCH_PARAMETER = 'Esta chamada não tem este parâmetro.'
const OCTETS = /^application\/octet-stream\b/i
const NO_OCTETS = 'Envie o conteúdo como application/octet-stream.'

function bearer(request: FastifyRequest): string | null {
  const match = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')
  return match?.[1] ?? null
}

/** A bad token is refused only where a token is needed: an open page stays open to an expired session. */
async function identify(call: Call, request: FastifyRequest, options: ImplementOptions): Promise<void> {
  const { authenticate, assertSure } = options
  const token = bearer(request)
  request.session = token === null ? null : await authenticate(token, (id) => noteUser(request, id))
  const { session } = request
  if (session?.held && !call.whileHeld) throw forbidden(session.held)
  if (!call.access.allows(session?.user ?? null)) throw session ? forbidden() : unauthenticated()
  if (call.proven && session) await assertSure?.(session.user.id)
  if (call.proven && session?.proven === false) throw unproven()
}

/** Holds what was sent against its schema; what is known to be wrong with it besides is told in the same breath. */
function accept(schema: z.ZodMiniType | undefined, value: unknown, wrong: Campos = {}): unknown {
  assertStorable(value)
  const result = schema ? validate(schema, value) : { ok: true as const, data: undefined }
  const campos = { ...wrong, ...(result.ok ? {} : result.campos) }
  if (!result.ok || Object.keys(campos).length > 0) throw invalid(campos)
  return result.data
}

/** A parameter that a reading call does not have is refused: ignored, the answer would be to another question. */
function acceptQuery(call: Call, request: FastifyRequest): Input<Call>['query'] {
  const asked = parseQuery(request.raw.url ?? '')
  const known = call.query?.shape ?? {}
  const takesAny = call.method !== 'GET' || call.query?.def.catchall !== undefined
  const unknown = takesAny ? [] : Object.keys(asked).filter((name) => !Object.hasOwn(known, name))
  const refused = Object.fromEntries(unknown.map((name) => [name, NO_SUCH_PARAMETER]))
  return accept(call.query, asked, refused) as Input<Call>['query']
}

/** Files that are on their way: a person sends few at once, and the disk they are collected on has an end. */
const arriving = new Turns({ atOnce: 60, each: 4, waiting: 0 })
/** Stretches of files that are on their way: they wait in memory until they are written. */
const stretches = new Turns({ atOnce: 60, each: 8, waiting: 0 })

function readOctets({ maxBody = MAX_BODY }: Call, request: FastifyRequest, caller: Caller): Promise<Buffer> {
  if (!OCTETS.test(request.headers['content-type'] ?? '')) throw wrongType(NO_OCTETS)
  return stretches.run(caller, () => readAll(request.raw, maxBody))
}

async function readBody(
  call: Call,
  request: FastifyRequest,
  caller: Caller,
): Promise<Readonly<Record<string, unknown>>> {
  if (call.bodyType === 'multipart') return readMultipart(request)
  if (call.maxFile !== undefined && request.isMultipart())
    return arriving.run(caller, () => readMultipart(request, call.maxFile))
  if (request.isMultipart()) throw wrongType('Envie o conteúdo como application/json.')
  const body = request.body ?? {}
  if (call.body && (typeof body !== 'object' || Array.isArray(body))) throw malformed('Envie um objeto JSON.')
  return body as Readonly<Record<string, unknown>>
}

/** Everything that is wrong with a body is said at once. A file that came with it is there while `use` lasts. */
async function withBody<T>(
  call: Call,
  { request, caller }: { request: FastifyRequest; caller: Caller },
  use: (body: unknown) => Promise<T>,
): Promise<T> {
  if (!call.body) return use(undefined)
  if (call.bodyType === 'octets') return use(await readOctets(call, request, caller))
  const body = await readBody(call, request, caller)
  try {
    return await use(accept(call.body, body, call.alsoMissing?.(body, request.session?.user ?? null)))
  } finally {
    await dropUploads(body)
  }
}

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
  caller: Caller
  asked: Asked
}

/** Pieces are made as fast as they are fetched; when nobody fetches them any more, no more are made. */
async function streamOf(pieces: Pieces, { caller, asked }: Exchange): Promise<Readable> {
  return Readable.from(await pieces((batches) => turnsOf(caller).slices(caller, batches), asked))
}

async function sendFile(file: FileResult, exchange: Exchange): Promise<FastifyReply> {
  const { request, reply } = exchange
  if ('stored' in file) return sendStored(file, request, reply)
  if (file.known) {
    reply.headers(knownHeaders(file.known))
    if (hasAlready(file.known, request.headers)) return reply.code(304).send()
  }
  // Who asks for the heads alone has nothing made for it.
  const content =
    'bytes' in file ? file.bytes : request.method === 'HEAD' ? '' : await streamOf(file.pieces, exchange)
  const name = encodeURIComponent(file.name)
  return reply
    .type(file.type)
    .header('Content-Disposition', `${file.inline ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`)
    .send(content)
}

/** Holds a reply against its contract; a mistake of ours, for tests and development to find. */
function assertContract(call: Call, text: string): void {
  if ('kind' in call.reply) return
  const checked = call.reply.safeParse(JSON.parse(text))
  if (!checked.success) {
    throw new Error(`${call.path} answers against its contract: ${JSON.stringify(checked.error.issues)}`)
  }
}

const textOf = (result: unknown): string =>
  result instanceof RawJson || result instanceof KeptJson ? result.text : JSON.stringify(result)

async function contentOf(result: unknown, exchange: Exchange): Promise<string | Buffer | Readable> {
  if (result instanceof StreamedJson) return streamOf(result.pieces, exchange)
  return result instanceof RawJson ? result.content : JSON.stringify(result)
}

async function sendReply(call: Call, result: unknown, exchange: Exchange): Promise<FastifyReply> {
  const { request, reply } = exchange
  if ('kind' in call.reply) return sendFile(result as FileResult, exchange)
  if (result instanceof KeptJson) return sendKept(result, request, reply)
  const content = await contentOf(result, exchange)
  if (result instanceof RawJson || result instanceof StreamedJson) reply.headers(result.headers)
  return reply.type('application/json; charset=utf-8').send(content)
}

type Accepted = Omit<Exchange, 'asked'> & { params: unknown; query: Input<Call>['query']; body: unknown }

async function answer(
  call: Call,
  handler: Handler<Call>,
  { request, reply, caller, params, query, body }: Accepted,
  options: ImplementOptions,
): Promise<FastifyReply> {
  const { session } = request
  const user = session?.user ?? null
  const origem = originOf(request)
  const pedido = user && call.method !== 'GET' ? pedidoOf(request, body, options.fingerprint) : null
  const actor = {
    ...(user ? { id: user.id } : {}),
    ...(pedido ? { pedido } : {}),
    nome: user?.name ?? 'visitante',
    origem,
    requisicao: request.id,
  }
  reply.headers(dayHeaders(options.today()))
  const input: Input<Call> = {
    params,
    query,
    body,
    user: user as SessionUser,
    sessionId: session?.sessionId ?? null,
    actor,
    origem,
    endereco: publicAddress(request, options.publicUrl),
    agent: request.headers['user-agent'] ?? null,
    cookies: request.headers.cookie ?? '',
    caller,
  }
  if (call.ofToday) await options.ensureToday()
  const result = await inLane(call, input, () => handler(input))
  if (options.checkReplies && !(result instanceof StreamedJson)) assertContract(call, textOf(result))
  return sendReply(call, result, {
    request,
    reply,
    caller,
    asked: { nome: user?.name ?? 'visitante', em: options.now() },
  })
}

function implementCall(
  app: FastifyInstance,
  call: Call,
  handler: Handler<Call>,
  options: ImplementOptions,
): void {
  const refuseClosed = options.closing?.(call.path) ?? null
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    onRequest: async (request) => {
      await refuseClosed?.()
      await identify(call, request, options)
    },
    config: {
      ...(call.maxFile === undefined ? {} : { slowBody: true }),
      ...(call.maxBody === undefined ? {} : { maxBody: call.maxBody }),
      ...(call.bodyType === 'octets' ? { octets: true } : {}),
    },
    // What was kept as it came leaves as it is: a range counts its bytes.
    ...('kind' in call.reply && call.reply.stored ? { compress: false } : {}),
    handler: async (request, reply) => {
      const exchange = { request, reply, caller: callerOf(request) }
      const params = accept(call.params, request.params)
      const query = acceptQuery(call, request)
      return withBody(call, exchange, (body) =>
        answer(call, handler, { ...exchange, params, query, body }, options),
      )
    },
  })
}

/**
 * Turns descriptions and handlers into routes: identify, validate, handle, reply. Where strangers have a handler of their
 * own, it answers all who are not known, also those with a token that is nobody's.
 */
export function implement<CS extends Calls>(
  app: FastifyInstance,
  calls: CS,
  handlers: Handlers<CS>,
  { strangers = {}, ...options }: ImplementOptions & { strangers?: Partial<Handlers<CS>> },
): void {
  if (!app.hasRequestDecorator('session')) app.decorateRequest('session', null)
  for (const [name, call] of Object.entries(calls)) {
    const forPeople = handlers[name] as unknown as Handler<Call>
    const forStrangers = (strangers[name] as unknown as Handler<Call> | undefined) ?? forPeople
    const handler: Handler<Call> = (input) => (input.user === null ? forStrangers : forPeople)(input)
    implementCall(app, call, handler, options)
  }
}
