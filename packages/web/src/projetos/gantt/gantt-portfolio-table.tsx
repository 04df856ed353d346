import type { Projeto } from '@paco/domain/projetos/projeto'
import type { ChartTableData } from '../../ui/charts/types.ts'
import { ganttTable } from '../../ui/gantt/gantt-table.ts'
import type { GanttRow } from '../../ui/gantt/types.ts'
import classes from './gantt-portfolio.module.css'

/** The chart's own table, with the department beside each name. */
export function portfolioTable(
  rows: readonly GanttRow[],
  projetos: readonly Pick<Projeto, 'id' | 'secretaria_nome'>[],
): ChartTableData {
  const { columns, rows: lines } = ganttTable(rows, 'Projeto', 'Prazo original')
  const nomes = new Map(projetos.map(({ id, secretaria_nome }) => [id, secretaria_nome]))
  const listed = rows.filter(({ heads }) => !heads)
  return {
    columns: [...columns.slice(0, 1), { label: 'Secretaria' }, ...columns.slice(1)],
    rows: lines.map((line, index) => ({
      ...line,
      cells: [
        <span key="nome" className={classes.name}>
          {line.cells[0]}
        </span>,
        <span key="secretaria" className={classes.department}>
          {nomes.get(Number(listed[index]?.id)) ?? '-'}
        </span>,
        ...line.cells.slice(1),
      ],
    })),
  }
}
