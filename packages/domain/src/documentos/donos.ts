import { tableOf } from '../convenios/familia.ts'
import { comFamilias, FAMILIAS, type FamiliaKey } from '../convenios/familias.ts'

/** Records that documents are kept with, named by their tables. */
const REGISTROS = [
  'projetos',
  'contratos',
  'aditivos',
  'medicoes',
  'paralisacoes',
  'recebimentos',
  'pca',
] as const

export const CONVENIOS = FAMILIAS.map(tableOf) as readonly `convenios_${FamiliaKey}`[]

export const ENTIDADES = [...REGISTROS, ...CONVENIOS] as readonly Entidade[] as [Entidade, ...Entidade[]]
export type Entidade = (typeof REGISTROS)[number] | (typeof CONVENIOS)[number]

/** What a record with documents is called. */
export const ENTIDADE_LABELS: Readonly<Record<Entidade, string>> = comFamilias(
  {
    projetos: 'Projeto',
    contratos: 'Contrato',
    aditivos: 'Aditivo',
    medicoes: 'Boletim de medição',
    paralisacoes: 'Paralisação',
    recebimentos: 'Termo de recebimento',
    pca: 'Item do PCA',
  } as Record<Entidade, string>,
  ({ label }) => `Convênio ${label}`,
  tableOf,
)

/** Of the record that a document is kept with, what decides who may read and write it. */
export interface Dono {
  readonly entidade: Entidade
  readonly registro_id: number
  readonly titulo: string
  /** Null where the whole city hall's administrators keep it: the plan, agreements. */
  readonly id_secretaria: number | null
  /** People its contract names, who work on it from whichever department. */
  readonly responsaveis: readonly number[]
  /** Whether the record itself is everybody's to read: a draft's papers are not. */
  readonly aberto: boolean
}
