import type { Situacao } from '@paco/domain/etapas/etapa'
import type { Marca } from '@paco/domain/etapas/marca'
import { defineList } from '@paco/domain/http/list'
import { processosList } from '@paco/domain/projetos/projeto'
import * as fields from '@paco/domain/shared/fields'
import { useCallback } from 'react'
import * as z from 'zod/mini'
import { useListView } from '../ui/list-screen/use-list-view.ts'
import type { PontoFilter } from './pontos.ts'

/** What the address says about the map, read and written as the lists do it. */
export const mapaList = defineList({
  name: 'mapa',
  title: 'Mapa de projetos',
  columns: [],
  filters: {
    id_secretaria: processosList.filters.id_secretaria,
    status: processosList.filters.status,
    marca: processosList.filters.marca,
    paralisado: processosList.filters.paralisado,
    sem_evolucao: processosList.filters.sem_evolucao,
    /** The project whose popup is open. */
    projeto: z.optional(fields.id),
    /** The project that is being put on the map, or moved there. */
    posicionar: z.optional(fields.id),
    /** Which list stands beside the map; unless told, the projects on it. */
    lista: z.optional(z.enum(['sem-localizacao'])),
  },
})

type Key = keyof typeof mapaList.filters
export type Lista = 'no-mapa' | 'sem-localizacao'

const numberOf = (text: string | undefined): number | null => (text === undefined ? null : Number(text))
const flagOf = (text: string | undefined): boolean | null => (text === undefined ? null : text === 'true')

export function useMapaView(obras: ReadonlySet<number> | null) {
  const { view, change } = useListView(mapaList)
  const { id_secretaria, status, marca, paralisado, sem_evolucao, projeto, posicionar, lista } = view.filters
  const filter: PontoFilter = {
    busca: view.busca,
    id_secretaria: numberOf(id_secretaria),
    status: (status as Situacao | undefined) ?? null,
    marca: (marca as Marca | undefined) ?? null,
    paralisado: flagOf(paralisado),
    sem_evolucao: flagOf(sem_evolucao),
    obras,
  }
  const search = useCallback((busca: string) => change({ busca }, { replace: true }), [change])
  return {
    view,
    change,
    search,
    filter,
    projeto: numberOf(projeto),
    posicionar: numberOf(posicionar),
    lista: (lista ?? 'no-mapa') as Lista,
    /** Changes what is named and leaves the rest as it is. */
    set: (wanted: { [K in Key]?: string | number | null }, how?: { replace?: boolean }) =>
      change(({ filters }) => {
        const next: Record<string, string> = { ...filters }
        for (const [key, value] of Object.entries(wanted)) {
          if (value === null) delete next[key]
          else next[key] = String(value)
        }
        return { filters: next }
      }, how),
    /** Takes every filter away; what is open stays so. */
    clear: () =>
      change(({ filters }) => {
        const { busca: _, ...choices } = filter
        return {
          busca: '',
          filters: Object.fromEntries(Object.entries(filters).filter(([key]) => !(key in choices))),
        }
      }),
  }
}

export type MapaView = ReturnType<typeof useMapaView>
