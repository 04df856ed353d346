import { defineList } from '@paco/domain/http/list'
import { PRAZOS } from '@paco/domain/painel/painel'
import * as fields from '@paco/domain/shared/fields'
import * as z from 'zod/mini'
import { type SecretariaChoice, secretariaFilter } from '../secretarias/choices.ts'
import type { ChoiceFilter } from '../ui/list-screen/types.ts'
import { useListView } from '../ui/list-screen/use-list-view.ts'
import type { DiasAVencer } from './prazo-cards.tsx'
import type { ProcessosFilter } from './queries.ts'

/** What the address says about the panel, read and written as the lists do it. */
const view = defineList({
  name: 'painel-processos',
  title: 'Painel de Processos',
  columns: [],
  filters: {
    id_secretaria: z.optional(fields.id),
    ano: z.optional(fields.integer(1900, 2199)),
    prazo: z.optional(z.enum(PRAZOS.map(String))),
  },
})

type Key = keyof typeof view.filters

/** Department, year and how far ahead one looks, all in the address. */
export function useProcessosView() {
  const { view: current, change } = useListView(view)
  const { id_secretaria, ano, prazo } = current.filters
  const filter: ProcessosFilter = {
    ...(id_secretaria !== undefined && { id_secretaria: Number(id_secretaria) }),
    ...(ano !== undefined && { ano: Number(ano) }),
  }
  return {
    filter,
    prazo: PRAZOS.find((days) => String(days) === prazo) ?? (PRAZOS[0] as DiasAVencer),
    set: (key: Key, value: string | undefined) =>
      change(({ filters: { [key]: _, ...rest } }) => ({
        filters: value === undefined ? rest : { ...rest, [key]: value },
      })),
    clear: () => change({ filters: prazo === undefined ? {} : { prazo } }),
  }
}

const FIRST_YEAR = 2020

/** The two filters above the panel; years as the lists offer them, the latest first, three ahead of this one. */
export function processosFilters(secretarias: readonly SecretariaChoice[], year: number): ChoiceFilter[] {
  const last = year + 3
  const years = Array.from({ length: last - FIRST_YEAR + 1 }, (_, index) => last - index)
  return [
    secretariaFilter(secretarias),
    {
      key: 'ano',
      label: 'Ano',
      control: 'select',
      options: years.map((value) => ({ value, label: String(value) })),
    },
  ]
}
