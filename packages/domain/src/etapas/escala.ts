import { addDays, type Day } from '../shared/days.ts'

/** How near a timeline is looked at: what stands between two of its marks. */
export const ESCALAS = ['ano', 'trimestre', 'mes'] as const
export type Escala = (typeof ESCALAS)[number]

interface Medida {
  readonly label: string
  /** From one mark to the next. */
  readonly meses: 1 | 3 | 12
  /** Room for a day, in pixels: each mark has about as much as its word needs, and some air. */
  readonly porDia: number
}

export const MEDIDAS: Readonly<Record<Escala, Medida>> = {
  ano: { label: 'Ano', meses: 12, porDia: 0.5 },
  trimestre: { label: 'Trimestre', meses: 3, porDia: 1.5 },
  mes: { label: 'Mês', meses: 1, porDia: 4 },
}

/** The scale that an address names; null where it names none that there is. */
export const escalaIn = (text: unknown): Escala | null => ESCALAS.find((escala) => escala === text) ?? null

const firstDay = (months: number): Day =>
  `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`

const monthsOf = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** A period widened to whole months, quarters or years; its end is the first day after it. */
export function inteiro({ from, to }: { from: Day; to: Day }, escala: Escala): { from: Day; to: Day } {
  const { meses } = MEDIDAS[escala]
  const last = monthsOf(addDays(to, -1))
  return {
    from: firstDay(Math.floor(monthsOf(from) / meses) * meses),
    to: firstDay((Math.floor(last / meses) + 1) * meses),
  }
}
