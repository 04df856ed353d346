import { legadoCalls } from '@paco/domain/legado/contract'
import { projetosCalls } from '@paco/domain/projetos/contract'
import { MESSAGES } from '@paco/domain/projetos/messages'
import { canChangeSomeProjeto } from '@paco/domain/projetos/policy'
import { fichaList, type Projeto } from '@paco/domain/projetos/projeto'
import type { SessionUser } from '@paco/domain/shared/roles'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { tick } from '../../ui/list-screen/selection.tsx'
import type { RowAction, RowKey } from '../../ui/list-screen/types.ts'
import { useListView } from '../../ui/list-screen/use-list-view.ts'
import { Problem } from '../../ui/states/problem.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { useArquivar } from '../arquivamento/use-arquivar.tsx'
import { marcaFilter, paralisadoFilter, semEvolucaoFilter } from '../filters.ts'
import { viewLink } from '../links.ts'
import { Progresso, ProjetoSituacao, SituacaoPill } from '../lista/list-parts.tsx'
import { usePdfSelection } from '../pdf/use-pdf-selection.tsx'
import { excluding } from '../permissao.ts'
import { useDeleteProjeto } from '../use-delete-projeto.ts'
import { FichaCard } from './ficha-card.tsx'
import { FichaCounters } from './ficha-counters.tsx'
import classes from './ficha-list.module.css'

/** The rows come from the list of projects, which cannot be ordered by a stage's own fields. */
const [secretaria, projeto, inicio, fim, situacao, ...others] = fichaList.columns
const list = {
  ...fichaList,
  columns: [
    secretaria,
    projeto,
    { ...inicio, sortable: false },
    fim,
    { ...situacao, label: 'Situação (etapa 1)', sortable: false },
    ...others,
  ],
} as const

const NONE: ReadonlySet<RowKey> = new Set()

interface FichaListProps {
  who: SessionUser | null
  /** Ways to other screens, beside the buttons of this one. */
  links: ReactNode
}

/** 'Ficha do PROJETO': the cards of the projects, and the PDF of those that are ticked. */
export function FichaList({ who, links }: FichaListProps) {
  const { view, change } = useListView(list)
  const [selected, setSelected] = useState(NONE)
  const [open, setOpen] = useState(NONE)
  const [allOpen, setAllOpen] = useState(false)
  const pdf = usePdfSelection([...selected].map(Number))
  const { ask, problem } = useDeleteProjeto(legadoCalls.deleteLegado, (id) =>
    setSelected((before) => tick(before, [id], false)),
  )
  const arquivar = useArquivar()
  const isOpen = ({ id }: Projeto) => allOpen || open.has(id)
  const actions = (row: Projeto): RowAction[] => [
    ...(allOpen
      ? []
      : [
          {
            label: isOpen(row) ? 'Fechar ficha' : 'Ver ficha',
            expanded: isOpen(row),
            onClick: () => setOpen(tick(open, [row.id], !isOpen(row))),
          },
        ]),
    ...(canChangeSomeProjeto(who)
      ? [excluding(who, row, { remove: (one) => void ask(one), archive: arquivar.open })]
      : []),
  ]
  return (
    <ListScreen
      list={list}
      call={projetosCalls.listProjetos}
      exportCall={projetosCalls.exportFicha}
      mayImport={canChangeSomeProjeto(who)}
      lead={() => 'Consultar processos e suas etapas'}
      searchPlaceholder="Pesquisar pelo nome do projeto"
      filters={[marcaFilter, paralisadoFilter, semEvolucaoFilter]}
      columns={{ nomeprojeto: { width: '28%' }, progresso: { hidden: true } }}
      cells={{
        situacaoetapa1: ({ situacaoetapa1 }) => <SituacaoPill situacao={situacaoetapa1} />,
        status: (projeto) => <ProjetoSituacao projeto={projeto} />,
        progresso: (row) => <Progresso {...row} />,
      }}
      rowLink={{ column: 'nomeprojeto', to: ({ id }) => viewLink(id) }}
      selection={{
        selected,
        onChange: setSelected,
        label: ({ nomeprojeto }) => `Selecionar ${nomeprojeto}`,
      }}
      details={(row) => (isOpen(row) ? <FichaCard projeto={row} /> : null)}
      actions={actions}
      primaryAction={
        <>
          {links}
          {pdf.button}
        </>
      }
      errorTitle="Error"
      empty={{ title: MESSAGES.none, text: 'As fichas aparecem aqui com o primeiro projeto cadastrado.' }}
      emptyFiltered={MESSAGES.none}
    >
      {pdf.state}
      {problem ? <Problem text={problem} /> : null}
      {arquivar.dialog}
      <div className={classes.above}>
        <FichaCounters
          chosen={view.filters.status}
          onChoose={(status) =>
            change(({ filters: { status: _, ...rest } }) => ({
              filters: status === undefined ? rest : { ...rest, status },
            }))
          }
        />
        <div className={`${shared.screenOnly} ${words.wrap} ${words.gap8} ${classes.bar}`}>
          <Button variant="default" size="xs" aria-pressed={allOpen} onClick={() => setAllOpen(!allOpen)}>
            {allOpen ? 'Fechar fichas' : 'Ver fichas'}
          </Button>
          {selected.size > 0 ? (
            <Button variant="subtle" size="xs" onClick={() => setSelected(NONE)}>
              Limpar seleção
            </Button>
          ) : null}
        </div>
      </div>
    </ListScreen>
  )
}
