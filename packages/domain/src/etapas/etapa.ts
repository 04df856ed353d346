import type { Day } from '../shared/days.ts'

export const SITUACOES = ['Não iniciado', 'Em andamento', 'Concluído', 'Atrasado'] as const
export type Situacao = (typeof SITUACOES)[number]

/** The six stages of every project, in order: full name, and the short label of the Gantt charts. */
export const ETAPAS = [
  { numero: 1, nome: '1 - Estruturação do projeto', rotulo: 'Estruturação' },
  { numero: 2, nome: '2 - Elaboração do TdR/projeto e orçamento', rotulo: 'TdR e orçamento' },
  { numero: 3, nome: '3 - Processo licitatório', rotulo: 'Licitação' },
  { numero: 4, nome: '4 - Assinatura do contrato', rotulo: 'Contrato' },
  { numero: 5, nome: '5 - Acompanhamento contratual', rotulo: 'Execução' },
  { numero: 6, nome: '6 - Prestação de contas e lições aprendidas', rotulo: 'Encerramento' },
] as const

export type NumeroEtapa = (typeof ETAPAS)[number]['numero']

/** One stage of one project. Dates and situation may not be known yet. */
export interface Etapa {
  readonly numero: number
  readonly nome: string
  readonly inicio: Day | null
  readonly fim: Day | null
  /** Deadline in days. */
  readonly prazo: number | null
  readonly situacao: Situacao | null
}
