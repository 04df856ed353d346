import type { SituacaoContrato } from '../contratos/dominios.ts'
import type { Day } from '../shared/days.ts'

/** Where a contract of works stands, by the codes of AUDESP (TCE-SP). */
export const SITUACOES_AUDESP = {
  1: 'Em execução',
  2: 'Em execução (atrasado)',
  3: 'Suspenso (paralisado)',
  4: 'Encerrado: cumprimento integral',
  5: 'Encerrado: rescisão com imposição de sanção',
  6: 'Encerrado: rescisão sem imposição de sanção',
  7: 'Encerrado: anulado',
} as const
export type SituacaoAudesp = keyof typeof SITUACOES_AUDESP

const ENCERRADO: Readonly<Partial<Record<SituacaoContrato, SituacaoAudesp>>> = {
  Cumprido: 4,
  'Rescindido com sanção': 5,
  'Rescindido sem sanção': 6,
  Anulado: 7,
}

interface Obra {
  readonly situacao: SituacaoContrato
  readonly paralisada: boolean
  readonly concluida: boolean
  readonly conclusao_original: Day | null
}

/** What has ended is not late; what stands is stopped, not late. Late is told by the first schedule, as the court does. */
export function situacaoAudesp(obra: Obra, today: Day): SituacaoAudesp {
  const ended = ENCERRADO[obra.situacao]
  if (ended !== undefined) return ended
  if (obra.paralisada) return 3
  const { conclusao_original: end } = obra
  return end !== null && end < today && !obra.concluida ? 2 : 1
}
