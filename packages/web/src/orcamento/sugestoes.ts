import type { Opcao } from '@paco/domain/orcamento/opcao'
import { fold } from '@paco/domain/shared/fold'
import type { SecretariaChoice } from '../secretarias/choices.ts'
import type { Suggestion } from '../ui/entity-form/types.ts'

/** A list's options as suggestions, under the group each belongs to. */
export const byGroup = (opcoes: readonly Opcao[]): Suggestion[] =>
  opcoes.map(({ id, codigo, descricao, grupo }) => ({
    value: id,
    label: codigo,
    description: descricao,
    ...(grupo === null ? {} : { group: grupo }),
  }))

/**
 * Options that belong to departments: those of the line's own first. A code may be of two departments, so each says
 * whose it is, unless its description already does.
 */
export function byOwner(
  opcoes: readonly Opcao[],
  secretaria_id: number | null,
  secretarias: readonly SecretariaChoice[],
): Suggestion[] {
  const owners = new Map(secretarias.map(({ value, label }) => [value, { label, folded: fold(label) }]))
  const own = (opcao: Opcao) => secretaria_id !== null && opcao.id_secretaria === secretaria_id
  const anyOwn = opcoes.some(own)
  return [...opcoes]
    .sort((one, other) => Number(own(other)) - Number(own(one)))
    .map((opcao) => {
      const owner = opcao.id_secretaria === null ? undefined : owners.get(opcao.id_secretaria)
      const told = owner === undefined || fold(opcao.descricao).includes(owner.folded)
      return {
        value: opcao.id,
        label: opcao.codigo,
        description: opcao.descricao,
        ...(told ? {} : { hint: owner.label }),
        ...(anyOwn ? { group: own(opcao) ? 'Da secretaria escolhida' : 'Das outras' } : {}),
      }
    })
}
