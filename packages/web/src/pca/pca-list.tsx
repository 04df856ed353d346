import { pcaCalls } from '@paco/domain/pca/contract'
import { MESSAGES } from '@paco/domain/pca/messages'
import { PRIORIDADES, pcaList, type ResumoPca } from '@paco/domain/pca/pca'
import { canManagePca } from '@paco/domain/pca/policy'
import { SERVER_ERROR } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ListScreen } from '../ui/list-screen/list-screen.tsx'
import type { Filter, RowAction } from '../ui/list-screen/types.ts'
import { useListView } from '../ui/list-screen/use-list-view.ts'
import { filterQuery } from '../ui/list-screen/view.ts'
import { Problem } from '../ui/states/problem.tsx'
import { SummaryPanel } from '../ui/summary-panel.tsx'
import { editPcaLink, viewPcaLink } from './links.ts'
import { itemCount, MesChart, PrioridadeChart, summaryLine } from './pca-summary.tsx'
import { PrioridadePill } from './prioridade-pill.tsx'
import { resumoPcaQuery } from './queries.ts'
import { planYear, pncpExports } from './save-pncp.ts'
import { useDeletePca } from './use-delete-pca.ts'

interface PcaListProps {
  who: SessionUser | null
  primaryAction?: ReactNode
  /** When there is no item yet: the way to the first. */
  firstStep?: ReactNode
  now?: Date
}

/** What can be filtered by: the priorities and years that the whole plan has. */
function filtersOf(whole: ResumoPca | undefined): Filter[] {
  const known = whole?.por_prioridade.map(({ prioridade }) => prioridade) ?? []
  const years = new Set(whole?.por_mes.map(({ mes }) => mes.slice(0, 4)))
  return [
    {
      key: 'prioridade',
      label: 'Prioridade',
      allLabel: 'Todas',
      control: 'select',
      options: [...new Set([...PRIORIDADES, ...known])].map((value) => ({ value, label: value })),
    },
    {
      key: 'ano',
      label: 'Ano',
      control: 'select',
      options: [...years].map((year) => ({ value: year, label: year })),
    },
    { key: 'de', label: 'De', kind: 'day' },
    { key: 'ate', label: 'Até', kind: 'day' },
  ]
}

/** 'Lista de PCA', with what it adds up to above it. */
export function PcaList({ who, primaryAction, firstStep, now = new Date() }: PcaListProps) {
  const { view } = useListView(pcaList)
  const { ordem: _order, ...filter } = filterQuery(view)
  const whole = useQuery(resumoPcaQuery({}))
  const resumo = useQuery(resumoPcaQuery(filter))
  const { ask, problem } = useDeletePca()
  const actions = (row: { id: number; objeto: string }): RowAction[] => [
    { label: 'Ver', link: viewPcaLink(row.id) },
    ...(canManagePca(who)
      ? [
          { label: 'Editar', link: editPcaLink(row.id) },
          { label: 'Deletar', tone: 'danger', onClick: () => void ask(row) } as const,
        ]
      : []),
  ]
  return (
    <ListScreen
      list={pcaList}
      call={pcaCalls.listPca}
      exportCall={pcaCalls.exportPca}
      mayImport={canManagePca(who)}
      otherExports={pncpExports(() => planYear(view.filters, now))}
      lead={({ total }) => `Plano de Contratações Anual: ${itemCount(total)}.`}
      searchPlaceholder="Pesquisar por requisitante ou objeto"
      filters={filtersOf(whole.data)}
      columns={{
        id: { width: '56px' },
        requisitante: { width: '13%' },
        objeto: { width: '18%' },
        justificativa: { width: '20%' },
        data_pretendida: { nowrap: true },
        valor_preliminar: { nowrap: true },
        expectativa_consumo_anual: { hidden: true },
        indicacao_vinculacao_dependencia: { hidden: true },
      }}
      cells={{
        prioridade: ({ prioridade }) => <PrioridadePill prioridade={prioridade} />,
      }}
      rowLink={{ column: 'objeto', to: ({ id }) => viewPcaLink(id) }}
      actions={actions}
      primaryAction={primaryAction}
      errorTitle={SERVER_ERROR}
      empty={{
        title: 'Nenhum PCA ainda.',
        text: 'Os itens do plano aparecem aqui, com as somas por prioridade e por mês.',
        action: firstStep,
      }}
      emptyFiltered={MESSAGES.none}
    >
      {problem ? <Problem text={problem} /> : null}
      <SummaryPanel query={resumo} line={summaryLine}>
        {(data) => (
          <>
            <PrioridadeChart resumo={data} filter={filter} />
            <MesChart resumo={data} filter={filter} />
          </>
        )}
      </SummaryPanel>
    </ListScreen>
  )
}
