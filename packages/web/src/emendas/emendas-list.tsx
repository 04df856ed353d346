import { emendasCalls } from '@paco/domain/emendas/contract'
import { type Emenda, emendasList } from '@paco/domain/emendas/emenda'
import { MESSAGES } from '@paco/domain/emendas/messages'
import { canChangeEmenda, canChangeSomeEmenda } from '@paco/domain/emendas/policy'
import { formatWhole } from '@paco/domain/shared/formats'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { ReactNode } from 'react'
import { type SecretariaChoice, secretariaFilter } from '../secretarias/choices.ts'
import { secretariaCell } from '../secretarias/secretaria-cell.tsx'
import { ListScreen } from '../ui/list-screen/list-screen.tsx'
import type { Filter, RowAction } from '../ui/list-screen/types.ts'
import { Problem } from '../ui/states/problem.tsx'
import { Autor } from './autor.tsx'
import { editEmendaLink, viewEmendaLink } from './links.ts'
import { emendaFilters } from './options.ts'
import { useDeleteEmenda } from './use-delete-emenda.ts'

interface EmendasListProps {
  who: SessionUser | null
  secretarias: readonly SecretariaChoice[]
  /** The years there are amendments of, the latest first. */
  anos: readonly number[]
  primaryAction?: ReactNode
}

const anoFilter = (anos: readonly number[]): Filter => ({
  key: 'ano',
  label: 'Ano',
  control: 'select',
  options: anos.map((ano) => ({ value: ano, label: String(ano) })),
})

const countText = (total: number) => `${formatWhole(total)} ${total === 1 ? 'emenda' : 'emendas'}.`

/** 'Emendas', open to everybody. */
export function EmendasList({ who, secretarias, anos, primaryAction }: EmendasListProps) {
  const { ask, problem } = useDeleteEmenda()
  // Only what is there to be done: most amendments are another department's, and the number leads to each.
  const actions = (row: Emenda): RowAction[] =>
    canChangeEmenda(who, row)
      ? [
          { label: 'Editar', link: editEmendaLink(row.id) },
          { label: 'Excluir', tone: 'danger', onClick: () => void ask(row) },
        ]
      : []
  return (
    <ListScreen
      list={emendasList}
      call={emendasCalls.listEmendas}
      exportCall={emendasCalls.exportEmendas}
      mayImport={canChangeSomeEmenda(who)}
      dense
      lead={({ total }) => countText(total)}
      searchPlaceholder="Pesquisar por número, autor, partido ou objeto"
      filters={[anoFilter(anos), ...emendaFilters, secretariaFilter(secretarias)]}
      columns={{
        id: { hidden: true },
        numero: { nowrap: true },
        // It stands below the author.
        partido: { exportOnly: true },
        autor: { width: '14%' },
        tipo: { hidden: true },
        forma_repasse: { hidden: true },
        objeto: { width: '24%' },
        funcao: { hidden: true },
        valor_previsto: { nowrap: true },
        valor_empenhado: { nowrap: true },
        valor_liquidado: { hidden: true },
        valor_pago: { nowrap: true },
      }}
      cells={{
        secretaria_nome: secretariaCell(secretarias),
        autor: ({ partido }, { content }) => <Autor partido={partido}>{content}</Autor>,
      }}
      rowLink={{ column: 'numero', to: ({ id }) => viewEmendaLink(id) }}
      actions={canChangeSomeEmenda(who) ? actions : undefined}
      primaryAction={primaryAction}
      empty={{
        title: 'Nenhuma emenda ainda.',
        text: 'As emendas parlamentares aparecem aqui, com o que foi previsto, empenhado e pago de cada uma.',
        action: primaryAction,
      }}
      emptyFiltered={MESSAGES.none}
    >
      {problem ? <Problem text={problem} /> : null}
    </ListScreen>
  )
}
