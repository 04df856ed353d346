import type { ReactNode } from 'react'
import classes from './changes-table.module.css'

export interface Change {
  label: string
  before: ReactNode
  after: ReactNode
}

const shown = (value: ReactNode) =>
  value === null || value === undefined || value === '' ? <span className={classes.empty}>vazio</span> : value

/** What a change did to each field, from what to what. */
export function ChangesTable({ changes, caption }: { changes: readonly Change[]; caption?: string }) {
  return (
    <table className={classes.table}>
      {caption ? <caption className={classes.caption}>{caption}</caption> : null}
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
            <td data-label="Depois" className={classes.after}>
              {shown(after)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
