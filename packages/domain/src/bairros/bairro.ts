import * as z from 'zod/mini'
import { defineList } from '../http/list.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'

/** A neighbourhood of the city; its zone where it is known. */
export const bairro = z.object({
  id: z.number(),
  bairro: z.string(),
  zona: z.nullable(z.string()),
  /** One that is out of use is suggested for nothing new, and stays where it was named. */
  ativo: z.boolean(),
  versao: z.number(),
})
export type Bairro = z.output<typeof bairro>

/** What its fields are called. */
export const LABELS = { bairro: 'Bairro', zona: 'Zona', ativo: 'Situação' }

const own = { bairro: fields.requiredText(120), zona: fields.optionalText(60) }

export const bairroCreate = labelled(z.object(own), LABELS)

/** What is missing stays as it is. */
export const bairroUpdate = labelled(
  z.object({
    bairro: z.optional(own.bairro),
    zona: own.zona,
    ativo: z.optional(fields.flag),
    versao: fields.versao,
  }),
  LABELS,
)

export const bairrosList = defineList({
  name: 'bairros',
  title: 'Bairros',
  short: true,
  columns: [
    { key: 'id', label: 'Id', kind: 'id' },
    { key: 'bairro', label: LABELS.bairro, kind: 'text' },
    { key: 'zona', label: LABELS.zona, kind: 'text' },
    { key: 'ativo', label: LABELS.ativo, kind: 'boolean', labels: { true: 'Em uso', false: 'Fora de uso' } },
  ],
  filters: { zona: z.optional(fields.requiredText(60)), ativo: z.optional(fields.flag) },
})
