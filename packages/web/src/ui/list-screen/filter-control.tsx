import { useId } from 'react'
import { DayInput } from '../day-input.tsx'
import { SelectBox } from '../field/select-box.tsx'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import { formatCount } from './pages.ts'
import classes from './toolbar.module.css'
import type { ChoiceFilter, DayFilter, Filter } from './types.ts'

const MOST_CHIPS = 5

interface FilterControlProps {
  filter: Filter
  value: string | undefined
  /** Chips say what they are about when another filter stands beside them. */
  labelled: boolean
  onChange: (value: string | undefined) => void
}

type ChoiceProps = FilterControlProps & { filter: ChoiceFilter }

function Chips({ filter, value, labelled, onChange }: ChoiceProps) {
  const all = { value: undefined, label: filter.allLabel ?? 'Todos', count: filter.allCount }
  const chips = [all, ...filter.options.map((option) => ({ ...option, value: String(option.value) }))]
  return (
    <fieldset className={`${shared.row} ${words.gap8}`} aria-label={filter.label}>
      {labelled ? <span className={shared.note}>{filter.label}:</span> : null}
      {chips.map((chip) => (
        <button
          key={chip.value ?? ''}
          type="button"
          className={`${shared.outlined} ${words.inline} ${words.size13} ${words.tabular} ${classes.chip}`}
          aria-pressed={chip.value === value}
          onClick={() => onChange(chip.value)}
        >
          {chip.label}
          {chip.count === undefined ? null : ` ${formatCount(chip.count)}`}
          {filter.counting ? <span className={classes.counting} aria-hidden /> : null}
        </button>
      ))}
    </fieldset>
  )
}

function Choice({ filter, value, onChange }: ChoiceProps) {
  return (
    <SelectBox
      className={classes.select}
      aria-label={filter.label}
      placeholder={`${filter.label}: ${(filter.allLabel ?? 'Todos').toLowerCase()}`}
      options={filter.options.map((option) => ({
        value: String(option.value),
        label: option.count === undefined ? option.label : `${option.label} ${formatCount(option.count)}`,
      }))}
      value={value ?? null}
      onChange={(next) => onChange(next ?? undefined)}
      searchable={filter.options.length > 10}
      clearLabel={`Limpar ${filter.label}`}
    />
  )
}

function DayChoice({ filter, value, onChange }: FilterControlProps & { filter: DayFilter }) {
  const id = useId()
  return (
    <div className={`${shared.note} ${shared.line} ${words.gap8}`}>
      <label htmlFor={id}>{filter.label}:</label>
      <DayInput
        id={id}
        className={classes.day}
        value={value ?? null}
        onChange={(day) => {
          if ((day ?? undefined) !== value) onChange(day ?? undefined)
        }}
      />
    </div>
  )
}

/** The control a filter asks for: chips for few values, a select box for more, a day for periods. */
export function FilterControl(props: FilterControlProps) {
  const { filter } = props
  if (filter.kind === 'day') return <DayChoice {...props} filter={filter} />
  const chips = filter.control ? filter.control === 'chips' : filter.options.length <= MOST_CHIPS
  return chips ? <Chips {...props} filter={filter} /> : <Choice {...props} filter={filter} />
}
