import { ELETRICAS, PRACAS } from './planilhas-pracas.ts'
import { ESCOLAS, SAUDE } from './planilhas-predios.ts'
import { DRENAGEM, VIAS } from './planilhas-vias.ts'

/** An item that sheets of a kind have: table and code, what it is, unit, cost, and its part of the group's value. */
export type Composicao = readonly [
  codigo: string,
  descricao: string,
  unidade: string,
  custo: number,
  parte: number,
]

export interface Grupo {
  readonly nome: string
  /** Its part of the whole, against the others. */
  readonly parte: number
  /** When in the contract it is built: from and to, in percent of its months. */
  readonly quando: readonly [number, number]
  readonly itens: readonly Composicao[]
}

/** By words of the project's name; the first that fits. */
const TIPOS: readonly [words: RegExp, grupos: readonly Grupo[]][] = [
  [/frota|digital|sistema|computadores|regularização|concurso|ouvidoria|plano|campanha|consórcio/i, []],
  [/participativo|dimensionamento|patrulha|máquinas|internet|projeto executivo/i, []],
  [/ubs|maternidade|saúde|tomógrafo|santa casa|vacina|centro-dia/i, SAUDE],
  [/escola|creche|quadra|cozinha|biblioteca|cras|casa de|restaurante|incubadora|posto de/i, ESCOLAS],
  [/pavimentação|recapeamento|calçada|ciclovia|rotatória|estrada|receptivo/i, VIAS],
  [/contenção|aterro|rede de água|captação|drenagem|canalização|ecoponto/i, DRENAGEM],
  [/praça|parque|revitalização|cemitério/i, PRACAS],
  [/iluminação|semáforos|abrigos|energia solar/i, ELETRICAS],
]

/** What the sheet of a project of that name is made of; null of what is no works, or none we can tell of. */
export function gruposFor(nome: string): readonly Grupo[] | null {
  const found = TIPOS.find(([words]) => words.test(nome))?.[1] ?? []
  return found.length === 0 ? null : found
}
