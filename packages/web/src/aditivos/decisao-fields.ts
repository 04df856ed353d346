import { DECISOES, STATUS_LABELS } from '@paco/domain/aditivos/aditivo'
import { LIMITE } from '@paco/domain/aditivos/limite'
import { MESSAGES } from '@paco/domain/aditivos/messages'
import type { Field, Values } from '../ui/entity-form/types.ts'
import { choiceField } from './choice-field.tsx'

const OVER = `Com este aditivo os acréscimos passam do limite de ${LIMITE}%: a aprovação precisa de justificativa.`

export const rejects = ({ decisao: chosen }: Values) => chosen === 'rejeitado'

/** The justification is one field; how much it is needed depends on the choice. */
export function decisaoFields(over: boolean) {
  const words = { name: 'descricao_decisao', kind: 'textarea', rows: 2 } as const
  const justifies = (values: Values) => over && values.decisao === 'aprovado'
  return [
    choiceField({
      name: 'decisao',
      choices: DECISOES.map((value) => ({ value, label: STATUS_LABELS[value] })),
      refusal: MESSAGES.chooseDecision,
    }),
    {
      ...words,
      refusal: MESSAGES.justifyRejection,
      help: MESSAGES.justifyRejection,
      when: rejects,
    },
    { ...words, refusal: MESSAGES.justifyOverLimit, help: OVER, when: justifies },
    {
      ...words,
      required: false,
      help: over ? OVER : undefined,
      when: (values: Values) => !rejects(values) && !justifies(values),
    },
  ] as const satisfies readonly Field[]
}
