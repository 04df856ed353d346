import { lastMonth, monthsOf, planMonths, totalPeso } from '@paco/domain/servicos/cronograma'
import type { Servico } from '@paco/domain/servicos/servico'
import type { Day } from '@paco/domain/shared/days'
import { monthLabel } from '@paco/domain/shared/meses'
import { formatAmount, sumMoney } from '@paco/domain/shared/money'
import data from '../ui/data/table.module.css'
import { EMPTY_CELL } from '../ui/list-screen/format-cell.ts'
import { RowActions } from '../ui/list-screen/row-actions.tsx'
import { ROLES } from '../ui/list-screen/table-roles.ts'
import type { RowAction } from '../ui/list-screen/types.ts'
import shared from '../ui/theme/shared.module.css'
import classes from './cronograma-table.module.css'

/** Which months a table shows; on paper they are spread over several. */
interface Months {
  first: number
  last: number
}

export interface CronogramaTableProps {
  caption: string
  servicos: readonly Servico[]
  /** The day from which the months count, where it is known. */
  inicio: Day | null
  months?: Months
  /** What this person may do with a service; missing for those who may do nothing. */
  actions?: (servico: Servico) => readonly RowAction[]
}

interface LineProps {
  name: string
  /** Of all months of the project, M1 first. */
  amounts: readonly number[]
  months: Months
  inicio: Day | null
  peso?: string
  total?: string
  /** What the row's months add up to. */
  paid?: string
  actions?: readonly RowAction[] | undefined
  /** Keeps the place of the column where the row has no actions. */
  withActions: boolean
}

const amountText = (amount: number) => (amount === 0 ? EMPTY_CELL : formatAmount(amount))

/** One row: what it is called, its figures, its amount in each month. */
function Line({ name, amounts, months, inicio, withActions, ...own }: LineProps) {
  const startsHere = months.first === 1
  const endsHere = months.last === amounts.length
  return (
    <tr {...ROLES.row}>
      <th {...ROLES.name} scope="row">
        {name}
      </th>
      {startsHere ? (
        <>
          <td {...ROLES.cell} data-label="Peso (%)" data-empty={own.peso === undefined || undefined}>
            {own.peso}
          </td>
          <td {...ROLES.cell} data-label="Valor total (R$)" data-empty={own.total === undefined || undefined}>
            {own.total}
          </td>
        </>
      ) : null}
      {amounts.slice(months.first - 1, months.last).map((amount, index) => {
        const month = monthLabel(inicio, months.first + index)
        return (
          <td key={month} {...ROLES.cell} data-label={month} data-empty={amount === 0 || undefined}>
            {amountText(amount)}
          </td>
        )
      })}
      {endsHere ? (
        <td
          {...ROLES.cell}
          className={classes.paid}
          data-label="Total das parcelas (R$)"
          data-empty={own.paid === undefined || undefined}
        >
          {own.paid}
        </td>
      ) : null}
      {withActions ? (
        <td {...ROLES.cell} className={classes.actions} data-empty={own.actions === undefined || undefined}>
          {own.actions ? <RowActions actions={own.actions} /> : null}
        </td>
      ) : null}
    </tr>
  )
}

interface HeadsProps extends Pick<LineProps, 'months' | 'inicio' | 'withActions'> {
  ends: boolean
}

function Heads({ months, inicio, ends, withActions }: HeadsProps) {
  const labels = [
    'Serviço',
    ...(months.first === 1 ? ['Peso (%)', 'Valor total (R$)'] : []),
    ...Array.from({ length: months.last - months.first + 1 }, (_, index) =>
      monthLabel(inicio, months.first + index),
    ),
    ...(ends ? ['Total das parcelas (R$)'] : []),
    ...(withActions ? ['Ações'] : []),
  ]
  return (
    <thead {...ROLES.group}>
      <tr {...ROLES.row}>
        {labels.map((label) => (
          <th
            key={label}
            {...ROLES.head}
            scope="col"
            className={label === 'Ações' ? classes.actions : undefined}
          >
            {label}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** The physical-financial schedule: services, weights, totals, and the months up to the highest installment. */
export function CronogramaTable({ caption, servicos, inicio, actions, ...props }: CronogramaTableProps) {
  const count = lastMonth(servicos)
  const months = props.months ?? { first: 1, last: count }
  const plan = planMonths(servicos)
  const common = { months, inicio, withActions: actions !== undefined }
  return (
    <table {...ROLES.table} className={`${data.table} ${data.stacks} ${classes.table}`}>
      <caption className={shared.unseen}>{caption}</caption>
      <Heads {...common} ends={months.last === count} />
      <tbody {...ROLES.group}>
        {servicos.map((servico) => (
          <Line
            key={servico.id}
            {...common}
            name={servico.descricao}
            amounts={monthsOf(servico, count)}
            peso={formatAmount(servico.peso)}
            total={formatAmount(servico.valor_total)}
            paid={formatAmount(sumMoney(servico.parcelas.map(({ valor }) => valor)))}
            actions={actions?.(servico)}
          />
        ))}
      </tbody>
      <tfoot {...ROLES.group}>
        <Line
          {...common}
          name="Total"
          amounts={plan.map(({ valor }) => valor)}
          peso={formatAmount(totalPeso(servicos.map(({ peso }) => peso)))}
          total={formatAmount(sumMoney(servicos.map(({ valor_total }) => valor_total)))}
          paid={formatAmount(plan.at(-1)?.acumulado ?? 0)}
        />
        {count > 0 ? (
          <Line {...common} name="Acumulado" amounts={plan.map(({ acumulado }) => acumulado)} />
        ) : null}
      </tfoot>
    </table>
  )
}
