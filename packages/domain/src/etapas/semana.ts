import { addDays, type Day, daysBetween } from '../shared/days.ts'
import type { Etapa } from './etapa.ts'
import { isLate } from './progress.ts'

/** How far ahead the weekly round looks. */
export const DIAS_DA_SEMANA = 14

/** Why a stage is looked at this week, the gravest first. */
export const MOTIVOS_SEMANA = ['atrasada', 'em_andamento', 'comeca', 'termina'] as const
export type MotivoSemana = (typeof MOTIVOS_SEMANA)[number]

export const MOTIVO_LABELS: Readonly<Record<MotivoSemana, string>> = {
  atrasada: 'Atrasada',
  em_andamento: 'Em andamento',
  comeca: 'Começa em até 14 dias',
  termina: 'Termina em até 14 dias',
}

type Situada = Pick<Etapa, 'inicio' | 'fim' | 'situacao'>

/** A stage nobody has said anything of has not begun. */
const isUnbegun = ({ situacao }: Situada) => (situacao ?? 'Não iniciado') === 'Não iniciado'

const isPast = (day: Day | null, today: Day): day is Day => day !== null && day < today

const isNear = (day: Day | null, today: Day) =>
  day !== null && day >= today && day <= addDays(today, DIAS_DA_SEMANA)

/** Days since it should have ended, or begun; zero where it is on time, or nobody knows. */
export function atrasoOf(etapa: Situada, today: Day): number {
  if (etapa.situacao === 'Concluído') return 0
  if (isPast(etapa.fim, today)) return daysBetween(etapa.fim, today)
  return isUnbegun(etapa) && isPast(etapa.inicio, today) ? daysBetween(etapa.inicio, today) : 0
}

/** Why a stage belongs to the week of a day: late, running, or due within fourteen days; null where it does not. */
export function motivoDaSemana(etapa: Situada, today: Day): MotivoSemana | null {
  if (etapa.situacao === 'Concluído') return null
  if (isLate(etapa, today) || atrasoOf(etapa, today) > 0) return 'atrasada'
  if (etapa.situacao === 'Em andamento') return 'em_andamento'
  if (isNear(etapa.inicio, today)) return 'comeca'
  return isNear(etapa.fim, today) ? 'termina' : null
}
