import { lixeiraCalls } from '@paco/domain/lixeira/contract'
import { DIAS_NA_LIXEIRA, lixeiraList, someText } from '@paco/domain/lixeira/lixeira'
import { MESSAGES } from '@paco/domain/lixeira/messages'
import { formatWhole } from '@paco/domain/shared/formats'
import type { SessionUser } from '@paco/domain/shared/roles'
import { isAdmin } from '@paco/domain/usuarios/policy'
import type { ReactNode } from 'react'
import { hoje } from '../http/hoje.ts'
import { useRestoreProjeto } from '../projetos/use-restore-projeto.ts'
import { type SecretariaChoice, secretariaFilter } from '../secretarias/choices.ts'
import { ListScreen } from '../ui/list-screen/list-screen.tsx'
import { Problem } from '../ui/states/problem.tsx'

/** How long is left is counted here, by the day. */
const list = {
  ...lixeiraList,
  columns: [...lixeiraList.columns, { key: 'some_em', label: 'Prazo', kind: 'text', sortable: false }],
} as const

interface LixeiraListProps {
  who: SessionUser | null
  secretarias: readonly SecretariaChoice[]
  primaryAction: ReactNode
}

const countText = (total: number) =>
  `${formatWhole(total)} ${total === 1 ? 'projeto excluído' : 'projetos excluídos'}. Cada um pode ser restaurado, com tudo o que era dele, durante ${DIAS_NA_LIXEIRA} dias.`

/** What was deleted and can still come back: of one's department, or of all. */
export function LixeiraList({ who, secretarias, primaryAction }: LixeiraListProps) {
  const { ask, problem } = useRestoreProjeto()
  return (
    <ListScreen
      list={list}
      call={lixeiraCalls.listLixeira}
      lead={({ total }) => countText(total)}
      searchPlaceholder="Pesquisar por nome do projeto"
      filters={isAdmin(who) ? [secretariaFilter(secretarias)] : []}
      columns={{ registro_id: { width: '64px' }, nome: { width: '34%' }, excluido_em: { nowrap: true } }}
      cells={{ some_em: ({ excluido_em }) => someText(excluido_em, hoje()) }}
      actions={({ registro_id }) => [{ label: 'Restaurar', onClick: () => void ask({ id: registro_id }) }]}
      primaryAction={primaryAction}
      errorTitle={MESSAGES.loadFailed}
      empty={{
        title: MESSAGES.empty,
        text: `Um projeto excluído fica aqui por ${DIAS_NA_LIXEIRA} dias.`,
      }}
      emptyFiltered="Nenhum projeto encontrado na lixeira."
    >
      {problem ? <Problem text={problem} /> : null}
    </ListScreen>
  )
}
