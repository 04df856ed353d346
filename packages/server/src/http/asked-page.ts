import { type SearchParams, searchOf } from '@paco/domain/http/view'
import type { FastifyRequest } from 'fastify'
import { publicAddress } from './origin.ts'

/** What somebody who asks for a page asks for, and by which address. */
export interface AskedPage {
  readonly search: SearchParams
  /** The address by which the system is reached. */
  readonly endereco: string
}

export const askedPage = (request: FastifyRequest, publicUrl: string | undefined): AskedPage => ({
  search: searchOf(new URLSearchParams(/\?(.*)/.exec(request.url)?.[1])),
  endereco: publicAddress(request, publicUrl),
})
