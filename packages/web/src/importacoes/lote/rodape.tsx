import { formatMoney, sumMoney } from '@paco/domain/shared/money'
import type { GridColumn } from '../../ui/grid/types.ts'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { linhasText } from '../textos.ts'
import classes from './lote.module.css'

interface RodapeProps<Row> {
  rows: readonly Row[]
  columns: readonly GridColumn<Row>[]
}

/** How many rows there are, and what their columns of money come to as they are typed. */
export function Rodape<Row>({ rows, columns }: RodapeProps<Row>) {
  const sums = columns.flatMap((column) =>
    column.kind === 'money'
      ? [{ key: column.key, label: column.label, sum: sumMoney(rows.map((row) => column.value(row) ?? 0)) }]
      : [],
  )
  return (
    <div className={`${shared.row} ${words.gap4x12} ${words.size13} ${classes.sums}`}>
      <span className={words.muted}>{linhasText(rows.length)}</span>
      {sums.map(({ key, label, sum }) => (
        <span key={key}>
          {label.replace(/ \(R\$\)$/, '')}: <strong>{formatMoney(sum)}</strong>
        </span>
      ))}
    </div>
  )
}
