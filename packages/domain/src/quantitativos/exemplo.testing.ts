import type { Linha } from './arvore.ts'

/** The worked example of a paved street: five items in three groups, R$ 528.987,72. */
const grupo = (chave: number, codigo: string): Linha => ({
  chave,
  codigo,
  tipo: 'grupo',
  quantidade: null,
  preco_unitario: null,
})
const item = (chave: number, codigo: string, quantidade: number, preco_unitario: number): Linha => ({
  chave,
  codigo,
  tipo: 'item',
  quantidade,
  preco_unitario,
})

export const PLACA = 11
export const CERCA = 12
export const REGULARIZACAO = 21
export const CBUQ = 22
export const TUBO = 31
export const TOTAL = 528_987.72

export const EXEMPLO: readonly Linha[] = [
  grupo(1, '1'),
  item(PLACA, '1.1', 6, 370.62),
  item(CERCA, '1.2', 120, 55.75),
  grupo(2, '2'),
  item(REGULARIZACAO, '2.1', 5000, 2.85),
  item(CBUQ, '2.2', 250, 1745.34),
  grupo(3, '3'),
  item(TUBO, '3.1', 300, 231.63),
]

/** The example with other quantities or prices of some items, or without one. */
export const revised = (own: Record<number, Partial<Linha>>): Linha[] =>
  EXEMPLO.map((linha) => ({ ...linha, ...own[linha.chave ?? 0] }))
export const without = (chave: number): Linha[] => EXEMPLO.filter((linha) => linha.chave !== chave)

/** An item the contract lacks, at the price of art. 127. */
export const NOVO: Linha = { ...item(0, '3.2', 10, 200.64), chave: null }
