import { ETAPAS } from '@paco/domain/etapas/etapa'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { formatDay } from '@paco/domain/shared/days'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { ReactNode } from 'react'
import { hoje } from '../../../http/hoje.ts'
import { useArquivar } from '../../../projetos/arquivamento/use-arquivar.tsx'
import { ProjetoMarcas } from '../../../projetos/lista/list-parts.tsx'
import { ParalisadaBanner } from '../../../projetos/painel/painel-paralisada.tsx'
import { ProjetoProblem } from '../../../projetos/painel/painel-problem.tsx'
import { ProjetoStatus } from '../../../projetos/paralisada-chip.tsx'
import { useProjetoPdf } from '../../../projetos/pdf/painel-pdf.tsx'
import { firstWords } from '../../../ui/first-words.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageTabs } from '../../../ui/page-tabs.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { useSession } from '../../session.ts'
import { type Aba, abasOf, type Parte, partesOf } from './abas.ts'
import { Arquivado } from './arquivado.tsx'
import { ProjetoActions } from './projeto-actions.tsx'
import { useProjetoScreen } from './use-projeto-screen.ts'

/** Whose it is and where it stands, in one line. */
function leadOf({ id, secretaria_nome, status, etapa_atual, datainicioetapa1 }: Projeto): string {
  const etapa = ETAPAS.find(({ numero }) => numero === etapa_atual)
  return [
    `Processo ${id}`,
    secretaria_nome,
    ...(etapa && status !== 'Concluído' ? [`etapa ${etapa.numero}, ${etapa.rotulo}`] : []),
    ...(datainicioetapa1 === null ? [] : [`início em ${formatDay(datainicioetapa1)}`]),
  ].join(' · ')
}

interface FrameProps {
  aba: Aba
  /** Which page of the tab it is, where it has several. */
  parte?: Parte
  /** What is added to the project's name in the window's title. */
  title?: string
  back: ReactNode
  /** While the project is on its way. */
  waiting?: ReactNode
  children: (projeto: Projeto, who: SessionUser | null) => ReactNode
}

/** The page of a project: its name, how it stands and what can be done with it are the same on every tab. */
export function ProjetoFrame({ aba, parte, title, back, waiting, children }: FrameProps) {
  const { id, projeto, error, retry } = useProjetoScreen()
  const who = useSession()
  useRecordTitle(projeto?.nomeprojeto, title)
  const pdf = useProjetoPdf(id)
  const arquivar = useArquivar()
  return (
    <>
      <PageHeader
        title={projeto?.nomeprojeto ?? firstWords()?.title ?? 'Projeto'}
        about={projeto ? undefined : firstWords()?.about}
        badge={
          projeto && (
            <>
              <ProjetoStatus projeto={projeto} />
              <ProjetoMarcas projeto={projeto} />
            </>
          )
        }
        lead={projeto ? leadOf(projeto) : ''}
        back={back}
      >
        {projeto && (
          <ProjetoActions
            projeto={projeto}
            who={who}
            pdf={pdf.buttons}
            onArchive={() => arquivar.open(projeto)}
          />
        )}
      </PageHeader>
      {/* With the name and the buttons above them: drawn before, they would be seen to move. */}
      {projeto && <PageTabs name="Partes do projeto" tabs={abasOf(projeto, who)} current={aba} />}
      {projeto && parte && (
        <PageTabs name={`Partes de ${aba}`} tabs={partesOf(id, aba)} current={parte} inner />
      )}
      {pdf.problem}
      <Arquivado projeto={projeto} />
      {arquivar.dialog}
      {error && <ProjetoProblem error={error} onRetry={retry} />}
      {!projeto && !error && (waiting ?? <Skeleton lines={8} />)}
      {projeto && (
        <>
          <ParalisadaBanner projeto={projeto} today={hoje()} />
          {children(projeto, who)}
        </>
      )}
    </>
  )
}
