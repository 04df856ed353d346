import { MARCA_MEANINGS, MARCAS } from '@paco/domain/etapas/marca'
import { defineList } from '@paco/domain/http/list'
import { mes, type Prazo, TIPO_LABELS, TIPOS, type TipoPrazo, venceNoMes } from '@paco/domain/prazos/prazo'
import * as fields from '@paco/domain/shared/fields'
import { addMonths, calendarMonth } from '@paco/domain/shared/meses'
import * as z from 'zod/mini'
import { hoje } from '../http/hoje.ts'
import { type SecretariaChoice, secretariaFilter } from '../secretarias/choices.ts'
import type { ChoiceFilter } from '../ui/list-screen/types.ts'
import { useListView } from '../ui/list-screen/use-list-view.ts'
import { GRUPOS, type Grupo, grupoOf } from './grupos.ts'

/** What the address says about the page, read and written as the lists do it. */
const view = defineList({
  name: 'prazos',
  title: 'Prazos',
  columns: [],
  filters: {
    tipo: z.optional(z.enum(TIPOS)),
    id_secretaria: z.optional(fields.id),
    faixa: z.optional(z.enum(GRUPOS)),
    marca: z.optional(z.enum(MARCAS)),
    mes: z.optional(mes),
  },
})

export type FilterKey = keyof typeof view.filters
export type Filters = Readonly<Partial<Record<FilterKey, string>>>

export function usePrazosView() {
  const { view: current, change } = useListView(view)
  const filters: Filters = current.filters
  return {
    filters,
    set: (key: FilterKey, value: string | undefined) =>
      change(({ filters: { [key]: _, ...rest } }) => ({
        filters: value === undefined ? rest : { ...rest, [key]: value },
      })),
    clear: () => change({ filters: {} }),
  }
}

/** Those of the chosen department and month. */
const ofIt = (prazos: readonly Prazo[], { id_secretaria, mes: month }: Filters) =>
  prazos.filter(
    (prazo) =>
      (id_secretaria === undefined || prazo.id_secretaria === Number(id_secretaria)) &&
      (month === undefined || venceNoMes(prazo, month)),
  )

/** What the filters leave, before and after the group is chosen: each control counts what choosing it would show. */
export function narrow(prazos: readonly Prazo[], filters: Filters) {
  const { tipo, faixa, marca } = filters
  const counted = ofIt(prazos, filters).filter(
    (prazo) => (tipo === undefined || prazo.tipo === tipo) && (marca === undefined || prazo.marca === marca),
  )
  const shown = counted.filter((prazo) => faixa === undefined || grupoOf(prazo) === (faixa as Grupo))
  return { counted, shown }
}

/** The month that is asked for, among those that anything is told of; it is chosen where a card leads to it. */
function mesFilter(asked: string): ChoiceFilter {
  const near = [0, 1, 2, 3].map((ahead) => addMonths(`${hoje().slice(0, 7)}-01`, ahead).slice(0, 7))
  const months = [...new Set([...near, asked])].sort()
  return {
    key: 'mes',
    label: 'Mês',
    control: 'select',
    options: months.map((value) => ({ value, label: calendarMonth(value) })),
  }
}

/** The filters beside the groups. */
export function filtersFor(
  tipos: readonly TipoPrazo[],
  prazos: readonly Prazo[],
  filters: Filters,
  secretarias: readonly SecretariaChoice[],
): ChoiceFilter[] {
  const counted = ofIt(prazos, filters)
  return [
    {
      key: 'tipo',
      label: 'Tipo',
      control: 'chips',
      allCount: counted.length,
      options: tipos.map((value) => ({
        value,
        label: TIPO_LABELS[value],
        count: counted.filter(({ tipo }) => tipo === value).length,
      })),
    },
    secretariaFilter(secretarias),
    {
      key: 'marca',
      label: 'Etapas',
      allLabel: 'Todas',
      control: 'select',
      options: MARCAS.map((value) => ({ value, label: MARCA_MEANINGS[value].option })),
    },
    ...(filters.mes === undefined ? [] : [mesFilter(filters.mes)]),
  ]
}
