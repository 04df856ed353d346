/** How the works are carried out, by the codes of AUDESP (TCE-SP). */
export const REGIMES: Readonly<Record<number, string>> = {
  1: 'Empreitada por preço unitário',
  2: 'Empreitada por preço global',
  3: 'Empreitada integral',
  4: 'Contratação por tarefa',
  5: 'Contratação integrada',
  6: 'Contratação semi-integrada',
  7: 'Execução direta',
  8: 'Fornecimento e prestação de serviço associado',
  9: 'Concessão pública com obra de engenharia',
  10: 'Não se aplica',
}

/** The code for what is no works. */
const SEM_OBRA = 10
export const isObra = ({ regime }: { readonly regime: number }): boolean => regime !== SEM_OBRA

/** Where a contract stands. Being late or stopped is computed, never typed. */
export const SITUACOES_CONTRATO = [
  'Em preparação',
  'Em execução',
  'Cumprido',
  'Rescindido com sanção',
  'Rescindido sem sanção',
  'Anulado',
] as const
export type SituacaoContrato = (typeof SITUACOES_CONTRATO)[number]

export const PREPARACAO: SituacaoContrato = 'Em preparação'
export const EXECUCAO: SituacaoContrato = 'Em execução'

/** Whether it came to an end, in whichever way. */
export const isEncerrado = (situacao: SituacaoContrato): boolean =>
  situacao !== PREPARACAO && situacao !== EXECUCAO

/** The indices cities adjust works by; any other text is taken too. */
export const INDICES = ['INCC-DI', 'INCC-M', 'SINAPI', 'IPCA', 'IGP-M', 'INPC', 'DNIT'] as const
