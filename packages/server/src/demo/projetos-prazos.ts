import type { Situacao } from '@paco/domain/etapas/etapa'
import { addDays, type Day, daysBetween } from '@paco/domain/shared/days'
import type { Draw } from './random.ts'

/** Where a project stands on the day the demo is filled. `tropeço`: a stage is late, the project is not. */
export type Rumo = 'concluído' | 'em dia' | 'tropeço' | 'atrasado' | 'previsto' | 'sem datas'

/** How many in a hundred. */
const RUMOS: readonly [Rumo, number][] = [
  ['concluído', 20],
  ['em dia', 40],
  ['tropeço', 10],
  ['atrasado', 12],
  ['previsto', 13],
  ['sem datas', 5],
]

/** That many directions in these shares, in a drawn order. */
export function dealRumos(count: number, draw: Draw): Rumo[] {
  const dealt = RUMOS.flatMap(([rumo, percent]) =>
    Array<Rumo>(Math.round((percent * count) / 100)).fill(rumo),
  )
  while (dealt.length < count) dealt.push('em dia')
  return draw.shuffle(dealt.slice(0, count))
}

export interface EtapaDemo {
  readonly inicio: Day | null
  readonly fim: Day | null
  /** Running total of days, as 'Diferença entre datas' fills it. */
  readonly prazo: number | null
  readonly situacao: Situacao | null
}

/** Shortest and longest of each stage, in days; the fifth is the work itself and grows with the money. */
function lengths(draw: Draw, valor: number): number[] {
  const work = Math.min(480, 90 + Math.round(valor / 40_000))
  return [
    draw.whole(30, 75),
    draw.whole(45, 110),
    draw.whole(60, 130),
    draw.whole(8, 20),
    draw.whole(work, work + 150),
    draw.whole(25, 45),
  ]
}

/** The demo city's first projects: nothing concluded began before, unless the day leaves no other room. */
const FIRST_DAY = '2023-01-09'

const total = (days: readonly number[]) => days.reduce((sum, length) => sum + length, 0)
/** Most of what a city hall has running is being bought or being built. */
const RUNNING = [1, 2, 2, 3, 3, 3, 4, 5, 5, 5, 5, 6] as const

/** The stage a project is in (7: all are done) and how many days ago its first one began. */
function position(
  rumo: Rumo,
  days: readonly number[],
  today: Day,
  draw: Draw,
): { etapa: number; began: number } {
  const before = (etapa: number) => total(days.slice(0, etapa - 1))
  const inside = (etapa: number) => days[etapa - 1] ?? 0
  switch (rumo) {
    case 'concluído': {
      const latest = total(days) + 9
      const earliest = Math.max(latest, daysBetween(FIRST_DAY, today))
      const began = Math.min(latest + draw.whole(0, 1150), draw.whole(earliest - 200, earliest))
      return { etapa: 7, began: Math.max(latest, began) }
    }
    case 'em dia': {
      const etapa = RUNNING[draw.whole(0, RUNNING.length - 1)] ?? 5
      return { etapa, began: before(etapa) + Math.ceil((inside(etapa) * draw.whole(15, 90)) / 100) }
    }
    case 'tropeço': {
      // Late by less than the last stage takes: the project's own end is still ahead.
      const etapa = draw.whole(2, 5)
      return { etapa, began: before(etapa + 1) + draw.whole(4, 22) }
    }
    case 'atrasado':
      return { etapa: draw.whole(3, 5), began: total(days) + draw.whole(6, 240) }
    default:
      // A few should have begun already.
      return { etapa: 0, began: draw.chance(15) ? draw.whole(1, 12) : -draw.whole(8, 380) }
  }
}

function situacaoOf(numero: number, etapa: number, late: boolean, draw: Draw): Situacao | null {
  if (numero < etapa) return 'Concluído'
  if (numero === etapa) return late && draw.chance(40) ? 'Atrasado' : 'Em andamento'
  return draw.chance(8) ? null : 'Não iniciado'
}

/** A stage's own deadline: the days from its first to its last. */
function lengthOf(span: { inicio: Day | null; fim: Day | null } | undefined): number | null {
  return span?.inicio && span.fim ? daysBetween(span.inicio, span.fim) + 1 : null
}

/** Six stages one after the other, so placed that the project stands where its direction says on that day. */
export function placeEtapas(rumo: Rumo, valor: number, today: Day, draw: Draw): EtapaDemo[] {
  const days = lengths(draw, valor)
  const { etapa, began } = position(rumo, days, today, draw)
  const late = rumo === 'tropeço' || rumo === 'atrasado'
  let next = addDays(today, -began)
  const spans = days.map((length) => {
    const inicio = rumo === 'sem datas' ? null : next
    const fim = rumo === 'sem datas' ? null : addDays(next, length - 1)
    next = addDays(next, length)
    return { inicio, fim }
  })
  return spans.map((span, index) => ({
    ...span,
    prazo: lengthOf(span),
    situacao: situacaoOf(index + 1, etapa, late, draw),
  }))
}

/** What was planned before it slipped: from one stage on, everything some weeks earlier. */
export function beforeSlip(prazos: readonly EtapaDemo[], etapa: number, weeks: number): EtapaDemo[] {
  const earlier = (day: Day | null) => day && addDays(day, -7 * weeks)
  const spans = prazos.map(({ inicio, fim }, index) => ({
    inicio: index + 1 > etapa ? earlier(inicio) : inicio,
    fim: index + 1 >= etapa ? earlier(fim) : fim,
  }))
  return prazos.map((prazo, index) => ({ ...prazo, ...spans[index], prazo: lengthOf(spans[index]) }))
}
