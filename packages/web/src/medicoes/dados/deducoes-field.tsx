import { type Deducao, percentualDe } from '@paco/domain/medicoes/contas'
import { formatMoney } from '@paco/domain/shared/money'
import { Plus, Trash2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import type { CustomFieldProps } from '../../ui/entity-form/types.ts'
import { IconButton } from '../../ui/field/icon-button.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import classes from './deducoes-field.module.css'

/** A deduction while it is typed. */
interface Typed {
  nome: string
  base: number | null
  percentual: number | string | null
}

const NEW: Typed = { nome: '', base: null, percentual: null }

const typedIn = (value: unknown): readonly Typed[] => (Array.isArray(value) ? value : [])
const isBlank = ({ nome, base, percentual }: Typed) =>
  nome.trim() === '' && base === null && percentual === null

/** Without lines that nobody began. */
export const deducoesSent = (value: unknown): unknown =>
  typedIn(value)
    .filter((deducao) => !isBlank(deducao))
    .map(({ nome, base, percentual }) => ({ nome, base, percentual }))

const isWhole = (one: Typed): one is Deducao => one.base !== null && typeof one.percentual === 'number'

/** What is kept back by name: so much percent of a base. None unless the contract or the law says so. */
export function DeducoesField({ value, onChange, disabled, describedBy, label }: CustomFieldProps) {
  const deducoes = typedIn(value)
  const put = (index: number, own: Partial<Typed>) =>
    onChange(deducoes.map((one, at) => (at === index ? { ...one, ...own } : one)))
  return (
    <fieldset className={classes.list} aria-label={label} aria-describedby={describedBy} disabled={disabled}>
      {deducoes.map((one, index) => (
        // A line has no name of its own until it is saved; lines are only added at the end.
        <div key={String(index)} className={classes.line}>
          <TextInput
            aria-label={`Desconto ${index + 1}: nome`}
            placeholder="INSS, ISS…"
            value={one.nome}
            onChange={({ currentTarget }) => put(index, { nome: currentTarget.value })}
          />
          <MoneyInput
            aria-label={`Desconto ${index + 1}: base de cálculo`}
            placeholder="Base"
            value={one.base}
            onChange={(base) => put(index, { base })}
          />
          <QuantityInput
            aria-label={`Desconto ${index + 1}: percentual`}
            placeholder="0,00"
            rightSection={<span aria-hidden>%</span>}
            value={one.percentual}
            onChange={(percentual) => put(index, { percentual })}
          />
          <span className={`${words.tabular} ${words.nowrap} ${classes.amount}`}>
            {isWhole(one) ? formatMoney(percentualDe(one.base, one.percentual)) : '-'}
          </span>
          <IconButton
            aria-label={`Tirar o desconto ${index + 1}`}
            onClick={() => onChange(deducoes.filter((_, at) => at !== index))}
          >
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </div>
      ))}
      {deducoes.length === 0 ? <p className={shared.note}>Nenhum desconto.</p> : null}
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() => onChange([...deducoes, NEW])}
        >
          Novo desconto
        </Button>
      </div>
    </fieldset>
  )
}
