import type { Day } from '../shared/days.ts'
import type { Campos } from '../shared/errors.ts'
import type { Contas } from './contas.ts'
import type { LinhaMedida } from './linha.ts'
import { MESSAGES } from './messages.ts'

/** Beside the row of the same place: why something of it was not accepted, or is taken back. */
export interface Motivada {
  readonly medida: LinhaMedida
  readonly motivo: string | null
}

function problemOf({ medida, motivo }: Motivada): string | null {
  if (motivo !== null) return null
  if (medida.estorno) return MESSAGES.justifyEstorno
  return medida.glosa > 0 ? MESSAGES.justifyGlosa : null
}

/** What keeps a bulletin from being attested, by field: what was measured is over, whole and explained. */
export function problemsOfAteste(
  linhas: readonly Motivada[],
  contas: Pick<Contas, 'problema'>,
  fim: Day,
  today: Day,
): Campos {
  const campos: Campos = {}
  for (const [index, linha] of linhas.entries()) {
    if (linha.medida.problema !== null) campos[`itens.${index}.aceita`] = linha.medida.problema
    const problem = problemOf(linha)
    if (problem !== null) campos[`itens.${index}.motivo`] = problem
  }
  if (contas.problema !== null) campos.deducoes = contas.problema
  if (fim > today) campos.fim = MESSAGES.future
  return campos
}
