import type { ResumoPca } from '@paco/domain/pca/pca'
import { numberFormat } from '@paco/domain/shared/formats'
import { formatMoney } from '@paco/domain/shared/money'
import { BarChart } from '../ui/charts/bar-chart.tsx'
import { ChartCard } from '../ui/charts/chart-card.tsx'
import { formatCompact, formatNumber } from '../ui/charts/numbers.ts'
import { RowBars } from '../ui/charts/row-bars.tsx'
import { pcaListLink } from './links.ts'
import { daysOf, monthLabel, withGaps } from './months.ts'

type Filter = Readonly<Record<string, string>>

export const itemCount = (total: number) => `${formatNumber(total)} ${total === 1 ? 'item' : 'itens'}`

/** 'Alta: R$ 1,2 mi · Média: R$ 800 mil'. */
export const summaryLine = ({ por_prioridade }: ResumoPca): string =>
  por_prioridade
    .map(({ prioridade, total_valor }) => `${prioridade}: R$ ${formatCompact(total_valor)}`)
    .join(' · ')

interface ChartProps {
  resumo: ResumoPca
  /** What narrows the list now; a line or bar narrows it further. */
  filter: Filter
}

export function PrioridadeChart({ resumo, filter }: ChartProps) {
  const { por_prioridade, total, total_valor } = resumo
  const title = 'Por prioridade'
  const lines = por_prioridade.map((line) => ({
    ...line,
    link: pcaListLink({ ...filter, prioridade: line.prioridade }),
  }))
  return (
    <ChartCard
      title={title}
      summary={`${itemCount(total)}: ${formatMoney(total_valor)}.`}
      table={{
        columns: [
          { label: 'Prioridade' },
          { label: 'Itens', align: 'right' },
          { label: 'Valor', align: 'right' },
        ],
        rows: lines.map(({ prioridade, total: items, total_valor: valor, link }) => ({
          key: prioridade,
          link,
          cells: [prioridade, formatNumber(items), formatMoney(valor)],
        })),
        foot: ['Total', formatNumber(total), formatMoney(total_valor)],
      }}
    >
      <RowBars
        name={title}
        rows={lines.map(({ prioridade, total: items, total_valor: valor, link }) => ({
          key: prioridade,
          label: `${prioridade} (${formatNumber(items)})`,
          text: formatMoney(valor),
          link,
          segments: [{ key: 'valor', tone: 'bar', value: valor }],
          tip: {
            title: prioridade,
            lines: [`Valor: ${formatMoney(valor)}`, `Itens: ${formatNumber(items)}`],
          },
        }))}
      />
    </ChartCard>
  )
}

/** The axis counts in the largest unit that the largest month fills. */
const UNITS = [
  { size: 1_000_000, axis: 'R$ milhões' },
  { size: 1_000, axis: 'R$ mil' },
] as const
const REAIS = { size: 1, axis: 'R$' } as const
const inUnits = numberFormat({ maximumFractionDigits: 1 })

export function MesChart({ resumo, filter: { ano: _year, ...filter } }: ChartProps) {
  const months = withGaps(resumo.por_mes)
  const [largest] = [...resumo.por_mes].sort((one, other) => other.total_valor - one.total_valor)
  const { size, axis } = UNITS.find((unit) => (largest?.total_valor ?? 0) >= unit.size) ?? REAIS
  return (
    <BarChart
      title="Por mês da data pretendida"
      summary={
        largest ? `${monthLabel(largest.mes)} é o maior mês, com ${formatMoney(largest.total_valor)}.` : ''
      }
      names={{ label: 'Mês', value: 'Valor (R$)' }}
      axis={axis}
      standsFrom={0}
      height={180}
      data={months.map(({ mes, total_valor }) => ({
        id: mes,
        label: monthLabel(mes),
        value: total_valor,
        link: pcaListLink({ ...filter, ...daysOf(mes) }),
      }))}
      format={formatMoney}
      short={(value) => inUnits(value / size)}
      tooltip={({ id, value }) => {
        const items = months.find(({ mes }) => mes === id)?.total ?? 0
        return `${formatMoney(value)} em ${itemCount(items)}`
      }}
      total
    />
  )
}
