import { cidadeAtual } from '../cidade/atual.ts'
import { orgaoText } from '../cidade/orgao.ts'

/** Whose data these are. */
export const publicador = (): string => orgaoText(cidadeAtual())

/** Stands for the prefix until the city has asked for its own, which it does by e-mail. */
export const PREFIXO_PROVISORIO = 'oc4ids-xxxxxx'
export const PREFIXO = /^oc4ids-[a-z0-9]{6}$/

/** Under which the data may be used, by their names in SPDX. */
export const LICENCAS = {
  'CC-BY-4.0': {
    nome: 'Creative Commons Atribuição 4.0 Internacional (CC BY 4.0)',
    url: 'https://creativecommons.org/licenses/by/4.0/deed.pt-br',
  },
  'ODbL-1.0': {
    nome: 'Open Database License 1.0 (ODbL)',
    url: 'https://opendatacommons.org/licenses/odbl/1-0/',
  },
} as const
export type Licenca = keyof typeof LICENCAS
export const LICENCA_KEYS = Object.keys(LICENCAS) as [Licenca, ...Licenca[]]

/** What the city says of its open data, beside the data. */
export interface Publicacao {
  readonly prefixo: string
  readonly licenca: Licenca
  /** By which it is reached, without a slash at the end: `https://processos.cidade.sp.gov.br`. */
  readonly endereco: string
}
