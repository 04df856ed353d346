import { NA_INSTALACAO } from '@paco/domain/sistema/leituras'
import type { Leitura, Rota } from '@paco/domain/sistema/medidas'
import type { Told } from '../metrics/metrics.ts'
import { quantileOf } from '../metrics/quantile.ts'
import { BOUNDS, type Requests } from '../metrics/requests.ts'

/** By which label the samples of a measure are told apart on the page; the others are added up. */
const PARTS = ['status', 'code', 'part', 'asked']
const partOf = (labels: Readonly<Record<string, string>>) =>
  PARTS.flatMap((name) => labels[name] ?? [])[0] ?? null

const QUANTILES = [
  ['p50', 0.5],
  ['p95', 0.95],
  ['p99', 0.99],
] as const

/** A histogram by what people ask of it: until when how many of a hundred were answered. */
function quantilesOf({ family, samples }: Told): Leitura[] {
  const buckets = samples.filter(([, , suffix]) => suffix === '_bucket')
  const kinds = [...new Set(buckets.map(([{ kind = '' }]) => kind))]
  return kinds.flatMap((kind) => {
    const sums = buckets.filter(([labels]) => labels.kind === kind).map(([, count]) => count)
    const counts = sums.map((count, index) => count - (sums[index - 1] ?? 0))
    return QUANTILES.flatMap(([name, part]) => {
      const valor = quantileOf(counts, BOUNDS, part)
      return valor === null ? [] : [{ medida: family.name, parte: `${kind} ${name}`, valor }]
    })
  })
}

function sumsOf({ family, samples }: Told): Leitura[] {
  const sums = new Map<string | null, number>()
  for (const [labels, value] of samples) sums.set(partOf(labels), (sums.get(partOf(labels)) ?? 0) + value)
  return [...sums].map(([parte, valor]) => ({ medida: family.name, parte, valor }))
}

/** What `/metrics` tells, for people: routes added up, histograms as the times they stand for. */
export const leiturasOf = (told: readonly Told[]): Leitura[] =>
  told
    .filter(({ family }) => !(NA_INSTALACAO as readonly string[]).includes(family.name))
    .flatMap((one) => (one.family.kind === 'histogram' ? quantilesOf(one) : sumsOf(one)))

/** So many routes are named. */
const MOST = 10

/** The routes that took most of the time, whose sums are those of `/metrics`. */
export function rotasOf(requests: Requests): Rota[] {
  const routes = new Map<string, { vezes: number; recusas: number; falhas: number }>()
  for (const [{ method, route, status }, count] of requests.answered()) {
    const one = routes.get(`${method} ${route}`) ?? { vezes: 0, recusas: 0, falhas: 0 }
    one.vezes += count
    if (status === '4xx') one.recusas += count
    if (status === '5xx') one.falhas += count
    routes.set(`${method} ${route}`, one)
  }
  return requests
    .seconds()
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .flatMap(([{ method, route }, seconds]) => {
      const counts = routes.get(`${method} ${route}`)
      return counts === undefined
        ? []
        : [{ rota: `${method} ${route}`, ...counts, media: (seconds * 1000) / counts.vezes }]
    })
}
