import { type Day, daysBetween } from '../shared/days.ts'
import { type Familia, vigenciasOf } from './familia.ts'

/**
 * How near the end of a term is on a day, the most urgent first. Each band stands for itself: a term that ends in 45
 * days is '60' and not also '90', so that the bands add up to all records.
 */
export const ESTADOS = ['vencida', '30', '60', '90', 'em dia', 'sem data'] as const
export type Estado = (typeof ESTADOS)[number]

/** The states a list can be narrowed to: those that ask for something to be done. */
export const ALERTAS = ['vencida', '30', '60', '90'] as const satisfies readonly Estado[]
export type Alerta = (typeof ALERTAS)[number]

/** Days from and to the end of the term, both included, of each band that lies ahead. */
export const FAIXAS = { '30': [0, 30], '60': [31, 60], '90': [61, 90] } as const
export const HORIZONTE = 90

export const ESTADO_LABELS: Record<Estado, string> = {
  vencida: 'Vencida',
  '30': 'Até 30 dias',
  '60': '31 a 60 dias',
  '90': '61 a 90 dias',
  'em dia': 'Em dia',
  'sem data': 'Sem data',
}

export const isAlerta = (estado: Estado): estado is Alerta => (ALERTAS as readonly Estado[]).includes(estado)

/** The state of one term. It is past from the day after its end; on the day itself it still runs. */
export function estadoOf(fim: Day | null | undefined, today: Day): Estado {
  if (fim == null) return 'sem data'
  const days = daysBetween(today, fim)
  if (days < 0) return 'vencida'
  if (days <= FAIXAS['30'][1]) return '30'
  if (days <= FAIXAS['60'][1]) return '60'
  return days <= HORIZONTE ? '90' : 'em dia'
}

/** The state of a record: each of its terms is judged, the most urgent one marks it. */
export function estadoDoConvenio(
  familia: Familia,
  convenio: Readonly<Record<string, unknown>>,
  today: Day,
): Estado {
  const found = vigenciasOf(familia).map(({ key }) => estadoOf(convenio[key] as Day | null, today))
  return ESTADOS.find((estado) => found.includes(estado)) ?? 'sem data'
}

const plural = (days: number) => `${days} ${days === 1 ? 'dia' : 'dias'}`

/** How far the end of a term is, in words: 'Vence em 12 dias', 'Venceu há 3 dias'. */
export function prazoText(fim: Day, today: Day): string {
  const days = daysBetween(today, fim)
  if (days === 0) return 'Vence hoje'
  return days < 0 ? `Venceu há ${plural(-days)}` : `Vence em ${plural(days)}`
}

/** The same beside the day itself: 'Em 12 dias', 'Vencida'. */
export function prazoCurto(fim: Day, today: Day): string {
  const days = daysBetween(today, fim)
  if (days === 0) return 'Hoje'
  return days < 0 ? 'Vencida' : `Em ${plural(days)}`
}
