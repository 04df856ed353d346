import * as z from 'zod/mini'

/** What the search over everything finds. */
export const TIPOS = ['projeto', 'contrato', 'convenio', 'secretaria'] as const
export type TipoAchado = (typeof TIPOS)[number]
export const TIPO_LABELS: Record<TipoAchado, string> = {
  projeto: 'Processo',
  contrato: 'Contrato',
  convenio: 'Convênio',
  secretaria: 'Secretaria',
}

export const achado = z.object({
  tipo: z.enum(TIPOS),
  id: z.number(),
  titulo: z.string(),
  detalhe: z.nullable(z.string()),
  /** The family of an agreement. */
  familia: z.nullable(z.string()),
  /** A project that is a work: citizens have a page of it. */
  obra: z.boolean(),
})
export type Achado = z.output<typeof achado>

/** As many of one kind as a small window shows. */
export const MOST = 6
