import type { LinhaResumo, ResumoBairros } from '@paco/domain/bairros/lancamento-bairro'
import { formatMoney } from '@paco/domain/shared/money'
import { ChartCard } from '../ui/charts/chart-card.tsx'
import { formatCompact, formatNumber } from '../ui/charts/numbers.ts'
import { RowBars } from '../ui/charts/row-bars.tsx'
import { listLink } from './links.ts'

type Filter = Readonly<Record<string, string>>

/** As many neighbourhoods as there are zones, so that the two stand level; the table has them all. */
const MOST_BAIRROS = 6

export const entryCount = (total: number) =>
  `${formatNumber(total)} ${total === 1 ? 'lançamento' : 'lançamentos'}`

/** 'Sul: R$ 1,2 mi · Leste: R$ 800 mil'. */
export const summaryLine = ({ por_zona }: ResumoBairros): string =>
  por_zona.map(({ nome, total_valor }) => `${nome}: R$ ${formatCompact(total_valor)}`).join(' · ')

interface SumChartProps {
  title: string
  summary: string
  /** What the lines are, and the filter that one of them is. */
  column: 'Zona' | 'Bairro'
  lines: readonly LinhaResumo[]
  shown: readonly LinhaResumo[]
  filter: Filter
}

function SumChart({ title, summary, column, lines, shown, filter }: SumChartProps) {
  const link = (nome: string) => listLink({ ...filter, [column]: nome })
  return (
    <ChartCard
      title={title}
      summary={summary}
      table={{
        columns: [
          { label: column },
          { label: 'Lançamentos', align: 'right' },
          { label: 'Valor', align: 'right' },
        ],
        rows: lines.map(({ nome, total, total_valor }) => ({
          key: nome,
          link: link(nome),
          cells: [nome, formatNumber(total), formatMoney(total_valor)],
        })),
      }}
    >
      <RowBars
        name={title}
        rows={shown.map(({ nome, total, total_valor }) => ({
          key: nome,
          label: `${nome} (${formatNumber(total)})`,
          text: formatMoney(total_valor),
          link: link(nome),
          segments: [{ key: 'valor', tone: 'bar', value: total_valor }],
          tip: { title: nome, lines: [`Valor: ${formatMoney(total_valor)}`, entryCount(total)] },
        }))}
      />
    </ChartCard>
  )
}

interface ChartProps {
  resumo: ResumoBairros
  filter: Filter
}

export function ZonaChart({ resumo: { por_zona, total, total_valor }, filter }: ChartProps) {
  return (
    <SumChart
      title="Por zona"
      column="Zona"
      summary={`${entryCount(total)}: ${formatMoney(total_valor)}.`}
      lines={por_zona}
      shown={por_zona}
      filter={filter}
    />
  )
}

export function BairroChart({ resumo: { por_bairro }, filter }: ChartProps) {
  const shown = por_bairro.slice(0, MOST_BAIRROS)
  const [largest] = shown
  const more = por_bairro.length > shown.length
  const first = largest ? `O maior valor é de ${largest.nome}.` : ''
  return (
    <SumChart
      title="Por bairro"
      column="Bairro"
      summary={more ? `${first} A tabela traz os ${formatNumber(por_bairro.length)} bairros.` : first}
      lines={por_bairro}
      shown={shown}
      filter={filter}
    />
  )
}
