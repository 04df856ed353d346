import { canEditProjeto } from '@paco/domain/projetos/policy'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { servicosCalls } from '@paco/domain/servicos/contract'
import { inicioDasParcelas } from '@paco/domain/servicos/cronograma'
import { servicosList } from '@paco/domain/servicos/servico'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PATHS } from '../../../paths.ts'
import { AddServicoButton, DetalhesExecucao } from '../../../servicos/detalhes-execucao.tsx'
import { servicosQuery } from '../../../servicos/queries.ts'
import { ServicoCreateDialog } from '../../../servicos/servico-form.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ExportMenu } from '../../../ui/list-screen/export-menu.tsx'
import { useExport } from '../../../ui/list-screen/use-export.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Problem } from '../../../ui/states/problem.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import shared from '../../../ui/theme/shared.module.css'
import words from '../../../ui/theme/words.module.css'

interface ServicosProps {
  projeto: Projeto
  who: SessionUser | null
}

/** The physical-financial schedule of a project; its department adds, edits and deletes services. */
export function ServicosDoProjeto({ projeto, who }: ServicosProps) {
  const { id } = projeto
  const { data: servicos, error, refetch } = useQuery(servicosQuery(id))
  const [adding, setAdding] = useState(false)
  const output = useExport(servicosList, servicosCalls.exportServicos, { params: { id } })
  const canChange = canEditProjeto(who, projeto)
  return (
    <>
      <div className={`${shared.row} ${words.gap8x12} ${words.below12}`}>
        <h2>Serviços</h2>
        <div className={`${shared.screenOnly} ${shared.row} ${words.gap8x12} ${words.end}`}>
          <ExportMenu progress={output.progress} onExport={output.exportAs} onPrint={() => window.print()} />
          {canChange && servicos && servicos.length > 0 ? (
            <ButtonLink
              to={PATHS.lote}
              search={{ lista: servicosList.name, ids: servicos.map((one) => one.id).join(',') } as never}
              variant="default"
            >
              Editar em lote
            </ButtonLink>
          ) : null}
          {canChange && <AddServicoButton onClick={() => setAdding(true)} />}
        </div>
      </div>
      {output.problem && <Problem text={output.problem} onClose={output.dismiss} />}
      {!servicos && error && (
        <ErrorState
          error={error}
          title="Não foi possível carregar os serviços."
          onRetry={() => void refetch()}
        />
      )}
      {!servicos && !error && <Skeleton lines={8} />}
      {servicos && (
        <DetalhesExecucao
          projeto={projeto}
          servicos={servicos}
          canChange={canChange}
          onAdd={() => setAdding(true)}
        />
      )}
      {adding && (
        <ServicoCreateDialog
          projetoId={id}
          inicio={inicioDasParcelas(projeto)}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}
