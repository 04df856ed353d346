import { MAX_MES, parcelaInput } from '@paco/domain/servicos/servico'
import type { Day } from '@paco/domain/shared/days'
import { validate } from '@paco/domain/shared/issues'
import { monthLabel } from '@paco/domain/shared/meses'
import { Plus, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import type { CustomFieldProps } from '../ui/entity-form/types.ts'
import { IconButton } from '../ui/field/icon-button.tsx'
import { IntegerInput } from '../ui/integer-input.tsx'
import { MoneyInput } from '../ui/money-input.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { DividirParcelas } from './dividir-parcelas.tsx'
import { type Linha, newLinha, parcelaOf } from './linhas.ts'
import classes from './parcelas-field.module.css'

interface RowProps {
  linha: Linha
  /** Its place, from 1: what it is called. */
  place: number
  inicio: Day | null
  disabled: boolean
  /** Gets the input of the amount when the row appears. */
  onAppear: (input: HTMLInputElement) => void
  onChange: (linha: Linha) => void
  onRemove: () => void
}

function problemOf(linha: Linha): { mes?: string; valor?: string } {
  const parcela = parcelaOf(linha)
  if (parcela === null) return {}
  const checked = validate(parcelaInput, parcela)
  return checked.ok ? {} : checked.campos
}

const monthText = ({ mes }: Linha, inicio: Day | null) =>
  typeof mes === 'number' && mes >= 1 && mes <= MAX_MES ? monthLabel(inicio, mes) : null

function ParcelaRow({ linha, place, inicio, disabled, onAppear, onChange, onRemove }: RowProps) {
  const problem = problemOf(linha)
  const named = useId()
  return (
    <li className={classes.row}>
      <IntegerInput
        aria-label={`Mês da parcela ${place}`}
        aria-describedby={named}
        value={linha.mes}
        disabled={disabled}
        error={problem.mes}
        onChange={(mes) => onChange({ ...linha, mes })}
        onUnreadable={(mes) => onChange({ ...linha, mes })}
      />
      <span id={named} className={`${shared.small} ${words.tabular} ${classes.month}`}>
        {monthText(linha, inicio)}
      </span>
      <MoneyInput
        ref={(input) => {
          if (input) onAppear(input)
        }}
        aria-label={`Valor da parcela ${place}`}
        value={linha.valor}
        disabled={disabled}
        // What is no amount is told under the rows: it is left out, not refused.
        error={problem.valor ?? false}
        onChange={(valor) => onChange({ ...linha, valor })}
        onUnreadable={(valor) => onChange({ ...linha, valor })}
      />
      <IconButton aria-label={`Remover parcela ${place}`} disabled={disabled} onClick={onRemove}>
        <X size={16} aria-hidden />
      </IconButton>
    </li>
  )
}

/** The installments of a service, as rows that come and go. */
export function ParcelasField({
  id,
  label,
  value,
  values,
  disabled,
  describedBy,
  onChange,
  onBlur,
  inicio,
}: CustomFieldProps & { inicio: Day | null }) {
  const linhas = (value ?? []) as readonly Linha[]
  const addButton = useRef<HTMLButtonElement>(null)
  const added = useRef<number | null>(null)
  const add = () => {
    const linha = newLinha(linhas)
    added.current = linha.key
    onChange([...linhas, linha])
  }
  /** Of a row just added, the amount is what is typed next. */
  const focusAdded = (key: number, input: HTMLInputElement) => {
    if (added.current !== key) return
    added.current = null
    input.focus()
  }
  const remove = (key: number) => {
    onChange(linhas.filter((linha) => linha.key !== key))
    addButton.current?.focus()
  }
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={`${words.below8} ${classes.field}`}
      aria-label={label}
      aria-describedby={describedBy}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur(event)
      }}
    >
      {linhas.length > 0 ? (
        <>
          <div className={`${shared.small} ${words.strong} ${words.below4} ${classes.heads}`} aria-hidden>
            <span>Mês</span>
            <span className={classes.month} />
            <span>Valor</span>
          </div>
          <ul className={`${shared.stack} ${words.gap8} ${words.below12}`}>
            {linhas.map((linha, index) => (
              <ParcelaRow
                key={linha.key}
                linha={linha}
                place={index + 1}
                inicio={inicio}
                disabled={disabled}
                onAppear={(input) => focusAdded(linha.key, input)}
                onChange={(changed) =>
                  onChange(linhas.map((other) => (other.key === changed.key ? changed : other)))
                }
                onRemove={() => remove(linha.key)}
              />
            ))}
          </ul>
        </>
      ) : null}
      <Button
        ref={addButton}
        variant="default"
        size="xs"
        leftSection={<Plus size={14} aria-hidden />}
        disabled={disabled}
        onClick={add}
      >
        Adicionar parcela
      </Button>
      <DividirParcelas
        linhas={linhas}
        valor_total={typeof values.valor_total === 'number' ? values.valor_total : null}
        inicio={inicio}
        disabled={disabled}
        onDivide={onChange}
      />
    </fieldset>
  )
}
