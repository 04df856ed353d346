import { bairrosCalls } from '@paco/domain/bairros/contract'
import {
  formatValor,
  type LancamentoBairro,
  type LinhaResumo,
  lancamentosBairrosList,
  type ResumoBairros,
  ZONAS,
} from '@paco/domain/bairros/lancamento-bairro'
import { MESSAGES } from '@paco/domain/bairros/messages'
import { canManageLancamentosBairros } from '@paco/domain/bairros/policy'
import { filterQuery } from '@paco/domain/http/view'
import { compareFolded } from '@paco/domain/shared/fold'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ListScreen } from '../ui/list-screen/list-screen.tsx'
import type { Filter } from '../ui/list-screen/types.ts'
import { useListView } from '../ui/list-screen/use-list-view.ts'
import { Problem } from '../ui/states/problem.tsx'
import { SummaryPanel } from '../ui/summary-panel.tsx'
import { BairroChart, entryCount, summaryLine, ZonaChart } from './bairros-summary.tsx'
import { editLink } from './links.ts'
import { resumoBairrosQuery } from './queries.ts'
import { useDeleteLancamento } from './use-delete-lancamento.ts'

interface LancamentosListProps {
  who: SessionUser | null
  primaryAction: ReactNode
  /** When there is no entry yet: the way to the first. */
  firstStep?: ReactNode
}

const namesOf = (parts: readonly LinhaResumo[] = []) => parts.map(({ nome }) => nome)
const choice = (key: string, label: string, allLabel: string, names: readonly string[]): Filter => ({
  key,
  label,
  allLabel,
  control: 'select',
  options: [...new Set(names)].map((value) => ({ value, label: value })),
})

/** What can be filtered by: the zones, and whatever the entries have. */
const filtersOf = (whole: ResumoBairros | undefined): Filter[] => [
  choice('Zona', 'Zona', 'Todas', [...ZONAS, ...namesOf(whole?.por_zona)]),
  choice('Bairro', 'Bairro', 'Todos', namesOf(whole?.por_bairro).sort(compareFolded)),
  choice('Tipo', 'Tipo', 'Todos', namesOf(whole?.por_tipo)),
]

/** 'Lista de Lançamentos Orçamentários' by neighbourhood, with what it adds up to above it. */
export function LancamentosBairrosList({ who, primaryAction, firstStep }: LancamentosListProps) {
  const { view } = useListView(lancamentosBairrosList)
  const { ordem: _order, ...filter } = filterQuery(view)
  const whole = useQuery(resumoBairrosQuery({}))
  const resumo = useQuery(resumoBairrosQuery(filter))
  const { ask, problem } = useDeleteLancamento()
  const manages = canManageLancamentosBairros(who)
  return (
    <ListScreen
      list={lancamentosBairrosList}
      call={bairrosCalls.listLancamentosBairros}
      exportCall={bairrosCalls.exportLancamentosBairros}
      mayImport={manages}
      rowKey={({ ID }) => ID}
      lead={({ total }) => `Projetos por bairros: ${entryCount(total)}.`}
      searchPlaceholder="Pesquisar por bairro, descrição ou programa"
      filters={filtersOf(whole.data)}
      columns={{
        ID: { width: '56px' },
        Descricao: { width: '32%' },
        Valor: { nowrap: true },
        Fonte: { hidden: true },
      }}
      cells={{ Valor: ({ Valor }) => formatValor(Valor) }}
      rowLink={{ column: 'Bairro', to: ({ ID }) => (manages ? editLink(ID) : null) }}
      actions={
        manages
          ? (row: LancamentoBairro) => [
              { label: 'Editar', link: editLink(row.ID), specified: true },
              { label: 'Deletar', tone: 'danger', onClick: () => void ask(row), specified: true },
            ]
          : undefined
      }
      primaryAction={primaryAction}
      errorTitle={MESSAGES.listFailed}
      empty={{
        title: 'Nenhum lançamento ainda.',
        text: 'Os lançamentos por bairro aparecem aqui, com as somas por zona e por bairro.',
        action: firstStep,
      }}
      emptyFiltered={MESSAGES.none}
    >
      {problem ? <Problem text={problem} /> : null}
      <SummaryPanel query={resumo} line={summaryLine}>
        {(data) => (
          <>
            <ZonaChart resumo={data} filter={filter} />
            <BairroChart resumo={data} filter={filter} />
          </>
        )}
      </SummaryPanel>
    </ListScreen>
  )
}
