import { Link } from '@tanstack/react-router'
import data from '../data/table.module.css'
import { makeReachable } from '../reachable.ts'
import shared from '../theme/shared.module.css'
import classes from './chart-table.module.css'
import type { ChartTableData } from './types.ts'

/** A chart's numbers in rows and columns; scrolls in a box of its own when long or wide. */
export function ChartTable({ caption, columns, rows, foot }: ChartTableData & { caption: string }) {
  const right = (index: number) => (columns[index]?.align === 'right' ? true : undefined)
  return (
    <section
      className={`${data.box} ${shared.inset} ${classes.box}`}
      aria-label={caption}
      tabIndex={-1}
      ref={makeReachable}
    >
      <table className={`${data.table} ${classes.table}`}>
        <caption className={shared.unseen}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label }, index) => (
              <th key={label} scope="col" data-right={right(index)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, link }) => (
            <tr key={key}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]?.label} scope="row">
                    {link ? <Link {...link}>{cell}</Link> : cell}
                  </th>
                ) : (
                  <td key={columns[index]?.label} data-right={right(index)}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {foot ? (
          <tfoot>
            <tr>
              {foot.map((cell, index) => (
                <td key={columns[index]?.label} data-right={right(index)}>
                  {cell}
                </td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </section>
  )
}
