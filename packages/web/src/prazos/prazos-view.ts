import { MARCA_MEANINGS, MARCAS } from '@paco/domain/etapas/marca'
import { defineList } from '@paco/domain/http/list'
import { type Prazo, TIPO_LABELS, TIPOS, type TipoPrazo } from '@paco/domain/prazos/prazo'
import * as fields from '@paco/domain/shared/fields'
import * as z from 'zod/mini'
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

const ofSecretaria = (prazos: readonly Prazo[], { id_secretaria }: Filters) =>
  id_secretaria === undefined
    ? prazos
    : prazos.filter((prazo) => prazo.id_secretaria === Number(id_secretaria))

/** What the filters leave, before and after the group is chosen: each control counts what choosing it would show. */
export function narrow(prazos: readonly Prazo[], filters: Filters) {
  const { tipo, faixa, marca } = filters
  const counted = ofSecretaria(prazos, filters).filter(
    (prazo) => (tipo === undefined || prazo.tipo === tipo) && (marca === undefined || prazo.marca === marca),
  )
  const shown = counted.filter((prazo) => faixa === undefined || grupoOf(prazo) === (faixa as Grupo))
  return { counted, shown }
}

/** The filters beside the groups. */
export function filtersFor(
  tipos: readonly TipoPrazo[],
  prazos: readonly Prazo[],
  filters: Filters,
  secretarias: readonly SecretariaChoice[],
): ChoiceFilter[] {
  const ofIt = ofSecretaria(prazos, filters)
  return [
    {
      key: 'tipo',
      label: 'Tipo',
      control: 'chips',
      allCount: ofIt.length,
      options: tipos.map((value) => ({
        value,
        label: TIPO_LABELS[value],
        count: ofIt.filter(({ tipo }) => tipo === value).length,
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
  ]
}
