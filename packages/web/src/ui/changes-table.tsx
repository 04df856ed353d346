import type { ReactNode } from 'react'
import classes from './changes-table.module.css'
import data from './data/table.module.css'
import words from './theme/words.module.css'

export interface Change {
  label: string
  before: ReactNode
  after: ReactNode
}

const shown = (value: ReactNode) =>
  value === null || value === undefined || value === '' ? (
    <span className={`${words.muted} ${classes.empty}`}>vazio</span>
  ) : (
    value
  )

/** What a change did to each field, from what to what. */
export function ChangesTable({ changes }: { changes: readonly Change[] }) {
  return (
    <table className={`${data.table} ${data.words} ${words.size13} ${classes.table}`}>
      <thead>
        <tr>
          <th scope="col">Campo</th>
          <th scope="col">Antes</th>
          <th scope="col">Depois</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td data-label="Antes">{shown(before)}</td>
            <td data-label="Depois" className={words.strong}>
              {shown(after)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
