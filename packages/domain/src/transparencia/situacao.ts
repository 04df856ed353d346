import type { Situacao } from '../etapas/etapa.ts'
import { OBRA } from '../etapas/progress.ts'

/** How a work stands, in the words of those who look at it from the street. */
export const SITUACOES_OBRA = ['nao_iniciada', 'em_execucao', 'atrasada', 'paralisada', 'concluida'] as const
export type SituacaoObra = (typeof SITUACOES_OBRA)[number]

export const SITUACAO_OBRA_LABELS: Readonly<Record<SituacaoObra, string>> = {
  nao_iniciada: 'Não iniciada',
  em_execucao: 'Em execução',
  atrasada: 'Atrasada',
  paralisada: 'Paralisada',
  concluida: 'Concluída',
}

/** What a work is judged by; the late stages are those of the day. */
interface Fatos {
  readonly paralisada: boolean
  readonly status: Situacao
  /** Of the stage in which the works are carried out. */
  readonly etapa: Situacao | null
  readonly etapas_atrasadas: readonly number[]
  readonly etapas_nao_iniciadas: readonly number[]
  /** Measured of contracted, in whole percents; null where no bulletin is approved. */
  readonly fisico: number | null
}

const isRunning = ({ etapa, fisico }: Fatos) =>
  etapa === 'Em andamento' || etapa === 'Atrasado' || (fisico ?? 0) > 0

/**
 * One word for a work, the gravest that is true of it: stopped before all else (art. 115, § 6º), late as soon as the day
 * has passed on which the works should have ended, also where they never began.
 */
export function situacaoDaObra(fatos: Fatos): SituacaoObra {
  if (fatos.paralisada) return 'paralisada'
  if (fatos.etapa === 'Concluído' || fatos.status === 'Concluído') return 'concluida'
  if ([...fatos.etapas_atrasadas, ...fatos.etapas_nao_iniciadas].includes(OBRA)) return 'atrasada'
  return isRunning(fatos) ? 'em_execucao' : 'nao_iniciada'
}
