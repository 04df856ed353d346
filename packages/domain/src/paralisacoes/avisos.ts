import { type Day, formatDay } from '../shared/days.ts'
import { addMonths } from '../shared/meses.ts'
import { MAX_DIAS_UTEIS } from './constantes.ts'

/** What of a stoppage the law counts by. */
export interface Parada {
  readonly inicio: Day
  readonly reinicio: Day | null
  readonly aviso_publicado_em: Day | null
  readonly placa_em: Day | null
}

/** Working days after the first day, up to and including the last, by the calendar of the city. */
export type DiasUteis = (depoisDe: Day, ate: Day) => number

export interface Aviso {
  readonly aviso: 'publicar' | 'tres_meses' | 'dias_uteis'
  readonly texto: string
  /** Something is to be done now, not only to be known. */
  readonly devido: boolean
}

/** Art. 115 § 6: the day after which a stoppage has to be told, on the site and on a sign at the works. */
export const avisoDevidoApos = ({ inicio }: Pick<Parada, 'inicio'>): Day => addMonths(inicio, 1)

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
  const passed = addMonths(inicio, 3)
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
