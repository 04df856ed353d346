import {
  compareCodigos,
  problemsOfArvore,
  problemsOfValores,
  type Totais,
  totaisOf,
} from '@paco/domain/quantitativos/arvore'
import { problemsOfChaves, problemsOfReferencias } from '@paco/domain/quantitativos/comparar'
import { MAX_ITENS } from '@paco/domain/quantitativos/constantes'
import type { ItemInput } from '@paco/domain/quantitativos/item'
import { type Contas, precoDaLinha } from '@paco/domain/quantitativos/preco'
import { TOO_MANY } from '@paco/domain/quantitativos/revisao'
import { type Campos, hasCampos, invalid } from '@paco/domain/shared/errors'
import type { LinhaGuardada, LinhaNova } from './itens-queries.ts'

/** The rows with the prices they have: agreed, or made of cost and BDI. */
export const precificar = <L extends LinhaGuardada | ItemInput>(
  linhas: readonly L[],
  { bdi, arredondamento }: Contas,
) =>
  linhas.map((linha) => ({
    ...linha,
    preco_unitario: linha.tipo === 'grupo' ? null : precoDaLinha(linha, bdi, arredondamento),
  }))

export interface Antes {
  /** Of the revision before. */
  readonly anterior: readonly LinhaGuardada[]
  /** Of this draft, as it is stored. */
  readonly rascunho: readonly LinhaGuardada[]
}

const totaisDe = (linhas: readonly (ItemInput | LinhaGuardada)[], contas: Contas): Totais =>
  totaisOf(precificar(linhas, contas), contas.arredondamento)

/** What keeps rows from being the sheet after those before it, by row and field. */
export function problemsOfLinhas(
  linhas: readonly (ItemInput | LinhaGuardada)[],
  contas: Contas,
  { anterior, rascunho }: Antes,
  totais = totaisDe(linhas, contas),
): Campos {
  // What this draft itself brought in may still become anything.
  const own = new Set(rascunho.map(({ chave }) => chave))
  for (const { chave } of anterior) own.delete(chave)
  const known = [...anterior, ...linhas.filter(({ chave }) => chave !== null && own.has(chave))]
  return {
    ...(linhas.length > MAX_ITENS ? { itens: TOO_MANY } : {}),
    ...problemsOfArvore(linhas),
    ...problemsOfChaves(known, linhas),
    ...problemsOfReferencias(anterior, linhas),
    ...problemsOfValores(totais),
  }
}

/** Rows as they are stored, in the order of their codes, with what each comes to; or a refusal by row and field. */
export function conferirLinhas(
  linhas: readonly (ItemInput | LinhaGuardada)[],
  contas: Contas,
  antes: Antes,
): { linhas: LinhaNova[]; total: number } {
  const totais = totaisDe(linhas, contas)
  const campos = problemsOfLinhas(linhas, contas, antes, totais)
  if (hasCampos(campos)) throw invalid(campos)
  const valued = linhas.map((linha, index) => ({ ...linha, valor: totais.valores[index] ?? 0 }))
  return {
    linhas: valued.toSorted((one, other) => compareCodigos(one.codigo, other.codigo)),
    total: totais.total,
  }
}
