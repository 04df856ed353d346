import { malformed, notFound, PacoError, SERVER_ERROR, tooLarge, wrongType } from '@paco/domain/shared/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

const unavailable = () =>
  new PacoError(503, 'O banco de dados não está respondendo. Tente de novo em instantes.', { retryAfter: 5 })
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
const AWAY = /^(08|53|57P|58)|^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH)$/
const BAD_TEXT = new Set(['22021', '22P05', '22P02', '22003', '22008'])

function fromDatabase(error: unknown): PacoError | null {
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === 'string') {
    if (AWAY.test(code)) return unavailable()
    if (BAD_TEXT.has(code)) return malformed('Há um valor que o banco de dados não aceita.')
    if (code.startsWith('23')) return new PacoError(409, 'O registro conflita com outro já existente.')
    if (code === '40001' || code === '40P01') return unavailable()
  }
  if (
    typeof message === 'string' &&
    /Connection terminated|timeout exceeded when trying to connect/.test(message)
  )
    return unavailable()
  return null
}

/** Whatever went wrong, as something a person can read. */
export function toPacoError(error: unknown): PacoError {
  if (error instanceof PacoError) return error
  const known =
    typeof (error as FastifyError)?.statusCode === 'number' ? fromFastify(error as FastifyError) : null
  return known ?? fromDatabase(error) ?? failed()
}

/** The one error handler: right status, Portuguese text, never a stack or SQL. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = toPacoError(error)
  if (refusal.status >= 500) request.log.error({ err: error }, 'request failed')
  if (refusal.retryAfter !== undefined) reply.header('Retry-After', String(refusal.retryAfter))
  reply.code(refusal.status).type('application/json; charset=utf-8').send(JSON.stringify(refusal.toBody()))
}
