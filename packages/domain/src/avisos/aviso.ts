import * as z from 'zod/mini'
import * as fields from '../shared/fields.ts'

/** A decision on what the person asked for, or changes in what they follow. */
export const TIPOS = ['decisao', 'seguido'] as const

/** A piece of a sentence; one that names a record leads to it. */
export const trecho = z.object({ texto: z.string(), registro: z.nullable(z.string()) })
export type Trecho = z.output<typeof trecho>

/** What happened, in one sentence: a decision, or what one person changed in a record on a day. */
export const aviso = z.object({
  /** The same for all that one person changes there on that day. */
  chave: z.string(),
  /** The last line of the trail that it tells of: with another one to tell of, it is unread again. */
  ate: z.number(),
  tipo: z.enum(TIPOS),
  instante: z.string(),
  frase: z.array(trecho),
  lido: z.boolean(),
})
export type Aviso = z.output<typeof aviso>

/** So many come at once. */
export const POR_VEZ = 30
/** What is older is told by the histories. */
export const DIAS = 90
/** No more are counted: the bell says 99+. */
export const MAIS_DE = 100

export const avisosQuery = z.object({
  /** Those before this line of the trail. */
  antes: z.optional(fields.id),
})

export const contagem = z.object({ nao_lidos: z.number() })

export const lido = z.object({ chave: fields.requiredText(120), ate: fields.id })
export const lidos = z.object({ ate: fields.id })

/** A project that the person follows. */
export const seguido = z.object({
  id: z.number(),
  nome: z.string(),
  secretaria_nome: z.nullable(z.string()),
  seguido_em: z.string(),
  /** It is in the bin or gone; whoever follows it was told. */
  excluido: z.boolean(),
})
export type Seguido = z.output<typeof seguido>

export const situacaoSeguido = z.object({ seguindo: z.boolean() })

/** More than anybody reads; so that what is told of all of them is found quickly. */
export const MAX_SEGUIDOS = 300
