import type { PainelProcessos } from '@paco/domain/painel/painel'
import { formatDay } from '@paco/domain/shared/days'
import { SOBRE } from '@paco/domain/shared/sobre'
import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, useDeferredValue } from 'react'
import type { SecretariaChoice } from '../secretarias/choices.ts'
import { Card } from '../ui/card.tsx'
import parts from '../ui/data/parts.module.css'
import { FilterBar } from '../ui/filter-bar.tsx'
import { ExportMenu } from '../ui/list-screen/export-menu.tsx'
import { FilterControl } from '../ui/list-screen/filter-control.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Problem } from '../ui/states/problem.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import { countText, formatTotal } from './figures.ts'
import { MarcaCounters } from './marca-counters.tsx'
import { type DiasAVencer, EndingCard, LateCard } from './prazo-cards.tsx'
import classes from './processos-painel.module.css'
import { processosFilters, useProcessosView } from './processos-view.ts'
import { type ProcessosFilter, painelProcessosQuery } from './queries.ts'
import { SituacaoChart } from './situacao-chart.tsx'
import { bySecretaria, byStatus, sumOf } from './status.ts'
import { StatusCounters } from './status-counters.tsx'
import { useProcessosExport } from './use-processos-export.ts'
import { ValorAnoChart, ValorSecretariaChart } from './valor-charts.tsx'

interface FiguresProps {
  painel: PainelProcessos
  filter: ProcessosFilter
  prazo: DiasAVencer
  onPrazo: (prazo: DiasAVencer) => void
}

/** A sum below the lines, where they are a table, is a line too; its head another. */
const rowsOnPaper = (lines: number) => ({ '--rows': lines + 2 }) as CSSProperties

function Figures({ painel, filter, prazo, onPrazo }: FiguresProps) {
  const counts = byStatus(painel.por_status)
  const secretarias = bySecretaria(painel.por_secretaria)
  return (
    <div className={`${shared.stack} ${parts.measured} ${classes.figures}`}>
      <StatusCounters counts={counts} filter={filter} />
      <MarcaCounters painel={painel} filter={filter} />
      <div className={`${parts.pair} ${classes.pair}`}>
        <LateCard lines={painel.atrasados} total={counts.Atrasado.total} filter={filter} />
        <div
          className={`${shared.stack} ${classes.stack} ${classes.anos}`}
          style={rowsOnPaper(painel.por_ano.length)}
        >
          <EndingCard lines={painel.a_vencer} prazo={prazo} onPrazo={onPrazo} />
          <ValorAnoChart anos={painel.por_ano} filter={filter} />
        </div>
      </div>
      <div
        className={`${parts.pair} ${classes.pair} ${classes.secretarias}`}
        style={rowsOnPaper(secretarias.length)}
      >
        <SituacaoChart secretarias={secretarias} filter={filter} />
        <ValorSecretariaChart secretarias={secretarias} filter={filter} />
      </div>
    </div>
  )
}

/** The server knows which year it is in the city hall; until it has answered, this machine's guess will do. */
const yearOf = (painel: PainelProcessos | undefined) =>
  painel ? Number(painel.hoje.slice(0, 4)) : new Date().getFullYear()

const NO_BREAK = '\u00a0'

/** What the figures are of, also on paper, where the filters are not. */
function leadOf(painel: PainelProcessos, filter: ProcessosFilter, secretarias: readonly SecretariaChoice[]) {
  const { total, valor } = sumOf(Object.values(byStatus(painel.por_status)))
  const secretaria = secretarias.find(({ value }) => value === filter.id_secretaria)?.label
  return [
    `Dados de hoje, ${formatDay(painel.hoje)}: ${countText(total)}, ${formatTotal(valor).replace(' ', NO_BREAK)}.`,
    secretaria && `Secretaria: ${secretaria}.`,
    filter.ano !== undefined && `Ano: ${filter.ano}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** '/graficobarra', 'Painel de Processos': what is late, what ends soon, who has how much, for whoever runs them. */
export function ProcessosPainel({ secretarias }: { secretarias: readonly SecretariaChoice[] }) {
  const { filter, prazo, set, clear } = useProcessosView()
  const { data, error, refetch, isPlaceholderData } = useQuery(painelProcessosQuery(filter))
  // Drawn in small steps, so that the page answers meanwhile.
  const painel = useDeferredValue(data)
  const output = useProcessosExport(filter)
  const retry = () => void refetch()
  return (
    <>
      <PageHeader
        title="Painel de Processos"
        intro={SOBRE.graficobarra}
        lead={painel ? leadOf(painel, filter, secretarias) : ''}
      >
        <ExportMenu progress={output.progress} onExport={output.exportAs} onPrint={() => window.print()} />
      </PageHeader>
      <FilterBar chosen={Object.keys(filter).length} onClear={clear}>
        {processosFilters(secretarias, yearOf(painel)).map((choice) => (
          <FilterControl
            key={choice.key}
            filter={choice}
            labelled
            value={filter[choice.key as keyof ProcessosFilter]?.toString()}
            onChange={(value) => set(choice.key as keyof ProcessosFilter, value)}
          />
        ))}
      </FilterBar>
      {output.problem ? <Problem text={output.problem} onClose={output.dismiss} /> : null}
      {error && painel ? <Problem error={error} onRetry={retry} /> : null}
      {painel ? (
        <div aria-busy={isPlaceholderData || painel !== data}>
          <Figures
            painel={painel}
            filter={filter}
            prazo={prazo}
            onPrazo={(days) => set('prazo', days === 30 ? undefined : String(days))}
          />
        </div>
      ) : (
        <Card>
          {error ? (
            <ErrorState
              title="Não foi possível carregar os números dos processos."
              error={error}
              onRetry={retry}
            />
          ) : (
            <div className={parts.waiting} aria-busy>
              <Skeleton lines={6} label="Carregando o painel…" />
            </div>
          )}
        </Card>
      )}
    </>
  )
}
