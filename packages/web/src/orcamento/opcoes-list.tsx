import { orcamentoCalls } from '@paco/domain/orcamento/contract'
import { LISTA_LABELS, LISTAS, opcoesList } from '@paco/domain/orcamento/opcao'
import { formatWhole } from '@paco/domain/shared/formats'
import type { ReactNode } from 'react'
import { type SecretariaChoice, secretariaFilter } from '../secretarias/choices.ts'
import { ativoCell, ativoFilter } from '../ui/list-screen/ativo.tsx'
import { ListScreen } from '../ui/list-screen/list-screen.tsx'
import type { Filter } from '../ui/list-screen/types.ts'
import { Problem } from '../ui/states/problem.tsx'
import { opcaoLink } from './links.ts'
import { useSetOpcaoAtivo } from './use-set-opcao-ativo.ts'

interface OpcoesListProps {
  secretarias: readonly SecretariaChoice[]
  primaryAction: ReactNode
}

const listaFilter: Filter = {
  key: 'lista',
  label: 'Lista',
  allLabel: 'Todas',
  control: 'select',
  options: LISTAS.map((value) => ({ value, label: LISTA_LABELS[value] })),
}

/** Every option of the budget's lists, retired ones included. */
export function OpcoesList({ secretarias, primaryAction }: OpcoesListProps) {
  const { ask, error } = useSetOpcaoAtivo()
  return (
    <ListScreen
      list={opcoesList}
      call={orcamentoCalls.listOpcoes}
      exportCall={orcamentoCalls.exportOpcoes}
      lead={({ total }) => `${formatWhole(total)} ${total === 1 ? 'opção' : 'opções'}.`}
      searchPlaceholder="Pesquisar por código ou descrição"
      filters={[listaFilter, secretariaFilter(secretarias), ativoFilter('Em uso', 'Retirada')]}
      columns={{
        id: { width: '64px' },
        lista: { width: '16%' },
        codigo: { nowrap: true },
        descricao: { width: '32%' },
        ppa: { nowrap: true },
        objetivo: { exportOnly: true },
      }}
      cells={{ ativo: ativoCell }}
      rowLink={{ column: 'codigo', to: ({ id }) => opcaoLink(id) }}
      actions={(row) => [
        { label: 'Editar', link: opcaoLink(row.id) },
        {
          label: row.ativo ? 'Retirar' : 'Trazer de volta',
          tone: row.ativo ? 'danger' : undefined,
          onClick: () => void ask(row),
        },
      ]}
      primaryAction={primaryAction}
      emptyFiltered="Nenhuma opção encontrada."
    >
      {error ? <Problem error={error} /> : null}
    </ListScreen>
  )
}
