import type { Lancamento } from './lancamento.ts'

/** The number of a budget line, and of which year: numbers come again. */
export const fichaText = ({ ficha, exercicio }: Pick<Lancamento, 'ficha' | 'exercicio'>): string =>
  exercicio === null ? ficha : `${ficha} de ${exercicio}`
