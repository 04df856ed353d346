import * as z from 'zod/mini'
import { formatTamanho } from './arquivo.ts'
import { TIPOS } from './tipos.ts'

/** Where the bytes of files are. */
export const GUARDAS = ['banco', 'disco', 's3'] as const
export type Guarda = (typeof GUARDAS)[number]

/** The same in words. */
export const GUARDA_TEXTO: Record<Guarda, string> = {
  banco: 'Banco de dados',
  disco: 'Pasta do servidor',
  s3: 'Serviço compatível com S3',
}

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
  /** Where those that are kept are. */
  guardas: z.array(z.extend(parte, { guarda: z.enum(GUARDAS) })),
  /** Those that no record uses: taken away after an hour, or with the day of who sent them in parts. */
  sem_uso: parte,
  /** What may lie outside of the database and is of no file. */
  restos: z.number(),
  /** Whose bytes a backup came without. */
  ausentes: z.number(),
  /** What the antivirus knows and does not; null where none is set. */
  antivirus: z.nullable(
    z.object({
      responde: z.boolean(),
      /** Kept before it was set, and still to be looked at. */
      nao_verificados: z.number(),
      pendentes: z.number(),
      suspeitos: z.number(),
      /** Why the last file that could not be looked at was not. */
      falha: z.nullable(z.string()),
    }),
  ),
  tipos: z.array(z.extend(parte, { tipo: z.string() })),
})
export type Uso = z.output<typeof uso>

/** From which part of the room on it is said that it runs out, and that it is about to. */
const POUCO = 0.8
const FIM = 0.95

export type Folga = 'bem' | 'pouco' | 'fim'

/** How much room is left, with what is on its way. */
export function folgaOf({ bytes, em_envio, limite }: Pick<Uso, 'bytes' | 'em_envio' | 'limite'>): Folga {
  const taken = bytes + em_envio
  if (taken >= limite * FIM) return 'fim'
  return taken >= limite * POUCO ? 'pouco' : 'bem'
}

/** As people say it: `3,2 GB de 10 GB`. */
export const usoTexto = ({ bytes, limite }: Pick<Uso, 'bytes' | 'limite'>): string =>
  `${formatTamanho(bytes)} de ${formatTamanho(limite)}`

/** What a kind of file is called, by what it is served as. */
export const tipoTexto = (mime: string): string =>
  Object.values(TIPOS).find((tipo) => tipo.mime === mime)?.nome ?? mime
