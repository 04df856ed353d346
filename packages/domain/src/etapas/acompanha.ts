import { type Day, daysBetween } from '../shared/days.ts'
import { cumulativeDurations } from './durations.ts'
import { fimByPrazo, type Linha } from './sozinhas.ts'

/** The days that the stages before one come to: deadlines are running totals. */
const totalBefore = (etapas: readonly Linha[], index: number): number =>
  cumulativeDurations(etapas.slice(0, index)).findLast((total) => total !== null) ?? 0

/** Whether end and deadline of a stage say the same; where one of them is missing, they do not disagree. */
const agree = ({ inicio, fim, prazo }: Linha, before: number): boolean =>
  inicio === null || fim === null || prazo === null || fim === fimByPrazo({ inicio, fim, prazo }, before)

/**
 * What follows in a stage from one of its fields being another: a start or a deadline moves the end, an end moves the
 * deadline. Only where they agreed before: what somebody set apart stays apart. An empty deadline stays empty.
 */
export function acompanha(
  etapas: readonly Linha[],
  index: number,
  mudanca: Partial<Linha>,
): { readonly fim?: Day; readonly prazo?: number } {
  const stored = etapas[index]
  const before = totalBefore(etapas, index)
  if (!stored || !agree(stored, before)) return {}
  const row = { ...stored, ...mudanca }
  if (mudanca.fim !== undefined) {
    if (row.inicio === null || row.fim === null || row.prazo === null || mudanca.prazo !== undefined)
      return {}
    const days = daysBetween(row.inicio, row.fim)
    return days < 0 ? {} : { prazo: before + days }
  }
  if (mudanca.inicio === undefined && mudanca.prazo === undefined) return {}
  const fim = fimByPrazo(row, before)
  return fim === null ? {} : { fim }
}
