import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import { CONVERSA_LABELS } from '@paco/domain/aditivos/mensagem'
import { headline, percentText, waitText } from '@paco/domain/aditivos/titulo'
import type { Inicio } from '@paco/domain/inicio/inicio'
import { dayOf, formatDay } from '@paco/domain/shared/days'
import { formatMoney } from '@paco/domain/shared/money'
import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { aditivoLink } from '../aditivos/links.ts'
import { StatusAditivoPill } from '../aditivos/status-aditivo.tsx'
import { Cartao, Linha, Linhas, verTodos } from './cartao.tsx'
import { VER } from './perguntas.ts'

const dayText = (instant: string) => formatDay(dayOf(new Date(instant)))

interface AditivosCardProps {
  title: string
  lead: string
  empty: string
  parte: NonNullable<Inicio['fila']>
  link: LinkProps
  more?: { texto: string; link: LinkProps }
  side: (aditivo: Aditivo) => ReactNode
  detalhe?: (aditivo: Aditivo) => ReactNode
}

const DETALHE = (aditivo: Aditivo) => `${headline(aditivo)} · ${aditivo.secretaria_nome}`

function AditivosCard(props: AditivosCardProps) {
  const { title, lead, empty, parte, link, more, side, detalhe = DETALHE } = props
  const all = { texto: verTodos(parte.total, parte.linhas.length), link }
  return (
    <Cartao
      title={title}
      lead={lead}
      empty={empty}
      count={parte.linhas.length}
      links={more ? [all, more] : [all]}
    >
      <Linhas>
        {parte.linhas.map((aditivo) => (
          <Linha
            key={aditivo.id}
            link={aditivoLink(aditivo.id)}
            nome={aditivo.nomeprojeto}
            detalhe={detalhe(aditivo)}
          >
            {side(aditivo)}
          </Linha>
        ))}
      </Linhas>
    </Cartao>
  )
}

type Parte = { parte: NonNullable<Inicio['fila']> }

/** When what was asked for was answered, or for how long it waits. */
const respostaText = ({ data_decisao, dias_espera, conversa }: Aditivo): string | null => {
  if (conversa !== null) return CONVERSA_LABELS[conversa].toLowerCase()
  if (data_decisao !== null) return `em ${dayText(data_decisao)}`
  return dias_espera === null ? null : waitText(dias_espera)
}

export const PedidosCard = ({ parte }: Parte) => (
  <AditivosCard
    title="Pedidos e respostas"
    lead="Aditivos dos projetos da secretaria: os que voltaram primeiro, depois as respostas dos últimos 30 dias e os que esperam."
    empty="Nenhum pedido em aberto e nenhuma resposta nova."
    parte={parte}
    link={VER.pedidos}
    detalhe={(aditivo) => `${headline(aditivo)} · pedido por ${aditivo.criado_por_nome}`}
    side={(aditivo) => (
      <>
        <StatusAditivoPill status={aditivo.status} />
        <small>{respostaText(aditivo)}</small>
      </>
    )}
  />
)

export const FilaCard = ({ parte, hoje }: Parte & { hoje: string }) => (
  <AditivosCard
    title="À espera de decisão"
    lead={`Aditivos pendentes em ${formatDay(hoje)}, os que esperam há mais dias corridos primeiro.`}
    empty="Nada espera decisão: a fila está vazia."
    parte={parte}
    link={VER.fila}
    side={({ dias_espera, data_criacao }) => (
      <>
        <b>{waitText(dias_espera ?? 0)}</b>
        <small>desde {dayText(data_criacao)}</small>
      </>
    )}
  />
)

export const DecididosCard = ({ parte }: Parte) => (
  <AditivosCard
    title="Decididos há pouco"
    lead="Aditivos aprovados e rejeitados, os mais recentes primeiro."
    empty="Nenhum aditivo foi decidido ainda."
    parte={parte}
    link={VER.decididos}
    detalhe={(aditivo) => `${headline(aditivo)} · ${aditivo.decidido_por_nome ?? 'por lei'}`}
    side={({ status, data_decisao }) => (
      <>
        <StatusAditivoPill status={status} />
        <small>{data_decisao === null ? null : `em ${dayText(data_decisao)}`}</small>
      </>
    )}
  />
)

export const CarosCard = ({ parte }: Parte) => (
  <AditivosCard
    title="Aditivos que custam mais"
    lead="Aprovados, pelo valor acrescido. O percentual é do valor inicial do contrato com reajustes; sem contrato, do projeto."
    empty="Nenhum aditivo aprovado acrescenta valor."
    parte={parte}
    link={VER.caros}
    more={{ texto: 'Pelo percentual do contrato', link: VER.carosPercentual }}
    detalhe={({ contrato_nome, secretaria_nome }) =>
      `${contrato_nome === null ? 'Sem contrato' : `Contrato ${contrato_nome.split(' · ')[0]}`} · ${secretaria_nome}`
    }
    side={({ valor, percentual_contrato }) => (
      <>
        <b>{formatMoney(valor)}</b>
        <small>{percentText(percentual_contrato)}</small>
      </>
    )}
  />
)
