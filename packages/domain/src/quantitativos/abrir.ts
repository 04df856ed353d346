import type { StatusAditivo } from '../aditivos/aditivo.ts'
import type { Day } from '../shared/days.ts'
import { MESSAGES } from './messages.ts'
import type { SituacaoRevisao } from './revisao.ts'

/** Of a contract's revision, what the next one is held against. */
export interface RevisaoAnterior {
  readonly revisao: number
  readonly situacao: SituacaoRevisao
  readonly id_aditivo: number | null
}

/** The amendment a revision is of, as it stands now. */
export interface AditivoDaRevisao {
  readonly id: number
  readonly status: StatusAditivo
  readonly id_contrato: number | null
}

export const proximaRevisao = (anteriores: readonly RevisaoAnterior[]): number =>
  anteriores.reduce((last, { revisao }) => Math.max(last, revisao), -1) + 1

/**
 * Why a revision may not be opened; null where it may. The first is what was signed; each later one is of an approved
 * amendment of the same contract, which brings no other.
 */
export function refusalOfNova(
  id_contrato: number,
  anteriores: readonly RevisaoAnterior[],
  aditivo: AditivoDaRevisao | null,
): string | null {
  if (anteriores.some(({ situacao }) => situacao === 'rascunho')) return MESSAGES.draftOpen
  if (anteriores.length === 0) return aditivo === null ? null : MESSAGES.firstHasNone
  if (aditivo?.status !== 'aprovado' || aditivo.id_contrato !== id_contrato) return MESSAGES.needsAditivo
  return anteriores.some(({ id_aditivo }) => id_aditivo === aditivo.id) ? MESSAGES.aditivoUsed : null
}

/** Why a sheet is not approved yet: it is that of a signed contract. */
export const refusalOfAprovacao = ({ assinatura }: { readonly assinatura: Day | null }): string | null =>
  assinatura === null ? MESSAGES.notSigned : null

/** Why a revision neither changes nor goes any more; null while it is a draft. */
export const refusalOfEdicao = ({ situacao }: Pick<RevisaoAnterior, 'situacao'>): string | null =>
  situacao === 'aprovada' ? MESSAGES.approvedStays : null
