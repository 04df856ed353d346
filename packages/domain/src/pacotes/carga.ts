import * as z from 'zod/mini'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { NIVEIS, SECOES } from './pacote.ts'

/** When a pack was loaded, by whom, what it made; and when that was taken back. */
export const carga = z.object({
  id: z.number(),
  chave: z.string(),
  nome: z.string(),
  criados: z.number(),
  alterados: z.number(),
  carregada_em: z.string(),
  carregada_por: z.nullable(z.string()),
  desfeita_em: z.nullable(z.string()),
  desfeita_por: z.nullable(z.string()),
})
export type Carga = z.output<typeof carga>

/** A pack as the page lists it. */
export const pacoteResumo = z.object({
  chave: z.string(),
  nivel: z.enum(NIVEIS),
  nome: z.string(),
  descricao: z.string(),
  /** Its number where somebody sent it; null for those that come with the system. */
  enviado: z.nullable(z.number()),
  quantos: z.array(z.object({ secao: z.enum(SECOES), total: z.number() })),
})
export type PacoteResumo = z.output<typeof pacoteResumo>

/** All that is told of packs: which there are, and what was loaded, the latest first. */
export const situacaoPacotes = z.object({ pacotes: z.array(pacoteResumo), cargas: z.array(carga) })
export type SituacaoPacotes = z.output<typeof situacaoPacotes>

/** What loading would do, section by section. */
export const conferencia = z.object({
  secoes: z.array(
    z.object({
      secao: z.enum(SECOES),
      /** What the new records are called. */
      novos: z.array(z.string()),
      iguais: z.number(),
      diferentes: z.array(
        z.object({
          nome: z.string(),
          campos: z.array(z.object({ campo: z.string(), aqui: z.string(), pacote: z.string() })),
        }),
      ),
    }),
  ),
})
export type Conferencia = z.output<typeof conferencia>

export const carregar = labelled(
  z.object({
    /** Also writes what the city has otherwise; without it that stays as it is. */
    atualizar: z.optional(fields.flag),
  }),
  { atualizar: 'Atualizar os diferentes' },
)

/** What a load did; where everything was equal nothing was written, and there is no load. */
export const carregado = z.object({
  Status: z.literal('Success'),
  carga: z.nullable(z.number()),
  criados: z.number(),
  alterados: z.number(),
})
