import { importacoesCalls } from '@paco/domain/importacoes/contract'
import type { ImportacaoInteira, ImportacaoUpdate } from '@paco/domain/importacoes/importacao'
import type { Mapa } from '@paco/domain/importacoes/mapa'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { request } from '../http/client.ts'
import { under } from '../http/reads.ts'
import { importacaoQuery } from './queries.ts'

export type Mudanca = Omit<ImportacaoUpdate, 'versao' | 'mapa'> & { readonly mapa?: Mapa }

/** Two changes that wait, as one: of the whole the later counts, typed cells are all sent. */
export const joined = (one: Mudanca | null, other: Mudanca): Mudanca => ({
  ...one,
  ...other,
  ...((one?.celulas ?? other.celulas) && { celulas: [...(one?.celulas ?? []), ...(other.celulas ?? [])] }),
})

export interface Mudar {
  /** The columns as they are chosen, also while that is still on its way. */
  readonly mapa: Mapa
  readonly mudar: (mudanca: Mudanca) => void
  readonly isPending: boolean
  readonly error: unknown
  readonly dismiss: () => void
}

/** Changes how a sheet is looked at: sent at once, one after another, each from the version that the last one left. */
export function useMudanca({ id, versao, mapa }: ImportacaoInteira): Mudar {
  const queryClient = useQueryClient()
  const owed = useRef<Mudanca | null>(null)
  const isSending = useRef(false)
  const [chosen, setChosen] = useState<Mapa | null>(null)
  const send = useMutation({
    mutationFn: async () => {
      while (owed.current !== null) {
        const body = owed.current
        owed.current = null
        const seen = queryClient.getQueryData(importacaoQuery(id).queryKey)?.versao ?? versao
        // What only reads a map of columns promises more than the call asks.
        const sent = { ...body, versao: seen } as ImportacaoUpdate
        await request(importacoesCalls.updateImportacao, { params: { id }, body: sent })
        await queryClient.invalidateQueries(under(importacoesCalls.getImportacao, { params: { id } }))
      }
    },
    onError: () => queryClient.invalidateQueries(under(importacoesCalls.getImportacao, { params: { id } })),
    onSettled: () => {
      owed.current = null
      isSending.current = false
      setChosen(null)
    },
  })
  return {
    mapa: chosen ?? mapa,
    mudar: (mudanca) => {
      owed.current = joined(owed.current, mudanca)
      if (mudanca.mapa) setChosen(mudanca.mapa)
      if (isSending.current) return
      isSending.current = true
      send.mutate()
    },
    isPending: send.isPending,
    error: send.error,
    dismiss: send.reset,
  }
}
