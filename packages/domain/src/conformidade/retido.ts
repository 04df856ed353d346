import * as z from 'zod/mini'

/** A text that everyone could read and that is held back from publication. */
export const textoRetido = z.object({
  tabela: z.string(),
  id: z.number(),
  titulo: z.string(),
  campo: z.string(),
  /** What it looks like, with most of it masked: 'um CPF (123.***.***-09)'. */
  parece: z.string(),
  /** Where it is mended, for those who may go there; null where there is no such page. */
  pagina: z.nullable(z.string()),
})
export type TextoRetido = z.output<typeof textoRetido>

/** More than these are mended in several goes. */
export const MOST_RETIDOS = 200
