import type { Familia } from '@paco/domain/convenios/familia'
import { addDays } from '@paco/domain/shared/days'

/** The day the tests live on. */
export const TODAY = '2026-11-15'
export const noon = () => new Date(`${TODAY}T15:00:00Z`)
export const inDays = (days: number) => addDays(TODAY, days)

const SAMPLES = {
  text: 'Texto',
  longtext: 'Texto longo',
  year: 2026,
  money: 1234.5,
  day: inDays(400),
  choice: 'recebe',
  cnpj: '11222333000181',
} as const

/** A body with every field of the family; the name is the test's own. */
export const bodyOf = (familia: Familia, name: string, more: object = {}): Record<string, unknown> => ({
  ...Object.fromEntries(familia.campos.map(({ key, kind }) => [key, SAMPLES[kind]])),
  [familia.titulo]: name,
  ...more,
})
