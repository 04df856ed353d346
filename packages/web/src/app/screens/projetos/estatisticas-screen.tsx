import { lazy } from 'react'
import { hoje } from '../../../http/hoje.ts'
import { pathTo } from '../../../paths.ts'
import { EstatisticasProjeto } from '../../../projetos/estatisticas/estatisticas-projeto.tsx'
import { ProjetoProblem } from '../../../projetos/painel/painel-problem.tsx'
import { ProjetoStatus } from '../../../projetos/paralisada-chip.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import words from '../../../ui/theme/words.module.css'
import { WhenNear } from '../../../ui/when-near.tsx'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'
import { Arquivado } from './arquivado.tsx'
import { ExecucaoLink } from './execucao-link.tsx'
import { useProjetoScreen } from './use-projeto-screen.ts'

const CurvasDoProjeto = lazy(async () => ({
  default: (await import('../../../medicoes/curva/curvas-do-projeto.tsx')).CurvasDoProjeto,
}))

/** The figures of one project. */
export function EstatisticasScreen() {
  const { id, projeto, error, retry } = useProjetoScreen()
  const back = useReturn(pathTo('viewProjeto', id), { fixed: true })
  useRecordTitle(projeto?.nomeprojeto, 'Estatísticas')
  return (
    <>
      <PageHeader
        title={projeto ? `Estatísticas: ${projeto.nomeprojeto}` : 'Estatísticas'}
        badge={projeto && <ProjetoStatus projeto={projeto} />}
        lead={projeto ? `Processo ${projeto.id} · ${projeto.secretaria_nome}` : ''}
        back={<BackLink {...back.link}>Voltar</BackLink>}
      >
        {projeto && <ExecucaoLink id={id} />}
      </PageHeader>
      <Arquivado projeto={projeto} />
      {error && <ProjetoProblem error={error} onRetry={retry} />}
      {!projeto && !error && <Skeleton lines={8} />}
      {projeto && (
        <>
          <EstatisticasProjeto projeto={projeto} today={hoje()} />
          {projeto.fisico !== null && (
            <div className={words.above16}>
              <WhenNear>
                <CurvasDoProjeto projeto={projeto} />
              </WhenNear>
            </div>
          )}
        </>
      )}
    </>
  )
}
