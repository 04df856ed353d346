import { ano as anoDoPlano, PRIORIDADES } from '@paco/domain/pca/pca'
import { transparenciaCalls } from '@paco/domain/transparencia/contract'
import { pcaPublicoList } from '@paco/domain/transparencia/pca'
import { PATHS } from '../paths.ts'
import { PrioridadePill } from '../pca/prioridade-pill.tsx'
import { ExecucaoPill } from '../pca/situacao-pills.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { TwoLines } from '../ui/list-screen/two-lines.tsx'
import type { Filter } from '../ui/list-screen/types.ts'
import { useListView } from '../ui/list-screen/use-list-view.ts'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { useRecordTitle } from '../ui/window-title.ts'
import { ListaPublica } from './lista-publica.tsx'

const prioridadeFilter: Filter = {
  key: 'prioridade',
  label: 'Prioridade',
  allLabel: 'Todas',
  control: 'select',
  options: PRIORIDADES.map((value) => ({ value, label: value })),
}

const TodosOsAnos = () => (
  <ButtonLink to={PATHS.transparenciaPca} variant="default">
    Ver todos os anos
  </ButtonLink>
)

/** The way from a year that is filtered for to the address that this year has for good. */
const DoAno = ({ ano }: { ano: string }) => (
  <ButtonLink to={PATHS.transparenciaPcaAno} params={{ id: ano }} variant="default">
    Página do plano de {ano}
  </ButtonLink>
)

/** As many projects as a cell names: files name them all. */
const NAMED = 2

/** `Ponte · Praça e mais 6`. */
function firstOf(projetos: string): string {
  const names = projetos.split(' · ')
  const more = names.length - NAMED
  return names.slice(0, NAMED).join(' · ') + (more > 0 ? ` e mais ${more}` : '')
}

const SHEET = { exportOnly: true } as const

/** The plan of one year, or of all of them. */
function Plano({ ano }: { ano?: number }) {
  const { filters } = useListView(pcaPublicoList).view
  const title = ano === undefined ? undefined : `Plano de contratações de ${ano}`
  useRecordTitle(title)
  return (
    <ListaPublica
      pagina="pca"
      list={pcaPublicoList}
      call={transparenciaCalls.listPcaPublico}
      exportCall={transparenciaCalls.exportPcaPublico}
      title={title}
      {...(ano !== undefined && { fixed: { ano }, order: 'data_pretendida' })}
      searchPlaceholder="Pesquisar por objeto ou requisitante"
      filters={[prioridadeFilter]}
      columns={{
        id: { width: '64px' },
        objeto: { width: '26%' },
        requisitante: { width: '13%' },
        valor_preliminar: { nowrap: true },
        data_pretendida: { nowrap: true },
        projetos: { width: '22%' },
        ano: SHEET,
        processo: SHEET,
        numero_item: SHEET,
        categoria: { hidden: true },
        execucao: { hidden: true },
        unidade_nome: { hidden: true },
      }}
      cells={{
        prioridade: ({ prioridade }) => <PrioridadePill prioridade={prioridade} />,
        execucao: ({ execucao }) => <ExecucaoPill execucao={execucao} />,
        projetos: ({ projetos, processo }, { text }) => (
          <TwoLines
            first={projetos === null ? text : firstOf(projetos)}
            second={processo === null ? null : `processo ${processo}`}
          />
        ),
      }}
      primaryAction={
        ano === undefined ? filters.ano === undefined ? null : <DoAno ano={filters.ano} /> : <TodosOsAnos />
      }
      empty={{
        title: ano === undefined ? 'Nenhum item no plano ainda.' : `Nenhum item no plano de ${ano}.`,
        text: 'O que a Prefeitura pretende comprar ou contratar aparece aqui.',
      }}
      emptyFiltered="Nenhum item encontrado."
    />
  )
}

/** '/transparencia/pca', and '/transparencia/pca/{ano}': what the city means to buy or contract. */
export function PcaPage({ ano }: { ano?: string | undefined }) {
  if (ano === undefined) return <Plano />
  const asked = anoDoPlano.safeParse(ano)
  if (asked.success) return <Plano ano={asked.data} />
  return <EmptyState title="Não há plano deste ano." action={<TodosOsAnos />} />
}
