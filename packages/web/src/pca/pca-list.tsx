import { filterQuery } from '@paco/domain/http/view'
import { pcaCalls } from '@paco/domain/pca/contract'
import { EXECUCAO_LABELS } from '@paco/domain/pca/execucao'
import { MESSAGES } from '@paco/domain/pca/messages'
import { type Pca, PRIORIDADES, pcaList, type ResumoPca } from '@paco/domain/pca/pca'
import type { Plano } from '@paco/domain/pca/plano'
import { canManagePca, canWriteDemanda } from '@paco/domain/pca/policy'
import { isNaSecretaria, SITUACAO_ITEM_LABELS, SITUACOES_ITEM } from '@paco/domain/pca/situacao'
import { unidadesOf } from '@paco/domain/pca/unidades'
import { SERVER_ERROR } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type SecretariaChoice, secretariaFilter } from '../secretarias/choices.ts'
import { ListScreen } from '../ui/list-screen/list-screen.tsx'
import { TwoLines } from '../ui/list-screen/two-lines.tsx'
import type { Filter, RowAction } from '../ui/list-screen/types.ts'
import { useListView } from '../ui/list-screen/use-list-view.ts'
import { Problem } from '../ui/states/problem.tsx'
import { SummaryPanel } from '../ui/summary-panel.tsx'
import { editDemandaLink, editPcaLink, viewPcaLink } from './links.ts'
import { itemCount, MesChart, PrioridadeChart, summaryLine } from './pca-summary.tsx'
import { PrioridadePill } from './prioridade-pill.tsx'
import { planosQuery, resumoPcaQuery } from './queries.ts'
import { planYear, pncpExports } from './save-pncp.ts'
import { SituacaoItemPill } from './situacao-pills.tsx'
import { useDeletePca } from './use-delete-pca.ts'

interface PcaListProps {
  who: SessionUser | null
  secretarias?: readonly SecretariaChoice[]
  primaryAction?: ReactNode
  /** When there is no item yet: the way to the first. */
  firstStep?: ReactNode
  now?: Date
}

/** What the portal and the plan's page tell: a table with all of it would be read by nobody. */
const SHEET = { exportOnly: true } as const

const situacaoFilter: Filter = {
  key: 'situacao',
  label: 'Situação',
  allLabel: 'Todas',
  control: 'select',
  options: SITUACOES_ITEM.map((value) => ({ value, label: SITUACAO_ITEM_LABELS[value] })),
}

/** What can be filtered by: the priorities that the whole plan has, its years and units. */
function filtersOf(
  whole: ResumoPca | undefined,
  planos: readonly Plano[],
  secretarias: readonly SecretariaChoice[],
): Filter[] {
  const known = whole?.por_prioridade.map(({ prioridade }) => prioridade) ?? []
  const years = new Set(planos.map(({ ano }) => String(ano)))
  const unidades = unidadesOf(planos)
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
    ...(unidades.length > 1
      ? [
          {
            key: 'unidade',
            label: 'Unidade',
            allLabel: 'Todas',
            control: 'select' as const,
            options: unidades.map(({ codigo_unidade, nome_unidade }) => ({
              value: codigo_unidade,
              label: nome_unidade,
            })),
          },
        ]
      : []),
    situacaoFilter,
    secretariaFilter(secretarias),
    { key: 'de', label: 'De', kind: 'day' },
    { key: 'ate', label: 'Até', kind: 'day' },
  ]
}

/** 'Lista de PCA', with what it adds up to above it. */
export function PcaList({ who, secretarias = [], primaryAction, firstStep, now = new Date() }: PcaListProps) {
  const { view } = useListView(pcaList)
  const { ordem: _order, ...filter } = filterQuery(view)
  const whole = useQuery(resumoPcaQuery({}))
  const resumo = useQuery(resumoPcaQuery(filter))
  const { data: planos = [] } = useQuery(planosQuery)
  const { ask, problem } = useDeletePca()
  const changes = (row: Pca): RowAction[] => {
    if (canManagePca(who))
      return [
        { label: 'Editar', link: editPcaLink(row.id), specified: true },
        { label: 'Deletar', tone: 'danger', onClick: () => void ask(row), specified: true },
      ]
    return canWriteDemanda(who, row) && isNaSecretaria(row.situacao)
      ? [{ label: 'Editar demanda', link: editDemandaLink(row.id) }]
      : []
  }
  const actions = (row: Pca): RowAction[] => [
    { label: 'Ver', link: viewPcaLink(row.id), specified: true },
    ...changes(row),
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
      filters={filtersOf(whole.data, planos, secretarias)}
      columns={{
        id: { width: '56px' },
        requisitante: { width: '13%' },
        objeto: { width: '18%' },
        justificativa: { width: '20%' },
        data_pretendida: { nowrap: true },
        valor_preliminar: { nowrap: true },
        expectativa_consumo_anual: { hidden: true },
        indicacao_vinculacao_dependencia: { hidden: true },
        ano: SHEET,
        numero_item: SHEET,
        execucao: SHEET,
        vinculados: SHEET,
        comprometido: SHEET,
        secretaria_nome: SHEET,
        categoria: SHEET,
        classificacao: SHEET,
        classificacao_codigo: SHEET,
        classificacao_nome: SHEET,
        unidade_fornecimento: SHEET,
        valor_exercicio: SHEET,
        pronto: SHEET,
        unidade: SHEET,
      }}
      cells={{
        prioridade: ({ prioridade }) => <PrioridadePill prioridade={prioridade} />,
        // How far its projects are is told of what is in the plan.
        situacao: ({ situacao, execucao }) => (
          <TwoLines
            first={<SituacaoItemPill situacao={situacao} />}
            second={situacao === 'aprovado' ? EXECUCAO_LABELS[execucao] : null}
          />
        ),
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
