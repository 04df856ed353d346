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

/** A row for the month after the latest one. */
export function newLinha(linhas: readonly Linha[]): Linha {
  const latest = Math.max(0, ...linhas.map(({ mes }) => (typeof mes === 'number' ? mes : 0)))
  return { key: Math.max(-1, ...linhas.map(({ key }) => key)) + 1, mes: latest + 1, valor: null }
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

/** Rows in which something beyond the suggested month was typed, and which still would not be sent. */
export const leftOut = (linhas: readonly Linha[]): number =>
  linhas.filter((linha) => parcelaOf(linha) === null && (linha.valor !== null || linha.mes === null)).length
