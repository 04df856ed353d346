import * as z from 'zod/mini'
import * as fields from '../shared/fields.ts'
import { labelled } from '../shared/labels.ts'
import { LABELS, type StatusAditivo } from './aditivo.ts'
import { MESSAGES } from './messages.ts'

/** Words that must be there, told in a sentence of their own. */
const words = (error: string) =>
  z
    .string({ error })
    .check(z.trim(), z.minLength(1, error), z.maxLength(2000, 'Use no máximo 2000 caracteres.'))

/**
 * An approval needs words only above a ceiling; a rejection always. The specification's clients name no version: they may
 * decide a request as it was first sent.
 */
export const aprovacao = z.object({ descricao_decisao: fields.optionalText(2000), versao: fields.versao })
export const rejeicao = z.object({
  descricao_decisao: words(MESSAGES.justifyRejection),
  versao: fields.versao,
})
/** Sent back to be corrected, not decided: always with what is missing. */
export const devolucao = labelled(
  z.object({ motivo_devolucao: words(MESSAGES.justifyReturn), versao: fields.versaoLida }),
  LABELS,
)

export const DECISOES = ['aprovado', 'rejeitado', 'devolvido'] as const satisfies readonly StatusAditivo[]

/** What an auditor fills in: the choice, and the words it needs. The version is that of what was shown beside it. */
export const decisao = labelled(
  z.discriminatedUnion(
    'decisao',
    [
      z.extend(aprovacao, { decisao: z.literal('aprovado'), motivo_devolucao: fields.unsaid }),
      z.extend(rejeicao, { decisao: z.literal('rejeitado'), motivo_devolucao: fields.unsaid }),
      z.extend(z.omit(devolucao, { versao: true }), {
        decisao: z.literal('devolvido'),
        descricao_decisao: fields.unsaid,
      }),
    ],
    { error: MESSAGES.chooseDecision },
  ),
  LABELS,
)
