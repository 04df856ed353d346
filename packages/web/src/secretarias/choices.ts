import { curtoDe } from '@paco/domain/secretarias/nome-curto'
import type { nomeSecretaria } from '@paco/domain/secretarias/secretaria'
import { useQuery } from '@tanstack/react-query'
import { createElement } from 'react'
import type * as z from 'zod/mini'
import { optionsFrom } from '../ui/entity-form/options-from.ts'
import type { ChoiceFilter } from '../ui/list-screen/types.ts'
import { nomesSecretariasQuery } from './queries.ts'
import { SemSecretaria } from './sem-secretaria.tsx'

/** A department as one chooses it, on every form and in every filter. */
export interface SecretariaChoice {
  value: number
  label: string
  /** What it is called in lists, where that is known. */
  curto?: string
  /** Out of use: for nothing new, though what is its own is still found by it. */
  retired?: boolean
}

type Nome = z.output<typeof nomeSecretaria>

const choicesOf = (nomes: readonly Nome[]): SecretariaChoice[] =>
  nomes.map((one) => {
    const { id, nomesecretaria, ativo } = one
    const curto = curtoDe(one)
    return ativo
      ? { value: id, label: nomesecretaria, curto }
      : { value: id, label: `${nomesecretaria} (desativada)`, curto, retired: true }
  })

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
