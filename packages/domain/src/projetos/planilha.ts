import type { Column } from '../http/list.ts'
import type { Day } from '../shared/days.ts'
import { isSemEvolucao, motivoText } from './paralisada.ts'
import type { Projeto } from './projeto.ts'

/**
 * What every spreadsheet of projects tells beside its list's own columns: the marks as the numbers of the stages, and
 * works that are stopped or do not get on. On screen and paper these stand beside the status.
 */
export const planilhaColumns: readonly Column[] = [
  { key: 'etapas_atrasadas', label: 'Etapas atrasadas', kind: 'text' },
  { key: 'etapas_nao_iniciadas', label: 'Etapas não iniciadas no prazo', kind: 'text' },
  { key: 'paralisada_desde', label: 'Paralisada desde', kind: 'day' },
  { key: 'paralisada_motivo', label: 'Motivo da paralisação', kind: 'text' },
  { key: 'reinicio_previsto', label: 'Reinício previsto', kind: 'day' },
  { key: 'sem_evolucao', label: 'Sem evolução', kind: 'boolean', labels: { true: 'Sim' } },
]

type Told = Pick<Projeto, 'paralisacao' | 'sem_evolucao_em'>

/** The cells that a project's record has only in other words, on the day its figures are of. */
export const planilhaCells = ({ paralisacao, sem_evolucao_em }: Told, day: Day) => ({
  paralisada_desde: paralisacao?.desde ?? null,
  paralisada_motivo: paralisacao && motivoText(paralisacao),
  reinicio_previsto: paralisacao?.reinicio_previsto ?? null,
  sem_evolucao: isSemEvolucao({ sem_evolucao_em }, day) || null,
})
