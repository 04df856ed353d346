import { SITUACOES } from '@paco/domain/etapas/etapa'
import { MARCA_MEANINGS, MARCAS } from '@paco/domain/etapas/marca'
import { type SecretariaChoice, secretariaFilter } from '../secretarias/choices.ts'
import { FilterBar } from '../ui/filter-bar.tsx'
import { FilterControl } from '../ui/list-screen/filter-control.tsx'
import type { ChoiceFilter } from '../ui/list-screen/types.ts'
import { isNarrowed } from './pontos.ts'
import type { MapaView } from './view.ts'

/** Department, situation and marks, for list and map alike. */
export function MapaFilters({
  view,
  secretarias,
}: {
  view: MapaView
  secretarias: readonly SecretariaChoice[]
}) {
  const filters: (ChoiceFilter & { key: 'id_secretaria' | 'status' | 'marca' })[] = [
    secretariaFilter(secretarias),
    {
      key: 'status',
      label: 'Situação',
      control: 'chips',
      options: SITUACOES.map((value) => ({ value, label: value })),
    },
    {
      key: 'marca',
      label: 'Etapas',
      allLabel: 'Todas',
      control: 'select',
      options: MARCAS.map((value) => ({ value, label: MARCA_MEANINGS[value].option })),
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
