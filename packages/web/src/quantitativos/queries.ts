import { quantitativosCalls } from '@paco/domain/quantitativos/contract'
import { MESSAGES } from '@paco/domain/quantitativos/messages'
import { notFound } from '@paco/domain/shared/errors'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { keyOf, rowsOf } from '../http/reads.ts'

/** A contract's revisions, the newest first; a draft only for those who may read it. */
export const revisoesQuery = (id: number) => rowsOf(quantitativosCalls.listRevisoes, { params: { id } })

/** Drafts that are still being sent by a screen that was left: who comes back at once waits for them. */
export const underWay = new Map<number, Promise<unknown>>()

/** A revision with all of its rows. It is long, and a draft changes while it is looked at: never kept. */
export const revisaoQuery = (id: number) =>
  queryOptions({
    queryKey: keyOf(quantitativosCalls.getRevisao, { params: { id } }, 'revisao'),
    queryFn: async ({ signal }) => {
      await underWay.get(id)
      const { data } = await request(quantitativosCalls.getRevisao, { params: { id }, signal })
      const [revisao] = data.Result
      if (!revisao) throw notFound(MESSAGES.notFound)
      return revisao
    },
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

/** What a revision, as of a version, does to the one before. */
export const comparacaoQuery = (id: number, versao: number) =>
  queryOptions({
    queryKey: keyOf(quantitativosCalls.compareRevisao, { params: { id } }, 'comparacao', versao),
    queryFn: async ({ signal }) => {
      const { data } = await request(quantitativosCalls.compareRevisao, { params: { id }, signal })
      const [comparacao] = data.Result
      if (!comparacao) throw notFound(MESSAGES.notFound)
      return comparacao
    },
  })
