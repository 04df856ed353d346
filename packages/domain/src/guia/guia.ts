import * as z from 'zod/mini'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { MESSAGES } from './messages.ts'
import { PASSOS, PULAVEIS, SITUACOES } from './passo.ts'

/** How the guide of a city that begins stands. */
export const guia = z.object({
  passos: z.array(
    z.object({
      chave: z.enum(PASSOS),
      situacao: z.enum(SITUACOES),
      /** How many departments, accounts or projects there are. */
      quantos: z.nullable(z.number()),
    }),
  ),
  concluido: z.boolean(),
  /** The state, whose pack goes before any other. */
  uf: z.nullable(z.string()),
  /** The first page that anyone opens without a login. */
  publica: z.nullable(z.object({ nome: z.string(), endereco: z.string() })),
})
export type Guia = z.output<typeof guia>

/** What its fields are called in the trail. */
export const LABELS = {
  concluido: 'Guia concluído',
  pula_brasao: 'Brasão para depois',
  pula_secretarias: 'Secretarias para depois',
  pula_pessoas: 'Pessoas para depois',
  pula_importacao: 'Primeiros projetos para depois',
  pula_publica: 'Página pública para depois',
}

export const passoParams = z.object({ passo: z.enum(PULAVEIS, MESSAGES.badStep) })

export const passoUpdate = labelled(z.object({ pulado: fields.flag }), { pulado: 'Pulado' })
export const guiaUpdate = labelled(z.object({ concluido: fields.flag }), { concluido: LABELS.concluido })
