import * as z from 'zod/mini'
import { defineList } from '../http/list.ts'
import { type Day, formatDay } from '../shared/days.ts'
import type { Campos } from '../shared/errors.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { FAMILIA_KEYS, FAMILIA_LABELS } from './familias.ts'
import { MESSAGES } from './messages.ts'

/** Money of an agreement that came in on a day. */
export const repasse = z.object({
  id: z.number(),
  familia: z.enum(FAMILIA_KEYS),
  id_convenio: z.number(),
  convenio: z.string(),
  data: z.string(),
  ano: z.number(),
  valor: z.number(),
  /** Which of several it is, in the words of the agreement: '1ª', '2 de 3', 'única'. */
  parcela: z.nullable(z.string()),
  observacao: z.nullable(z.string()),
  versao: z.number(),
})
export type Repasse = z.output<typeof repasse>

/** What its fields are called. */
export const REPASSE_LABELS = {
  familia: 'Família',
  id_convenio: 'Convênio',
  data: 'Recebido em',
  valor: 'Valor',
  parcela: 'Parcela',
  observacao: 'Observação',
}

const familia = z.enum(FAMILIA_KEYS, 'Família desconhecida.')
const own = { data: fields.day, valor: fields.money }
const more = { parcela: fields.optionalText(60), observacao: fields.optionalText(1000) }

export const repasseCreate = labelled(
  z.object({ familia, id_convenio: fields.id, ...own, ...more }),
  REPASSE_LABELS,
  'repasses',
)
export type RepasseCreate = z.output<typeof repasseCreate>

/** What is missing stays as it is; of which agreement it is never changes. */
export const repasseUpdate = labelled(
  z.extend(z.partial(z.object(own)), { ...more, versao: fields.versaoLida }),
  REPASSE_LABELS,
  'repasses',
)
export type RepasseUpdate = z.output<typeof repasseUpdate>

/** What was received was something, and on a day that has come. */
export function problemsOfRepasse({ data, valor }: { data?: Day; valor?: number }, today: Day): Campos {
  return {
    ...(data !== undefined && data > today && { data: MESSAGES.repasseToCome(formatDay(today)) }),
    ...(valor === 0 && { valor: MESSAGES.repasseOfNothing }),
  }
}

export const repassesList = defineList({
  name: 'repasses',
  title: 'Valores recebidos de convênios',
  columns: [
    { key: 'id', label: 'Id', kind: 'id' },
    { key: 'familia', label: REPASSE_LABELS.familia, kind: 'text', labels: FAMILIA_LABELS },
    { key: 'convenio', label: REPASSE_LABELS.id_convenio, kind: 'text' },
    { key: 'data', label: REPASSE_LABELS.data, kind: 'day' },
    { key: 'valor', label: 'Valor (R$)', kind: 'money', sum: true },
    { key: 'parcela', label: REPASSE_LABELS.parcela, kind: 'text' },
    { key: 'observacao', label: REPASSE_LABELS.observacao, kind: 'text' },
  ],
  filters: {
    familia: z.optional(familia),
    id_convenio: z.optional(fields.id),
    ano: z.optional(fields.integer(1900, 2199)),
  },
})
