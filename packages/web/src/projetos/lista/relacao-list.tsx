import { projetosCalls } from '@paco/domain/projetos/contract'
import { MESSAGES } from '@paco/domain/projetos/messages'
import { canChangeSomeProjeto } from '@paco/domain/projetos/policy'
import { relacaoList } from '@paco/domain/projetos/projeto'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { ReactNode } from 'react'
import { type SecretariaChoice, secretariaFilter } from '../../secretarias/choices.ts'
import { secretariaCell } from '../../secretarias/secretaria-cell.tsx'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { Problem } from '../../ui/states/problem.tsx'
import { useArquivar } from '../arquivamento/use-arquivar.tsx'
import { arquivadosFilter, marcaFilter, paralisadoFilter, semEvolucaoFilter } from '../filters.ts'
import { editLink, viewLink } from '../links.ts'
import { changing, excluding } from '../permissao.ts'
import { useDeleteProjeto } from '../use-delete-projeto.ts'
import { countText, ProjetoSituacao, statusFilter } from './list-parts.tsx'

interface RelacaoListProps {
  who: SessionUser | null
  secretarias: readonly SecretariaChoice[]
  primaryAction: ReactNode
}

/** 'RELAÇÃO DE PROCESSOS': those who may change some project see what they can do with each. */
export function RelacaoList({ who, secretarias, primaryAction }: RelacaoListProps) {
  const { ask, problem } = useDeleteProjeto(projetosCalls.deleteProjeto)
  const arquivar = useArquivar()
  return (
    <ListScreen
      list={relacaoList}
      call={projetosCalls.listProjetos}
      exportCall={projetosCalls.exportRelacao}
      mayImport={canChangeSomeProjeto(who)}
      lead={({ total }) => `${countText(total)}.`}
      searchPlaceholder="Pesquisar por nome do projeto ou secretaria..."
      filters={[
        statusFilter(undefined),
        secretariaFilter(secretarias),
        marcaFilter,
        paralisadoFilter,
        semEvolucaoFilter,
        arquivadosFilter,
      ]}
      columns={{ id: { width: '64px' }, nomeprojeto: { width: '38%' } }}
      cells={{
        secretaria_nome: secretariaCell(secretarias),
        status: (projeto) => <ProjetoSituacao projeto={projeto} />,
      }}
      rowLink={{ column: 'nomeprojeto', to: ({ id }) => viewLink(id) }}
      actions={
        canChangeSomeProjeto(who)
          ? (row) => [
              { label: 'Editar', link: editLink(row.id), specified: true, ...changing(who, row) },
              excluding(who, row, { remove: (one) => void ask(one), archive: arquivar.open }),
            ]
          : undefined
      }
      refusals
      primaryAction={primaryAction}
      errorTitle={MESSAGES.listFailed}
      empty={{ title: MESSAGES.none, text: 'Cadastre o primeiro em “Adicionar Projeto”.' }}
      emptyFiltered={MESSAGES.none}
    >
      {problem ? <Problem text={problem} /> : null}
      {arquivar.dialog}
    </ListScreen>
  )
}
