import {
  type Aditivo,
  aditivosList,
  STATUS,
  STATUS_LABELS,
  TIPO_LABELS,
  TIPOS,
} from '@paco/domain/aditivos/aditivo'
import { aditivosCalls } from '@paco/domain/aditivos/contract'
import { impedimentoDo } from '@paco/domain/aditivos/contrato-do-pedido'
import { canDecideAditivo, impedimentoDaDecisao } from '@paco/domain/aditivos/decisao-policy'
import { CONVERSA_LABELS } from '@paco/domain/aditivos/mensagem'
import { canDecideAditivos } from '@paco/domain/aditivos/policy'
import { percentText, waitText } from '@paco/domain/aditivos/titulo'
import type { Contrato } from '@paco/domain/contratos/contrato'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { dayOf, formatDay } from '@paco/domain/shared/days'
import { formatWhole } from '@paco/domain/shared/formats'
import { formatAmount } from '@paco/domain/shared/money'
import type { SessionUser } from '@paco/domain/shared/roles'
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { hoje } from '../http/hoje.ts'
import { type SecretariaChoice, secretariaFilter } from '../secretarias/choices.ts'
import { ListScreen } from '../ui/list-screen/list-screen.tsx'
import type { Filter, RowAction } from '../ui/list-screen/types.ts'
import { useListView } from '../ui/list-screen/use-list-view.ts'
import { StatusPill } from '../ui/status-pill.tsx'
import { AditivoActions } from './aditivo-actions.tsx'
import { AditivoFacts } from './aditivo-item.tsx'
import classes from './aditivos-list.module.css'
import { DevolucaoNote } from './devolucao-note.tsx'
import { Julgamento } from './julgamento.tsx'
import { aditivoLink } from './links.ts'
import { StatusAditivoPill } from './status-aditivo.tsx'
import { Two } from './two.tsx'

interface AditivosListProps {
  who: SessionUser | null
  secretarias: readonly SecretariaChoice[]
  /** The one contract that is asked for, where it is. */
  contrato?: Pick<Contrato, 'id' | 'numero_ano'> | undefined
  /** The one project that is asked for, where it is. */
  projeto?: Pick<Projeto, 'id' | 'nomeprojeto'> | undefined
  /** Draws something that needs the project, once it is there. */
  withProjeto: (id: number, draw: (projeto: Projeto) => ReactNode) => ReactNode
}

const statusFilter: Filter = {
  key: 'status',
  label: 'Situação',
  control: 'select',
  allLabel: 'Todas',
  options: STATUS.map((value) => ({ value, label: `${STATUS_LABELS[value]}s` })),
}

const tipoFilter: Filter = {
  key: 'tipo',
  label: 'Tipo',
  control: 'select',
  options: TIPOS.map((value) => ({ value, label: TIPO_LABELS[value] })),
}

const contratoFilter = ({ id, numero_ano }: Pick<Contrato, 'id' | 'numero_ano'>): Filter => ({
  key: 'id_contrato',
  label: 'Contrato',
  control: 'select',
  options: [{ value: id, label: numero_ano }],
})

const projetoFilter = ({ id, nomeprojeto }: Pick<Projeto, 'id' | 'nomeprojeto'>): Filter => ({
  key: 'id_projeto',
  label: 'Projeto',
  control: 'select',
  options: [{ value: id, label: nomeprojeto }],
})

const QUEUE = '-dias_espera'

const countText = (total: number, queued: boolean) => {
  const count = `${formatWhole(total)} ${total === 1 ? 'aditivo' : 'aditivos'}`
  return queued && total > 1 ? `${count}, primeiro os que esperam decisão há mais tempo.` : `${count}.`
}

/** Of a request that waits, that its contract is over; else its term. */
const contratoNote = (row: Aditivo): string | null => {
  if (row.status === 'pendente' && impedimentoDo(row, hoje()) !== null) return 'já terminou'
  return row.numero_termo && `Termo ${row.numero_termo}`
}

/** What it adds, of what it is measured by. */
const parteText = ({ percentual_contrato, id_contrato }: Aditivo): string | null =>
  percentual_contrato === null
    ? null
    : `${percentText(percentual_contrato)} do ${id_contrato === null ? 'projeto' : 'contrato'}`

/** An apostila adds no other amount. */
const reajusteText = ({ reajuste }: Aditivo): string | null =>
  reajuste === null ? null : `reajuste ${formatAmount(reajuste)}`

