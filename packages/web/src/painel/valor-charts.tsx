import type { PainelProcessos } from '@paco/domain/painel/painel'
import { formatMoneyRounded } from '@paco/domain/shared/money'
import type { LinkProps } from '@tanstack/react-router'
import { listLink } from '../projetos/links.ts'
import { ChartCard } from '../ui/charts/chart-card.tsx'
import { RowBars } from '../ui/charts/row-bars.tsx'
import { formatCount, shareText } from './figures.ts'
import type { ProcessosFilter } from './queries.ts'
import { EMPTY, right, type SecretariasProps } from './situacao-chart.tsx'
import { byNome, sumOf } from './status.ts'

interface ValueLine {
  key: string | number
  label: string
  total: number
  valor: number
  link: LinkProps | undefined
}

interface ValueChartProps {
  title: string
  summary: string
  column: string
  lines: readonly ValueLine[]
}

function ValueChart({ title, summary, column, lines }: ValueChartProps) {
  const all = sumOf(lines)
  return (
    <ChartCard
      title={title}
      summary={summary}
      isEmpty={lines.length === 0}
      empty={EMPTY}
      table={{
        columns: [{ label: column }, right('Processos'), right('Valor (R$)')],
        rows: lines.map(({ key, label, total, valor, link }) => ({
          key,
          link,
          cells: [label, formatCount(total), formatMoneyRounded(valor)],
        })),
        foot: ['Total', formatCount(all.total), formatMoneyRounded(all.valor)],
      }}
    >
      <RowBars
        name={title}
        short={column === 'Ano'}
        rows={lines.map(({ key, label, total, valor, link }) => ({
          key,
          label,
          text: formatMoneyRounded(valor),
          link,
          segments: [{ key: 'valor', tone: 'bar', value: valor }],
          tip: {
            title: label,
            lines: [`Valor: ${formatMoneyRounded(valor)}`, `Processos: ${formatCount(total)}`],
          },
        }))}
      />
    </ChartCard>
  )
}

function leaderSummary(lines: readonly ValueLine[]): string {
  const whole = sumOf(lines).valor
  const [leader] = [...lines].sort((a, b) => b.valor - a.valor)
  if (!leader || whole === 0) return ''
  return `${leader.label} soma ${formatMoneyRounded(leader.valor)} (${shareText(leader.valor, whole)} do valor).`
}

export function ValorSecretariaChart({ secretarias, filter }: SecretariasProps) {
  const lines = [...secretarias]
    .sort((a, b) => b.valor - a.valor || byNome(a, b))
    .map(({ id, nome, total, valor }) => ({
      key: id,
      label: nome,
      total,
      valor,
      link: listLink({ ...filter, id_secretaria: id }),
    }))
  return (
    <ValueChart
      title="Valor por secretaria"
      column="Secretaria"
      summary={leaderSummary(lines)}
      lines={lines}
    />
  )
}

interface AnoChartProps {
  anos: PainelProcessos['por_ano']
  filter: ProcessosFilter
}

export function ValorAnoChart({ anos, filter }: AnoChartProps) {
  const lines = [...anos]
    .sort((a, b) => (a.ano ?? Number.MAX_SAFE_INTEGER) - (b.ano ?? Number.MAX_SAFE_INTEGER))
    .map(({ ano, total, total_valor }) => ({
      key: ano ?? 'sem-ano',
      label: ano === null ? 'Sem ano' : String(ano),
      total,
      valor: total_valor,
      // The list knows no filter for those without a year.
      link: ano === null ? undefined : listLink({ ...filter, ano }),
    }))
  return <ValueChart title="Valor por ano" column="Ano" summary={leaderSummary(lines)} lines={lines} />
}
