import { halfMonth, type Mes, planMonths } from '@paco/domain/servicos/cronograma'
import type { Servico } from '@paco/domain/servicos/servico'
import { formatMoney } from '@paco/domain/shared/money'
import { LineChart } from '../ui/charts/line-chart.tsx'

/** 'O plano paga R$ x em n meses; metade até o mês m.' */
function planText(plan: readonly Mes[]): string {
  const last = plan.at(-1)
  if (!last) return ''
  const half = halfMonth(plan)
  const time = last.mes === 1 ? '1 mês' : `${last.mes} meses`
  return `O plano paga ${formatMoney(last.acumulado)} em ${time}${half === null ? '' : `; metade até o mês ${half}`}.`
}

/** The project's planned S-curve: what each month pays, and what has come together until it. */
export function CurvaS({ servicos }: { servicos: readonly Servico[] }) {
  const plan = planMonths(servicos)
  return (
    <LineChart
      title="Curva S planejada"
      summary={planText(plan)}
      names={{ label: 'Mês', value: 'No mês (R$)', total: 'Acumulado (R$)' }}
      format={formatMoney}
      data={plan.map(({ mes, valor }) => ({ label: `M${mes}`, value: valor }))}
      empty="Nenhum serviço tem parcelas ainda: a curva aparece com a primeira."
    />
  )
}
