import type { Curva } from '@paco/domain/medicoes/registros'
import type { Day } from '@paco/domain/shared/days'
import { monthFrom, monthLabel } from '@paco/domain/shared/meses'
import type { CurveLine } from '../../ui/charts/curves-layout.ts'

/** Of a contract, where its months are counted from. */
export interface Prazo {
  readonly ordem_inicio: Day | null
  readonly assinatura: Day | null
}

interface Series {
  readonly periods: readonly string[]
  readonly lines: readonly CurveLine[]
  /** The place of today's month; null before the first. */
  readonly today: number | null
}

/** The months of a curve up to its end or to today's, whichever is later; the lines end where nothing is known. */
export function seriesOf(
  { pontos }: Pick<Curva, 'pontos'>,
  { ordem_inicio, assinatura }: Prazo,
  today: Day,
): Series {
  const start = ordem_inicio ?? assinatura
  if (start === null || pontos.length === 0) return { periods: [], lines: [], today: null }
  const now = monthFrom(start, today)
  const months = Math.max(pontos.length, now)
  const planned = pontos.some(({ planejado }) => planejado > 0)
  return {
    periods: Array.from({ length: months }, (_, index) => monthLabel(start, index + 1)),
    lines: [
      ...(planned
        ? [
            {
              name: 'Planejado',
              kind: 'planned' as const,
              values: pontos.map(({ planejado }) => planejado),
            },
          ]
        : []),
      { name: 'Medido', kind: 'done', values: pontos.map(({ medido }) => medido) },
      { name: 'Pago', kind: 'paid', values: pontos.map(({ pago }) => pago) },
    ],
    today: now >= 1 ? now - 1 : null,
  }
}
