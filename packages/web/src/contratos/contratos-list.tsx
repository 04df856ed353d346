import { contratosCalls } from '@paco/domain/contratos/contract'
import { type Contrato, contratosList } from '@paco/domain/contratos/contrato'
import { PREPARACAO, SITUACOES_CONTRATO } from '@paco/domain/contratos/dominios'
import { MESSAGES } from '@paco/domain/contratos/messages'
import { canEditContrato } from '@paco/domain/contratos/policy'
import { canChangeSomeProjeto } from '@paco/domain/projetos/policy'
import { formatCnpj } from '@paco/domain/shared/cnpj'
import { formatWhole } from '@paco/domain/shared/formats'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { ReactNode } from 'react'
import { hoje } from '../http/hoje.ts'
import { type SecretariaChoice, secretariaFilter } from '../secretarias/choices.ts'
import { secretariaCell } from '../secretarias/secretaria-cell.tsx'
import { ListScreen } from '../ui/list-screen/list-screen.tsx'
import { TwoLines } from '../ui/list-screen/two-lines.tsx'
import type { Filter, RowAction } from '../ui/list-screen/types.ts'
import { Problem } from '../ui/states/problem.tsx'
import { editContratoLink, viewContratoLink } from './links.ts'
import { SituacaoContratoPill } from './situacao-pill.tsx'
import { useDeleteContrato } from './use-delete-contrato.ts'

interface ContratosListProps {
  who: SessionUser | null
  secretarias: readonly SecretariaChoice[]
  primaryAction?: ReactNode
}

const situacaoFilter: Filter = {
  key: 'situacao',
  label: 'Situação',
  allLabel: 'Todas',
  control: 'select',
  options: SITUACOES_CONTRATO.map((value) => ({ value, label: value })),
}

const countText = (total: number) => `${formatWhole(total)} ${total === 1 ? 'contrato' : 'contratos'}.`

/** 'Contratos', open to everybody. */
export function ContratosList({ who, secretarias, primaryAction }: ContratosListProps) {
  const { ask, problem } = useDeleteContrato()
  // Only what is there to be done: most contracts are another department's, and what was signed stays.
  const actions = (row: Contrato): RowAction[] => {
    const edits = canEditContrato(who, row)
    return [
      { label: 'Ver', link: viewContratoLink(row.id) },
      ...(edits ? [{ label: 'Editar', link: editContratoLink(row.id) }] : []),
      ...(edits && row.situacao === PREPARACAO
        ? [{ label: 'Excluir', tone: 'danger', onClick: () => void ask(row) } as const]
        : []),
    ]
  }
  return (
    <ListScreen
      list={contratosList}
      call={contratosCalls.listContratos}
      exportCall={contratosCalls.exportContratos}
      mayImport={canChangeSomeProjeto(who)}
      dense
      lead={({ total }) => countText(total)}
      searchPlaceholder="Pesquisar por número, empresa, CNPJ ou objeto"
      filters={[secretariaFilter(secretarias), situacaoFilter]}
      columns={{
        id: { exportOnly: true },
        numero_ano: { nowrap: true },
        empresa: { width: '20%' },
        cnpj: { exportOnly: true },
        objeto: { width: '30%' },
        assinatura: { hidden: true },
        vigencia_fim: { nowrap: true },
        valor_inicial: { hidden: true },
        valor_atual: { nowrap: true },
        processo: { exportOnly: true },
        fiscal_titular: { exportOnly: true },
        pncp_numero: { exportOnly: true },
      }}
      cells={{
        secretaria_nome: secretariaCell(secretarias),
        empresa: ({ cnpj }, { content }) => (
          <TwoLines first={content} second={cnpj === null ? null : formatCnpj(cnpj)} />
        ),
        situacao: (row) => <SituacaoContratoPill contrato={row} today={hoje()} />,
      }}
      rowLink={{ column: 'numero_ano', to: ({ id }) => viewContratoLink(id) }}
      actions={actions}
      primaryAction={primaryAction}
      empty={{
        title: 'Nenhum contrato ainda.',
        text: 'Os contratos das secretarias aparecem aqui, com o valor e a vigência de cada um.',
        action: primaryAction,
      }}
      emptyFiltered={MESSAGES.none}
    >
      {problem ? <Problem text={problem} /> : null}
    </ListScreen>
  )
}
