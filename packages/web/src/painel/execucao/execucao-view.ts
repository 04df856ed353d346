import { execucaoList, type PainelExecucao } from '@paco/domain/painel/execucao'
import { type LinkProps, linkOptions } from '@tanstack/react-router'
import { PATHS } from '../../paths.ts'
import { type SecretariaChoice, secretariaFilter } from '../../secretarias/choices.ts'
import type { ChoiceFilter } from '../../ui/list-screen/types.ts'
import { useListView } from '../../ui/list-screen/use-list-view.ts'

/** What is looked at; a year unless given is this one. */
export interface ExecucaoFilter {
  id_secretaria?: number
  ano?: number
}

type Key = keyof ExecucaoFilter

/** Year and department, both in the address. */
export function useExecucaoView() {
  const { view, change } = useListView(execucaoList)
  const { id_secretaria, ano } = view.filters
  const filter: ExecucaoFilter = {
    ...(id_secretaria !== undefined && { id_secretaria: Number(id_secretaria) }),
    ...(ano !== undefined && { ano: Number(ano) }),
  }
  return {
    filter,
    set: (key: Key, value: string | undefined) =>
      change(({ filters: { [key]: _, ...rest } }) => ({
        filters: value === undefined ? rest : { ...rest, [key]: value },
      })),
    clear: () => change({ filters: {} }),
  }
}

/** The panel of another year or department. */
export const execucaoLink = (filter: ExecucaoFilter): LinkProps =>
  linkOptions({ to: PATHS.execucao, search: filter as never })

/** The years in which there is something, this one and the one looked at, the latest first. */
export function yearsOf({ hoje, ano, por_ano }: PainelExecucao): number[] {
  const years = new Set([Number(hoje.slice(0, 4)), ano, ...por_ano.map((each) => each.ano)])
  return [...years].sort((one, other) => other - one)
}

export function execucaoFilters(
  secretarias: readonly SecretariaChoice[],
  years: readonly number[],
): ChoiceFilter[] {
  return [
    {
      key: 'ano',
      label: 'Ano',
      control: 'select',
      options: years.map((value) => ({ value, label: String(value) })),
    },
    secretariaFilter(secretarias),
  ]
}
