import type { Previsto } from '@paco/domain/medicoes/curva'
import { SITUACOES_BOLETIM, type SituacaoBoletim } from '@paco/domain/medicoes/situacao'
import { addDays, type Day, daysBetween } from '@paco/domain/shared/days'
import { addMonths, monthFrom } from '@paco/domain/shared/meses'
import type { LinhaDemo } from './planilha.ts'

const LONGEST = 30

/** How many months a contract is planned for. */
export const mesesDe = (prazo_dias: number): number =>
  Math.min(LONGEST, Math.max(3, Math.round(prazo_dias / 30)))

/** A hundred percent in parts of these sizes, exact: the last takes what rounding left. */
function shares(sizes: readonly number[]): number[] {
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  const parts = sizes.map((size) => Math.floor((10_000 * size) / whole))
  const rest = 10_000 - parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part, index) => (index === parts.length - 1 ? part + rest : part) / 100)
}

/** What part of a stage falls in each month: little at first, most in the middle. */
export function previstosDe({ chave, quando }: LinhaDemo, meses: number): Previsto[] {
  const first = Math.min(meses, 1 + Math.floor((quando[0] * meses) / 100))
  const last = Math.max(first, Math.round((quando[1] * meses) / 100))
  const count = last - first + 1
  const sizes = Array.from({ length: count }, (_, index) => 1.2 - Math.abs(index - (count - 1) / 2) / count)
  return shares(sizes).map((percentual, index) => ({ chave, mes: first + index, percentual }))
}

/** How much of a stage is built after so many months of the plan, the last of them begun; from 0 to 1. */
export function feitoAte(previstos: readonly Previsto[], meses: number): number {
  const percent = previstos.reduce(
    (sum, { mes, percentual }) => sum + percentual * Math.min(1, Math.max(0, meses - mes + 1)),
    0,
  )
  return Math.min(1, percent / 100)
}

export interface Periodo {
  readonly inicio: Day
  readonly fim: Day
  /** Of the contract, as its curve counts them. */
  readonly mes: number
}

const endOfMonth = (day: Day): Day => addDays(`${addMonths(`${day.slice(0, 7)}-01`, 1)}`, -1)
const SHORTEST = 12

/** Month after month from the order to begin, none of them ending after `ate`; a stub goes with the next. */
export function periodosDe(ordem: Day, ate: Day, closes: boolean): Periodo[] {
  const found: Periodo[] = []
  let inicio = ordem
  for (;;) {
    const own = endOfMonth(inicio)
    const short = daysBetween(inicio, own) < SHORTEST ? endOfMonth(addDays(own, 1)) : own
    const fim = closes && (short > ate || daysBetween(short, ate) < SHORTEST) ? ate : short
    if (fim > ate || inicio > ate) return found
    found.push({ inicio, fim, mes: monthFrom(ordem, fim) })
    inicio = addDays(fim, 1)
  }
}

/** How many days after the end of its period a bulletin gets there. */
const DEPOIS: Record<SituacaoBoletim, number> = {
  em_elaboracao: 0,
  enviada: 3,
  em_conferencia: 5,
  atestada: 7,
  aprovada: 10,
  liquidada: 14,
  paga: 38,
}
export const diaDe = (fim: Day, situacao: SituacaoBoletim): Day => addDays(fim, DEPOIS[situacao])

/** As far as a bulletin may have come by the day, if it goes on to the state that is wanted of it. */
export function situacaoAte(fim: Day, wanted: SituacaoBoletim, today: Day): SituacaoBoletim {
  const reached = SITUACOES_BOLETIM.slice(0, SITUACOES_BOLETIM.indexOf(wanted) + 1)
  return reached.findLast((situacao) => diaDe(fim, situacao) <= today) ?? 'em_elaboracao'
}
