import { type Day, formatDay } from '@paco/domain/shared/days'
import type { ChartTableData } from '../charts/types.ts'
import type { GanttRow } from './types.ts'

const shown = (day: Day | undefined) => (day === undefined ? '-' : formatDay(day))

/** The same bars as rows of a table; a row without dates is there too. */
export function ganttTable(
  rows: readonly GanttRow[],
  rowName: string,
  baselineLabel: string,
): ChartTableData {
  const withBaseline = rows.some(({ baseline }) => baseline)
  return {
    columns: [
      { label: rowName },
      { label: 'Situação' },
      { label: 'Início', align: 'right' },
      { label: 'Fim', align: 'right' },
      ...(withBaseline ? [{ label: baselineLabel, align: 'right' as const }] : []),
    ],
    rows: rows
      .filter(({ heads }) => !heads)
      .flatMap((row) => {
        const original = row.baseline
          ? `${formatDay(row.baseline.start)} a ${formatDay(row.baseline.end)}`
          : '-'
        const bars = row.bars.length > 0 ? row.bars : [undefined]
        return bars.map((bar, index) => ({
          key: `${row.id}-${index}`,
          link: row.link,
          cells: [
            row.label,
            bar?.stretch ? `${bar.label}, ${bar.stretch.label}` : (bar?.label ?? '-'),
            shown(bar?.start),
            shown(bar?.end),
            ...(withBaseline ? [original] : []),
          ],
        }))
      }),
  }
}
