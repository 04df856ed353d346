import { etapaDaParte } from '@paco/domain/etapas/mover'
import { filterQuery, isFiltered } from '@paco/domain/http/view'
import { etapasOf } from '@paco/domain/projetos/etapas-wire'
import { MESSAGES } from '@paco/domain/projetos/messages'
import { processosList } from '@paco/domain/projetos/projeto'
import type { Day } from '@paco/domain/shared/days'
import { formatWhole } from '@paco/domain/shared/formats'
import { formatMoney } from '@paco/domain/shared/money'
import type { SessionUser } from '@paco/domain/shared/roles'
import { SOBRE } from '@paco/domain/shared/sobre'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { SecretariaChoice } from '../../secretarias/choices.ts'
import { Card } from '../../ui/card.tsx'
import parts from '../../ui/data/parts.module.css'
import { Gantt } from '../../ui/gantt/gantt.tsx'
import { useListView } from '../../ui/list-screen/use-list-view.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import shared from '../../ui/theme/shared.module.css'
import { viewLink } from '../links.ts'
import { isMovel } from '../permissao.ts'
import { portfolioQuery } from '../queries.ts'
import { PortfolioFilters } from './gantt-portfolio-filters.tsx'
import { ghostOf, portfolioRows } from './gantt-portfolio-rows.ts'
import { portfolioTable } from './gantt-portfolio-table.tsx'
import { useMover } from './use-mover.tsx'
import { scaleOf, useVista } from './vista.ts'
import { ZoomControl } from './zoom-control.tsx'

interface PortfolioProps {
  who: SessionUser | null
  /** Asked once the projects are here: see http/hoje.ts. */
  today: () => Day
  secretarias: readonly SecretariaChoice[]
}

const lateText = (late: number) =>
  late === 0 ? 'Nenhum em atraso.' : `${late} em atraso, mostrados primeiro.`

const count = (total: number) => `${formatWhole(total)} ${total === 1 ? 'projeto' : 'projetos'}`

/** The portfolio timeline: every project of the filter on one time axis. The address holds the filter. */
export function GanttPortfolio({ who, today, secretarias }: PortfolioProps) {
  const { view, change } = useListView(processosList)
  // Whatever order a link asks for, a timeline is read by time.
  const query = useQuery(portfolioQuery(filterQuery({ ...view, ordem: '' })))
  const { error, refetch } = query
  // Drawn in small steps, so that the page answers meanwhile.
  const data = useDeferredValue(query.data)
  const { escala, agrupada, change: look } = useVista()
  const projetos = data?.rows
  const rows = useMemo(
    () =>
      projetos
        ? portfolioRows(projetos, {
            today: today(),
            linkTo: viewLink,
            movel: (one) => isMovel(who, one),
            grouped: agrupada,
          })
        : [],
    [projetos, today, who, agrupada],
  )
  const mover = useMover({
    find: (row) => {
      const projeto = projetos?.find(({ id }) => id === row)
      return projeto
        ? {
            projeto,
            nome: projeto.nomeprojeto,
            etapaOf: (parte) => etapaDaParte(etapasOf(projeto), parte),
          }
        : null
    },
    ghostsOf: (row, movidas) => {
      const projeto = projetos?.find(({ id }) => id === row)
      const ghost = projeto && movidas.length > 0 ? ghostOf(projeto, movidas) : null
      return ghost ? new Map([[row, ghost]]) : new Map()
    },
  })
  const late = projetos?.filter(({ status }) => status === 'Atrasado').length ?? 0
  return (
    <>
      <PageHeader
        title="Linha do tempo"
        intro={SOBRE.gantt4}
        lead={data ? `${count(data.total)} · ${formatMoney(data.sums.valor ?? 0)}` : ''}
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
          summary={`${count(data.rows.length)}, do início da primeira etapa ao término da última. ${lateText(late)}`}
          rowName="Projeto"
          rows={rows}
          today={today()}
          table={portfolioTable(rows, data.rows)}
          scale={scaleOf(escala)}
          {...(rows.some(({ moves }) => moves) && {
            moves: mover.moves,
            ghosts: mover.ghosts,
            below: mover.below,
          })}
          actions={
            <>
              <ZoomControl escala={escala} onChange={(chosen) => look({ escala: chosen })} />
              <fieldset className={`${parts.segments} ${shared.screenOnly}`} aria-label="Grupos">
                <button type="button" aria-pressed={agrupada} onClick={() => look({ agrupada: !agrupada })}>
                  Agrupar por secretaria
                </button>
              </fieldset>
            </>
          }
          note={
            data.total > data.rows.length
              ? `São mostrados ${formatWhole(data.rows.length)} de ${count(data.total)}. Use os filtros para ver os demais.`
              : undefined
          }
        />
      )}
    </>
  )
}
