import { halfMonth, type Mes, planMonths } from '@paco/domain/servicos/cronograma'
import type { Servico } from '@paco/domain/servicos/servico'
import type { Day } from '@paco/domain/shared/days'
import { monthLabel } from '@paco/domain/shared/meses'
import { formatMoney } from '@paco/domain/shared/money'
import { LineChart } from '../ui/charts/line-chart.tsx'

/** 'O plano paga R$ x em n meses; metade até o mês m', or until that month of the calendar. */
function planText(plan: readonly Mes[], inicio: Day | null): string {
  const last = plan.at(-1)
  if (!last) return ''
  const half = halfMonth(plan)
  const time = last.mes === 1 ? '1 mês' : `${last.mes} meses`
  const until = half === null || inicio === null ? `o mês ${half}` : monthLabel(inicio, half)
  return `O plano paga ${formatMoney(last.acumulado)} em ${time}${half === null ? '' : `; metade até ${until}`}.`
}

/** The project's planned S-curve: what each month pays, and what has come together until it. */
export function CurvaS({ servicos, inicio }: { servicos: readonly Servico[]; inicio: Day | null }) {
  const plan = planMonths(servicos)
  return (
    <LineChart
      title="Curva S planejada"
      summary={planText(plan, inicio)}
      names={{ label: 'Mês', value: 'No mês (R$)', total: 'Acumulado (R$)' }}
      format={formatMoney}
      data={plan.map(({ mes, valor }) => ({ label: monthLabel(inicio, mes), value: valor }))}
      empty="Nenhum serviço tem parcelas ainda: a curva aparece com a primeira."
    />
  )
}
