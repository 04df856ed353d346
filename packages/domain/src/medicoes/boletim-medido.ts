import type { Campos } from '../shared/errors.ts'
import type { Arredondamento } from '../shared/exact.ts'
import { sumMoney, toCents } from '../shared/money.ts'
import {
  type Anterior,
  type Apontamento,
  type LinhaContratada,
  type LinhaMedida,
  medirLinha,
  NADA_MEDIDO,
  percentDone,
} from './linha.ts'
import { MESSAGES } from './messages.ts'

/** What stands under the grid. */
export interface Somas {
  readonly periodo: number
  readonly glosa: number
  readonly acumulado: number
  readonly saldo: number
}

export interface BoletimMedido {
  /** In the order of the contract's rows. */
  readonly linhas: readonly LinhaMedida[]
  readonly somas: Somas
}

export const somarLinhas = (linhas: readonly LinhaMedida[]): Somas => ({
  periodo: sumMoney(linhas.map(({ periodo }) => periodo)),
  glosa: sumMoney(linhas.map(({ glosa }) => glosa)),
  acumulado: sumMoney(linhas.map(({ acumulado }) => acumulado)),
  saldo: sumMoney(linhas.map(({ valorSaldo }) => valorSaldo)),
})

const NADA_APONTADO: Apontamento = { pleiteada: 0, aceita: null }

/** Every row of the contract, with what was measured before and in this bulletin: each is looked at once. */
export function medirBoletim(
  contratadas: readonly LinhaContratada[],
  anteriores: ReadonlyMap<number, Anterior>,
  apontamentos: ReadonlyMap<number, Apontamento>,
  how?: Arredondamento,
): BoletimMedido {
  const linhas = contratadas.map((linha) =>
    medirLinha(
      linha,
      anteriores.get(linha.chave) ?? NADA_MEDIDO,
      apontamentos.get(linha.chave) ?? NADA_APONTADO,
      how,
    ),
  )
  return { linhas, somas: somarLinhas(linhas) }
}

/** Rows that the contract does not have, by `itens.{index}.chave`: they would be measured by nobody. */
export function problemsOfItens(
  itens: readonly { readonly chave: number }[],
  contratadas: readonly LinhaContratada[],
): Campos {
  const known = new Set(contratadas.map(({ chave }) => chave))
  const unknown = itens.flatMap(({ chave }, index) => (known.has(chave) ? [] : [`itens.${index}.chave`]))
  return Object.fromEntries(unknown.map((field) => [field, MESSAGES.unknownRow]))
}

/** The sums after one row changed, without adding up all the others: typing never waits. */
export const trocarLinha = (somas: Somas, antes: LinhaMedida, depois: LinhaMedida): Somas => ({
  periodo: sumMoney([somas.periodo, -antes.periodo, depois.periodo]),
  glosa: sumMoney([somas.glosa, -antes.glosa, depois.glosa]),
  acumulado: sumMoney([somas.acumulado, -antes.acumulado, depois.acumulado]),
  saldo: sumMoney([somas.saldo, -antes.valorSaldo, depois.valorSaldo]),
})

/** How much of the works is done, in percent of what is contracted now. */
export const fisicoOf = (acumulado: number, contratado: number): number =>
  percentDone(toCents(acumulado), toCents(contratado))
