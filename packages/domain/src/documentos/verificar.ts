import * as z from 'zod/mini'
import { assinatura } from './documento.ts'

/** Where a kept file stands, as far as whoever asks may know. */
const guardado = z.object({
  /** Null where the document is not public: whoever has the file learns that it is kept, and not as what. */
  titulo: z.nullable(z.string()),
  dono: z.nullable(z.string()),
  id_projeto: z.nullable(z.number()),
  n: z.number(),
  /** Whether a newer version took its place, or it was made void. */
  situacao: z.enum(['vigente', 'substituido', 'sem_efeito']),
  guardado_em: z.string(),
  /** The line of the audit trail that names it, and that line's seal. */
  linha: z.nullable(z.number()),
  lacre: z.nullable(z.string()),
})

/** What the city hall knows of a file by its fingerprint. */
export const verificado = z.object({
  sha256: z.string(),
  encontrado: z.boolean(),
  tamanho: z.nullable(z.number()),
  /** Whether the antivirus suspects it: told to whoever has it. What it found, to those who read a document of it. */
  suspeito: z.boolean(),
  ameaca: z.nullable(z.string()),
  guardados: z.array(guardado),
  assinaturas: z.array(assinatura),
})
export type Verificado = z.output<typeof verificado>

/** The best it is anywhere counts; but what is suspect is said before all else. */
const ORDEM = ['vigente', 'substituido', 'sem_efeito'] as const

/** What is said first of a file, and since when it is kept. */
export function vereditoOf({ guardados, suspeito }: Pick<Verificado, 'guardados' | 'suspeito'>): {
  tipo: (typeof ORDEM)[number] | 'suspeito' | 'desconhecido'
  em: string | null
} {
  const best = ORDEM.find((one) => guardados.some(({ situacao }) => situacao === one)) ?? 'desconhecido'
  const tipo = suspeito ? 'suspeito' : best
  const [em = null] = guardados.map(({ guardado_em }) => guardado_em).sort()
  return { tipo, em }
}

/** A fingerprint as people paste it: spaces, capitals and its name in front do not matter. */
export const sha256 = z.string({ error: 'Informe o código SHA-256.' }).check(
  z.overwrite((text) => text.replace(/^\s*sha-?256\s*:?|\s/gi, '').toLowerCase()),
  z.regex(/^[0-9a-f]{64}$/, 'Um código SHA-256 tem 64 algarismos de 0 a 9 e de a até f.'),
)
