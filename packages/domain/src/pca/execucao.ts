import { addDays, type Day } from '../shared/days.ts'

/** How far what was planned has come, by the projects it is for; nobody types it. */
export const EXECUCOES = ['planejado', 'preparacao', 'licitacao', 'contratado'] as const
export type Execucao = (typeof EXECUCOES)[number]

export const EXECUCAO_LABELS: Readonly<Record<Execucao, string>> = {
  planejado: 'Planejado',
  preparacao: 'Em preparação',
  licitacao: 'Em licitação',
  contratado: 'Contratado',
}

interface EtapaDoProjeto {
  readonly numero: number
  readonly situacao: string | null
}

const LICITACAO = 3
const CONTRATO = 4
const isSigned = (etapas: readonly EtapaDoProjeto[]) =>
  etapas.some(({ numero, situacao }) => numero === CONTRATO && situacao === 'Concluído')
const isInTender = (etapas: readonly EtapaDoProjeto[]) =>
  etapas.some(
    ({ numero, situacao }) =>
      numero >= LICITACAO && (situacao === 'Em andamento' || situacao === 'Concluído'),
  )

/** By the stages of each project: contracted once all are signed, in tender once one began it. `pca_executar` (SQL) says the same. */
export function execucaoOf(projetos: readonly (readonly EtapaDoProjeto[])[]): Execucao {
  if (projetos.length === 0) return 'planejado'
  if (projetos.every(isSigned)) return 'contratado'
  return projetos.some(isInTender) ? 'licitacao' : 'preparacao'
}

/** So long after the day it was wanted for, what has no project is late. */
export const TOLERANCIA = 60

export const atrasaEm = (data_pretendida: Day): Day => addDays(data_pretendida, TOLERANCIA)

export const isAtrasado = (item: { vinculados: number; data_pretendida: Day }, today: Day): boolean =>
  item.vinculados === 0 && today > atrasaEm(item.data_pretendida)

/** Wanted for a year that is not its plan's. */
export const isForaDoAno = (item: { ano: number; data_pretendida: Day }): boolean =>
  !item.data_pretendida.startsWith(`${item.ano}-`)
