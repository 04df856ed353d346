import * as z from 'zod/mini'

/** Where the bytes of files are. */
export const GUARDAS = ['banco', 'disco', 's3'] as const

const parte = z.object({ arquivos: z.number(), bytes: z.number() })

/** How much room files take, for those who look after the system. */
export const uso = z.extend(parte, {
  /** As much as the city may keep, in bytes. */
  limite: z.number(),
  /** Announced and still on its way; it counts too. */
  em_envio: z.number(),
  /** Kept in the last hour. */
  na_hora: z.number(),
  /** Where new files go. */
  guarda: z.enum(GUARDAS),
  /** Whose bytes a backup came without. */
  ausentes: z.number(),
  tipos: z.array(z.extend(parte, { tipo: z.string() })),
})
export type Uso = z.output<typeof uso>
