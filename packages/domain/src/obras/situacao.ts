import type { Situacao } from '../etapas/etapa.ts'
import { isLate } from '../etapas/progress.ts'
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
  readonly paralisacao: Paralisada | null
  /** When the last of its contracts was received for good. */
  readonly recebida_em: Day | null
}

export function situacaoDaObra(obra: AndamentoObra, hoje: Day): SituacaoObra {
  const { situacao_obra: situacao, fim, paralisacao, recebida_em } = obra
  if (recebida_em !== null || situacao === 'Concluído') return 'concluida'
  if (paralisacao !== null) return 'paralisada'
  if (situacao !== 'Em andamento' && situacao !== 'Atrasado') return 'nao_iniciada'
  return isLate({ situacao, fim }, hoje) ? 'atrasada' : 'em_execucao'
}

/** Days gone are no work done: without measurements nobody can say how much is. */
const feito = ({ fisico }: AndamentoObra, before: string) =>
  fisico === null ? '' : `${before}${fisico}% feito`

/** What comes before the works, as one says where a project is. */
const ANTES: Readonly<Record<number, string>> = {
  1: 'está em estudo',
  2: 'o projeto e o orçamento estão sendo feitos',
  3: 'está em licitação',
  4: 'o contrato está para ser assinado',
}

const inicial = ({ fim, fim_inicial }: AndamentoObra) =>
  fim_inicial === null || fim_inicial === fim ? '' : `; a previsão inicial era ${formatDay(fim_inicial)}`

function prazo(obra: AndamentoObra, hoje: Day): string {
  if (obra.fim === null) return ''
  const verb = hoje > obra.fim ? 'Deveria ter terminado' : 'Deve terminar'
  return `${verb} em ${formatDay(obra.fim)}${inicial(obra)}.`
}

function parada(obra: AndamentoObra, stopped: Paralisada): string[] {
  const { desde, reinicio_previsto } = stopped
  return [
    `Paralisada desde ${formatDay(desde)}${feito(obra, ', com ')}.`,
    `Motivo: ${sentence(lowerFirst(motivoText(stopped)))}`,
    reinicio_previsto === null
      ? 'Não há data para recomeçar.'
      : `Deve recomeçar em ${formatDay(reinicio_previsto)}.`,
  ]
}

function concluida(obra: AndamentoObra): string {
  const em = obra.recebida_em ?? obra.fim_real
  const prometida = obra.fim_inicial ?? obra.fim
  const promessa = prometida === null ? '' : `; a previsão inicial era ${formatDay(prometida)}`
  return em === null ? `Concluída${promessa}.` : `Concluída em ${formatDay(em)}${promessa}.`
}

/** `Em execução, com 43% feito. Deve terminar em 12/03/2027; a previsão inicial era 30/11/2026.` */
export function resumoDaObra(obra: AndamentoObra, hoje: Day): string {
  const situacao = situacaoDaObra(obra, hoje)
  const parts: Record<SituacaoObra, () => string[]> = {
    concluida: () => [concluida(obra)],
    paralisada: () => (obra.paralisacao ? parada(obra, obra.paralisacao) : []),
    em_execucao: () => [`Em execução${feito(obra, ', com ')}.`, prazo(obra, hoje)],
    atrasada: () => [`Em execução e atrasada${feito(obra, ', com ')}.`, prazo(obra, hoje)],
    nao_iniciada: () => {
      const antes = ANTES[obra.etapa_atual]
      return [antes ? `Ainda não começou: ${antes}.` : 'Ainda não começou.', prazo(obra, hoje)]
    },
  }
  return parts[situacao]().filter(Boolean).join(' ')
}
