import { vigenciasOf } from '@paco/domain/convenios/familia'
import type { KnownFamilia } from '@paco/domain/convenios/familias'
import type { FamiliaPainel } from '@paco/domain/convenios/painel'
import { ALERTAS, ESTADO_LABELS } from '@paco/domain/convenios/vigencia'
import type { Day } from '@paco/domain/shared/days'
import { useQuery } from '@tanstack/react-query'
import type { ChoiceFilter, Filter } from '../ui/list-screen/types.ts'
import { useListView } from '../ui/list-screen/use-list-view.ts'
import { conveniosPainelQuery, partsOf } from './queries.ts'

/** One chip for each state that asks for something, with its count where that is the whole list's. */
function vigenciaFilter(counted: FamiliaPainel | undefined, counting: boolean): ChoiceFilter {
  return {
    key: 'vigencia',
    label: 'Vigência',
    control: 'chips',
    allLabel: 'Todas',
    counting,
    ...(counted && { allCount: counted.anos.reduce((sum, { quantidade }) => sum + quantidade, 0) }),
    options: ALERTAS.map((value) => ({
      value,
      label: ESTADO_LABELS[value],
      ...(counted && { count: counted.estados[value] }),
    })),
  }
}

/** The years there are agreements of, the latest first. */
const anoFilter = (anos: FamiliaPainel['anos']): ChoiceFilter => ({
  key: 'ano',
  label: 'Ano',
  control: 'select',
  options: anos.flatMap(({ ano }) => (ano === null ? [] : [{ value: ano, label: String(ano) }])).reverse(),
})

interface FamiliaFilters {
  filters: readonly Filter[]
  /** The server's day, once it is known. */
  today: Day | undefined
}

/** What a family's list is narrowed by. Beside another filter the counts would contradict the rows, and stay away. */
export function useFamiliaFilters(familia: KnownFamilia): FamiliaFilters {
  const { view } = useListView(partsOf(familia).list)
  const { data, isLoading } = useQuery(conveniosPainelQuery)
  const figures = data?.familias.find((one) => one.familia === familia.key)
  const whole = view.busca.trim() === '' && Object.keys(view.filters).every((key) => key === 'vigencia')
  return {
    today: data?.hoje,
    filters: [
      anoFilter(figures?.anos ?? []),
      ...(vigenciasOf(familia).length > 0
        ? [vigenciaFilter(whole ? figures : undefined, whole && isLoading)]
        : []),
    ],
  }
}