/** How much of its ceiling is used with it: beyond, it is marked. */
function Uso({ percent }: { percent: number | null }) {
  if (percent === null || percent <= 100) return percentText(percent)
  return (
    <StatusPill tone="late" icon={TriangleAlert}>
      {percentText(percent)}
    </StatusPill>
  )
}

/** All amendments one may read, across projects; each is decided on its page. */
export function AditivosList({ who, secretarias, contrato, projeto, withProjeto }: AditivosListProps) {
  const [open, setOpen] = useState<number | null>(null)
  const queues = canDecideAditivos(who)
  const { ordem } = useListView(aditivosList).view
  const actions = (row: Aditivo): RowAction[] => [
    {
      label: 'Detalhes',
      expanded: open === row.id,
      onClick: () => setOpen((before) => (before === row.id ? null : row.id)),
    },
    ...(queues && row.status === 'pendente'
      ? [
          {
            label: 'Decidir',
            link: aditivoLink(row.id),
            allowed: canDecideAditivo(who, row),
            reason: (who && impedimentoDaDecisao(who, row)) ?? '',
          },
        ]
      : []),
  ]
  return (
    <ListScreen
      list={aditivosList}
      call={aditivosCalls.listAditivos}
      exportCall={aditivosCalls.exportAditivos}
      order={queues ? QUEUE : undefined}
      dense
      lead={({ total }) => countText(total, queues && ['', QUEUE].includes(ordem))}
      searchPlaceholder="Pesquisar por projeto, secretaria ou pessoa"
      filters={[
        statusFilter,
        tipoFilter,
        ...(secretarias.length > 0 ? [secretariaFilter(secretarias)] : []),
        ...(contrato ? [contratoFilter(contrato)] : []),
        ...(projeto ? [projetoFilter(projeto)] : []),
      ]}
      columns={{
        id: { width: '56px' },
        data_criacao: { nowrap: true },
        nomeprojeto: { width: '30%' },
        etapa: { exportOnly: true },
        reajuste: { exportOnly: true },
        conversa: { exportOnly: true },
        motivo_devolucao: { exportOnly: true },
        numero_termo: { exportOnly: true },
        data_assinatura: { exportOnly: true },
        fundamento_legal: { exportOnly: true },
        antecipado_em: { exportOnly: true },
        limite_percentual: { nowrap: true },
        percentual_contrato: { exportOnly: true },
        dias_espera: { exportOnly: true },
        criado_por_nome: { exportOnly: true },
        decidido_por_nome: { exportOnly: true },
        data_decisao: { exportOnly: true },
        descricao_pedido: { exportOnly: true },
        descricao_decisao: { exportOnly: true },
      }}
      cells={{
        valor: (row, { text }) => <Two first={text} second={reajusteText(row) ?? parteText(row)} />,
        prazo: ({ etapa }, { text }) => (
          <Two first={text} second={etapa === null ? null : `etapa ${etapa}`} />
        ),
        // Its number; whose it is stands in the details.
        contrato_nome: (row) => (
          <Two first={row.contrato_nome?.split(' · ')[0] ?? '-'} second={contratoNote(row)} />
        ),
        limite_percentual: ({ limite_percentual }) => <Uso percent={limite_percentual} />,
        data_criacao: ({ data_criacao, dias_espera }) => (
          <Two
            first={formatDay(dayOf(new Date(data_criacao)))}
            second={dias_espera === null ? null : waitText(dias_espera)}
          />
        ),
        status: ({ status, conversa, projeto_arquivado }) => (
          <Two
            first={<StatusAditivoPill status={status} />}
            second={
              projeto_arquivado ? 'projeto arquivado' : conversa && CONVERSA_LABELS[conversa].toLowerCase()
            }
          />
        ),
      }}
      rowLink={{ column: 'nomeprojeto', to: ({ id }) => aditivoLink(id) }}
      actions={actions}
      details={(row) =>
        open === row.id ? (
          <div className={classes.details}>
            <div>
              <DevolucaoNote aditivo={row} />
              <AditivoFacts aditivo={row} />
            </div>
            {withProjeto(row.id_projeto, (of) => (
              <div>
                <Julgamento aditivo={row} projeto={of} />
                <AditivoActions aditivo={row} projeto={of} who={who} />
              </div>
            ))}
          </div>
        ) : null
      }
      empty={{
        title: 'Nenhum aditivo ainda.',
        text: 'Os pedidos de valor e de prazo são feitos no painel de cada projeto.',
      }}
      emptyFiltered="Nenhum aditivo encontrado."
    />
  )
}
