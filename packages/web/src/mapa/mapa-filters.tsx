import { SITUACOES } from '@paco/domain/etapas/etapa'
import { marcaFilter, paralisadoFilter, semEvolucaoFilter } from '../projetos/filters.ts'
import { type SecretariaChoice, secretariaFilter } from '../secretarias/choices.ts'
import { FilterBar } from '../ui/filter-bar.tsx'
import { FilterControl } from '../ui/list-screen/filter-control.tsx'
import type { ChoiceFilter } from '../ui/list-screen/types.ts'
import { isNarrowed } from './pontos.ts'
import type { MapaView } from './view.ts'

const statusFilter = {
  key: 'status',
  label: 'Situação',
  control: 'chips',
  options: SITUACOES.map((value) => ({ value, label: value })),
} as const satisfies ChoiceFilter

/** Department, situation, marks and works that stand still, for list and map alike. */
export function MapaFilters({
  view,
  secretarias,
}: {
  view: MapaView
  secretarias: readonly SecretariaChoice[]
}) {
  const filters = [
    secretariaFilter(secretarias),
    statusFilter,
    marcaFilter,
    paralisadoFilter,
    semEvolucaoFilter,
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
