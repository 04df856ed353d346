import * as z from 'zod/mini'
import * as fields from '../shared/fields.ts'
import { MESSAGES } from './messages.ts'

const ANOS = 4
const [FIRST, LAST] = [1998, 2198]

/** The first year of the plan that a year belongs to. */
export const ppaDe = (ano: number): number => ano - ((ano - FIRST) % ANOS)

/** Whether a multi-year plan begins with it: in the second year of a mandate, the same in all municipalities. */
export const beginsPpa = (ano: number): boolean => ano >= FIRST && ano <= LAST && ppaDe(ano) === ano

/** The plan that begins with a year: '2026–2029'. */
export const ppaText = (inicio: number): string => `${inicio}–${inicio + ANOS - 1}`

/** The first year of the plan; none where a programme goes on from one plan to the next under its code. */
export const ppa = fields.clearable(
  fields.integerOr(FIRST, LAST, MESSAGES.badPpa).check(z.refine(beginsPpa, MESSAGES.badPpa)),
)

interface Said {
  readonly lista: string
  readonly codigo: string
  readonly ppa?: number | null | undefined
  readonly objetivo?: string | null | undefined
}

function wrongWith({ lista, codigo, ppa, objetivo }: Said): Record<string, string> {
  if (lista === 'programa') return /^\d{4}$/.test(codigo) ? {} : { codigo: MESSAGES.badPrograma }
  return {
    ...(ppa == null ? {} : { ppa: MESSAGES.onlyPrograma }),
    ...(objetivo == null ? {} : { objetivo: MESSAGES.onlyPrograma }),
  }
}

/** A programme is found in functional codes by its four digits; no other option has a plan or an objective. */
export const saysPrograma = z.check<Said>(({ value, issues }) => {
  for (const [field, message] of Object.entries(wrongWith(value)))
    issues.push({ code: 'custom', message, input: value, path: [field] })
})

interface Nomeado {
  readonly codigo: string
  readonly descricao: string
  readonly ppa: number | null
}

/**
 * What the programme of a functional code is called in a year, as `programa_nome` of the database says it: that of the
 * year's plan before one of no plan, and of the newest plan where the year is not said.
 */
export function programaNome(
  programas: readonly Nomeado[],
  funcional: string,
  ano: number | null,
): string | null {
  const codigo = funcional.split('.')[2]?.trim()
  const [found] = programas
    .filter((one) => one.codigo === codigo)
    .filter(({ ppa: inicio }) => inicio === null || ano === null || (ano >= inicio && ano < inicio + ANOS))
    .sort((one, other) => (other.ppa ?? 0) - (one.ppa ?? 0))
  return found?.descricao ?? null
}
