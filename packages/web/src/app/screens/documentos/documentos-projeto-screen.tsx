import { DocumentosDoProjeto } from '../../../documentos/checklist/checklist-page.tsx'
import { pathTo } from '../../../paths.ts'
import { ProjetoProblem } from '../../../projetos/painel/painel-problem.tsx'
import { ProjetoStatus } from '../../../projetos/paralisada-chip.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { useSession } from '../../session.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'
import { useProjetoScreen } from '../projetos/use-projeto-screen.ts'

/** A project's documents, stage by stage; to strangers those that are public. */
export function DocumentosProjetoScreen() {
  const { id, projeto, error, retry } = useProjetoScreen()
  const who = useSession()
  const back = useReturn(pathTo('viewProjeto', id))
  useRecordTitle(projeto?.nomeprojeto, 'Documentos')
  return (
    <>
      <PageHeader
        title={projeto ? `Documentos: ${projeto.nomeprojeto}` : 'Documentos do projeto'}
        badge={projeto && <ProjetoStatus projeto={projeto} />}
        lead={projeto ? `Processo ${projeto.id} · ${projeto.secretaria_nome}` : ''}
        back={<BackLink {...back.link}>{back.title ?? 'Voltar'}</BackLink>}
      />
      {error && <ProjetoProblem error={error} onRetry={retry} />}
      {!projeto && !error && <Skeleton lines={8} />}
      {projeto && <DocumentosDoProjeto key={id} projeto={projeto} who={who} />}
    </>
  )
}
