import type { Paralisacao } from '@paco/domain/paralisacoes/paralisacao'
import { haDias, motivoText } from '@paco/domain/projetos/paralisada'
import { type Day, formatDay } from '@paco/domain/shared/days'
import { Link } from '@tanstack/react-router'
import { OctagonPause, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { viewContratoLink } from '../contratos/links.ts'
import lists from '../ui/data/facts.module.css'
import { StatusPill } from '../ui/status-pill.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './paralisacao-item.module.css'

const shown = (day: Day | null, none: string) => (day === null ? none : formatDay(day))

const daysText = (days: number) => (days === 1 ? '1 dia' : `${days} dias`)

/** How long: since when and until when, or until today. */
export function periodText({ inicio, reinicio, dias }: Paralisacao, today: Day): string {
  return reinicio === null || dias === null
    ? `Desde ${formatDay(inicio)}, ${haDias(inicio, today)}`
    : `${formatDay(inicio)} a ${formatDay(reinicio)}, ${daysText(dias)}`
}

type Fact = readonly [label: string, value: ReactNode]

/** What is still to come while it is open. */
const openFacts = ({ reinicio_previsto, aviso_publicado_em, placa_em }: Paralisacao): Fact[] => [
  ['Reinício previsto', shown(reinicio_previsto, 'sem previsão')],
  ['Aviso no site', shown(aviso_publicado_em, 'não publicado')],
  ['Placa na obra', shown(placa_em, 'não colocada')],
]

/** Whether the works are still stopped. */
export const ParalisacaoPill = ({ paralisacao }: { paralisacao: Paralisacao }) =>
  paralisacao.reinicio === null ? (
    <StatusPill tone="wait" icon={OctagonPause}>
      Aberta
    </StatusPill>
  ) : (
    <StatusPill tone="ok" icon={Play}>
      Encerrada
    </StatusPill>
  )

interface ItemProps {
  paralisacao: Paralisacao
  today: Day
  /** What this person may do with it. */
  children?: ReactNode
}

/** One stoppage: since when, why, who answers for it, and what was told of it. */
export function ParalisacaoItem({ paralisacao, today, children }: ItemProps) {
  const { ordem, responsavel, reinicio, id_contrato, contrato_nome } = paralisacao
  const contrato =
    id_contrato === null ? null : <Link {...viewContratoLink(id_contrato)}>{contrato_nome}</Link>
  const facts: Fact[] = [
    ['Motivo', motivoText(paralisacao)],
    ['Responsável', responsavel],
    ...(contrato === null ? [] : [['Contrato', contrato] as const]),
    ...(ordem === null ? [] : [['Ordem', ordem] as const]),
    ...(reinicio === null ? openFacts(paralisacao) : []),
  ]
  return (
    <li className={`${words.rounded} ${classes.item}`}>
      <div className={`${shared.row} ${words.between} ${words.below8} ${words.gap4x12}`}>
        <h3 className={words.tabular}>{periodText(paralisacao, today)}</h3>
        <ParalisacaoPill paralisacao={paralisacao} />
      </div>
      <dl className={`${lists.facts} ${words.size13}`}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </li>
  )
}
