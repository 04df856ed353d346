import { addDays, type Day, dayOf, daysBetween } from '../shared/days.ts'
import type { TipoCopia } from './copia.ts'

/** What a backup's name says of it. Whatever else lies in the folder has no such name, and is never touched. */
export interface NomeDeCopia {
  readonly tipo: TipoCopia
  readonly quando: Date
}

const NAME = /^paco-(?:(diaria|pedida)|(antes)-de-\d{4})-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup\.gz$/

/** The next migration, by its number, where it is made before one. */
export function nomeDaCopia(tipo: TipoCopia, quando: Date, migracao = '0000'): string {
  const instant = quando.toISOString().replace(/[-:]|\.\d{3}/g, '')
  return `paco-${tipo === 'antes' ? `antes-de-${migracao.slice(0, 4)}` : tipo}-${instant}.backup.gz`
}

export function lerNomeDaCopia(nome: string): NomeDeCopia | null {
  const found = NAME.exec(nome)
  if (!found) return null
  const [, own, before, ...parts] = found
  const [year, month, day, hour, minute, second] = parts
  const quando = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(quando.getTime()) ? null : { tipo: (own ?? before) as TipoCopia, quando }
}

const HOUR = 3_600_000
const turno = (instant: Date, hora: number): Day => dayOf(new Date(instant.getTime() - hora * HOUR))

/** Whether one is due: the hour has come round since the last, or while the server was off. */
export const copiaDevida = (now: Date, hora: number, last: Date | null): boolean =>
  last === null || turno(now, hora) > turno(last, hora)

/** How many days, weeks and months with a backup keep one, and how many are kept of those before a migration. */
const KEPT = { dias: 7, semanas: 4, meses: 12, antes: 3 }

/** A Monday; 1970-01-05 was one. */
const weekOf = (day: Day): Day => addDays(day, -(((daysBetween('1970-01-05', day) % 7) + 7) % 7))

export interface Guardada {
  readonly nome: string
  /** Whether it was read back and found whole. */
  readonly boa: boolean
}
type Lida = Guardada & NomeDeCopia

/** Of each of the last so many periods the newest good one, or the newest where none is good. */
function newestOf(newestFirst: readonly Lida[], periodOf: (one: Lida) => string, count: number): string[] {
  const kept = new Map<string, Lida>()
  for (const one of newestFirst) {
    const before = kept.get(periodOf(one))
    if (!before || (one.boa && !before.boa)) kept.set(periodOf(one), one)
  }
  return [...kept.values()].slice(0, count).map(({ nome }) => nome)
}

/**
 * Which backups may go: seven days, four weeks and twelve months keep one each, and three are kept of those before a
 * migration. Never the newest good one, never one that says to be of tomorrow, never what has no name of ours.
 */
export function copiasDemais(all: readonly Guardada[], now: Date): string[] {
  const read = all
    .flatMap((one) => {
      const said = lerNomeDaCopia(one.nome)
      return said && said.quando <= now ? [{ ...one, ...said }] : []
    })
    .sort((one, other) => other.quando.getTime() - one.quando.getTime())
  const regular = read.filter(({ tipo }) => tipo !== 'antes')
  const dayOfOne = ({ quando }: Lida) => dayOf(quando)
  const newestGood = regular.find(({ boa }) => boa)
  const kept = new Set([
    ...newestOf(regular, dayOfOne, KEPT.dias),
    ...newestOf(regular, (one) => weekOf(dayOfOne(one)), KEPT.semanas),
    ...newestOf(regular, (one) => dayOfOne(one).slice(0, 7), KEPT.meses),
    ...(newestGood ? [newestGood.nome] : []),
    ...read
      .filter(({ tipo }) => tipo === 'antes')
      .slice(0, KEPT.antes)
      .map(({ nome }) => nome),
  ])
  return read.map(({ nome }) => nome).filter((nome) => !kept.has(nome))
}
