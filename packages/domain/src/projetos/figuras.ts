import { addDays, type Day, daysBetween, formatDay, parseDay } from '../shared/days.ts'
import { isObra, type Natureza } from './natureza.ts'
import type { Paralisada } from './paralisada.ts'

/**
 * The figures of a work, one rule each: every page, list, popup, sheet and file takes its percentage and its end from here,
 * and says beside them which rule made them.
 */

/** What was measured of the contracts, where anything was; elsewhere the stages of the project. */
export const REGRAS_PERCENTUAL = ['medicao', 'etapas'] as const
export type RegraPercentual = (typeof REGRAS_PERCENTUAL)[number]
export const REGRA_PERCENTUAL_LABELS: Readonly<Record<RegraPercentual, string>> = {
  medicao: 'pelo que foi medido em boletins aprovados',
  etapas: 'pela média das seis etapas do projeto; nenhuma medição registrada',
}

export interface PercentualDaObra {
  readonly percentual: number
  readonly regra: RegraPercentual
  /** The rule in words. */
  readonly texto: string
}

interface Medida {
  /** Measured in approved bulletins, in whole percents; null where nothing was recorded. */
  readonly fisico: number | null
  /** Of the project by its six stages. */
  readonly progresso: number
}

/** How much of a work is done. SQL says the same as `coalesce(fisico, progresso)`. */
export function percentualDaObra({ fisico, progresso }: Medida): PercentualDaObra {
  const regra = fisico === null ? 'etapas' : 'medicao'
  return { percentual: fisico ?? progresso, regra, texto: REGRA_PERCENTUAL_LABELS[regra] }
}

export interface TerminoDaObra {
  /** Null where there is no date, or none can be told while the work stands still. */
  readonly dia: Day | null
  readonly regra: 'realizado' | 'etapa' | 'retomada' | 'paralisada' | 'sem_data'
  readonly texto: string
}

interface Prevista {
  readonly concluida: boolean
  /** Planned end of stage 5, and the day on which it really ended. */
  readonly fim: Day | null
  readonly fim_real: Day | null
  readonly paralisacao: Pick<Paralisada, 'desde' | 'reinicio_previsto'> | null
}

const TERMINO_TEXTOS: Readonly<Record<TerminoDaObra['regra'], string>> = {
  realizado: 'dia em que a execução (etapa 5) terminou',
  etapa: 'fim previsto da execução (etapa 5)',
  retomada: 'fim previsto da execução, adiado pelos dias parados, se a obra recomeçar quando previsto',
  paralisada: 'sem previsão enquanto paralisada',
  sem_data: 'não informado',
}

const termino = (regra: TerminoDaObra['regra'], dia: Day | null): TerminoDaObra => ({
  dia,
  regra,
  texto: TERMINO_TEXTOS[regra],
})

/**
 * When a work ends: the end of its fifth stage. While it stands still no end of before the stop counts: it moves by the days
 * of the stop where a restart is foreseen, as the restart itself will move it, and is unknown otherwise.
 */
export function terminoDaObra({ concluida, fim, fim_real, paralisacao }: Prevista, hoje: Day): TerminoDaObra {
  if (concluida && fim_real !== null) return termino('realizado', fim_real)
  if (concluida || paralisacao === null) return termino(fim === null ? 'sem_data' : 'etapa', fim)
  const { desde, reinicio_previsto } = paralisacao
  const volta = reinicio_previsto !== null && reinicio_previsto >= hoje ? reinicio_previsto : null
  const adiado = fim === null || volta === null ? null : parseDay(addDays(fim, daysBetween(desde, volta)))
  return adiado === null ? termino('paralisada', null) : termino('retomada', adiado)
}

interface Andando extends Medida {
  readonly inicio: Day | null
  readonly termino: TerminoDaObra
}

/** A pace is told of after so many days, and contradicts an end that it misses by as many. */
const PACE_DAYS = 30
/** How much faster than so far the rest would have to go before the page says so. */
const FASTER = 1.5

/**
 * That what was measured so far contradicts the end that is foreseen; null where it does not, where nothing was measured, and
 * where the end has passed already.
 */
export function ritmoContradiz(
  { fisico, inicio, termino: { dia, regra } }: Andando,
  hoje: Day,
): string | null {
  if (fisico === null || fisico <= 0 || fisico >= 100 || inicio === null || dia === null) return null
  if (regra !== 'etapa' || dia <= hoje) return null
  const gone = daysBetween(inicio, hoje)
  if (gone < PACE_DAYS) return null
  const needed = (100 - fisico) / daysBetween(hoje, dia) / (fisico / gone)
  const pace = parseDay(addDays(inicio, Math.ceil((gone * 100) / fisico)))
  if (needed <= FASTER || (pace !== null && daysBetween(dia, pace) < PACE_DAYS)) return null
  const at = pace === null ? '' : `: nesse ritmo terminaria por volta de ${formatDay(pace)}`
  return `Esta previsão não combina com o ritmo medido (${fisico}% em ${gone} dias)${at}.`
}

/** What a project in the form of the wire says of its work. */
interface ObraDoProjeto extends Medida {
  readonly natureza: Natureza | null
  readonly situacaoetapa5: string | null
  readonly datainicioetapa5: Day | null
  readonly datainicioreal5: Day | null
  readonly datafimetapa5: Day | null
  readonly datafimreal5: Day | null
  readonly paralisacao: Pick<Paralisada, 'desde' | 'reinicio_previsto'> | null
}

export interface FigurasDaObra {
  readonly andamento: PercentualDaObra
  readonly termino: TerminoDaObra
  readonly ritmo: string | null
}

/** The figures of a work from its project, as the screens of those who work on it tell them; null of what is no work. */
export function figurasDoProjeto(projeto: ObraDoProjeto, hoje: Day): FigurasDaObra | null {
  if (!isObra(projeto.natureza)) return null
  const termino = terminoDaObra(
    {
      concluida: projeto.situacaoetapa5 === 'Concluído',
      fim: projeto.datafimetapa5,
      fim_real: projeto.datafimreal5,
      paralisacao: projeto.paralisacao,
    },
    hoje,
  )
  const inicio = projeto.datainicioreal5 ?? projeto.datainicioetapa5
  return {
    andamento: percentualDaObra(projeto),
    termino,
    ritmo: ritmoContradiz({ ...projeto, inicio, termino }, hoje),
  }
}

/** `43%, pelo que foi medido em boletins aprovados; término 05/02/2027, fim previsto da execução (etapa 5)`. */
export function obraText({ andamento, termino }: FigurasDaObra): string {
  const fim = termino.dia === null ? termino.texto : `${formatDay(termino.dia)}, ${termino.texto}`
  return `${andamento.percentual}%, ${andamento.texto}; término: ${fim}`
}
