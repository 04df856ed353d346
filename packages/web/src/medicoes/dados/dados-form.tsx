import type { Contrato } from '@paco/domain/contratos/contrato'
import type { Boletim } from '@paco/domain/medicoes/boletim'
import { boletimUpdate } from '@paco/domain/medicoes/corpos'
import { passaDeUmMes } from '@paco/domain/medicoes/periodo'
import { aniversarioDe } from '@paco/domain/medicoes/reajuste'
import { formatDay, parseDay } from '@paco/domain/shared/days'
import { useMemo } from 'react'
import { EntityForm } from '../../ui/entity-form/entity-form.tsx'
import type { Field, Values } from '../../ui/entity-form/types.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { DeducoesField, deducoesSent } from './deducoes-field.tsx'

/** Of a bulletin, what is said of all of it. */
export type Dados = Pick<Boletim, 'inicio' | 'fim' | 'final' | 'indice_base' | 'indice_atual' | 'deducoes'>

const dayIn = (value: unknown) => (typeof value === 'string' ? parseDay(value) : null)

const longPeriod = ({ inicio, fim }: Values): string | null => {
  const [from, to] = [dayIn(inicio), dayIn(fim)]
  return from !== null && to !== null && passaDeUmMes(from, to)
    ? 'Obras se medem por mês sempre que o regime permite (art. 92, § 5º).'
    : null
}

/** Whether the period is adjusted at all, and by the index of which day. */
function reajusteText({ data_base, indice }: Contrato, { fim }: Values): string {
  if (data_base === null) return 'O contrato não tem data-base: não há reajuste.'
  const end = dayIn(fim)
  const day = end === null ? null : aniversarioDe(data_base, end)
  return day === null
    ? `Data-base ${formatDay(data_base)}: nos primeiros doze meses não há reajuste.`
    : `${indice ?? 'Índice'} de ${formatDay(data_base)} e de ${formatDay(day)}, o último aniversário do período.`
}

const indexField = <const Name extends string>(name: Name) =>
  ({
    name,
    kind: 'custom',
    span: 6,
    render: ({ id, value, onChange, onBlur, describedBy, disabled }) => (
      <QuantityInput
        id={id}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        disabled={disabled}
        aria-describedby={describedBy}
      />
    ),
  }) as const satisfies Field

export const dadosFields = (contrato: Contrato) =>
  [
    { name: 'inicio', kind: 'day', required: true },
    { name: 'fim', kind: 'day', required: true, warning: longPeriod },
    { name: 'final', kind: 'switch', span: 12, onLabel: 'Sim: é a última do contrato', offLabel: 'Não' },
    {
      name: 'reajuste',
      kind: 'section',
      label: 'Reajuste',
      help: 'Deixe os dois índices vazios onde não há reajuste.',
    },
    indexField('indice_base'),
    { ...indexField('indice_atual'), below: (values: Values) => reajusteText(contrato, values) },
    {
      name: 'deducoes',
      kind: 'custom',
      span: 12,
      required: false,
      help: 'Só o que o contrato ou a contabilidade manda descontar: nome, base e percentual.',
      render: (field) => <DeducoesField {...field} />,
      sent: deducoesSent,
    },
  ] as const satisfies readonly Field[]

interface DadosDialogProps {
  dados: Dados
  contrato: Contrato
  /** Saves it after everything that was typed in the grid. */
  write: (campos: Readonly<Record<string, unknown>>) => Promise<void>
  onSaved: (dados: Dados) => void
  onClose: () => void
}

/** Period, adjustment and deductions of a draft. */
export function DadosDialog({ dados, contrato, write, onSaved, onClose }: DadosDialogProps) {
  const fields = useMemo(() => dadosFields(contrato), [contrato])
  return (
    <FormDialog title="Período, reajuste e descontos" onClose={onClose}>
      <EntityForm
        label="Período, reajuste e descontos"
        schema={boletimUpdate}
        fields={fields}
        initial={dados}
        submitLabel="Salvar"
        onCancel={onClose}
        submit={async (body) => {
          await write(body)
          return { ...dados, ...body } as Dados
        }}
        onSuccess={(saved) => {
          onSaved(saved)
          onClose()
        }}
      />
    </FormDialog>
  )
}
