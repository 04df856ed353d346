import * as z from 'zod/mini'

/** What an administrator corrected of a signed contract, one field each. */
export const correcaoDoContrato = z.object({
  id: z.number(),
  contrato_id: z.number(),
  campo: z.string(),
  antes: z.nullable(z.string()),
  depois: z.nullable(z.string()),
  motivo: z.string(),
  feita_por: z.number(),
  feita_por_nome: z.string(),
  feita_em: z.string(),
})
export type CorrecaoDoContrato = z.output<typeof correcaoDoContrato>
