import { canManageGuia } from '@paco/domain/guia/policy'
import { inicioCalls } from '@paco/domain/inicio/contract'
import type { Inicio } from '@paco/domain/inicio/inicio'
import { CARTOES_DO_PAPEL, type Cartao, type Papel } from '@paco/domain/inicio/papel'
import { canPrintReuniao } from '@paco/domain/inicio/policy'
import { formatDay } from '@paco/domain/shared/days'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { hoje } from '../http/hoje.ts'
import { Card } from '../ui/card.tsx'
import parts from '../ui/data/parts.module.css'
import { FileButton } from '../ui/file/file-button.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Problem } from '../ui/states/problem.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import { CarosCard, DecididosCard, FilaCard, PedidosCard } from './aditivos-cards.tsx'
import { DinheiroCard } from './dinheiro-card.tsx'
import { AtrasadosCard, ParalisadasCard, TermosCard } from './governo-cards.tsx'
import classes from './inicio.module.css'
import { MudancasCard, PerguntasCard } from './outros-cards.tsx'
import { inicioQuery } from './queries.ts'
import { visitar } from './visita.ts'

/** Of one role alone: the others need not carry what these lean on. */
const EtapasCard = lazy(async () => ({ default: (await import('./etapas-card.tsx')).EtapasCard }))
const RascunhosCard = lazy(async () => ({ default: (await import('./rascunhos-card.tsx')).RascunhosCard }))
const GuiaCard = lazy(async () => ({ default: (await import('../guia/guia-card.tsx')).GuiaCard }))
const TrilhaCard = lazy(async () => ({ default: (await import('./trilha-card.tsx')).TrilhaCard }))

const LEADS: Readonly<Record<Papel, string>> = {
  secretaria: 'o que há a fazer, o que responderam e o que mudou nos projetos da secretaria.',
  auditoria: 'o que espera decisão, o que foi decidido e como está a trilha.',
  governo: 'como estão os projetos, o dinheiro e as obras da cidade.',
}

/** Each card as it is drawn; nothing where it is not this person's. */
const DRAWN: { readonly [C in Cartao]: (part: NonNullable<Inicio[C]>, inicio: Inicio) => ReactNode } = {
  etapas: (etapas, inicio) => <EtapasCard etapas={etapas} hoje={inicio.hoje} />,
  pedidos: (parte) => <PedidosCard parte={parte} />,
  fila: (parte, inicio) => <FilaCard parte={parte} hoje={inicio.hoje} />,
  decididos: (parte) => <DecididosCard parte={parte} />,
  caros: (parte) => <CarosCard parte={parte} />,
  trilha: (trilha) => <TrilhaCard trilha={trilha} />,
  mudancas: (mudancas, { papel }) => <MudancasCard mudancas={mudancas} mine={papel === 'secretaria'} />,
  atrasados: (parte, inicio) => <AtrasadosCard parte={parte} hoje={inicio.hoje} />,
  dinheiro: (dinheiro, inicio) => <DinheiroCard dinheiro={dinheiro} hoje={inicio.hoje} />,
  paralisadas: (parte, inicio) => <ParalisadasCard parte={parte} hoje={inicio.hoje} />,
  termos: (parte, inicio) => <TermosCard parte={parte} hoje={inicio.hoje} />,
}

function Drawn<C extends Cartao>({ cartao, inicio }: { cartao: C; inicio: Inicio }) {
  const part = inicio[cartao]
  return part === null ? null : DRAWN[cartao](part as NonNullable<Inicio[C]>, inicio)
}

const Coming = () => (
  <Card>
    <Skeleton lines={6} label="Carregando…" />
  </Card>
)

const Cartoes = ({ inicio }: { inicio: Inicio }) => (
  <div className={classes.cards}>
    {CARTOES_DO_PAPEL[inicio.papel].map((cartao) => (
      <Suspense key={cartao} fallback={<Coming />}>
        <Drawn cartao={cartao} inicio={inicio} />
      </Suspense>
    ))}
    {inicio.papel === 'secretaria' && (
      <Suspense fallback={<Coming />}>
        <RascunhosCard />
      </Suspense>
    )}
  </div>
)

/** '/inicio': what the day begins with, a card for each question. */
export function InicioPage({ who }: { who: SessionUser | null }) {
  const [desde] = useState(() => visitar())
  const { data, error, refetch } = useQuery(inicioQuery(desde))
  const retry = () => void refetch()
  return (
    <>
      <PageHeader title="Início" lead={data ? `Hoje, ${formatDay(data.hoje)}: ${LEADS[data.papel]}` : ''}>
        {canPrintReuniao(who) ? (
          <FileButton
            call={inicioCalls.printReuniao}
            parts={{}}
            file={`reuniao-${hoje()}.pdf`}
            failure="Não foi possível gerar a folha da reunião."
            label="Folha da reunião em PDF"
          />
        ) : null}
      </PageHeader>
      {canManageGuia(who) && (
        <Suspense fallback={null}>
          <GuiaCard />
        </Suspense>
      )}
      <div className={shared.stack} aria-busy={!data && !error}>
        {error && data ? <Problem error={error} onRetry={retry} /> : null}
        {error && !data ? (
          <Card>
            <ErrorState title="Não foi possível carregar o início." error={error} onRetry={retry} />
          </Card>
        ) : null}
        {!data && !error ? (
          <div className={parts.waiting}>
            <Skeleton lines={12} label="Carregando o início…" />
          </div>
        ) : null}
        {data && canPrintReuniao(who) ? <PerguntasCard hoje={data.hoje} /> : null}
        {data ? <Cartoes inicio={data} /> : null}
      </div>
    </>
  )
}
