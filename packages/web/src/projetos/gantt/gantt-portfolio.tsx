import { MESSAGES } from '@paco/domain/projetos/messages'
import { processosList } from '@paco/domain/projetos/projeto'
import type { Day } from '@paco/domain/shared/days'
import { formatWhole } from '@paco/domain/shared/formats'
import { formatMoney } from '@paco/domain/shared/money'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { SecretariaChoice } from '../../secretarias/choices.ts'
import { Card } from '../../ui/card.tsx'
import { Gantt } from '../../ui/gantt/gantt.tsx'
import { useListView } from '../../ui/list-screen/use-list-view.ts'
import { filterQuery, isFiltered } from '../../ui/list-screen/view.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { viewLink } from '../links.ts'
import { portfolioQuery } from '../queries.ts'
import { PortfolioFilters } from './gantt-portfolio-filters.tsx'
import { portfolioRows } from './gantt-portfolio-rows.ts'
import { portfolioTable } from './gantt-portfolio-table.tsx'

interface PortfolioProps {
  /** Asked once the projects are here: see http/hoje.ts. */
  today: () => Day
  secretarias: readonly SecretariaChoice[]
}

const lateText = (late: number) =>
  late === 0 ? 'Nenhum em atraso.' : `${late} em atraso, mostrados primeiro.`

const count = (total: number) => `${formatWhole(total)} ${total === 1 ? 'projeto' : 'projetos'}`

/** The portfolio timeline: every project of the filter on one time axis. The address holds the filter. */
export function GanttPortfolio({ today, secretarias }: PortfolioProps) {
  const { view, change } = useListView(processosList)
  // Whatever order a link asks for, a timeline is read by time.
  const query = useQuery(portfolioQuery(filterQuery({ ...view, ordem: '' })))
  const { error, refetch } = query
  // Drawn in small steps, so that the page answers meanwhile.
  const data = useDeferredValue(query.data)
  const rows = useMemo(() => portfolioRows(data?.projetos ?? [], viewLink), [data])
  const late = data?.projetos.filter(({ status }) => status === 'Atrasado').length ?? 0
  return (
    <>
      <PageHeader
        title="Linha do tempo"
        lead={data ? `${count(data.total)} · ${formatMoney(data.valor)}` : ''}
      />
      <PortfolioFilters view={view} change={change} secretarias={secretarias} />
      {error && <ErrorState error={error} title={MESSAGES.listFailed} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && rows.length === 0 && (
        <Card>
          <EmptyState
            title={MESSAGES.none}
            text={
              isFiltered(view)
                ? 'Mude ou limpe os filtros para ver outros projetos.'
                : 'Os projetos aparecem aqui assim que forem cadastrados.'
            }
          />
        </Card>
      )}
      {data && rows.length > 0 && (
        <Gantt
          title="Projetos no tempo"
          summary={`${count(rows.length)}, do início da primeira etapa ao término da última. ${lateText(late)}`}
          rowName="Projeto"
          rows={rows}
          today={today()}
          table={portfolioTable(rows)}
          note={
            data.total > rows.length
              ? `São mostrados ${formatWhole(rows.length)} de ${count(data.total)}. Use os filtros para ver os demais.`
              : undefined
          }
        />
      )}
    </>
  )
}
