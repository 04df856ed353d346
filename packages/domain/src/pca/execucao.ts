import { addDays, type Day } from '../shared/days.ts'

/** How far what was planned has come, by the projects it is for and its day; nobody types it. */
export const EXECUCOES = ['planejado', 'preparacao', 'licitacao', 'contratado', 'adiado'] as const
export type Execucao = (typeof EXECUCOES)[number]

export const EXECUCAO_LABELS: Readonly<Record<Execucao, string>> = {
  planejado: 'Planejado',
  preparacao: 'Em preparação',
  licitacao: 'Em licitação',
  contratado: 'Contratado',
  adiado: 'Adiado',
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

interface NoPlano {
  readonly ano: number
  readonly data_pretendida: Day
  /** The item of a later plan that it was carried over to. */
  readonly adiado_para: number | null
}

/** What has no project goes to another year when its day does, or when it is carried over to that year's plan. */
const isAdiado = ({ ano, data_pretendida, adiado_para }: NoPlano) =>
  adiado_para !== null || data_pretendida > `${ano}-12-31`

/**
 * By the stages of each project: contracted once all are signed, in tender once one began it. Postponed is only what has
 * none. `pca_executar` and `lista_pca_todos` (SQL) say the same.
 */
export function execucaoOf(projetos: readonly (readonly EtapaDoProjeto[])[], item: NoPlano): Execucao {
  if (projetos.length === 0) return isAdiado(item) ? 'adiado' : 'planejado'
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
