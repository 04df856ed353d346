import { canEditProjeto } from '@paco/domain/projetos/policy'
import { servicosCalls } from '@paco/domain/servicos/contract'
import { inicioDasParcelas } from '@paco/domain/servicos/cronograma'
import { servicosList } from '@paco/domain/servicos/servico'
import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { useState } from 'react'
import { PATHS, pathTo } from '../../../paths.ts'
import { ProjetoProblem } from '../../../projetos/painel/painel-problem.tsx'
import { ProjetoStatus } from '../../../projetos/paralisada-chip.tsx'
import { AddServicoButton, DetalhesExecucao } from '../../../servicos/detalhes-execucao.tsx'
import { servicosQuery } from '../../../servicos/queries.ts'
import { ServicoCreateDialog } from '../../../servicos/servico-form.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ExportMenu } from '../../../ui/list-screen/export-menu.tsx'
import { useExport } from '../../../ui/list-screen/use-export.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Problem } from '../../../ui/states/problem.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { useSession } from '../../session.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'
import { Arquivado } from '../projetos/arquivado.tsx'
import { useProjetoScreen } from '../projetos/use-projeto-screen.ts'

/** The physical-financial schedule of a project, open to everybody; its department adds, edits and deletes services. */
export function DetalhesExecucaoScreen() {
  const { id, projeto, error, retry } = useProjetoScreen()
  const back = useReturn(pathTo('viewProjeto', id), { fixed: true })
  useRecordTitle(projeto?.nomeprojeto, 'Execução')
  const servicos = useQuery(servicosQuery(id))
  const who = useSession()
  const [adding, setAdding] = useState(false)
  const output = useExport(servicosList, servicosCalls.exportServicos, { params: { id } })
  const params = { id: String(id) }
  const canChange = projeto !== undefined && canEditProjeto(who, projeto)
  const failed = !error && !servicos.data && servicos.error
  const waiting = !error && !failed && (!projeto || !servicos.data)
  return (
    <>
      <PageHeader
        title={projeto?.nomeprojeto ?? servicosList.title}
        badge={projeto && <ProjetoStatus projeto={projeto} />}
        lead={projeto ? `${servicosList.title} · Processo ${projeto.id} · ${projeto.secretaria_nome}` : ''}
        back={<BackLink {...back.link}>Voltar ao projeto</BackLink>}
      >
        {projeto && (
          <>
            <ButtonLink
              to={PATHS.estatisticasProjeto}
              params={params}
              variant="default"
              leftSection={<ChartColumn size={16} aria-hidden />}
            >
              Estatísticas
            </ButtonLink>
            <ExportMenu
              progress={output.progress}
              onExport={output.exportAs}
              onPrint={() => window.print()}
            />
            {canChange && servicos.data && servicos.data.length > 0 ? (
              <ButtonLink
                to={PATHS.lote}
                search={
                  { lista: servicosList.name, ids: servicos.data.map((one) => one.id).join(',') } as never
                }
                variant="default"
              >
                Editar em lote
              </ButtonLink>
            ) : null}
            {canChange && <AddServicoButton onClick={() => setAdding(true)} />}
          </>
        )}
      </PageHeader>
      {output.problem && <Problem text={output.problem} onClose={output.dismiss} />}
      <Arquivado projeto={projeto} />
      {error && <ProjetoProblem error={error} onRetry={retry} />}
      {failed && (
        <ErrorState
          error={failed}
          title="Não foi possível carregar os serviços."
          onRetry={() => void servicos.refetch()}
        />
      )}
      {/* Another one once the heading is known, and taller: grey lines that moved would be seen to. */}
      {waiting && <Skeleton key={projeto ? 'servicos' : 'projeto'} lines={8} />}
      {projeto && servicos.data && (
        <DetalhesExecucao
          projeto={projeto}
          servicos={servicos.data}
          canChange={canChange}
          onAdd={() => setAdding(true)}
        />
      )}
      {adding && projeto && (
        <ServicoCreateDialog
          projetoId={id}
          inicio={inicioDasParcelas(projeto)}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}
