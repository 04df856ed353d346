import { somar } from '@paco/domain/painel/execucao'
import { AMOUNT_LABELS, AMOUNTS, type Valores } from '@paco/domain/painel/valores'
import { formatAmount } from '@paco/domain/shared/money'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import parts from '../../ui/data/parts.module.css'
import data from '../../ui/data/table.module.css'
import { EMPTY_CELL } from '../../ui/list-screen/format-cell.ts'
import { ROLES } from '../../ui/list-screen/table-roles.ts'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import classes from './valores-table.module.css'

export interface ValoresRow extends Partial<Valores> {
  key: string | number
  name: string
  /** Below the name: what it is about. */
  detail?: string
  link?: LinkProps
  /** Beside the name. */
  mark?: ReactNode
  /** The one that is looked at. */
  current?: boolean
}

interface ValoresTableProps {
  caption: string
  /** What the rows are. */
  column: string
  rows: readonly ValoresRow[]
  /** What is added up, where it is not all rows. */
  total?: Valores | null
}

const amountText = (value = 0) => (value === 0 ? EMPTY_CELL : formatAmount(value))

function Amounts({ linha }: { linha: Partial<Valores> }) {
  return AMOUNTS.map((amount) => (
    <td
      key={amount}
      {...ROLES.cell}
      data-number
      data-label={`${AMOUNT_LABELS[amount]} (R$)`}
      data-empty={linha[amount] ? undefined : true}
    >
      {amountText(linha[amount])}
    </td>
  ))
}

const NONE: Valores = { planejado: 0, contratado: 0, medido: 0, pago: 0, reajuste: 0 }

/** Planned, contracted, measured and paid, a line for each department, month, year or contract. */
export function ValoresTable({ caption, column, rows, total }: ValoresTableProps) {
  const sum = total === undefined ? somar(rows.map((row) => ({ ...NONE, ...row }))) : total
  return (
    <table {...ROLES.table} className={`${data.table} ${data.stacks} ${classes.table}`}>
      <caption className={shared.unseen}>{caption}</caption>
      <thead {...ROLES.group}>
        <tr {...ROLES.row}>
          <th {...ROLES.head} scope="col">
            {column}
          </th>
          {AMOUNTS.map((amount) => (
            <th key={amount} {...ROLES.head} scope="col" data-number>
              {AMOUNT_LABELS[amount]} (R$)
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLES.group}>
        {rows.map(({ key, name, detail, link, mark, current, ...linha }) => (
          <tr key={key} {...ROLES.row} data-current={current || undefined}>
            <th {...ROLES.name} scope="row">
              {link ? (
                <Link {...link} className={parts.recordLink} aria-current={current ? 'true' : undefined}>
                  {name}
                </Link>
              ) : (
                name
              )}{' '}
              {mark}
              {detail ? (
                <span className={`${shared.small} ${words.block} ${classes.detail}`}>{detail}</span>
              ) : null}
            </th>
            <Amounts linha={linha} />
          </tr>
        ))}
      </tbody>
      {sum ? (
        <tfoot {...ROLES.group}>
          <tr {...ROLES.row}>
            <th {...ROLES.name} scope="row">
              Total
            </th>
            <Amounts linha={sum} />
          </tr>
        </tfoot>
      ) : null}
    </table>
  )
}
