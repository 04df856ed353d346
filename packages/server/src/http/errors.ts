import { setTimeout as sleep } from 'node:timers/promises'
import {
  DISK_FULL,
  MUDANDO,
  malformed,
  notFound,
  PacoError,
  SERVER_ERROR,
  tooLarge,
  wrongType,
} from '@paco/domain/shared/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { EmbeddedDatabaseError, MOVING } from '../db/embedded/embedded.ts'
import { NoAnswerError } from '../db/steady-pool.ts'
import { networkOf, originOf } from './origin.ts'
import type { RefusalPace } from './refusal-pace.ts'

const later = (text: string, retryAfter = 5) => new PacoError(503, text, { retryAfter })
const unavailable = () => later('O banco de dados não está respondendo. Tente de novo em instantes.')
const tooSlow = () => later('A consulta demorou demais e foi interrompida. Tente de novo em instantes.')
const contended = () => later('Outra pessoa está gravando o mesmo registro. Tente de novo em instantes.', 1)
const readOnly = () =>
  later('O banco de dados só aceita leitura no momento. Avise quem cuida do servidor.', 60)
const failed = () => new PacoError(500, SERVER_ERROR)

/** Fastify's own refusals, in our words. */
function fromFastify({ code = '', statusCode = 500 }: FastifyError): PacoError | null {
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return wrongType('Envie o conteúdo como application/json.')
  if (code.startsWith('FST_REQ_FILE_TOO_LARGE') || code.endsWith('_LIMIT') || statusCode === 413)
    return tooLarge()
  if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE' || statusCode === 415) return wrongType()
  if (statusCode === 404) return notFound('Endereço não encontrado.')
  if (statusCode >= 400 && statusCode < 500) return malformed('A chamada está malformada.')
  return null
}

/** SQLSTATE classes and network errors that mean the database is away, not that the request is wrong. */
const AWAY =
  /^(08|53|57P|58|25P03|25P04)|^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/
/** The process may open no further file. */
const NO_FILES = new Set(['EMFILE', 'ENFILE'])
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT'])
const CONTENDED = new Set(['40001', '40P01', '55P03'])
const BAD_TEXT = new Set(['22021', '22P05', '22P02', '22003', '22008'])
/** What the driver says without a code when its connection is or goes away. */
const GONE =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|not queryable|after calling end on the pool/

function fromCode(code: string): PacoError | null {
  if (FULL.has(code)) return later(DISK_FULL, 60)
  if (NO_FILES.has(code)) return later('O servidor tem arquivos demais abertos. Tente de novo em instantes.')
  if (code === MOVING) return later(MUDANDO)
  if (AWAY.test(code)) return unavailable()
  if (code === '57014') return tooSlow()
  if (code === '25006') return readOnly()
  if (CONTENDED.has(code)) return contended()
  if (BAD_TEXT.has(code)) return malformed('Há um valor que o banco de dados não aceita.')
  if (code.startsWith('23')) return new PacoError(409, 'O registro conflita com outro já existente.')
  return null
}

/** What our own triggers refuse to have undone; they say why in words that are meant to be read. */
const KEPT = 'PA002'

function fromDatabase(error: unknown): PacoError | null {
  if (error instanceof NoAnswerError || error instanceof EmbeddedDatabaseError) return unavailable()
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (code === KEPT && typeof message === 'string') return new PacoError(409, message)
  const known = typeof code === 'string' ? fromCode(code) : null
  return known ?? (typeof message === 'string' && GONE.test(message) ? unavailable() : null)
}

/** Whatever went wrong, as something a person can read. */
export function toPacoError(error: unknown): PacoError {
  if (error instanceof PacoError) return error
  const known =
    typeof (error as FastifyError)?.statusCode === 'number' ? fromFastify(error as FastifyError) : null
  return known ?? fromDatabase(error) ?? failed()
}

/** A person is answered at once, whatever strangers do. */
const isStrangersFault = ({ status }: PacoError, { session }: FastifyRequest) => !session && status < 500

/** The one error handler: right status, Portuguese text, never a stack or SQL; to strangers as fast as `pace` lets them. */
export const errorHandler =
  (pace: RefusalPace) =>
  async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const refusal = toPacoError(error)
    if (refusal.status >= 500) request.log.error({ err: error }, 'request failed')
    if (isStrangersFault(refusal, request)) {
      const wait = pace.waitFor(networkOf(originOf(request)), performance.now())
      if (wait > 0) await sleep(wait)
    }
    if (refusal.retryAfter !== undefined) reply.header('Retry-After', String(refusal.retryAfter))
    return reply
      .code(refusal.status)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(refusal.toBody()))
  }
