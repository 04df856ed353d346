import { legadoCalls } from '@paco/domain/legado/contract'
import { projetosCalls } from '@paco/domain/projetos/contract'
import { MESSAGES } from '@paco/domain/projetos/messages'
import { canChangeSomeProjeto } from '@paco/domain/projetos/policy'
import { type Projeto, processosList } from '@paco/domain/projetos/projeto'
import type { SessionUser } from '@paco/domain/shared/roles'
import { SOBRE } from '@paco/domain/shared/sobre'
import { type ReactNode, useState } from 'react'
import { type SecretariaChoice, secretariaFilter } from '../../secretarias/choices.ts'
import { secretariaCell } from '../../secretarias/secretaria-cell.tsx'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import type { RowAction } from '../../ui/list-screen/types.ts'
import { Problem } from '../../ui/states/problem.tsx'
import { useArquivar } from '../arquivamento/use-arquivar.tsx'
import { editOlderLink } from '../links.ts'
import { changing, excluding } from '../permissao.ts'
import { useDeleteProjeto } from '../use-delete-projeto.ts'
import { LegadoRecord } from './legado-record.tsx'

/** The old columns over the same rows: the older list is a view, paged and guarded like the newer ones. */
const legadoList = {
  name: 'legado',
  title: 'Lista antiga de projetos',
  columns: [
    { key: 'id', label: 'Id', kind: 'id' },
    { key: 'secretaria_nome', label: 'Secretaria', kind: 'text' },
    { key: 'nomeprojeto', label: 'Projeto', kind: 'text' },
    { key: 'descricao', label: 'Descrição', kind: 'text', sortable: false },
  ],
  filters: processosList.filters,
} as const

interface LegadoListProps {
  who: SessionUser | null
  secretarias: readonly SecretariaChoice[]
  primaryAction?: ReactNode
}

/** The `legado` list: read by everyone; edited and deleted by those who may. */
export function LegadoList({ who, secretarias, primaryAction }: LegadoListProps) {
  const { ask, problem } = useDeleteProjeto(legadoCalls.deleteLegado)
  const arquivar = useArquivar()
  const [tested, setTested] = useState<number | null>(null)
  const changer = canChangeSomeProjeto(who)
  const actions = (row: Projeto): RowAction[] => {
    const test: RowAction = { label: 'teste', onClick: () => setTested(row.id), specified: true }
    if (!changer) return [test]
    return [
      { label: 'Editar', link: editOlderLink(row.id), specified: true, ...changing(who, row) },
      test,
      excluding(who, row, { remove: (one) => void ask(one), archive: arquivar.open }),
    ]
  }
  return (
    <ListScreen
      list={legadoList}
      call={projetosCalls.listProjetos}
      exportCall={projetosCalls.exportProcessos}
      lead={() => SOBRE.legado}
      searchPlaceholder="Pesquisar por nome do projeto"
      filters={[secretariaFilter(secretarias)]}
      columns={{ id: { width: '64px' }, secretaria_nome: { width: '18%' }, descricao: { width: '38%' } }}
      cells={{ secretaria_nome: secretariaCell(secretarias) }}
      actions={actions}
      primaryAction={primaryAction}
      errorTitle={MESSAGES.listFailed}
      empty={{ title: MESSAGES.none }}
      emptyFiltered={MESSAGES.none}
    >
      {problem ? <Problem text={problem} /> : null}
      {arquivar.dialog}
      {tested === null ? null : <LegadoRecord id={tested} onClose={() => setTested(null)} />}
    </ListScreen>
  )
}
