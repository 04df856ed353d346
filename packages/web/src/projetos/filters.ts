import { MARCA_MEANINGS, MARCAS } from '@paco/domain/etapas/marca'
import type { ChoiceFilter } from '../ui/list-screen/types.ts'

/** What lists of projects and the map are narrowed by, beside status and department. */

export const marcaFilter = {
  key: 'marca',
  label: 'Etapas',
  allLabel: 'Todas',
  control: 'select',
  options: MARCAS.map((value) => ({ value, label: MARCA_MEANINGS[value].option })),
} as const satisfies ChoiceFilter

/** Works that are stopped, or are not. */
export const paralisadoFilter = {
  key: 'paralisado',
  label: 'Obra',
  allLabel: 'Todas',
  control: 'select',
  options: [
    { value: true, label: 'Paralisada' },
    { value: false, label: 'Não paralisada' },
  ],
} as const satisfies ChoiceFilter

/** Archived projects are out of the lists unless they are asked for. */
export const arquivadosFilter = {
  key: 'arquivados',
  label: 'Arquivo',
  allLabel: 'Em uso',
  control: 'select',
  options: [{ value: true, label: 'Arquivados' }],
} as const satisfies ChoiceFilter

export const semEvolucaoFilter = {
  key: 'sem_evolucao',
  label: 'Evolução',
  allLabel: 'Todas',
  control: 'select',
  options: [{ value: true, label: 'Sem evolução' }],
} as const satisfies ChoiceFilter
