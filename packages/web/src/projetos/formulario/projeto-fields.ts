import { MESSAGES } from '@paco/domain/projetos/messages'
import { canMoveProjeto } from '@paco/domain/projetos/policy'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Field, OptionsQuery } from '../../ui/entity-form/types.ts'

/** Fields all forms of a project share; each form takes those it shows. */
export const nomeField = { name: 'nomeprojeto', kind: 'text', span: 8 } as const satisfies Field

export const descricaoField = {
  name: 'descricao',
  kind: 'textarea',
  rows: 3,
  span: 12,
} as const satisfies Field

export const anoField = {
  name: 'ano',
  kind: 'integer',
  placeholder: 'aaaa',
  span: 2,
} as const satisfies Field

export const valorField = {
  name: 'valor',
  kind: 'money',
  span: 4,
  help: 'Em reais. Deixe vazio enquanto não houver estimativa.',
} as const satisfies Field

/** The value of a project that is there: only read where it is frozen. */
export const valorFieldFor = (locked: boolean) =>
  locked
    ? ({ ...valorField, locked, help: 'Congelado: muda por aditivo.' } as const satisfies Field)
    : valorField

/** The manager, under the name the call gives it: `gestorprojeto` on creation, `gestorprocesso` after. */
export const gestorField = <const Name extends 'gestorprojeto' | 'gestorprocesso'>(name: Name) =>
  ({ name, kind: 'text', span: 6 }) as const satisfies Field

export const idField = { name: 'id', kind: 'readonly', span: 2 } as const satisfies Field

/** The department: chosen by administrators, only read by everyone else, whose projects are their own's. */
export function secretariaField(who: SessionUser | null, secretarias: OptionsQuery, nome: string) {
  return canMoveProjeto(who)
    ? ({
        name: 'id_secretaria',
        kind: 'select',
        required: true,
        options: { ...secretarias, failedText: MESSAGES.loadSecretariasFailed },
        span: 4,
      } as const satisfies Field)
    : ({
        name: 'id_secretaria',
        kind: 'readonly',
        show: () => nome || '-',
        span: 4,
      } as const satisfies Field)
}
