import { historicoScope } from '@paco/domain/auditoria/policy'
import { canChangeSomeProjeto, canEditProjeto } from '@paco/domain/projetos/policy'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { formatDay } from '@paco/domain/shared/days'
import type { SessionUser } from '@paco/domain/shared/roles'
import { Archive, ChartColumn, Copy, Pencil } from 'lucide-react'
import { lazy } from 'react'
import { AditivoButtons, AditivosCard } from '../../../aditivos/projeto-aditivos.tsx'
import { SeguirButton } from '../../../avisos/seguir-button.tsx'
import { hoje } from '../../../http/hoje.ts'
import { PATHS } from '../../../paths.ts'
import { useArquivar } from '../../../projetos/arquivamento/use-arquivar.tsx'
import { copyLink } from '../../../projetos/links.ts'
import { ProjetoMarcas } from '../../../projetos/lista/list-parts.tsx'
import { ProjetoProblem } from '../../../projetos/painel/painel-problem.tsx'
import { PainelProjeto } from '../../../projetos/painel/painel-projeto.tsx'
import { ProjetoStatus } from '../../../projetos/paralisada-chip.tsx'
import { useProjetoPdf } from '../../../projetos/pdf/painel-pdf.tsx'
import { secretariaOptions } from '../../../secretarias/choices.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { WhenNear } from '../../../ui/when-near.tsx'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { Historico } from '../../historico.tsx'
import { useSession } from '../../session.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'
import { DiarioLink } from '../diario/diario-link.tsx'
import { MapaLink } from '../mapa/mapa-link.tsx'
import { Arquivado } from './arquivado.tsx'
import { DocumentosLink } from './documentos-link.tsx'
import { ExecucaoLink } from './execucao-link.tsx'
import { useProjetoScreen } from './use-projeto-screen.ts'

/** The history of one's own department's projects, or of all of them. */
function readsHistory(who: SessionUser | null, { id_secretaria }: Projeto): boolean {
  const scope = historicoScope(who, 'projetos')
  return scope === 'all' || (scope !== 'none' && scope.id_secretaria === id_secretaria)
}

function leadOf({ id, secretaria_nome, datainicioetapa1 }: Projeto): string {
  const start = datainicioetapa1 === null ? [] : [`início em ${formatDay(datainicioetapa1)}`]
  return [`Processo ${id}`, secretaria_nome, ...start].join(' · ')
}

const ProjetoMais = lazy(async () => ({ default: (await import('./projeto-mais.tsx')).ProjetoMais }))

/** The project dashboard, open to everybody. */
export function ViewProjetoScreen() {
  const { id, projeto, error, retry } = useProjetoScreen()
  const who = useSession()
  const back = useReturn(PATHS.processos)
  useRecordTitle(projeto?.nomeprojeto)
  const pdf = useProjetoPdf(id)
  const arquivar = useArquivar()
  const params = { id: String(id) }
  return (
    <>
      <PageHeader
        title={projeto?.nomeprojeto ?? 'Projeto'}
        badge={
          projeto && (
            <>
              <ProjetoStatus projeto={projeto} />
              <ProjetoMarcas projeto={projeto} />
            </>
          )
        }
        lead={projeto ? leadOf(projeto) : ''}
        back={<BackLink {...back.link}>Voltar</BackLink>}
      >
        {projeto && (
          <>
            {who && <SeguirButton id={id} />}
            <ExecucaoLink id={id} />
            <MapaLink id={id} />
            <DiarioLink id={id} />
            <DocumentosLink id={id} />
            <ButtonLink
              to={PATHS.estatisticasProjeto}
              params={params}
              variant="default"
              leftSection={<ChartColumn size={16} aria-hidden />}
            >
              Estatísticas
            </ButtonLink>
            {pdf.buttons}
            {canEditProjeto(who, projeto) && (
              <ButtonLink
                to={PATHS.editProjeto}
                params={params}
                variant="default"
                leftSection={<Pencil size={16} aria-hidden />}
              >
                Editar
              </ButtonLink>
            )}
            {canChangeSomeProjeto(who) && (
              <ButtonLink {...copyLink(id)} variant="default" leftSection={<Copy size={16} aria-hidden />}>
                Duplicar
              </ButtonLink>
            )}
            {canEditProjeto(who, projeto) && (
              <Button
                variant="default"
                leftSection={<Archive size={16} aria-hidden />}
                onClick={() => arquivar.open(projeto)}
              >
                Arquivar
              </Button>
            )}
            <AditivoButtons projeto={projeto} who={who} secretarias={secretariaOptions} />
          </>
        )}
      </PageHeader>
      {pdf.problem}
      <Arquivado projeto={projeto} />
      {arquivar.dialog}
      {error && <ProjetoProblem error={error} onRetry={retry} />}
      {!projeto && !error && <Skeleton lines={8} />}
      {projeto && (
        <>
          <PainelProjeto
            projeto={projeto}
            today={hoje()}
            aditivos={<AditivosCard projeto={projeto} who={who} />}
          />
          <WhenNear>
            <ProjetoMais projeto={projeto} who={who} />
          </WhenNear>
          {readsHistory(who, projeto) && <Historico entidade="projetos" registroId={id} />}
        </>
      )}
    </>
  )
}
