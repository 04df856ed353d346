import type { Column } from '@paco/domain/http/list'
import { NIVEL_LABELS } from '@paco/domain/identidades/nivel'

/** Fields of how people come in, as the audit trail shows them. */

/** An invitation's own fields, and those of a link for another password; their lines stand in the person's history. */
export const conviteColumns: readonly Column[] = [
  { key: 'criado_por', label: 'Gerado por', kind: 'integer' },
  { key: 'criado_em', label: 'Gerado em', kind: 'instant' },
  { key: 'expira_em', label: 'Vale até', kind: 'instant' },
  { key: 'usado_em', label: 'Usado em', kind: 'instant' },
]

/** A person's second factor, without its secret. */
export const fatorColumns: readonly Column[] = [
  { key: 'ligado_em', label: 'Ligada em', kind: 'instant' },
  { key: 'codigos_restantes', label: 'Códigos de recuperação restantes', kind: 'integer' },
  { key: 'codigos_em', label: 'Códigos de recuperação gerados em', kind: 'instant' },
]

export const acessoRegraColumns: readonly Column[] = [
  { key: 'fator_desde', label: 'Verificação em duas etapas exigida desde', kind: 'instant' },
]

/** By whom else a person is known; its lines stand in the person's history. */
export const identidadeColumns: readonly Column[] = [
  { key: 'emissor', label: 'Emissor', kind: 'text' },
  { key: 'nivel', label: 'Nível', kind: 'text', labels: NIVEL_LABELS },
  { key: 'criada_em', label: 'Vinculada em', kind: 'instant' },
]
