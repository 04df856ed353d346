import * as z from 'zod/mini'
import { ESTADOS } from './vigencia.ts'

const sums = { quantidade: z.number(), repasse: z.number(), contrapartida: z.number(), total: z.number() }

/** One family in figures: its sums by year, and how many records are in each state of their terms. */
const familiaPainel = z.object({
  familia: z.string(),
  anos: z.array(z.object({ ano: z.nullable(z.number()), ...sums })),
  estados: z.record(z.enum(ESTADOS), z.number()),
})
export type FamiliaPainel = z.output<typeof familiaPainel>

/** A term that has passed or ends soon. `dias` counts from today, negative when it has passed. */
export const vencimento = z.object({
  familia: z.string(),
  id: z.number(),
  titulo: z.nullable(z.string()),
  campo: z.string(),
  fim: z.string(),
  dias: z.number(),
})
export type Vencimento = z.output<typeof vencimento>

/** All families together on a day. A record without a total of its own counts repasse and contrapartida. */
export const conveniosPainel = z.object({
  hoje: z.string(),
  familias: z.array(familiaPainel),
  vencimentos: z.array(vencimento),
})
export type ConveniosPainel = z.output<typeof conveniosPainel>
