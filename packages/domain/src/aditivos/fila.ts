import * as z from 'zod/mini'
import type { SessionUser } from '../shared/roles.ts'
import { canDecideAditivo, type Partes } from './decisao-policy.ts'

/** What else waits for this auditor. */
export const fila = z.object({
  /** How many, without the one that is looked at. */
  restantes: z.number(),
  proximo: z.nullable(z.number()),
  anterior: z.nullable(z.number()),
})
export type Fila = z.output<typeof fila>

/** A request as far as its place in the queue asks. */
export interface NaFila {
  readonly id: number
  readonly data_criacao: Date
}

/** The longest waiting first. */
const before = (one: NaFila, other: NaFila): boolean =>
  one.data_criacao.getTime() === other.data_criacao.getTime()
    ? one.id < other.id
    : one.data_criacao < other.data_criacao

/**
 * The queue around a request, decided or not: of what is pending only what this person may decide. After the newest the
 * oldest comes next, so that what was skipped is met again; before the oldest comes nothing.
 */
export function filaOf(who: SessionUser, aditivo: NaFila, pendentes: readonly (NaFila & Partes)[]): Fila {
  const mine = pendentes
    .filter((one) => one.id !== aditivo.id && canDecideAditivo(who, { ...one, status: 'pendente' }))
    .toSorted((one, other) => (before(one, other) ? -1 : 1))
  const next = mine.find((one) => before(aditivo, one)) ?? mine[0]
  const last = mine.findLast((one) => before(one, aditivo))
  return { restantes: mine.length, proximo: next?.id ?? null, anterior: last?.id ?? null }
}
