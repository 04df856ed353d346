import { hoje } from '../../../http/hoje.ts'
import { PATHS } from '../../../paths.ts'
import { GanttCronograma } from '../../../projetos/gantt/gantt-cronograma.tsx'
import { ProjetoProblem } from '../../../projetos/painel/painel-problem.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { FixedBack } from '../fixed-back.tsx'
import { Arquivado } from './arquivado.tsx'
import { PainelLink } from './painel-link.tsx'
import { useProjetoScreen } from './use-projeto-screen.ts'

/** The schedule chart of one project, on an axis of days. */
export function Gantt4Screen() {
  const { projeto, error, retry } = useProjetoScreen()
  useRecordTitle(projeto?.nomeprojeto, 'Cronograma')
  return (
    <>
      <PageHeader
        title={projeto?.nomeprojeto ?? 'Cronograma'}
        lead={projeto ? `Cronograma do processo ${projeto.id}` : ''}
        back={<FixedBack to={PATHS.processos}>Voltar</FixedBack>}
      >
        {projeto && <PainelLink id={projeto.id} />}
      </PageHeader>
      <Arquivado projeto={projeto} />
      {error && <ProjetoProblem error={error} onRetry={retry} />}
      {!projeto && !error && <Skeleton lines={8} />}
      {projeto && <GanttCronograma projeto={projeto} today={hoje()} />}
    </>
  )
}
