import type { SecretariaExecucao } from '../painel/execucao.ts'
import type { Valores } from '../painel/valores.ts'
import type { Day } from '../shared/days.ts'
import { addDays } from '../shared/days.ts'
import { addMonths } from '../shared/meses.ts'

/** The first and the last day of the calendar month of a day. */
export function mesDe(day: Day): { readonly mes: string; readonly de: Day; readonly ate: Day } {
  const mes = day.slice(0, 7)
  const de = `${mes}-01`
  return { mes, de, ate: addDays(addMonths(de, 1), -1) }
}

type Linha = SecretariaExecucao & Valores

/** Departments for which anything was planned, measured or paid: who paid most first, then who plans most. */
export const porPago = <L extends Linha>(linhas: readonly L[]): L[] =>
  linhas
    .filter(({ planejado, medido, pago }) => planejado !== 0 || medido !== 0 || pago !== 0)
    .toSorted(
      (one, other) =>
        other.pago - one.pago ||
        other.medido - one.medido ||
        other.planejado - one.planejado ||
        one.id_secretaria - other.id_secretaria,
    )
