import { STATUS_LABELS } from '@paco/domain/aditivos/aditivo'
import { DECISOES } from '@paco/domain/aditivos/decisao'
import type { Classe } from '@paco/domain/aditivos/limite'
import { MESSAGES, overLimitText } from '@paco/domain/aditivos/messages'
import type { Field, Values } from '../ui/entity-form/types.ts'
import { choiceField } from './choice-field.tsx'

/** A ceiling that an approval would pass. */
export interface Over {
  classe: Classe
  permitido: number
}

const OVER: Record<Classe, string> = {
  acrescimos: 'os acréscimos passam',
  supressoes: 'as supressões passam',
}

const overText = ({ classe, permitido }: Over) =>
  `Com este aditivo ${OVER[classe]} do limite de ${permitido}%: a aprovação precisa de justificativa.`

const LABELS = { ...STATUS_LABELS, devolvido: 'Devolver para correção' }

export const rejects = ({ decisao: chosen }: Values) => chosen === 'rejeitado'
export const returns = ({ decisao: chosen }: Values) => chosen === 'devolvido'

/** The justification is one field; how much it is needed depends on the choice. */
export function decisaoFields(over: Over | null) {
  const words = { name: 'descricao_decisao', kind: 'textarea', rows: 2 } as const
  const justifies = (values: Values) => over !== null && values.decisao === 'aprovado'
  const help = over ? overText(over) : undefined
  return [
    choiceField({
      name: 'decisao',
      choices: DECISOES.map((value) => ({ value, label: LABELS[value] })),
      refusal: MESSAGES.chooseDecision,
    }),
    {
      ...words,
      refusal: MESSAGES.justifyRejection,
      help: MESSAGES.justifyRejection,
      when: rejects,
    },
    {
      ...words,
      refusal: over ? overLimitText(over.classe, over.permitido) : undefined,
      help,
      when: justifies,
    },
    {
      ...words,
      required: false,
      help,
      when: (values: Values) => !rejects(values) && !returns(values) && !justifies(values),
    },
    {
      name: 'motivo_devolucao',
      kind: 'textarea',
      rows: 2,
      refusal: MESSAGES.justifyReturn,
      help: 'Quem pediu corrige e reenvia. Não é uma decisão.',
      when: returns,
    },
  ] as const satisfies readonly Field[]
}
