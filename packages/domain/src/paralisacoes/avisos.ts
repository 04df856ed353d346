import { addDays, type Day, daysBetween, formatDay } from '../shared/days.ts'

/** What of a stoppage the law counts by. */
export interface Parada {
  readonly inicio: Day
  readonly reinicio: Day | null
  readonly aviso_publicado_em: Day | null
  readonly placa_em: Day | null
}

/** Working days after the first day, up to and including the last, by the calendar of the city. */
export type DiasUteis = (depoisDe: Day, ate: Day) => number

export const MAX_DIAS_UTEIS = 90

export interface Aviso {
  readonly aviso: 'publicar' | 'tres_meses' | 'dias_uteis'
  readonly texto: string
  /** Something is to be done now, not only to be known. */
  readonly devido: boolean
}

/** Date to date (art. 183 II); a month that lacks the day ends with its last (§ 3). */
export function monthsAfter(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
  const next = new Date(Date.UTC(year, month + months, 1)).toISOString().slice(0, 10)
  return addDays(first, Math.min(date, daysBetween(first, next)) - 1)
}

/** Art. 115 § 6: the day after which a stoppage has to be told, on the site and on a sign at the works. */
export const avisoDevidoApos = ({ inicio }: Pick<Parada, 'inicio'>): Day => monthsAfter(inicio, 1)

function publicar(open: Parada, today: Day): Aviso[] {
  const due = avisoDevidoApos(open)
  const missing = [
    ...(open.aviso_publicado_em === null ? ['o aviso no site'] : []),
    ...(open.placa_em === null ? ['a placa no local da obra'] : []),
  ]
  if (today <= due || missing.length === 0) return []
  const verb = missing.length === 1 ? 'Falta' : 'Faltam'
  const texto = `Parada há mais de um mês desde ${formatDay(due)} (art. 115, § 6º). ${verb} ${missing.join(' e ')}.`
  return [{ aviso: 'publicar', texto, devido: true }]
}

function tresMeses({ inicio }: Parada, today: Day): Aviso[] {
  const passed = monthsAfter(inicio, 3)
  if (today <= passed) return []
  const texto = `Parada há mais de três meses desde ${formatDay(passed)}: a contratada pode pedir a extinção do contrato (art. 137, § 2º, II).`
  return [{ aviso: 'tres_meses', texto, devido: false }]
}

/** All stoppages of a project together, each day once: they never overlap. */
export const diasUteisParados = (paradas: readonly Parada[], today: Day, count: DiasUteis): number =>
  paradas.reduce((sum, { inicio, reinicio }) => sum + count(inicio, reinicio ?? today), 0)

function diasUteis(paradas: readonly Parada[], today: Day, count: DiasUteis): Aviso[] {
  const total = diasUteisParados(paradas, today, count)
  if (total < MAX_DIAS_UTEIS) return []
  const texto = `As paralisações somam ${total} dias úteis: com ${MAX_DIAS_UTEIS} ou mais, a contratada pode pedir a extinção do contrato (art. 137, § 2º, III).`
  return [{ aviso: 'dias_uteis', texto, devido: false }]
}

/** What the law asks or allows on a day, given all stoppages of a project. */
export function avisos(paradas: readonly Parada[], today: Day, count: DiasUteis): Aviso[] {
  const open = paradas.find(({ reinicio }) => reinicio === null)
  return [
    ...(open ? [...publicar(open, today), ...tresMeses(open, today)] : []),
    ...diasUteis(paradas, today, count),
  ]
}

/** Mondays to Fridays, for where no calendar is at hand. */
export const diasDeSemana: DiasUteis = (depoisDe, ate) => {
  const total = Math.max(0, daysBetween(depoisDe, ate))
  const weekday = new Date(`${depoisDe}T00:00:00Z`).getUTCDay()
  const rest = Array.from({ length: total % 7 }, (_, index) => (weekday + 1 + index) % 7)
  return Math.floor(total / 7) * 5 + rest.filter((day) => day !== 0 && day !== 6).length
}
