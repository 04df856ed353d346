import { segundaOf } from '@paco/domain/avisos/semana'
import { defineList } from '@paco/domain/http/list'
import * as fields from '@paco/domain/shared/fields'
import * as z from 'zod/mini'
import { useListView } from '../ui/list-screen/use-list-view.ts'

/** What the address says about the page, read and written as the lists do it. */
const view = defineList({
  name: 'mudancas',
  title: 'O que mudou na semana',
  columns: [],
  filters: {
    semana: z.optional(z.string().check(z.refine((semana) => segundaOf(semana) !== null))),
    id_secretaria: z.optional(fields.id),
  },
})

type FilterKey = keyof typeof view.filters

export function useMudancasView() {
  const { view: current, change } = useListView(view)
  const filters: Readonly<Partial<Record<FilterKey, string>>> = current.filters
  return {
    filters,
    set: (key: FilterKey, value: string | undefined) =>
      change(({ filters: { [key]: _, ...rest } }) => ({
        filters: value === undefined ? rest : { ...rest, [key]: value },
      })),
  }
}
