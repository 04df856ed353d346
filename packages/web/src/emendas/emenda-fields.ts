import { canMoveEmenda } from '@paco/domain/emendas/policy'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Field, OptionsQuery } from '../ui/entity-form/types.ts'
import { esferas, formas, funcoes, tipos } from './options.ts'

interface FieldsProps {
  who: SessionUser | null
  secretarias: OptionsQuery
  /** The department of an amendment whose department is not chosen in the form. */
  nome: string
}

function secretariaField({ who, secretarias, nome }: FieldsProps) {
  return canMoveEmenda(who)
    ? ({
        name: 'id_secretaria',
        kind: 'select',
        // One that is sent without it gets the person's own.
        required: true,
        options: secretarias,
        span: 4,
      } as const satisfies Field)
    : ({ name: 'id_secretaria', kind: 'readonly', show: () => nome || '-', span: 4 } as const satisfies Field)
}

/** Who gave how much for what, by which way it comes, and what became of it. */
export const emendaFields = (props: FieldsProps) =>
  [
    { name: 'identificacao', kind: 'section', label: 'Emenda' },
    { name: 'esfera', kind: 'select', options: esferas, span: 3 },
    { name: 'numero', kind: 'text', span: 3, help: 'Como está na lei orçamentária ou no ofício.' },
    { name: 'ano', kind: 'integer', placeholder: 'aaaa', span: 2 },
    { name: 'tipo', kind: 'select', options: tipos, span: 4 },
    { name: 'autor', kind: 'text', span: 9, help: 'Parlamentar, bancada ou comissão.' },
    { name: 'partido', kind: 'text', span: 3 },
    { name: 'destino', kind: 'section', label: 'Destino' },
    { name: 'objeto', kind: 'textarea', rows: 2 },
    { name: 'funcao', kind: 'select', options: funcoes, span: 4, help: 'Em que área o dinheiro é gasto.' },
    { name: 'forma_repasse', kind: 'select', options: formas, span: 4 },
    secretariaField(props),
    { name: 'valores', kind: 'section', label: 'Valores' },
    { name: 'valor_previsto', kind: 'money', span: 3 },
    { name: 'valor_empenhado', kind: 'money', span: 3, help: 'Reservado para um gasto certo.' },
    { name: 'valor_liquidado', kind: 'money', span: 3, help: 'Entregue e conferido.' },
    { name: 'valor_pago', kind: 'money', span: 3 },
  ] as const satisfies readonly Field[]
