import {
  ESFERA_LABELS,
  ESFERAS,
  FORMA_REPASSE_LABELS,
  FORMAS_REPASSE,
  FUNCAO_CODES,
  FUNCAO_LABELS,
  TIPO_EMENDA_LABELS,
  TIPOS_EMENDA,
} from '@paco/domain/emendas/dominios'
import type { ChoiceFilter } from '../ui/list-screen/types.ts'

const optionsOf = (codes: readonly string[], labels: Readonly<Record<string, string>>) =>
  codes.map((value) => ({ value, label: labels[value] ?? value }))

export const esferas = optionsOf(ESFERAS, ESFERA_LABELS)
export const tipos = optionsOf(TIPOS_EMENDA, TIPO_EMENDA_LABELS)
export const formas = optionsOf(FORMAS_REPASSE, FORMA_REPASSE_LABELS)
export const funcoes = optionsOf(FUNCAO_CODES, FUNCAO_LABELS)

/** What amendments are narrowed by, on both of their lists. */
export const emendaFilters: readonly ChoiceFilter[] = [
  { key: 'esfera', label: 'Esfera', allLabel: 'Todas', control: 'select', options: esferas },
  { key: 'tipo', label: 'Tipo', allLabel: 'Todos', control: 'select', options: tipos },
  { key: 'funcao', label: 'Função', allLabel: 'Todas', control: 'select', options: funcoes },
]
