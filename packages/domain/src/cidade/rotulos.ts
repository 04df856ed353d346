import { cidadeAtual } from './atual.ts'
import type { Cidade } from './cidade.ts'
import { FAMILIA_MODULOS, FAMILIA_ROTULOS, type FamiliaModulo, SO_DE_SP } from './modulos-keys.ts'

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

type Onde = Pick<Cidade, 'uf' | 'modulos_desligados' | 'familias'>

/**
 * Whether a city hears of this family at all: a programme of another state that it neither uses nor calls by words of its
 * own is nothing to it.
 */
export const ehDaqui = (
  key: FamiliaModulo,
  { uf, modulos_desligados, familias }: Onde = cidadeAtual(),
): boolean =>
  uf === 'SP' ||
  !SO_DE_SP.includes(key) ||
  !modulos_desligados.includes(key) ||
  familias.some(({ chave }) => chave === key)
