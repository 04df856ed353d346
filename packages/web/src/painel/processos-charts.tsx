import type { PainelProcessos } from '@paco/domain/painel/painel'
import { formatMoneyRounded } from '@paco/domain/shared/money'
import { ChartCard } from '../ui/charts/chart-card.tsx'
import { countText, formatCount, shareText } from './figures.ts'
import { listLink } from './links.ts'
import type { ProcessosFilter } from './queries.ts'
import { RowBars } from './row-bars.tsx'
import { byNome, type PorSecretaria, STATUS_LOOKS, sumOf } from './status.ts'
import { StatusLegend } from './status-legend.tsx'

interface ChartProps {
  secretarias: readonly PorSecretaria[]
  filter: ProcessosFilter
}

const EMPTY = 'Nenhum processo com este filtro.'
const right = (label: string) => ({ label, align: 'right' as const })

function lateSummary(secretarias: readonly PorSecretaria[]): string {
  const late = (line: PorSecretaria) => line.status.Atrasado.total
  const worst = secretarias.reduce((a, b) => (late(b) > late(a) ? b : a), secretarias[0] as PorSecretaria)
  const total = secretarias.reduce((sum, line) => sum + late(line), 0)
  if (total === 0) return 'Nenhuma secretaria tem processos atrasados.'
  return `${worst.nome} tem ${formatCount(late(worst))} dos ${countText(total)} em atraso.`
}

/** Each department's projects, divided into the four situations. */
export function SituacaoChart({ secretarias, filter }: ChartProps) {
  const lines = [...secretarias].sort((a, b) => b.total - a.total || byNome(a, b))
  const all = sumOf(lines)
  const title = 'Situação por secretaria'
  return (
    <ChartCard
      title={title}
      summary={lines.length > 0 ? lateSummary(lines) : ''}
      isEmpty={lines.length === 0}
      empty={EMPTY}
      table={{
        columns: [
          { label: 'Secretaria' },
          ...STATUS_LOOKS.map(({ status }) => right(status)),
          right('Total'),
        ],
        rows: lines.map(({ id, nome, status, total }) => ({
          key: id,
          link: listLink({ ...filter, id_secretaria: id }),
          cells: [
            nome,
            ...STATUS_LOOKS.map((look) => formatCount(status[look.status].total)),
            formatCount(total),
          ],
        })),
        foot: [
          'Total',
          ...STATUS_LOOKS.map(({ status }) =>
            formatCount(sumOf(lines.map((line) => line.status[status])).total),
          ),
          formatCount(all.total),
        ],
      }}
    >
      <StatusLegend />
      <RowBars
        name={title}
        rows={lines.map(({ id, nome, status, total }) => ({
          key: id,
          label: nome,
          text: formatCount(total),
          link: listLink({ ...filter, id_secretaria: id }),
          segments: STATUS_LOOKS.map((look) => ({
            key: look.status,
            tone: look.tone,
            value: status[look.status].total,
            text: formatCount(status[look.status].total),
          })),
          tip: {
            title: nome,
            lines: [
              ...STATUS_LOOKS.map((look) => `${look.status}: ${formatCount(status[look.status].total)}`),
              `Total: ${formatCount(total)}`,
            ],
          },
        }))}
      />
    </ChartCard>
  )
}

interface ValueLine {
  key: string | number
  label: string
  total: number
  valor: number
  filter: ProcessosFilter
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
        rows: lines.map(({ key, label, total, valor, filter }) => ({
          key,
          link: listLink(filter),
          cells: [label, formatCount(total), formatMoneyRounded(valor)],
        })),
        foot: ['Total', formatCount(all.total), formatMoneyRounded(all.valor)],
      }}
    >
      <RowBars
        name={title}
        short={column === 'Ano'}
        rows={lines.map(({ key, label, total, valor, filter }) => ({
          key,
          label,
          text: formatMoneyRounded(valor),
          link: listLink(filter),
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

const leaderSummary = (lines: readonly ValueLine[], start: string): string => {
  const whole = sumOf(lines).valor
  const [leader] = [...lines].sort((a, b) => b.valor - a.valor)
  if (!leader || whole === 0) return ''
  return `${start}${leader.label} soma ${formatMoneyRounded(leader.valor)} (${shareText(leader.valor, whole)} do valor).`
}

export function ValorSecretariaChart({ secretarias, filter }: ChartProps) {
  const lines = [...secretarias]
    .sort((a, b) => b.valor - a.valor || byNome(a, b))
    .map(({ id, nome, total, valor }) => ({
      key: id,
      label: nome,
      total,
      valor,
      filter: { ...filter, id_secretaria: id },
    }))
  return (
    <ValueChart
      title="Valor por secretaria"
      column="Secretaria"
      summary={leaderSummary(lines, '')}
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
      filter: { ...filter, ...(ano !== null && { ano }) },
    }))
  return <ValueChart title="Valor por ano" column="Ano" summary={leaderSummary(lines, '')} lines={lines} />
}
