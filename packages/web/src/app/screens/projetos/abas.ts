import { canReadAditivosOf } from '@paco/domain/projetos/policy'
import type { Projeto } from '@paco/domain/projetos/projeto'
import type { SessionUser } from '@paco/domain/shared/roles'
import { diarioLink } from '../../../diario/links.ts'
import { documentosProjetoLink } from '../../../documentos/links.ts'
import {
  aditivosLink,
  contratosLink,
  cronogramaLink,
  estatisticasLink,
  execucaoLink,
  ganttLink,
  historicoLink,
  viewLink,
} from '../../../projetos/links.ts'
import type { PageTab } from '../../../ui/page-tabs.tsx'
import { readsHistory } from '../../reads-history.ts'

export type Aba = 'Visão geral' | 'Cronograma' | 'Execução' | 'Documentos' | 'Aditivos' | 'Histórico'

/** The tabs of a project's page that this person may read. */
export function abasOf(projeto: Projeto, who: SessionUser | null): PageTab[] {
  const { id } = projeto
  const aditivos = canReadAditivosOf(who, projeto)
  const historico = readsHistory(who, 'projetos', projeto)
  const abas: readonly (PageTab & { label: Aba; shown?: boolean })[] = [
    { label: 'Visão geral', link: viewLink(id) },
    { label: 'Cronograma', link: cronogramaLink(id) },
    { label: 'Execução', link: execucaoLink(id) },
    { label: 'Documentos', link: documentosProjetoLink(id) },
    { label: 'Aditivos', link: aditivosLink(id), shown: aditivos },
    { label: 'Histórico', link: historicoLink(id), shown: historico },
  ]
  return abas.filter(({ shown = true }) => shown)
}

export type Parte =
  | 'Prazos vigentes'
  | 'Gantt calculado'
  | 'Detalhes da execução'
  | 'Estatísticas'
  | 'Contratos e paralisações'

/** The pages of a tab that has several. */
export function partesOf(id: number, aba: Aba): readonly PageTab[] {
  if (aba === 'Cronograma')
    return [
      { label: 'Prazos vigentes', link: cronogramaLink(id) },
      { label: 'Gantt calculado', link: ganttLink(id) },
    ]
  if (aba === 'Execução')
    return [
      { label: 'Detalhes da execução', link: execucaoLink(id) },
      { label: 'Estatísticas', link: estatisticasLink(id) },
      { label: 'Contratos e paralisações', link: contratosLink(id) },
      { label: 'Diário de obra', link: diarioLink(id) },
    ]
  return []
}
