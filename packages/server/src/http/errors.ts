import { setTimeout as sleep } from 'node:timers/promises'
import { malformed, notFound, PacoError, SERVER_ERROR, tooLarge, wrongType } from '@paco/domain/shared/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { fromDatabase } from '../db/refusals.ts'
import { networkOf, originOf } from './origin.ts'
import type { RefusalPace } from './refusal-pace.ts'

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
