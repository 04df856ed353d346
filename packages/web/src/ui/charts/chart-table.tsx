import { Link } from '@tanstack/react-router'
import classes from './chart-table.module.css'
import type { ChartTableData } from './types.ts'

/** A chart's numbers in rows and columns; scrolls in a box of its own when long or wide. */
export function ChartTable({ caption, columns, rows, foot }: ChartTableData & { caption: string }) {
  const right = (index: number) => (columns[index]?.align === 'right' ? true : undefined)
  return (
    // Reachable by keyboard, since what scrolls must be scrollable without a mouse.
    <section className={classes.box} aria-label={caption} tabIndex={-1} ref={makeReachable}>
      <table className={classes.table}>
        <caption className={classes.caption}>{caption}</caption>
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

/** A tab stop only where there is something to scroll. */
function makeReachable(box: HTMLElement | null): void {
  if (!box) return
  const scrolls = box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1
  box.tabIndex = scrolls ? 0 : -1
}
