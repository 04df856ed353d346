import { FUNCOES } from '../orcamento/funcoes.ts'

/** Whose parliament it is of. */
export const ESFERAS = ['federal', 'estadual', 'municipal'] as const
export type Esfera = (typeof ESFERAS)[number]
export const ESFERA_LABELS: Readonly<Record<Esfera, string>> = {
  federal: 'Federal',
  estadual: 'Estadual',
  municipal: 'Municipal',
}

/** Who proposed it; the special one, which goes straight into the city's account, is told apart as everyone calls it. */
export const TIPOS_EMENDA = ['individual', 'bancada', 'comissao', 'especial'] as const
export type TipoEmenda = (typeof TIPOS_EMENDA)[number]
export const TIPO_EMENDA_LABELS: Readonly<Record<TipoEmenda, string>> = {
  individual: 'Individual',
  bancada: 'Bancada',
  comissao: 'Comissão',
  especial: 'Especial (Pix)',
}

/** By which way the money comes. */
export const FORMAS_REPASSE = [
  'transferencia_especial',
  'finalidade_definida',
  'fundo_a_fundo',
  'convenio',
  'execucao_direta',
] as const
export type FormaRepasse = (typeof FORMAS_REPASSE)[number]
export const FORMA_REPASSE_LABELS: Readonly<Record<FormaRepasse, string>> = {
  transferencia_especial: 'Transferência especial',
  finalidade_definida: 'Transferência com finalidade definida',
  fundo_a_fundo: 'Fundo a fundo',
  convenio: 'Convênio ou contrato de repasse',
  execucao_direta: 'Execução direta pelo Município',
}

/** In the order of the official list: as keys of an object those without a zero in front would come first. */
export const FUNCAO_CODES = Object.keys(FUNCOES).sort() as [string, ...string[]]
export { FUNCOES as FUNCAO_LABELS }
