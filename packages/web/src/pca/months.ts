import { addDays } from '@paco/domain/shared/days'

const NAMES = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

/** More months than these in a row are not drawn with their gaps: the bars would be lines. */
const MOST_WITH_GAPS = 24

/** `2026-03` → `mar/26`. */
export function monthLabel(mes: string): string {
  const [year = '', month = ''] = mes.split('-')
  return `${NAMES[Number(month) - 1] ?? month}/${year.slice(2)}`
}

function nextMonth(mes: string): string {
  const [year, month] = mes.split('-').map(Number) as [number, number]
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`
}

/** The first and the last day of a month. */
export const daysOf = (mes: string): { de: string; ate: string } => ({
  de: `${mes}-01`,
  ate: addDays(`${nextMonth(mes)}-01`, -1),
})

interface OfMonth {
  mes: string
  total: number
  total_valor: number
}

/** The months with those in between that have nothing, so that distances on the chart are distances in time. */
export function withGaps(months: readonly OfMonth[]): readonly OfMonth[] {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return months
  const all: OfMonth[] = []
  for (let mes = first.mes; mes <= last.mes && all.length <= MOST_WITH_GAPS; mes = nextMonth(mes)) {
    all.push(months.find((month) => month.mes === mes) ?? { mes, total: 0, total_valor: 0 })
  }
  return all.length <= MOST_WITH_GAPS ? all : months
}
