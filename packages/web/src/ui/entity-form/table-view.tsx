import type { ReactNode } from 'react'
import { ROLES } from '../list-screen/table-roles.ts'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import form from './entity-form.module.css'
import classes from './table-view.module.css'
import type { DescribedField, TableTools } from './types.ts'

interface TableViewProps {
  /** Of its heading. */
  id: string
  field: Extract<DescribedField, { kind: 'table' }>
  tools: TableTools
  cell: (field: DescribedField) => ReactNode
}

/** Fields that repeat: a table, a card per row where it is narrow, and whatever belongs below it. */
export function TableView({ id, field, tools, cell }: TableViewProps) {
  return (
    <>
      <h2 id={id} tabIndex={-1} className={`${words.above8} ${form.section}`}>
        {field.label}
      </h2>
      {field.help ? <p className={`${shared.note} ${form.sectionHelp}`}>{field.help}</p> : null}
      <table {...ROLES.table} className={`${words.above8} ${classes.table}`} aria-label={field.label}>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            <th {...ROLES.head} scope="col" className={classes.name}>
              <span className={shared.unseen}>{field.label}</span>
            </th>
            {field.columns.map(({ label, width }) => (
              <th key={label} {...ROLES.head} scope="col" style={width ? { width } : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {field.rows.map((row, index) => (
            <tr key={row.label} {...ROLES.row}>
              <th {...ROLES.name} scope="row" className={classes.name}>
                <span
                  className={`${words.blue} ${words.size12} ${words.strong} ${shared.plate} ${classes.number}`}
                  aria-hidden
                >
                  {index + 1}
                </span>
                <span className={`${shared.unseen} ${classes.unseenWide}`}>{row.label}</span>
              </th>
              {row.fields.map((inner, column) => (
                <td key={inner.name} {...ROLES.cell} data-label={field.columns[column]?.label}>
                  <div>{cell(inner)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {field.below?.(tools)}
    </>
  )
}
