import type { Exame } from '@paco/domain/aditivos/exame'
import { headline } from '@paco/domain/aditivos/titulo'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { aditivoLink } from '../../../aditivos/links.ts'
import { ConversaCard } from '../../../aditivos/pagina/conversa-card.tsx'
import { DecisaoCard } from '../../../aditivos/pagina/decisao-card.tsx'
import { ExamePage } from '../../../aditivos/pagina/exame-page.tsx'
import { OutrosCard } from '../../../aditivos/pagina/outros-card.tsx'
import { PedidoCard } from '../../../aditivos/pagina/pedido-card.tsx'
import { ProjetoResumo } from '../../../aditivos/pagina/projeto-resumo.tsx'
import { exameQuery, mensagensQuery } from '../../../aditivos/queries.ts'
import { StatusAditivoPill } from '../../../aditivos/status-aditivo.tsx'
import { type DonoDeTela, daSecretaria, doContrato } from '../../../documentos/dono.ts'
import { hoje } from '../../../http/hoje.ts'
import { PATHS } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { useSession } from '../../session.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'
import { DocumentosNear } from '../documentos/documentos-near.tsx'
import { ContratoResumo } from './contrato-resumo.tsx'
import { PlanilhaDiferenca } from './planilha-diferenca.tsx'
import { PncpNear } from './pncp-near.tsx'
import { useExameKeys } from './use-exame-keys.ts'

// It knows every kind of record there is.
const MudancasCard = lazy(async () => ({ default: (await import('./mudancas-card.tsx')).MudancasCard }))

/** Through the queue, for those who decide. */
function FilaButtons({ fila }: Pick<Exame, 'fila'>) {
  if (fila === null) return null
  return (
    <>
      {fila.anterior === null ? null : (
        <ButtonLink
          {...aditivoLink(fila.anterior)}
          variant="default"
          leftSection={<ChevronLeft size={16} aria-hidden />}
        >
          Anterior
        </ButtonLink>
      )}
      {fila.proximo === null ? null : (
        <ButtonLink
          {...aditivoLink(fila.proximo)}
          variant="default"
          rightSection={<ChevronRight size={16} aria-hidden />}
        >
          Próximo
        </ButtonLink>
      )}
    </>
  )
}

/** Its project's department keeps its papers, and whom its contract names. */
const donoOf = ({ aditivo, projeto, contrato }: Exame): DonoDeTela => ({
  ...(contrato ? doContrato(contrato, 'aditivos', aditivo.id) : daSecretaria(null, 'aditivos', aditivo.id)),
  id_secretaria: projeto.id_secretaria,
})

interface ExameProps {
  exame: Exame
  who: SessionUser | null
  back: ReactNode
}

/** Everything to judge a request by. Another request is another page: nothing typed or told goes over to it. */
function ExameShown({ exame, who, back }: ExameProps) {
  const { aditivo, projeto, contrato } = exame
  const escolhida = useExameKeys(exame.fila)
  return (
    <ExamePage side={<DecisaoCard {...exame} who={who} escolhida={escolhida} back={back} />}>
      <PedidoCard aditivo={aditivo} projeto={projeto} />
      <ConversaCard aditivo={aditivo} projeto={projeto} who={who} />
      <ProjetoResumo projeto={projeto} today={hoje()} />
      {contrato && (
        <>
          <ContratoResumo contrato={contrato} today={hoje()} />
          <PlanilhaDiferenca aditivo={aditivo} contrato={contrato} />
        </>
      )}
      <DocumentosNear dono={donoOf(exame)} who={who} title="Documentos do aditivo" />
      {aditivo.status === 'aprovado' && (
        <PncpNear aditivo={aditivo} projeto={projeto} contrato={contrato} who={who} />
      )}
      <OutrosCard aditivo={aditivo} aditivos={exame.aditivos} />
      <Suspense fallback={<Skeleton lines={4} label="Carregando as mudanças…" />}>
        <MudancasCard projeto={projeto} contrato={contrato} who={who} />
      </Suspense>
    </ExamePage>
  )
}

const leadOf = ({ nomeprojeto, secretaria_nome, contrato_nome }: Exame['aditivo']) =>
  [nomeprojeto, secretaria_nome, contrato_nome && `contrato ${contrato_nome}`].filter(Boolean).join(' · ')

/** The page of one amendment: the one place where it is read whole, asked about and decided. */
export function AditivoScreen() {
  const id = Number(useParams({ strict: false }).id)
  const who = useSession()
  const back = useReturn(PATHS.aditivos)
  const { data: exame, error, refetch } = useQuery(exameQuery(id))
  // Asked for beside it, not after it.
  useQuery(mensagensQuery(id))
  const title = exame && headline(exame.aditivo)
  useRecordTitle(title && `${title} · ${exame.projeto.nomeprojeto}`)
  return (
    <>
      <PageHeader
        title={title ?? 'Aditivo'}
        badge={exame && <StatusAditivoPill status={exame.aditivo.status} />}
        lead={exame ? leadOf(exame.aditivo) : ''}
        back={<BackLink {...back.link}>{back.title ?? 'Aditivos'}</BackLink>}
      >
        {exame && <FilaButtons fila={exame.fila} />}
      </PageHeader>
      {error && !exame && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!exame && !error && <Skeleton lines={10} label="Carregando o aditivo…" />}
      {exame && (
        <ExameShown
          key={id}
          exame={exame}
          who={who}
          back={
            <ButtonLink {...back.link} variant="default">
              Voltar à lista
            </ButtonLink>
          }
        />
      )}
    </>
  )
}
