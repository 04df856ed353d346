import { type SearchParams, searchOf } from '@paco/domain/http/view'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../work/turns.ts'
import { callerOf } from './caller.ts'
import { originOf, publicAddress } from './origin.ts'

/** What somebody who asks for a page asks for, and who it is. */
export interface AskedPage {
  readonly search: SearchParams
  /** The address by which the system is reached. */
  readonly endereco: string
  readonly caller: Caller
}

export const askedPage = (request: FastifyRequest, publicUrl: string | undefined): AskedPage => ({
  search: searchOf(new URLSearchParams(/\?(.*)/.exec(request.url)?.[1])),
  endereco: publicAddress(request, publicUrl),
  caller: callerOf(request, originOf(request)),
})
