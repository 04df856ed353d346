import { useState } from 'react'
import { Button } from '../button.tsx'
import parts from '../data/parts.module.css'
import data from '../data/table.module.css'
import { Modal } from '../modal.tsx'
import { StatusPill } from '../status-pill.tsx'
import words from '../theme/words.module.css'
import classes from './conflict-dialog.module.css'
import { isInput, isVisible, valuesOf } from './form-values.ts'
import { applyChoices, type Difference, differences, type Side } from './merge.ts'
import { ShownValue } from './shown-value.tsx'
import type { DescribedField, DescribedInput, Values } from './types.ts'

interface ConflictDialogProps {
  fields: readonly DescribedField[]
  base: Values
  mine: Values
  /** The record as it is now. */
  theirs: object
  onContinue: (merged: Values) => void
  onCancel: () => void
}

interface RowProps {
  field: DescribedInput
  difference: Difference
  choice: Side
  onChoose: (side: Side) => void
}

function Choice({
  field,
  value,
  label,
  ...radio
}: { field: DescribedInput; value: unknown; label: string } & Pick<
  React.ComponentProps<'input'>,
  'name' | 'checked' | 'onChange'
>) {
  return (
    <label className={`${words.gap8} ${words.start} ${classes.choice}`}>
      <input type="radio" {...radio} aria-label={`${field.label}: ${label}`} />
      <span>
        <ShownValue field={field} value={value} />
      </span>
    </label>
  )
}

function Row({ field, difference, choice, onChoose }: RowProps) {
  const radio = (side: Side) => ({
    name: `conflito-${field.name}`,
    checked: choice === side,
    onChange: () => onChoose(side),
  })
  return (
    <tr>
      <th scope="row">
        {field.label}
        {difference.clash ? <StatusPill tone="wait">Ambos alteraram</StatusPill> : null}
      </th>
      <td data-label="Valor ao abrir">
        <ShownValue field={field} value={difference.base} />
      </td>
      <td data-label="Alterado por outra pessoa">
        <Choice
          field={field}
          value={difference.theirs}
          label="Alterado por outra pessoa"
          {...radio('theirs')}
        />
      </td>
      <td data-label="Meu valor">
        <Choice field={field} value={difference.mine} label="Meu valor" {...radio('mine')} />
      </td>
    </tr>
  )
}

/** A value that several fields show, each in its own case, is told once: by the one that shows it now. */
const eachOnce = (fields: readonly DescribedInput[], values: Values) =>
  fields.filter((field) => {
    const same = fields.filter(({ name }) => name === field.name)
    return field === (same.find((one) => isVisible(one, values)) ?? same[0])
  })

/** Someone else saved first: their changes beside mine, and a choice for each field. */
export function ConflictDialog({ fields, base, mine, theirs, onContinue, onCancel }: ConflictDialogProps) {
  const [choices, setChoices] = useState<Record<string, Side>>({})
  const inputs = eachOnce(
    fields.filter(isInput).filter(({ kind }) => kind !== 'password'),
    mine,
  )
  const found = differences(
    inputs.map(({ name }) => name),
    base,
    mine,
    valuesOf(fields, theirs),
  )
  return (
    <Modal opened onClose={onCancel} size="xl" title="Este registro foi alterado por outra pessoa" centered>
      <p className={words.below16}>
        Enquanto você editava, outra pessoa salvou este registro. Escolha o valor que fica em cada campo.
      </p>
      {found.length === 0 ? (
        <p className={words.below16}>Os campos deste formulário estão iguais nas duas versões.</p>
      ) : (
        <table className={`${data.table} ${data.words} ${data.stacks} ${classes.table}`}>
          <thead>
            <tr>
              <th scope="col">Campo</th>
              <th scope="col">Valor ao abrir</th>
              <th scope="col">Alterado por outra pessoa</th>
              <th scope="col">Meu valor</th>
            </tr>
          </thead>
          <tbody>
            {inputs.map((field) => {
              const difference = found.find(({ name }) => name === field.name)
              return difference ? (
                <Row
                  key={field.name}
                  field={field}
                  difference={difference}
                  choice={choices[field.name] ?? difference.choice}
                  onChoose={(side) => setChoices((before) => ({ ...before, [field.name]: side }))}
                />
              ) : null
            })}
          </tbody>
        </table>
      )}
      <div className={`${parts.buttons} ${classes.buttons}`}>
        <Button variant="default" onClick={onCancel}>
          Voltar ao formulário
        </Button>
        <Button onClick={() => onContinue(applyChoices(mine, found, choices))}>
          Salvar com estas escolhas
        </Button>
      </div>
    </Modal>
  )
}
