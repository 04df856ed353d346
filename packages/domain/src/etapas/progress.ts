import { type Day, daysBetween } from '../shared/days.ts'
import type { Etapa, Situacao } from './etapa.ts'

/** What the stages say of a project on a given day. */
interface Andamento {
  /** Percent done, a whole number. */
  readonly progresso: number
  readonly status: Situacao
  /** Numbers of the late stages. */
  readonly atrasadas: readonly number[]
  /** Numbers of the stages that should have ended and have not begun. */
  readonly naoIniciadas: readonly number[]
  /** The stage the project is in: the first not concluded, else the last. */
  readonly atual: number
}

type Ending = Pick<Etapa, 'fim' | 'situacao'>
type Dated = Ending & Pick<Etapa, 'inicio'>

const isRunning = ({ situacao }: Dated) => situacao === 'Em andamento' || situacao === 'Atrasado'

/** Percent of one stage without measurements: by situation, and while it runs by the days gone of those it has. */
export function etapaProgress(etapa: Dated, today: Day): number {
  if (etapa.situacao === 'Concluído') return 100
  if (!isRunning(etapa) || etapa.inicio === null || etapa.fim === null) return 0
  if (today < etapa.inicio) return 0
  if (today >= etapa.fim) return 100
  return Math.round((daysBetween(etapa.inicio, today) / daysBetween(etapa.inicio, etapa.fim)) * 100)
}

/** The stage the works are carried out in, and measured. */
export const OBRA = 5

/** Which rule made a percentage, and how it is said. */
export interface ProgressoEtapa {
  readonly percentual: number
  readonly regra: 'situacao' | 'medicao' | 'dias'
  readonly texto: string
}

/**
 * Progress of the works. Where they are measured it is `fisico`, the whole percents that approved bulletins reached of the
 * contracts; elsewhere (null) the days gone. Who says they are concluded is believed either way.
 */
export function progressoDaObra(etapa: Dated, fisico: number | null, today: Day): ProgressoEtapa {
  const percentual = etapaProgress(etapa, today)
  if (etapa.situacao === 'Concluído')
    return { percentual, regra: 'situacao', texto: 'etapa informada como concluída' }
  if (fisico !== null)
    return { percentual: fisico, regra: 'medicao', texto: 'pelo que foi medido em boletins aprovados' }
  return isRunning(etapa)
    ? { percentual, regra: 'dias', texto: 'pelos dias decorridos do prazo da etapa' }
    : { percentual, regra: 'situacao', texto: 'etapa ainda não iniciada' }
}

type Numbered = Dated & Pick<Etapa, 'numero'>

/** Percent of a stage of a project of which so much is measured; null where nothing is. */
export const percentualOf = (etapa: Numbered, fisico: number | null, today: Day): number =>
  etapa.numero === OBRA ? progressoDaObra(etapa, fisico, today).percentual : etapaProgress(etapa, today)

/** Which rule made the percentage of the works, in words; null of other stages, and of works that are only told of. */
export function regraText(etapa: Numbered, fisico: number | null, today: Day): string | null {
  if (etapa.numero !== OBRA) return null
  const { regra, texto } = progressoDaObra(etapa, fisico, today)
  return regra === 'situacao' && fisico === null ? null : texto
}

/** Late from the day after its end while it runs, or when somebody says so. */
export function isLate(etapa: Ending, today: Day): boolean {
  if (etapa.situacao === 'Atrasado') return true
  return etapa.situacao === 'Em andamento' && etapa.fim !== null && today > etapa.fim
}

/** Not begun although its end has passed, from the day after. A stage nobody has said anything of has not begun. */
export const isOverdueUnbegun = ({ situacao, fim }: Ending, today: Day): boolean =>
  (situacao ?? 'Não iniciado') === 'Não iniciado' && fim !== null && today > fim

/** Days past its end; zero when it is not late or has no end. */
export const daysLate = (etapa: Dated, today: Day): number =>
  isLate(etapa, today) && etapa.fim !== null ? Math.max(0, daysBetween(etapa.fim, today)) : 0

function statusOf(progresso: number, end: Day | null, today: Day): Situacao {
  if (progresso >= 100) return 'Concluído'
  if (end !== null && today > end) return 'Atrasado'
  return progresso === 0 ? 'Não iniciado' : 'Em andamento'
}

const numbersOf = (etapas: readonly Etapa[]) => etapas.map(({ numero }) => numero)

/** The one calculation of progress, status, late stages, those not begun in time and current stage. */
export function andamento(etapas: readonly Etapa[], fisico: number | null, today: Day): Andamento {
  const percents = etapas.map((etapa) => percentualOf(etapa, fisico, today))
  const progresso = Math.round(percents.reduce((sum, percent) => sum + percent, 0) / etapas.length)
  const last = etapas.at(-1)
  const open = etapas.find(({ situacao }) => situacao !== 'Concluído') ?? last
  return {
    progresso,
    status: statusOf(progresso, last?.fim ?? null, today),
    atrasadas: numbersOf(etapas.filter((etapa) => isLate(etapa, today))),
    naoIniciadas: numbersOf(etapas.filter((etapa) => isOverdueUnbegun(etapa, today))),
    atual: open?.numero ?? 1,
  }
}
