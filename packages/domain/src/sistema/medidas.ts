import * as z from 'zod/mini'
import { formatNumber } from '../shared/formats.ts'
import { haQuanto } from './instalacao.ts'

const pontos = z.array(z.nullable(z.number()))

/** A value of a measure as it is now, under the name by which it is told in `/metrics`, and which part of it where it has several. */
const leitura = z.object({ medida: z.string(), parte: z.nullable(z.string()), valor: z.number() })
export type Leitura = z.output<typeof leitura>

/** What a call or page took since the start, by its pattern. */
const rota = z.object({
  rota: z.string(),
  vezes: z.number(),
  /** On average, in milliseconds. */
  media: z.number(),
  /** Of these, refused (4xx), and failed (5xx). */
  recusas: z.number(),
  falhas: z.number(),
})
export type Rota = z.output<typeof rota>

/** The last day of one instance, in points of some minutes each, the oldest first; null where nothing is known. */
export const medidas = z.object({
  /** Since when it is measured: kept in memory, a restart begins anew. */
  desde: z.string(),
  /** When the first point begins. */
  inicio: z.string(),
  /** How many minutes a point stands for. */
  minutos: z.number(),
  series: z.object({
    requisicoes: pontos,
    /** Below it 95 of 100 calls were answered, in milliseconds. */
    p95: pontos,
    erros: pontos,
    /** By how much the process came late to what it had to do, in milliseconds. */
    atraso: pontos,
    /** How many waited for the database at once. */
    espera: pontos,
    /** In bytes. */
    memoria: pontos,
    /** Connections to the database in use. */
    conexoes: pontos,
    /** Heavy work that waits its turn. */
    fila: pontos,
    /** Size of the database, in bytes. */
    banco: pontos,
    /** Age of the newest backup that was proven, in seconds. */
    copia: pontos,
    /** E-mails that wait to be sent. */
    emails: pontos,
    /** Lines of the audit trail. */
    trilha: pontos,
  }),
  agora: z.array(leitura),
  /** Those that took most time. */
  rotas: z.array(rota),
})
export type Medidas = z.output<typeof medidas>
export type Serie = keyof Medidas['series']

/** A statement that took long, by what it does, with none of its values. */
export const lenta = z.object({
  /** By which it is found in the log. */
  forma: z.string(),
  texto: z.string(),
  vezes: z.number(),
  /** The longest it took, in milliseconds. */
  pior: z.number(),
  /** Which calls waited for the worst one. */
  rotas: z.array(z.string()),
  ultima_em: z.string(),
})
export type Lenta = z.output<typeof lenta>

/** From how many milliseconds on a statement is listed, and the list. */
export const lentas = z.object({ limite: z.number(), formas: z.array(lenta) })
export type Lentas = z.output<typeof lentas>

/** Milliseconds as people read them: `35 ms`, `1,2 s`. */
export const formatMs = (value: number): string =>
  value < 1000
    ? `${formatNumber(value < 10 ? Math.round(value * 10) / 10 : Math.round(value))} ms`
    : `${formatNumber(Math.round(value / 100) / 10)} s`

/** Seconds as people read them, in the largest whole unit. */
export const formatDuracao = (seconds: number): string =>
  seconds < 60
    ? `${formatNumber(Math.round(seconds))} s`
    : haQuanto(new Date(0).toISOString(), new Date(seconds * 1000).toISOString())

/** When a point begins. */
export const pontoEm = ({ inicio, minutos }: Pick<Medidas, 'inicio' | 'minutos'>, index: number): string =>
  new Date(Date.parse(inicio) + index * minutos * 60_000).toISOString()

export const conhecidos = (values: readonly (number | null)[]): number[] =>
  values.filter((value) => value !== null)

/** So many points are drawn at least: an hour. */
const MENOS = 12

/** From which point on a chart is drawn: a system that has just begun is not a dot at the end of an empty day. */
export function decorrido(values: readonly (number | null)[]): number {
  const first = values.findIndex((value) => value !== null)
  const latest = Math.max(0, values.length - MENOS)
  return first < 0 ? latest : Math.min(first, latest)
}
