import { useQuery } from '@tanstack/react-query'
import { optionsFrom } from '../ui/entity-form/options-from.ts'
import type { ChoiceFilter } from '../ui/list-screen/types.ts'
import { nomesSecretariasQuery } from './queries.ts'

/** A department as one chooses it, on every form and in every filter. */
export interface SecretariaChoice {
  value: number
  label: string
}

const choicesOf = (nomes: readonly { id: number; nomesecretaria: string }[]): SecretariaChoice[] =>
  nomes.map(({ id, nomesecretaria }) => ({ value: id, label: nomesecretaria }))

/** The departments as choices of a select box, loaded when the box needs them. */
export const secretariaOptions = optionsFrom(nomesSecretariasQuery, choicesOf)

/** The departments as choices of a list's filter; none until they are known. */
export function useSecretariaChoices(): SecretariaChoice[] {
  const { data = [] } = useQuery(nomesSecretariasQuery)
  return choicesOf(data)
}

export const secretariaFilter = (options: readonly SecretariaChoice[]) =>
  ({
    key: 'id_secretaria',
    label: 'Secretaria',
    allLabel: 'Todas',
    control: 'select',
    options,
  }) as const satisfies ChoiceFilter
