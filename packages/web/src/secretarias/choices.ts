import { useQuery } from '@tanstack/react-query'
import { createElement } from 'react'
import { optionsFrom } from '../ui/entity-form/options-from.ts'
import type { ChoiceFilter } from '../ui/list-screen/types.ts'
import { nomesSecretariasQuery } from './queries.ts'
import { SemSecretaria } from './sem-secretaria.tsx'

/** A department as one chooses it, on every form and in every filter. */
export interface SecretariaChoice {
  value: number
  label: string
  /** Out of use: for nothing new, though what is its own is still found by it. */
  retired?: boolean
}

type Nome = { id: number; nomesecretaria: string; ativo: boolean }

const choicesOf = (nomes: readonly Nome[]): SecretariaChoice[] =>
  nomes.map(({ id, nomesecretaria, ativo }) =>
    ativo
      ? { value: id, label: nomesecretaria }
      : { value: id, label: `${nomesecretaria} (desativada)`, retired: true },
  )

/** The departments as choices of a select box, loaded when the box needs them. */
export const secretariaOptions = {
  ...optionsFrom(nomesSecretariasQuery, choicesOf),
  emptyText: createElement(SemSecretaria),
}

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
