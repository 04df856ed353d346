import { canEditProjeto } from '@paco/domain/projetos/policy'
import { formatDay } from '@paco/domain/shared/days'
import { hoje } from '../../../http/hoje.ts'
import { PATHS } from '../../../paths.ts'
import { GanttReal } from '../../../projetos/gantt/gantt-real.tsx'
import { ProjetoProblem } from '../../../projetos/painel/painel-problem.tsx'
import { ProjetoStatus } from '../../../projetos/paralisada-chip.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { useSession } from '../../session.ts'
import { FixedBack } from '../fixed-back.tsx'
import { Arquivado } from './arquivado.tsx'
import { PainelLink } from './painel-link.tsx'
import { useProjetoScreen } from './use-projeto-screen.ts'

function EditLink({ id }: { id: number }) {
  return (
    <ButtonLink to={PATHS.editProjeto} params={{ id: String(id) }}>
      Informar as datas
    </ButtonLink>
  )
}

/** The real Gantt of one project. */
export function Gantt3Screen() {
  const { projeto, error, retry } = useProjetoScreen()
  const who = useSession()
  useRecordTitle(projeto?.nomeprojeto, 'Gantt')
  const start = projeto?.datainicioetapa1
  return (
    <>
      <PageHeader
        title={projeto?.nomeprojeto ?? 'Gantt'}
        badge={projeto && <ProjetoStatus projeto={projeto} />}
        lead={projeto ? `Data de início: ${start ? formatDay(start) : 'não definida'}` : ''}
        back={<FixedBack to={PATHS.relacao}>Voltar</FixedBack>}
      >
        {projeto && <PainelLink id={projeto.id} />}
      </PageHeader>
      <Arquivado projeto={projeto} />
      {error && <ProjetoProblem error={error} onRetry={retry} />}
      {!projeto && !error && <p role="status">Carregando...</p>}
      {projeto && (
        <GanttReal
          projeto={projeto}
          today={hoje()}
          onEmpty={canEditProjeto(who, projeto) && <EditLink id={projeto.id} />}
        />
      )}
    </>
  )
}
