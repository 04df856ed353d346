import * as z from 'zod/mini'
import { MAX_ITENS } from '../quantitativos/constantes.ts'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { MAX_QUANTITY } from '../shared/quantity.ts'
import { LABELS } from './boletim.ts'
import { MESSAGES } from './messages.ts'

/** What is sent of a bulletin: as a draft, while it is checked, and at each step. */

const quantidade = fields.decimals4(-MAX_QUANTITY, MAX_QUANTITY, MESSAGES.invalidQuantity)
const percentual = fields.decimals4(0, 100, MESSAGES.invalidPercent)
const indice = fields.decimals4(0.0001, MAX_QUANTITY, MESSAGES.invalidIndex)

/** Rows by their key, each once. */
const rows = <T extends z.ZodMiniType<{ chave: number }>>(row: T) =>
  z.array(row, { error: MESSAGES.invalidRows }).check(
    z.maxLength(MAX_ITENS, `Informe no máximo ${MAX_ITENS} itens.`),
    z.check((context) => {
      const seen = new Set<number>()
      for (const [index, { chave }] of context.value.entries()) {
        if (seen.has(chave))
          context.issues.push({
            code: 'custom',
            message: MESSAGES.repeatedRow,
            path: [index, 'chave'],
            input: chave,
          })
        seen.add(chave)
      }
    }),
  )

const MAX_DEDUCOES = 20

const deducoes = z
  .array(z.object({ nome: fields.requiredText(60), base: fields.money, percentual }), {
    error: 'Informe a lista de descontos.',
  })
  .check(z.maxLength(MAX_DEDUCOES, `Informe no máximo ${MAX_DEDUCOES} descontos.`))

/** Where it is empty, nothing was measured of the row. */
export const pleiteado = labelled(
  z.object({
    chave: fields.id,
    pleiteada: z.pipe(
      fields.clearable(quantidade),
      z.transform((value) => value ?? 0),
    ),
    motivo: fields.optionalText(500),
    memoria: fields.optionalText(5000),
  }),
  { chave: 'Item', pleiteada: 'Pleiteado', motivo: 'Motivo', memoria: 'Memória de cálculo' },
  'medicoes_itens',
)

const aceito = z.object({
  chave: fields.id,
  /** Empty: as claimed. */
  aceita: z.pipe(
    fields.clearable(quantidade),
    z.transform((value) => value ?? null),
  ),
  motivo: fields.optionalText(500),
})

export const boletimCreate = labelled(
  z.object({
    id_contrato: fields.id,
    inicio: fields.day,
    fim: fields.day,
    final: z._default(fields.flag, false),
  }),
  LABELS,
)
export type BoletimCreate = z.output<typeof boletimCreate>

/** A draft is saved as it is typed: rows that are not sent stay as they are. */
export const boletimUpdate = labelled(
  z.object({
    inicio: z.optional(fields.day),
    fim: z.optional(fields.day),
    final: z.optional(fields.flag),
    indice_base: fields.clearable(indice),
    indice_atual: fields.clearable(indice),
    deducoes: z.optional(deducoes),
    itens: z.optional(rows(pleiteado)),
    versao: fields.versao,
  }),
  LABELS,
)
export type BoletimUpdate = z.output<typeof boletimUpdate>

export const conferencia = labelled(z.object({ itens: rows(aceito), versao: fields.versaoLida }), LABELS)
export type Conferencia = z.output<typeof conferencia>

/** A step names the version it was decided on: of two at once, one is told. */
export const passo = z.object({ versao: fields.versaoLida })

export const devolucao = labelled(
  z.object({
    motivo_devolucao: z
      .string({ error: MESSAGES.justifyReturn })
      .check(
        z.trim(),
        z.minLength(1, MESSAGES.justifyReturn),
        z.maxLength(2000, 'Use no máximo 2000 caracteres.'),
      ),
    versao: fields.versaoLida,
  }),
  LABELS,
)

export const liquidacao = labelled(
  z.object({ nota_fiscal: fields.requiredText(60), nota_fiscal_em: fields.day, versao: fields.versaoLida }),
  LABELS,
  'medicoes',
)
export type Liquidacao = z.output<typeof liquidacao>
