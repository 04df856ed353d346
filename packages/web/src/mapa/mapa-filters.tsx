import { SITUACOES } from '@paco/domain/etapas/etapa'
import { marcaFilter, paralisadoFilter, semEvolucaoFilter } from '../projetos/filters.ts'
import { type SecretariaChoice, secretariaFilter } from '../secretarias/choices.ts'
import { FilterBar } from '../ui/filter-bar.tsx'
import { FilterControl } from '../ui/list-screen/filter-control.tsx'
import type { ChoiceFilter } from '../ui/list-screen/types.ts'
import type { SoObras } from './mapa.tsx'
import { countChosen } from './pontos.ts'
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
  soObras,
}: {
  view: MapaView
  secretarias: readonly SecretariaChoice[]
  soObras: SoObras
}) {
  const { obras } = view.filter
  const ofProjetos = [statusFilter, marcaFilter, paralisadoFilter, semEvolucaoFilter]
  const filters = [
    secretariaFilter(secretarias),
    // Works have their own: of a project's those stay that narrow already.
    ...ofProjetos.filter(({ key }) => obras === null || view.view.filters[key] !== undefined),
  ]
  return (
    <FilterBar
      chosen={countChosen(view.filter) + soObras.chosen}
      isSearched={view.filter.busca.trim() !== ''}
      onClear={() => {
        view.clear()
        soObras.clear()
      }}
    >
      {filters.map((filter) => (
        <FilterControl
          key={filter.key}
          filter={filter}
          labelled
          value={view.view.filters[filter.key]}
          onChange={(value) => view.set({ [filter.key]: value ?? null })}
        />
      ))}
      {soObras.controls}
    </FilterBar>
  )
}
