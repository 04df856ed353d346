import { formatMoneyRounded } from '@paco/domain/shared/money'
import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ChartCard } from '../ui/charts/chart-card.tsx'
import { RowBars } from '../ui/charts/row-bars.tsx'
import { SwatchLegend } from '../ui/charts/swatch-legend.tsx'
import type { ChartTableData } from '../ui/charts/types.ts'
import { formatCount } from '../ui/list-screen/pages.ts'
import {
  anosOf,
  anoText,
  countText,
  type FamiliaFigures,
  inAno,
  type Parts,
  partsOfSoma,
  type Soma,
  somar,
} from './figures.ts'
import { listLink } from './links.ts'

const LOOKS = [
  { key: 'repasse', label: 'Repasse', tone: 'run' },
  { key: 'contrapartida', label: 'Contrapartida', tone: 'idle' },
  { key: 'financiamento', label: 'Financiamento', tone: 'ok' },
] as const

/** Only what the bars hold. */
function Legend({ lines }: { lines: readonly Line[] }) {
  return <SwatchLegend entries={LOOKS.filter(({ key }) => lines.some(({ parts }) => parts[key] > 0))} />
}

const right = (label: string) => ({ label, align: 'right' as const })
const SUM_COLUMNS = [right('Convênios'), right('Repasse'), right('Contrapartida'), right('Total')]
const sumCells = ({ quantidade, repasse, contrapartida, total }: Soma): ReactNode[] => [
  formatCount(quantidade),
  ...[repasse, contrapartida, total].map(formatMoneyRounded),
]

interface Line {
  key: string | number
  label: string
  soma: Soma
  parts: Parts
  link: LinkProps | undefined
}

interface ValorChartProps {
  title: string
  summary: string
  lines: readonly Line[]
  table: ChartTableData
  short?: boolean
}

function ValorChart({ title, summary, lines, table, short = false }: ValorChartProps) {
  return (
    <ChartCard
      title={title}
      summary={summary}
      isEmpty={lines.length === 0}
      empty="Nenhum convênio ainda."
      table={table}
    >
      <Legend lines={lines} />
      <RowBars
        name={title}
        short={short}
        rows={lines.map(({ key, label, soma, parts, link }) => ({
          key,
          label,
          text: formatMoneyRounded(soma.total),
          link,
          segments: LOOKS.map((look) => ({ key: look.key, tone: look.tone, value: parts[look.key] })),
          tip: {
            title: label,
            lines: [
              ...LOOKS.filter((look) => parts[look.key] > 0).map(
                (look) => `${look.label}: ${formatMoneyRounded(parts[look.key])}`,
              ),
              countText(soma.quantidade),
            ],
          },
        }))}
      />
    </ChartCard>
  )
}

interface ChartProps {
  figures: readonly FamiliaFigures[]
}

const largest = (lines: readonly Line[]) => [...lines].sort((a, b) => b.soma.total - a.soma.total)[0]

function leaderText(lines: readonly Line[]): string {
  const leader = largest(lines)
  const { total } = somar(lines.map(({ soma }) => soma))
  if (!leader || total === 0) return ''
  return `${leader.label} soma ${formatMoneyRounded(leader.soma.total)} dos ${formatMoneyRounded(total)}.`
}

/** What each family is worth, and who pays it. */
export function PorFamiliaChart({ figures }: ChartProps) {
  const lines = figures
    .filter(({ soma }) => soma.quantidade > 0)
    .map(({ familia, soma }) => ({
      key: familia.key,
      label: familia.label,
      soma,
      parts: partsOfSoma([{ familia, soma }]),
      link: listLink(familia.key),
    }))
  return (
    <ValorChart
      title="Valores por família"
      summary={leaderText(lines)}
      lines={lines}
      table={{
        columns: [{ label: 'Família' }, ...SUM_COLUMNS],
        rows: lines.map(({ key, label, soma, link }) => ({ key, link, cells: [label, ...sumCells(soma)] })),
        foot: ['Total', ...sumCells(somar(lines.map(({ soma }) => soma)))],
      }}
    />
  )
}

/** The same by year; as a table, each family in each year. */
export function PorAnoChart({ figures }: ChartProps) {
  const anos = anosOf(figures)
  const lines = anos.map((ano) => {
    const of = inAno(figures, ano)
    return {
      key: ano ?? 'sem-ano',
      label: anoText(ano),
      soma: somar(of.map(({ soma }) => soma)),
      parts: partsOfSoma(of),
      link: undefined,
    }
  })
  const rows = anos.flatMap((ano) =>
    inAno(figures, ano).map(({ familia, soma }) => ({
      key: `${familia.key}-${ano}`,
      link: listLink(familia.key, { ano: ano ?? undefined }),
      cells: [`${anoText(ano)} · ${familia.label}`, ...sumCells(soma)],
    })),
  )
  return (
    <ValorChart
      title="Valores por ano"
      summary={`${leaderText(lines)} A tabela mostra cada família em cada ano.`.trim()}
      lines={lines}
      short
      table={{
        columns: [{ label: 'Ano e família' }, ...SUM_COLUMNS],
        rows,
        foot: ['Total', ...sumCells(somar(lines.map(({ soma }) => soma)))],
      }}
    />
  )
}
