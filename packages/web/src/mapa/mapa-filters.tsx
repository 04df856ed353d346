import { SITUACOES } from '@paco/domain/etapas/etapa'
import { FilterBar } from '../ui/filter-bar.tsx'
import { FilterControl } from '../ui/list-screen/filter-control.tsx'
import type { ChoiceFilter } from '../ui/list-screen/types.ts'
import { isNarrowed } from './pontos.ts'
import type { MapaView } from './view.ts'

export interface SecretariaChoice {
  value: number
  label: string
}

/** Department and situation, for list and map alike. */
export function MapaFilters({
  view,
  secretarias,
}: {
  view: MapaView
  secretarias: readonly SecretariaChoice[]
}) {
  const filters: (ChoiceFilter & { key: 'id_secretaria' | 'status' })[] = [
    { key: 'id_secretaria', label: 'Secretaria', allLabel: 'Todas', control: 'select', options: secretarias },
    {
      key: 'status',
      label: 'Situação',
      control: 'chips',
      options: SITUACOES.map((value) => ({ value, label: value })),
    },
  ]
  return (
    <FilterBar narrowed={isNarrowed(view.filter)} onClear={view.clear}>
      {filters.map((filter) => (
        <FilterControl
          key={filter.key}
          filter={filter}
          labelled
          value={view.view.filters[filter.key]}
          onChange={(value) => view.set({ [filter.key]: value ?? null })}
        />
      ))}
    </FilterBar>
  )
}
