import { type Day, daysBetween } from '../shared/days.ts'
import type { Etapa, Situacao } from './etapa.ts'

/** What the stages say of a project on a given day. */
export interface Andamento {
  /** Percent done, a whole number. */
  readonly progresso: number
  readonly status: Situacao
  /** Numbers of the late stages. */
  readonly atrasadas: readonly number[]
  /** The stage the project is in: the first not concluded, else the last. */
  readonly atual: number
}

type Dated = Pick<Etapa, 'inicio' | 'fim' | 'situacao'>

const isRunning = ({ situacao }: Dated) => situacao === 'Em andamento' || situacao === 'Atrasado'

/** Percent of one stage: by situation, and while it runs by the days gone of those it has. */
export function etapaProgress(etapa: Dated, today: Day): number {
  if (etapa.situacao === 'Concluído') return 100
  if (!isRunning(etapa) || etapa.inicio === null || etapa.fim === null) return 0
  if (today < etapa.inicio) return 0
  if (today >= etapa.fim) return 100
  return Math.round((daysBetween(etapa.inicio, today) / daysBetween(etapa.inicio, etapa.fim)) * 100)
}

/** Late from the day after its end while it runs, or when somebody says so. */
export function isLate(etapa: Dated, today: Day): boolean {
  if (etapa.situacao === 'Atrasado') return true
  return etapa.situacao === 'Em andamento' && etapa.fim !== null && today > etapa.fim
}

/** Days past its end; zero when it is not late or has no end. */
export const daysLate = (etapa: Dated, today: Day): number =>
  isLate(etapa, today) && etapa.fim !== null ? Math.max(0, daysBetween(etapa.fim, today)) : 0

function statusOf(progresso: number, end: Day | null, today: Day): Situacao {
  if (progresso >= 100) return 'Concluído'
  if (end !== null && today > end) return 'Atrasado'
  return progresso === 0 ? 'Não iniciado' : 'Em andamento'
}

/** The one calculation of progress, status, late stages and current stage. */
export function andamento(etapas: readonly Etapa[], today: Day): Andamento {
  const percents = etapas.map((etapa) => etapaProgress(etapa, today))
  const progresso = Math.round(percents.reduce((sum, percent) => sum + percent, 0) / etapas.length)
  const last = etapas.at(-1)
  const open = etapas.find(({ situacao }) => situacao !== 'Concluído') ?? last
  return {
    progresso,
    status: statusOf(progresso, last?.fim ?? null, today),
    atrasadas: etapas.filter((etapa) => isLate(etapa, today)).map(({ numero }) => numero),
    atual: open?.numero ?? 1,
  }
}
