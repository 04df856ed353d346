import { projetosCalls } from '@paco/domain/projetos/contract'
import { MESSAGES } from '@paco/domain/projetos/messages'
import { canChangeSomeProjeto } from '@paco/domain/projetos/policy'
import { processosList } from '@paco/domain/projetos/projeto'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { CalendarRange } from 'lucide-react'
import type { ReactNode } from 'react'
import { PATHS } from '../../paths.ts'
import { type SecretariaChoice, secretariaFilter } from '../../secretarias/choices.ts'
import { secretariaCell } from '../../secretarias/secretaria-cell.tsx'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import type { RowAction } from '../../ui/list-screen/types.ts'
import { useListView } from '../../ui/list-screen/use-list-view.ts'
import { arquivadosFilter, marcaFilter, paralisadoFilter, semEvolucaoFilter } from '../filters.ts'
import { editLink, ganttLink, viewLink } from '../links.ts'
import { changing } from '../permissao.ts'
import { contagensQuery } from './contagens.ts'
import { anoFilter, countText, Progresso, ProjetoSituacao, statusFilter } from './list-parts.tsx'

interface ProcessosListProps {
  who: SessionUser | null
  secretarias: readonly SecretariaChoice[]
  primaryAction: ReactNode
}

/** The four counters count every project: beside another filter they would contradict the rows. */
function useWholeCounts() {
  const { view } = useListView(processosList)
  const whole = view.busca.trim() === '' && Object.keys(view.filters).every((key) => key === 'status')
  const { data, isLoading } = useQuery({ ...contagensQuery, enabled: whole })
  return { contagens: whole ? data : undefined, counting: isLoading }
}

/** Strangers only read; whoever is logged in sees what is theirs to edit, and why the rest is not. */
const actionsFor =
  (who: SessionUser | null) =>
  (row: { id: number; id_secretaria: number; arquivado_em: string | null }): RowAction[] => [
    { label: 'Visualizar', link: viewLink(row.id), specified: true },
    { label: 'Gantt', link: ganttLink(row.id), specified: true },
    ...(who === null
      ? []
      : [{ label: 'Editar', link: editLink(row.id), specified: true, ...changing(who, row) }]),
  ]

/** 'Lista de Processos'. */
export function ProcessosList({ who, secretarias, primaryAction }: ProcessosListProps) {
  const { contagens, counting } = useWholeCounts()
  return (
    <ListScreen
      list={processosList}
      call={projetosCalls.listProjetos}
      exportCall={projetosCalls.exportProcessos}
      mayImport={canChangeSomeProjeto(who)}
      more={[
        { label: 'Etapas desta semana', icon: CalendarRange, link: linkOptions({ to: PATHS.etapasSemana }) },
      ]}
      lead={({ total }) => `${countText(total)}.`}
      searchPlaceholder="Pesquisar por projeto ou secretaria"
      filters={[
        statusFilter(contagens, counting),
        secretariaFilter(secretarias),
        marcaFilter,
        paralisadoFilter,
        semEvolucaoFilter,
        arquivadosFilter,
        anoFilter(),
      ]}
      columns={{
        id: { width: '64px' },
        nomeprojeto: { width: '34%' },
        progresso: { width: '152px' },
        ano: { hidden: true },
        datafimetapa6: { hidden: true },
      }}
      cells={{
        secretaria_nome: secretariaCell(secretarias),
        status: (projeto) => <ProjetoSituacao projeto={projeto} />,
        progresso: (row) => <Progresso {...row} />,
      }}
      rowLink={{ column: 'nomeprojeto', to: ({ id }) => viewLink(id) }}
      actions={actionsFor(who)}
      primaryAction={primaryAction}
      errorTitle={MESSAGES.searchFailed}
      empty={{
        title: MESSAGES.none,
        text: 'Os projetos cadastrados pelas secretarias aparecem aqui.',
      }}
      emptyFiltered={MESSAGES.none}
    />
  )
}
