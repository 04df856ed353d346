import { useCallback } from 'react'
import { type SecretariaChoice, secretariaFilter } from '../../secretarias/choices.ts'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { FilterControl } from '../../ui/list-screen/filter-control.tsx'
import { SearchBox } from '../../ui/list-screen/search-box.tsx'
import type { ListView } from '../../ui/list-screen/use-list-view.ts'
import { marcaFilter, paralisadoFilter, semEvolucaoFilter } from '../filters.ts'
import { statusFilter } from '../lista/list-parts.tsx'

interface PortfolioFiltersProps extends ListView {
  secretarias: readonly SecretariaChoice[]
}

/** Search, department, status and marks above the timeline. */
export function PortfolioFilters({ view, change, secretarias }: PortfolioFiltersProps) {
  const onSearch = useCallback((busca: string) => change({ busca }, { replace: true }), [change])
  const filters = [
    secretariaFilter(secretarias),
    statusFilter(undefined),
    marcaFilter,
    paralisadoFilter,
    semEvolucaoFilter,
  ]
  return (
    <FilterBar
      chosen={Object.keys(view.filters).length}
      isSearched={view.busca.trim() !== ''}
      search={
        <SearchBox value={view.busca} placeholder="Pesquisar por projeto ou secretaria" onSearch={onSearch} />
      }
      onClear={() => change({ busca: '', filters: {} })}
    >
      {filters.map((filter) => (
        <FilterControl
          key={filter.key}
          filter={filter}
          labelled
          value={view.filters[filter.key]}
          onChange={(value) =>
            change(({ filters: { [filter.key]: _, ...rest } }) => ({
              filters: value === undefined ? rest : { ...rest, [filter.key]: value },
            }))
          }
        />
      ))}
    </FilterBar>
  )
}
