import type { Situacao } from '../etapas/etapa.ts'
import { isLate, isOverdueUnbegun } from '../etapas/progress.ts'
import { percentualDaObra, type TerminoDaObra, terminoDaObra } from '../projetos/figuras.ts'
import { motivoText, type Paralisada } from '../projetos/paralisada.ts'
import { type Day, formatDay } from '../shared/days.ts'
import { lowerFirst, sentence } from '../shared/frases.ts'

/** How a work stands, in the words of citizens: a project's own status counts papers too. */
export const SITUACOES_OBRA = ['nao_iniciada', 'em_execucao', 'atrasada', 'paralisada', 'concluida'] as const
export type SituacaoObra = (typeof SITUACOES_OBRA)[number]
export const SITUACAO_OBRA_LABELS: Readonly<Record<SituacaoObra, string>> = {
  nao_iniciada: 'Não iniciada',
  em_execucao: 'Em execução',
  atrasada: 'Atrasada',
  paralisada: 'Paralisada',
  concluida: 'Concluída',
}

/** What is known of how a work gets on: its stage of works, what was measured of it, whether it stands still. */
export interface AndamentoObra {
  /** The stage the project is in. */
  readonly etapa_atual: number
  readonly situacao_obra: Situacao | null
  readonly fim: Day | null
  /** Before any amendment moved it. */
  readonly fim_inicial: Day | null
  readonly fim_real: Day | null
  /** Measured in approved bulletins, in percent; null where nothing was. */
  readonly fisico: number | null
  /** Of its project, by the six stages. */
  readonly progresso: number
  readonly paralisacao: Paralisada | null
  /** When the last of its contracts was received for good. */
  readonly recebida_em: Day | null
}

const comecou = ({ situacao_obra, fisico }: AndamentoObra) =>
  situacao_obra === 'Em andamento' || situacao_obra === 'Atrasado' || (fisico ?? 0) > 0

/**
 * One word for a work, the gravest that is true of it: stopped (art. 115, § 6º) unless it was received for good, late as soon
 * as the day has passed on which the works should have ended, also where they never began.
 */
export function situacaoDaObra(obra: AndamentoObra, hoje: Day): SituacaoObra {
  const etapa = { situacao: obra.situacao_obra, fim: obra.fim }
  if (obra.recebida_em !== null) return 'concluida'
  if (obra.paralisacao !== null) return 'paralisada'
  if (etapa.situacao === 'Concluído') return 'concluida'
  if (isLate(etapa, hoje) || isOverdueUnbegun(etapa, hoje)) return 'atrasada'
  return comecou(obra) ? 'em_execucao' : 'nao_iniciada'
}

/** How much is done, and by which rule. */
function feito(obra: AndamentoObra): string {
  const { percentual, regra } = percentualDaObra(obra)
  return regra === 'medicao'
    ? `, com ${percentual}% feito`
    : `, com ${percentual}% pelas etapas do projeto (sem medição)`
}

/** When it ends or ended: as noted, or else as it was received. */
export function terminoOf(obra: AndamentoObra, hoje: Day): TerminoDaObra {
  const concluida = situacaoDaObra(obra, hoje) === 'concluida'
  return terminoDaObra({ ...obra, concluida, fim_real: obra.fim_real ?? obra.recebida_em }, hoje)
}

/** What comes before the works, as one says where a project is. */
const ANTES: Readonly<Record<number, string>> = {
  1: 'está em estudo',
  2: 'o projeto e o orçamento estão sendo feitos',
  3: 'está em licitação',
  4: 'o contrato está para ser assinado',
}

function ainda({ etapa_atual }: AndamentoObra): string {
  const antes = ANTES[etapa_atual]
  return antes ? `Ainda não começou: ${antes}.` : 'Ainda não começou.'
}

const inicial = ({ fim, fim_inicial }: AndamentoObra) =>
  fim_inicial === null || fim_inicial === fim ? '' : `; a previsão inicial era ${formatDay(fim_inicial)}`

function prazo(obra: AndamentoObra, hoje: Day): string {
  if (obra.fim === null) return ''
  const verb = hoje > obra.fim ? 'Deveria ter terminado' : 'Deve terminar'
  return `${verb} em ${formatDay(obra.fim)}${inicial(obra)}.`
}

/** No end of before the stop is told while it lasts. */
function recomeco(obra: AndamentoObra, { reinicio_previsto }: Paralisada, hoje: Day): string {
  if (reinicio_previsto === null) return 'Não há data para recomeçar nem para terminar.'
  const { dia } = terminoOf(obra, hoje)
  return dia === null
    ? `Deveria recomeçar em ${formatDay(reinicio_previsto)}; sem previsão de término enquanto paralisada.`
    : `Deve recomeçar em ${formatDay(reinicio_previsto)} e, adiada pelos dias parados, terminar em ${formatDay(dia)}.`
}

const parada = (obra: AndamentoObra, stopped: Paralisada, hoje: Day): string[] => [
  `Paralisada desde ${formatDay(stopped.desde)}${feito(obra)}.`,
  `Motivo: ${sentence(lowerFirst(motivoText(stopped)))}`,
  recomeco(obra, stopped, hoje),
]

function concluida(obra: AndamentoObra): string {
  const em = obra.fim_real ?? obra.recebida_em
  const prometida = obra.fim_inicial ?? obra.fim
  const promessa = prometida === null ? '' : `; a previsão inicial era ${formatDay(prometida)}`
  return em === null ? `Concluída${promessa}.` : `Concluída em ${formatDay(em)}${promessa}.`
}

/** `Em execução, com 43% feito. Deve terminar em 12/03/2027; a previsão inicial era 30/11/2026.` */
export function resumoDaObra(obra: AndamentoObra, hoje: Day): string {
  const situacao = situacaoDaObra(obra, hoje)
  const parts: Record<SituacaoObra, () => string[]> = {
    concluida: () => [concluida(obra)],
    paralisada: () => (obra.paralisacao ? parada(obra, obra.paralisacao, hoje) : []),
    em_execucao: () => [`Em execução${feito(obra)}.`, prazo(obra, hoje)],
    atrasada: () => [
      comecou(obra) ? `Em execução e atrasada${feito(obra)}.` : `Atrasada: ${lowerFirst(ainda(obra))}`,
      prazo(obra, hoje),
    ],
    nao_iniciada: () => [ainda(obra), prazo(obra, hoje)],
  }
  return parts[situacao]().filter(Boolean).join(' ')
}
