import type { Prazo, TipoPrazo } from '@paco/domain/prazos/prazo'
import type { SecretariaChoice } from '../secretarias/choices.ts'
import { FilterBar } from '../ui/filter-bar.tsx'
import { FilterControl } from '../ui/list-screen/filter-control.tsx'
import { GrupoCounters } from './grupo-counters.tsx'
import { countByGrupo, gruposOf } from './grupos.ts'
import { type FilterKey, type Filters, filtersFor } from './prazos-view.ts'

interface PrazosFiltersProps {
  /** The kinds this person is told of. */
  tipos: readonly TipoPrazo[]
  /** All there are. */
  prazos: readonly Prazo[]
  /** Those of the chosen kind and department. */
  counted: readonly Prazo[]
  filters: Filters
  secretarias: readonly SecretariaChoice[]
  onSet: (key: FilterKey, value: string | undefined) => void
  onClear: () => void
}

/** The groups with their counts, and what narrows them. */
export function PrazosFilters(props: PrazosFiltersProps) {
  const { tipos, prazos, counted, filters, secretarias, onSet, onClear } = props
  const counts = countByGrupo(counted)
  return (
    <>
      <GrupoCounters
        grupos={gruposOf(tipos, counts)}
        counts={counts}
        chosen={filters.faixa}
        onChoose={(grupo) => onSet('faixa', grupo)}
      />
      <FilterBar chosen={Object.keys(filters).length} onClear={onClear}>
        {filtersFor(tipos, prazos, filters, secretarias).map((filter) => (
          <FilterControl
            key={filter.key}
            filter={filter}
            labelled
            value={filters[filter.key as FilterKey]}
            onChange={(value) => onSet(filter.key as FilterKey, value)}
          />
        ))}
      </FilterBar>
    </>
  )
}
