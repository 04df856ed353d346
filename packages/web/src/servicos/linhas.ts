import type { Parcela } from '@paco/domain/servicos/servico'
import { parseMoney } from '@paco/domain/shared/money'

type Typed = number | string | null

/** An installment while it is being typed: a text is what no number could be made of yet. */
export interface Linha {
  /** Tells the rows apart while some come and go; never sent. */
  key: number
  mes: Typed
  valor: Typed
}

export const linhasOf = (parcelas: readonly Parcela[]): Linha[] =>
  parcelas.map(({ mes, valor }, key) => ({ key, mes, valor }))

/** Rows in place of others, told apart from them too: what was typed there and could not be read goes with them. */
export function linhasInstead(linhas: readonly Linha[], parcelas: readonly Parcela[]): Linha[] {
  const first = nextKey(linhas)
  return linhasOf(parcelas).map((linha) => ({ ...linha, key: first + linha.key }))
}

const nextKey = (linhas: readonly Linha[]) => Math.max(-1, ...linhas.map(({ key }) => key)) + 1

/** A row for the month after the latest one. */
export function newLinha(linhas: readonly Linha[]): Linha {
  const latest = Math.max(0, ...linhas.map(({ mes }) => (typeof mes === 'number' ? mes : 0)))
  return { key: nextKey(linhas), mes: latest + 1, valor: null }
}

/** A month of one and a half or a negative amount are numbers too: they are refused, not dropped. */
const numberIn = (typed: Typed): number | null => (typeof typed === 'string' ? parseMoney(typed) : typed)

/** The row as it would be sent; null while month or amount are missing or no number. */
export function parcelaOf(linha: Linha): Parcela | null {
  const [mes, valor] = [numberIn(linha.mes), numberIn(linha.valor)]
  return mes === null || valor === null ? null : { mes, valor }
}

/** What is sent: incomplete rows and those with something else than numbers are dropped. */
export const completeOnes = (linhas: readonly Linha[]): Parcela[] =>
  linhas.flatMap((linha) => parcelaOf(linha) ?? [])

/** Rows that somebody gave an amount. */
export const filledOnes = (linhas: readonly Linha[]): number =>
  linhas.filter(({ valor }) => valor !== null).length

/** Rows in which something beyond the suggested month was typed, and which still would not be sent. */
export const leftOut = (linhas: readonly Linha[]): number =>
  linhas.filter((linha) => parcelaOf(linha) === null && (linha.valor !== null || linha.mes === null)).length
