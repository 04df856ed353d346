import * as z from 'zod/mini'

/** The four amounts, never mixed, in the order in which money moves; adjustments by index stand beside what was measured. */
export const valores = {
  planejado: z.number(),
  contratado: z.number(),
  medido: z.number(),
  pago: z.number(),
  reajuste: z.number(),
}
export type Valores = z.output<z.ZodMiniObject<typeof valores>>
export const AMOUNTS = ['planejado', 'contratado', 'medido', 'pago'] as const
export type Amount = (typeof AMOUNTS)[number]

export const AMOUNT_LABELS: Record<Amount, string> = {
  planejado: 'Planejado',
  contratado: 'Contratado',
  medido: 'Medido',
  pago: 'Pago',
}
