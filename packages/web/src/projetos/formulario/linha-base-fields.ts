import { LIMITE } from '@paco/domain/aditivos/constantes'
import { etapasOf } from '@paco/domain/projetos/etapas-wire'
import { baseChanges, type Congelada, type MudancaBase, mudancaText } from '@paco/domain/projetos/linha-base'
import { canCorrectBase } from '@paco/domain/projetos/policy'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { parseDay } from '@paco/domain/shared/days'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Field, Values } from '../../ui/entity-form/types.ts'

/** Since when the baseline is frozen and why; null while it is free, and for those who are not told. */
export const frozenOf = ({ base_congelada_em: em, base_congelada_por: por }: Projeto): Congelada | null =>
  em === null || por === null ? null : { em: new Date(em), por }

/** Whether this person only reads what is frozen. */
export const isLockedFor = (who: SessionUser | null, projeto: Projeto): boolean =>
  frozenOf(projeto) !== null && !canCorrectBase(who)

/** The day in a field, null when it is empty; undefined while it is no day or not in this form. */
function dayIn(value: unknown): string | null | undefined {
  if (value === null || value === '') return null
  return typeof value === 'string' ? (parseDay(value) ?? undefined) : undefined
}

const amountIn = (value: unknown) => (value === null || typeof value === 'number' ? value : undefined)

/** What the form would correct of the project's baseline. */
function typedChanges(projeto: Projeto, values: Values): MudancaBase[] {
  const etapas = etapasOf(projeto)
  const said = etapas.map(({ numero }) => ({ numero, fim: dayIn(values[`datafimetapa${numero}`]) }))
  return baseChanges({ valor: projeto.valor, etapas }, { valor: amountIn(values.valor), etapas: said })
}

/** Asked for as soon as an administrator changes something that is frozen. */
export const motivoField = (projeto: Projeto) =>
  ({
    name: 'motivo_correcao',
    kind: 'textarea',
    required: true,
    rows: 2,
    help: `Fica registrado com seu nome e aparece ao auditor, ao lado do limite de ${LIMITE}%.`,
    when: (values: Values) => typedChanges(projeto, values).length > 0,
    below: (values: Values) =>
      `Será corrigido: ${typedChanges(projeto, values).map(mudancaText).join('; ')}.`,
  }) as const satisfies Field
