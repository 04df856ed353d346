import type { Day } from '../shared/days.ts'
import { divided } from '../shared/exact.ts'
import { monthFrom } from '../shared/meses.ts'
import { fromCents, sumMoney, toCents } from '../shared/money.ts'
import { toTenThousandths } from '../shared/quantity.ts'

/** So much percent of a stage falls in a month of the contract, counted from 1. */
export interface Previsto {
  readonly chave: number
  readonly mes: number
  readonly percentual: number
}

/** What is planned up to and with each month, from the stages of the schedule; every row is looked at once. */
export function planoDoCronograma(
  valores: ReadonlyMap<number, number>,
  cronograma: readonly Previsto[],
): number[] {
  const months = cronograma.reduce((last, { mes }) => Math.max(last, mes), 0)
  const byMonth = Array.from({ length: months }, (): Previsto[] => [])
  for (const previsto of cronograma) byMonth[previsto.mes - 1]?.push(previsto)
  const done = new Map<number, number>()
  let cents = 0
  const worth = (chave: number, units: number) =>
    Number(divided(BigInt(toCents(valores.get(chave) ?? 0)) * BigInt(units), 1_000_000n))
  return byMonth.map((rows) => {
    for (const { chave, percentual } of rows) {
      const before = done.get(chave) ?? 0
      const now = before + toTenThousandths(percentual)
      cents += worth(chave, now) - worth(chave, before)
      done.set(chave, now)
    }
    return fromCents(cents)
  })
}

/** An approved bulletin: the end of its period, and what had been measured by then. */
export interface PontoMedido {
  readonly fim: Day
  readonly acumulado: number
}

export interface PontoPago {
  readonly data: Day
  readonly valor: number
}

/** What a curve is drawn from. */
export interface Obra {
  /** The order to begin: its calendar month is the first. */
  readonly inicio: Day
  /** What is planned up to and with each month. */
  readonly plano: readonly number[]
  /** In the order of their numbers. */
  readonly medicoes: readonly PontoMedido[]
  readonly pagamentos: readonly PontoPago[]
}

export interface PontoCurva {
  readonly mes: number
  readonly planejado: number
  /** Null after the last bulletin: nothing is drawn that nobody measured. */
  readonly medido: number | null
  /** Null after the last payment, or the last bulletin where that is later. */
  readonly pago: number | null
}

/** Month by month, up to the given one, what had come together by then. */
function upTo(months: number, steps: readonly { mes: number; acumulado: number }[]): number[] {
  const found = Array.from({ length: months }, () => Number.NaN)
  for (const { mes, acumulado } of steps) found[mes - 1] = acumulado
  let last = 0
  return found.map((each) => {
    last = Number.isNaN(each) ? last : each
    return last
  })
}

/** The S-curve: planned to its end, measured and paid as far as they are known on the day, and never beyond it. */
export function curvaDe({ inicio, plano, medicoes, pagamentos }: Obra, today: Day): PontoCurva[] {
  const monthOf = (day: Day) => Math.max(1, monthFrom(inicio, day))
  const measured = medicoes
    .filter(({ fim }) => fim <= today)
    .map(({ fim, acumulado }) => ({ mes: monthOf(fim), acumulado }))
  let sum = 0
  const paid = pagamentos
    .filter(({ data }) => data <= today)
    .toSorted((one, other) => (one.data < other.data ? -1 : one.data > other.data ? 1 : 0))
    .map(({ data, valor }) => {
      sum = sumMoney([sum, valor])
      return { mes: monthOf(data), acumulado: sum }
    })
  const lastMeasured = measured.at(-1)?.mes ?? 0
  const lastPaid = Math.max(lastMeasured, paid.at(-1)?.mes ?? 0)
  const [medido, pago] = [upTo(lastMeasured, measured), upTo(lastPaid, paid)]
  return Array.from({ length: Math.max(plano.length, lastPaid) }, (_, index) => ({
    mes: index + 1,
    planejado: plano[index] ?? plano.at(-1) ?? 0,
    medido: medido[index] ?? null,
    pago: pago[index] ?? null,
  }))
}
