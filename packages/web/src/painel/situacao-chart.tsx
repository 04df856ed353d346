import { listLink } from '../projetos/links.ts'
import { ChartCard } from '../ui/charts/chart-card.tsx'
import { RowBars } from '../ui/charts/row-bars.tsx'
import { SwatchLegend } from '../ui/charts/swatch-legend.tsx'
import { countText, formatCount } from './figures.ts'
import type { ProcessosFilter } from './queries.ts'
import { byNome, type PorSecretaria, STATUS_LOOKS, sumOf } from './status.ts'

const LEGEND = STATUS_LOOKS.map(({ status, tone }) => ({ label: status, tone }))

export interface SecretariasProps {
  secretarias: readonly PorSecretaria[]
  filter: ProcessosFilter
}

export const EMPTY = 'Nenhum processo com este filtro.'
export const right = (label: string) => ({ label, align: 'right' as const })

function lateSummary(secretarias: readonly PorSecretaria[]): string {
  const late = (line: PorSecretaria) => line.status.Atrasado.total
  const total = secretarias.reduce((sum, line) => sum + late(line), 0)
  const [worst] = [...secretarias].sort((a, b) => late(b) - late(a))
  if (!worst || total === 0) return 'Nenhuma secretaria tem processos atrasados.'
  return `${worst.nome} tem ${formatCount(late(worst))} dos ${countText(total)} em atraso.`
}

/** Each department's projects, divided into the four situations. */
export function SituacaoChart({ secretarias, filter }: SecretariasProps) {
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
      <SwatchLegend entries={LEGEND} />
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
