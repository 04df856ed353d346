import { addDays, type Day, daysBetween, parseDay } from '../shared/days.ts'
import { cumulativeDurations } from './durations.ts'
import { fimByPrazo, type Linha } from './sozinhas.ts'

/** The days that the stages before one come to: deadlines are running totals. */
const totalBefore = (etapas: readonly Linha[], index: number): number =>
  cumulativeDurations(etapas.slice(0, index)).findLast((total) => total !== null) ?? 0

/** The end moved by what the deadline moved by; null where that is no whole day, or before the start. */
function fimMoved({ inicio, fim }: Linha, days: number): Day | null {
  const moved = fim === null || !Number.isInteger(days) ? null : parseDay(addDays(fim, days))
  return moved === null || (inicio !== null && moved < inicio) ? null : moved
}

/** The deadline moved by what the end moved by; null where there is nothing to move, or nothing left of it. */
function prazoMoved({ fim: before, prazo }: Linha, fim: Day | null): number | null {
  if (before === null || fim === null || prazo === null) return null
  const moved = prazo + daysBetween(before, fim)
  return moved < 0 ? null : moved
}

/**
 * What follows in a stage from one of its fields being another: end and deadline move together, by as many days, so that
 * what somebody set apart stays as far apart. An empty end is what start and deadline give, and a start moves an end that
 * agreed with them; an empty deadline stays empty.
 */
export function acompanha(
  etapas: readonly Linha[],
  index: number,
  mudanca: Partial<Linha>,
): { readonly fim?: Day; readonly prazo?: number } {
  const stored = etapas[index]
  if (!stored) return {}
  const before = totalBefore(etapas, index)
  const row = { ...stored, ...mudanca }
  if (mudanca.fim !== undefined) {
    const prazo = mudanca.prazo === undefined ? prazoMoved(stored, mudanca.fim) : null
    return prazo === null ? {} : { prazo }
  }
  if (mudanca.inicio === undefined && mudanca.prazo === undefined) return {}
  const agreed = stored.fim === null || stored.fim === fimByPrazo(stored, before)
  const days = row.prazo === null || stored.prazo === null ? 0 : row.prazo - stored.prazo
  const fim = agreed ? fimByPrazo(row, before) : fimMoved(row, days)
  return fim === null || fim === stored.fim ? {} : { fim }
}
