import type { ChartTableData } from '../../ui/charts/types.ts'
import { ganttTable } from '../../ui/gantt/gantt-table.ts'
import type { GanttRow } from '../../ui/gantt/types.ts'
import classes from './gantt-portfolio.module.css'

/** The chart's own table, with the department beside each name. */
export function portfolioTable(rows: readonly GanttRow[]): ChartTableData {
  const { columns, rows: lines } = ganttTable(rows, 'Projeto', 'Prazo original')
  return {
    columns: [...columns.slice(0, 1), { label: 'Secretaria' }, ...columns.slice(1)],
    rows: lines.map((line, index) => ({
      ...line,
      cells: [
        <span key="nome" className={classes.name}>
          {line.cells[0]}
        </span>,
        <span key="secretaria" className={classes.department}>
          {rows[index]?.note ?? '-'}
        </span>,
        ...line.cells.slice(1),
      ],
    })),
  }
}
