import { Select } from '@mantine/core'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Combobox.css'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/CloseButton.css'
import { useId } from 'react'
import { DayInput } from '../day-input.tsx'
import { foldedFilter } from '../folded-filter.ts'
import { inMain } from '../in-main.ts'
import selectClasses from '../select.module.css'
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
    <fieldset className={classes.chips} aria-label={filter.label}>
      {labelled ? <span className={classes.chipsLabel}>{filter.label}:</span> : null}
      {chips.map((chip) => (
        <button
          key={chip.value ?? ''}
          type="button"
          className={classes.chip}
          aria-pressed={chip.value === value}
          onClick={() => onChange(chip.value)}
        >
          {chip.label}
          {chip.count === undefined ? null : ` ${formatCount(chip.count)}`}
        </button>
      ))}
    </fieldset>
  )
}

function Choice({ filter, value, onChange }: ChoiceProps) {
  return (
    <Select
      className={classes.select}
      aria-label={filter.label}
      placeholder={`${filter.label}: ${(filter.allLabel ?? 'Todos').toLowerCase()}`}
      data={filter.options.map((option) => ({
        value: String(option.value),
        label: option.count === undefined ? option.label : `${option.label} ${formatCount(option.count)}`,
      }))}
      value={value ?? null}
      onChange={(next) => onChange(next ?? undefined)}
      searchable={filter.options.length > 10}
      filter={foldedFilter}
      clearable
      clearButtonProps={{ 'aria-label': `Limpar ${filter.label}` }}
      nothingFoundMessage="Nada encontrado"
      withScrollArea={false}
      classNames={{ options: selectClasses.options }}
      comboboxProps={{ shadow: 'md', portalProps: inMain() }}
    />
  )
}

function DayChoice({ filter, value, onChange }: FilterControlProps & { filter: DayFilter }) {
  const id = useId()
  return (
    <div className={classes.dayGroup}>
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
