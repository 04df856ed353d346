import type { PlanoPncp } from '@paco/domain/pca/envio'
import type { Plano } from '@paco/domain/pca/plano'
import { formatDay, formatInstant } from '@paco/domain/shared/days'
import type { SessionUser } from '@paco/domain/shared/roles'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PATHS } from '../paths.ts'
import { Card } from '../ui/card.tsx'
import lists from '../ui/data/facts.module.css'
import { PageHeader } from '../ui/page-header.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { pcaListLink } from './links.ts'
import { itemCount } from './pca-summary.tsx'
import { PlanoAdiar } from './plano-adiar.tsx'
import { PlanoNumeros } from './plano-numeros.tsx'
import { PlanoPassos } from './plano-passos.tsx'
import { PlanoPortal } from './plano-portal.tsx'
import { type DoPlano, filtroDoPlano, PlanosNav } from './planos-nav.tsx'
import { SituacaoPlanoPill } from './situacao-pills.tsx'

interface PlanoPageProps {
  plano: Plano
  /** What the portal has still to be told. */
  pncp?: PlanoPncp | undefined
  /** All plans, of every year and unit. */
  planos: readonly Plano[]
  who: SessionUser | null
  back: ReactNode
  /** The dates of the year, which another word keeps. */
  marcos?: ReactNode
}

function Caminho({ plano, dele }: { plano: Plano; dele: DoPlano }) {
  const { ano, itens, esperando, aprovados } = plano
  const of = (situacao: string) => pcaListLink({ ...dele, situacao })
  const facts: (readonly [string, ReactNode])[] = [
    [
      'Itens',
      <Link key="itens" {...pcaListLink(dele)}>
        {itemCount(itens)}
      </Link>,
    ],
    [
      'Enviados, à espera',
      <Link key="enviados" {...of('enviado')}>
        {itemCount(esperando)}
      </Link>,
    ],
    [
      'Aprovados',
      <Link key="aprovados" {...of('aprovado')}>
        {itemCount(aprovados)}
      </Link>,
    ],
    [
      'Sem projeto',
      <Link key="sem" {...pcaListLink({ ...dele, situacao: 'aprovado', sem_projeto: 'true' })}>
        ver itens
      </Link>,
    ],
    [
      'Aprovação do plano',
      plano.aprovado_em === null
        ? '-'
        : [formatInstant(plano.aprovado_em), plano.aprovado_por_nome].filter(Boolean).join(', '),
    ],
    [
      'Publicado em',
      plano.publicado_em === null ? (
        '-'
      ) : (
        <Link key="publico" to={PATHS.pcaAno} params={{ id: String(ano) }}>
          {formatInstant(plano.publicado_em)}
        </Link>
      ),
    ],
    ['Enviado ao PNCP', plano.enviado_em === null ? '-' : formatDay(plano.enviado_em)],
  ]
  return (
    <Card title="Andamento">
      <dl className={lists.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** The plan of a year: where it stands, what it comes to, what the portal still needs. */
export function PlanoPage({ plano, pncp, planos, who, back, marcos }: PlanoPageProps) {
  const { ano, situacao, nome_unidade } = plano
  const dele = filtroDoPlano(plano, planos)
  return (
    <>
      <PageHeader
        title={`Plano de contratações de ${ano}`}
        badge={<SituacaoPlanoPill situacao={situacao} />}
        lead={nome_unidade}
        back={back}
      >
        <PlanoPassos plano={plano} who={who} />
      </PageHeader>
      <PlanosNav plano={plano} planos={planos} />
      <div className={`${shared.stack} ${words.below16}`}>
        <Caminho plano={plano} dele={dele} />
        {marcos}
        <PlanoPortal plano={plano} dele={dele} pncp={pncp} who={who} />
        <PlanoNumeros plano={plano} dele={dele} />
        <PlanoAdiar plano={plano} who={who} />
      </div>
    </>
  )
}
