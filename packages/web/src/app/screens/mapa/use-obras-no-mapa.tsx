import { defineList } from '@paco/domain/http/list'
import { filterQuery } from '@paco/domain/http/view'
import { SITUACAO_OBRA_LABELS, SITUACOES_OBRA } from '@paco/domain/obras/situacao'
import * as fields from '@paco/domain/shared/fields'
import { transparenciaCalls } from '@paco/domain/transparencia/contract'
import { obrasPublicasList } from '@paco/domain/transparencia/obra'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { request } from '../../../http/client.ts'
import { keyOf } from '../../../http/reads.ts'
import type { SoObras } from '../../../mapa/mapa.tsx'
import { bairrosQuery, usePagina } from '../../../transparencia/queries.ts'
import { FilterControl } from '../../../ui/list-screen/filter-control.tsx'
import type { ChoiceFilter } from '../../../ui/list-screen/types.ts'
import { useListView } from '../../../ui/list-screen/use-list-view.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'

const { ano, id_bairro, id_secretaria, situacao } = obrasPublicasList.filters

/** What the address says of works on the map; department and search it shares with the map's own filter. */
const obrasNoMapaList = defineList({
  name: 'obras-no-mapa',
  title: 'Obras no mapa',
  columns: [],
  filters: { obras: z.optional(fields.flag), ano, id_bairro, id_secretaria, situacao },
})
const OWN = ['obras', 'ano', 'id_bairro', 'situacao']

/** The numbers of the works of a filter, as the list of works has them. */
const obrasDoFiltroQuery = (query: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: keyOf(transparenciaCalls.listObrasPublicas, { query: query as never }, 'ids'),
    queryFn: async ({ signal }): Promise<ReadonlySet<number>> => {
      const { data } = await request(transparenciaCalls.listObrasPublicas, { query: query as never, signal })
      return new Set(data.Result.map(({ id }) => id))
    },
    placeholderData: keepPreviousData,
  })

const soObras: ChoiceFilter = {
  key: 'obras',
  label: 'Mostrar',
  control: 'select',
  options: [{ value: true, label: 'Só obras' }],
}

/** What works are narrowed by here, as in their list. */
function useFilters(on: boolean): ChoiceFilter[] {
  const { data: bairros = [] } = useQuery({ ...bairrosQuery, enabled: on })
  const anos = usePagina('obras')?.anos ?? []
  return [
    {
      key: 'situacao',
      label: 'Como está',
      allLabel: 'Todas',
      control: 'select',
      options: SITUACOES_OBRA.map((value) => ({ value, label: SITUACAO_OBRA_LABELS[value] })),
    },
    {
      key: 'id_bairro',
      label: 'Bairro',
      control: 'select',
      options: bairros.map(({ id, bairro }) => ({ value: id, label: bairro })),
    },
    {
      key: 'ano',
      label: 'Ano',
      control: 'select',
      options: anos.map((one) => ({ value: one, label: String(one) })),
    },
  ]
}

/** The map of works alone: those that their list has for the same address. */
export function useObrasNoMapa(): SoObras {
  const { view, change } = useListView(obrasNoMapaList)
  const { obras, ...filters } = view.filters
  const on = obras === 'true'
  const asked = obrasDoFiltroQuery(filterQuery({ ...view, filters }))
  const { data, error, refetch } = useQuery({ ...asked, enabled: on })
  const own = useFilters(on)
  const set = (key: string, value: string | undefined) =>
    change(({ filters: before }) => {
      const { [key]: _, ...others } = before
      return { filters: value === undefined ? others : { ...others, [key]: value } }
    })
  const clear = () =>
    change(({ filters: before }) => ({
      filters: Object.fromEntries(Object.entries(before).filter(([key]) => !OWN.includes(key))),
    }))
  return {
    ids: on ? data : null,
    problem: on && error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null,
    clear,
    chosen: OWN.filter((key) => view.filters[key] !== undefined).length,
    controls: [soObras, ...(on ? own : [])].map((filter) => (
      <FilterControl
        key={filter.key}
        filter={filter}
        labelled
        value={view.filters[filter.key]}
        // Without works alone nothing of theirs is narrowed either.
        onChange={(value) => (filter === soObras && value === undefined ? clear() : set(filter.key, value))}
      />
    )),
  }
}
