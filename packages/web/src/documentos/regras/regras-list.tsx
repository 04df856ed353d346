import { documentosCalls } from '@paco/domain/documentos/contract'
import { canManageChecklist } from '@paco/domain/documentos/managers'
import { type Regra, regrasList } from '@paco/domain/documentos/regra'
import { ETAPAS } from '@paco/domain/etapas/etapa'
import { formatWhole } from '@paco/domain/shared/formats'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { ReactNode } from 'react'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import type { Filter } from '../../ui/list-screen/types.ts'
import { Problem } from '../../ui/states/problem.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { regraLink } from '../links.ts'
import { EtapasCard } from './etapas-card.tsx'
import { useSetAtiva } from './use-set-ativa.ts'

interface RegrasListProps {
  who: SessionUser | null
  primaryAction: ReactNode
}

const filters: readonly Filter[] = [
  {
    key: 'etapa',
    label: 'Etapa',
    allLabel: 'Todas',
    control: 'select',
    options: ETAPAS.map(({ numero, nome }) => ({ value: numero, label: nome })),
  },
  {
    key: 'ativa',
    label: 'Situação',
    allLabel: 'Todas',
    control: 'select',
    options: [
      { value: true, label: 'Em uso' },
      { value: false, label: 'Fora de uso' },
    ],
  },
]

/** Which documents each stage asks for: the city hall's rules, read by everybody, kept by administrators. */
export function RegrasList({ who, primaryAction }: RegrasListProps) {
  const setAtiva = useSetAtiva()
  const manages = canManageChecklist(who)
  return (
    <ListScreen
      list={regrasList}
      call={documentosCalls.listRegras}
      exportCall={documentosCalls.exportRegras}
      lead={({ total }) =>
        `${formatWhole(total)} ${total === 1 ? 'documento que as etapas pedem' : 'documentos que as etapas pedem'}, com a base legal e quem pode lê-los.`
      }
      searchPlaceholder="Pesquisar por nome ou base legal"
      filters={filters}
      columns={{
        id: { hidden: true },
        etapa: { width: '72px' },
        nome: { width: '22%' },
        exigencia: { nowrap: true },
        condicao: { width: '14%' },
        base: { width: '14%' },
        acesso: { width: '18%' },
        ativa: { nowrap: true },
        codigo: { hidden: true },
      }}
      cells={{
        ativa: ({ ativa }: Regra) => (
          <StatusPill tone={ativa ? 'ok' : 'idle'}>{ativa ? 'Em uso' : 'Fora de uso'}</StatusPill>
        ),
      }}
      rowLink={{ column: 'nome', to: ({ id }) => (manages ? regraLink(id) : null) }}
      actions={
        manages
          ? (row: Regra) => [
              { label: 'Editar', link: regraLink(row.id) },
              {
                label: row.ativa ? 'Tirar de uso' : 'Trazer de volta',
                onClick: () => void setAtiva.ask(row),
              },
            ]
          : undefined
      }
      primaryAction={primaryAction}
      empty={{ title: 'Nenhum documento na lista.', text: 'Sem regras, nenhuma etapa pede documentos.' }}
      emptyFiltered="Nenhum documento encontrado."
    >
      <div className={`${shared.screenOnly} ${words.below16}`}>
        <EtapasCard manages={manages} />
      </div>
      {setAtiva.problem ? <Problem text={setAtiva.problem} onClose={setAtiva.dismiss} /> : null}
    </ListScreen>
  )
}
