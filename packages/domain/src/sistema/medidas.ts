import * as z from 'zod/mini'
import { formatTamanho } from '../arquivos/arquivo.ts'
import { formatNumber } from '../shared/formats.ts'

const pontos = z.array(z.nullable(z.number()))

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
  }),
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

interface Descritor {
  readonly serie: Serie
  readonly titulo: string
  /** What the chart says in a sentence, of the points that are known. */
  readonly resumo: (known: readonly number[]) => string
  readonly formato: (value: number) => string
  /** From which value on it is worth a look; null where nothing is by itself. */
  readonly atencao: number | null
}

const sum = (known: readonly number[]) => known.reduce((total, value) => total + value, 0)
const last = (known: readonly number[]) => known.at(-1) ?? 0
const most = (known: readonly number[]) => known.reduce((one, other) => Math.max(one, other), 0)
const people = (count: number) => (count === 1 ? '1 chamada' : `${formatNumber(count)} chamadas`)

/** What is shown, in the order in which it is read: is it used, is it quick, does it fail, and why. */
export const MEDIDAS: readonly Descritor[] = [
  {
    serie: 'requisicoes',
    titulo: 'Requisições',
    resumo: (known) =>
      `${formatNumber(sum(known))} desde o início do gráfico; no máximo ${formatNumber(most(known))} em cinco minutos.`,
    formato: formatNumber,
    atencao: null,
  },
  {
    serie: 'p95',
    titulo: 'Tempo de resposta',
    resumo: (known) =>
      `De cada 100 chamadas, 95 em até ${formatMs(last(known))} por último; no pior momento, ${formatMs(most(known))}.`,
    formato: formatMs,
    atencao: 1000,
  },
  {
    serie: 'erros',
    titulo: 'Erros do servidor',
    resumo: (known) =>
      sum(known) === 0
        ? 'Nenhuma resposta falhou.'
        : `${formatNumber(sum(known))} respostas falharam (5xx); o registro diz por quê.`,
    formato: formatNumber,
    atencao: 1,
  },
  {
    serie: 'espera',
    titulo: 'Espera pelo banco',
    resumo: (known) =>
      most(known) === 0
        ? 'Ninguém precisou esperar.'
        : `No pior momento, ${people(most(known))} à espera; por último, ${people(last(known))}.`,
    formato: formatNumber,
    atencao: 10,
  },
  {
    serie: 'atraso',
    titulo: 'Atraso do processo',
    resumo: (known) =>
      `${formatMs(last(known))} por último; no pior momento, ${formatMs(most(known))}. Acima de 200 ms todos percebem.`,
    formato: formatMs,
    atencao: 200,
  },
  {
    serie: 'memoria',
    titulo: 'Memória',
    resumo: (known) => `${formatTamanho(last(known))} por último; no máximo ${formatTamanho(most(known))}.`,
    formato: formatTamanho,
    atencao: null,
  },
]

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
