import type { Campos } from '../shared/errors.ts'
import { toCents } from '../shared/money.ts'
import type { Emenda } from './emenda.ts'
import { MESSAGES } from './messages.ts'

export type Execucao = Pick<Emenda, 'valor_empenhado' | 'valor_liquidado' | 'valor_pago'>

const cents = (value: number | null): number => toCents(value ?? 0)

/** Nothing is paid that was not liquidated, nor liquidated that was not committed (Lei 4.320, arts. 60 to 63). */
export function problemsOfExecucao({ valor_empenhado, valor_liquidado, valor_pago }: Execucao): Campos {
  return {
    ...(cents(valor_liquidado) > cents(valor_empenhado) && { valor_liquidado: MESSAGES.overEmpenhado }),
    ...(cents(valor_pago) > cents(valor_liquidado) && { valor_pago: MESSAGES.overLiquidado }),
  }
}
