import * as z from 'zod/mini'
import { REQUIRED } from '../shared/errors.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { MESSAGES } from './messages.ts'

/** As many as anyone keeps in mind, for each person. */
export const MAX_VISOES = 50
export const MAX_NOME = 60
const MAX_CONSULTA = 2000

/** A list as somebody wants to find it again: what its address says, under a name. */
export const visao = z.object({
  id: z.number(),
  lista: z.string(),
  nome: z.string(),
  /** Search, filters, order, columns and density, as they stand in the list's address after the `?`. */
  consulta: z.string(),
  compartilhada: z.boolean(),
  /** Whose people it is shared with; null for everybody's. */
  id_secretaria: z.nullable(z.number()),
  minha: z.boolean(),
  dono_nome: z.string(),
  versao: z.number(),
})
export type Visao = z.output<typeof visao>

/** What its fields are called. */
export const LABELS = {
  lista: 'Lista',
  id_usuario: 'Salva por',
  nome: 'Nome da visão',
  consulta: 'Endereço',
  compartilhada: 'Compartilhada',
  id_secretaria: 'Secretaria',
}

const lista = z.string({ error: REQUIRED }).check(z.regex(/^[a-z0-9_-]{1,60}$/, MESSAGES.badList))

/** What an address may hold, written as one: printable, without what would end it or begin another part. */
const consulta = z.string({ error: REQUIRED }).check(
  z.maxLength(MAX_CONSULTA, {
    error: `Use no máximo ${MAX_CONSULTA} caracteres.`,
    abort: true,
  }),
  z.regex(/^[!$-;=@-~]*$/, MESSAGES.badQuery),
)

const own = {
  nome: fields.requiredText(MAX_NOME),
  consulta,
}

export const visoesParams = z.object({ lista })

export const visaoCreate = labelled(
  z.object({ lista, ...own, compartilhada: z.optional(fields.flag) }),
  LABELS,
)

export const visaoUpdate = labelled(
  z.object({
    nome: z.optional(own.nome),
    consulta: z.optional(consulta),
    compartilhada: z.optional(fields.flag),
    versao: fields.versao,
  }),
  LABELS,
)
