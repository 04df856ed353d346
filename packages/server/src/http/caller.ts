import { TICKET_HEADER } from '@paco/domain/http/headers'
import { TICKET } from '@paco/domain/sistema/contract'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../work/turns.ts'
import { networkOf, originOf } from './origin.ts'

/** Turns go by person where one is known: a whole city hall may share an address. */
export function callerOf(request: FastifyRequest): Caller {
  const { session, headers, raw } = request
  const ticket = headers[TICKET_HEADER.toLowerCase()]
  return {
    key: session ? `pessoa:${session.user.id}` : `origem:${networkOf(originOf(request))}`,
    isStranger: session === null,
    ticket: typeof ticket === 'string' && TICKET.test(ticket) ? ticket : null,
    isGone: () => raw.socket.destroyed === true,
  }
}
