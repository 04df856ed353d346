import type { LinhaDoLote } from '@paco/domain/importacoes/lote'
import { loteCalls } from '@paco/domain/importacoes/lote-contract'
import { PacoError } from '@paco/domain/shared/errors'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { request } from '../../http/client.ts'
import { readDraft } from '../../ui/entity-form/draft.ts'
import { useDraft } from '../../ui/entity-form/use-draft.ts'
import {
  comGuardada,
  countMudadas,
  decidida,
  descartada,
  disputadas,
  envioOf,
  type Guardada,
  gravada,
  guardadasOf,
  type Linha,
  linhaDe,
  recusada,
  relida,
} from './linhas.ts'

/** What this person left typed under this address, and when. */
export function guardadoEm(place: string | undefined): { linhas: readonly Guardada[]; em: number } | null {
  const draft = place === undefined ? null : readDraft(place)
  const linhas = draft?.values.linhas
  return draft && Array.isArray(linhas) && linhas.length > 0 ? { linhas, em: draft.savedAt } : null
}

const begin = (lidas: readonly LinhaDoLote[], place: string | undefined): Linha[] => {
  const kept = new Map(guardadoEm(place)?.linhas.map((guardada) => [guardada.id, guardada]))
  return lidas.map((lida) => comGuardada(linhaDe(lida), kept.get(lida.id)))
}

interface Lote {
  /** The list whose records these are. */
  readonly lista: string
  readonly lidas: readonly LinhaDoLote[]
  /** Where what is typed is kept until it is saved. */
  readonly place: string | undefined
  /** The import that a saved batch is kept as, and how many cells it changed. */
  readonly onSaved: (importacao: number | null, alteracoes: number) => void
}

/** Records edited together: typed, kept in the browser, saved all at once or not at all. */
export function useLote({ lista, lidas, place, onSaved }: Lote) {
  const queryClient = useQueryClient()
  const [restored, setRestored] = useState(() => guardadoEm(place)?.em ?? null)
  const [linhas, setLinhas] = useState(() => begin(lidas, place))
  const [seen, setSeen] = useState(lidas)
  if (seen !== lidas) {
    setSeen(lidas)
    const known = new Map(linhas.map((linha) => [linha.id, linha]))
    setLinhas(lidas.map((lida) => relida(known.get(lida.id), lida)))
  }
  const alteracoes = useMemo(() => countMudadas(linhas), [linhas])
  const disputas = useMemo(() => disputadas(linhas), [linhas])

  const saved = useRef(false)
  const kept = useMemo(
    () => ({ base: {}, versao: undefined, values: { linhas: guardadasOf(linhas) } }),
    [linhas],
  )
  useDraft(place, kept, alteracoes > 0, saved)
  const now = useRef(alteracoes)
  useEffect(() => {
    now.current = alteracoes
  })

  const each = useCallback((next: (linha: Linha) => Linha) => setLinhas((all) => all.map(next)), [])
  const save = useMutation({
    mutationFn: (sent: ReturnType<typeof envioOf>) =>
      request(loteCalls.gravarLote, { params: { lista }, body: { linhas: sent } }),
    onSuccess: async ({ data }, sent) => {
      const versions = new Map(data.linhas.map(({ id, versao }) => [id, versao]))
      each((linha) => gravada(linha, versions.get(linha.id) ?? linha.versao))
      setRestored(null)
      onSaved(
        data.importacao,
        sent.reduce((sum, { campos }) => sum + Object.keys(campos).length, 0),
      )
      await queryClient.invalidateQueries()
    },
    onError: (error) => {
      const refused = error instanceof PacoError ? (error.linhas ?? []) : []
      const byId = new Map(refused.map((one) => [one.id, one]))
      each((linha) => {
        const one = byId.get(linha.id)
        return one ? recusada(linha, one) : linha
      })
    },
  })

  return {
    linhas,
    alteracoes,
    disputas,
    restored,
    isSaving: save.isPending,
    error: save.error,
    dismiss: save.reset,
    /** What was typed does to each of the records. */
    change: each,
    save: () => save.mutate(envioOf(linhas)),
    decide: (id: number, key: string, quem: 'deles' | 'meu') =>
      each((linha) => (linha.id === id ? decidida(linha, key, quem) : linha)),
    decideAll: (quem: 'deles' | 'meu') =>
      each((linha) =>
        Object.keys(linha.disputa?.deles ?? {}).reduce((row, key) => decidida(row, key, quem), linha),
      ),
    /** Lets go of what was typed. */
    discard: () => {
      setRestored(null)
      save.reset()
      each(descartada)
    },
    isUnsaved: () => now.current > 0,
  }
}
export type LoteAberto = ReturnType<typeof useLote>
