import { cidadeAtual } from './atual.ts'
import { FAMILIA_MODULOS, FAMILIA_ROTULOS, type FamiliaModulo } from './modulos-keys.ts'

/** A family of agreements in the city's words. */
export interface FamiliaDaCidade {
  readonly chave: FamiliaModulo
  readonly nome: string
}

interface Ditas {
  readonly familias: readonly FamiliaDaCidade[]
}

/** Every family in the city's order and words; those it says nothing of come last, called as ever. */
export function familiasDaCidade({ familias }: Ditas = cidadeAtual()): FamiliaDaCidade[] {
  const others = FAMILIA_MODULOS.filter((key) => familias.every(({ chave }) => chave !== key))
  return [...familias, ...others.map((chave) => ({ chave, nome: FAMILIA_ROTULOS[chave] }))]
}

/** What the city calls this family. It may change at any time: ask where it is shown. */
export const rotuloDe = (key: FamiliaModulo): string =>
  cidadeAtual().familias.find(({ chave }) => chave === key)?.nome ?? FAMILIA_ROTULOS[key]
