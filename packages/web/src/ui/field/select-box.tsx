import { ChevronsUpDown, X } from 'lucide-react'
import { type FocusEvent, useState } from 'react'
import classes from './field.module.css'
import type { RichSelectProps } from './rich-select.tsx'
import { useReach } from './use-reach.ts'

interface SelectOption<Value> {
  value: Value
  label: string
}

export interface SelectBoxProps<Value extends string | number> {
  id?: string | undefined
  name?: string | undefined
  /** What is chosen here, for those who hear the screen; said beside the box by whoever draws it. */
  'aria-label'?: string | undefined
  'aria-describedby'?: string | undefined
  className?: string | undefined
  placeholder: string
  options: readonly SelectOption<Value>[]
  value: Value | null
  onChange: (value: Value | null) => void
  onBlur?: ((event: FocusEvent) => void) | undefined
  searchable: boolean
  /** The words of the cross that empties it, where it has one. */
  clearLabel?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  invalid?: boolean | undefined
}

const load = async () => (await import('./rich-select.tsx')).RichSelect

/** A choice among options. */
export function SelectBox<Value extends string | number>(props: SelectBoxProps<Value>) {
  const { value, options, searchable, clearLabel, disabled } = props
  const [typed, setTyped] = useState<string | null>(null)
  const reach = useReach<RichSelectProps<Value>>({ load, opensOnFocus: searchable })
  const { Rich } = reach
  if (Rich) return <Rich {...props} start={{ open: reach.isOpen(), typed }} />

  const clears = clearLabel !== undefined && value !== null && !disabled
  return (
    <div className={props.className}>
      <div className={classes.box} data-right={clears ? 'wide' : true}>
        <input
          id={props.id}
          name={props.name}
          type="text"
          role="combobox"
          className={classes.input}
          aria-label={props['aria-label']}
          aria-describedby={props['aria-describedby']}
          aria-haspopup="listbox"
          aria-expanded={false}
          aria-invalid={props.invalid || undefined}
          autoComplete="off"
          placeholder={props.placeholder}
          disabled={disabled}
          required={props.required}
          readOnly={!searchable}
          data-pointer={!searchable || undefined}
          value={typed ?? options.find((option) => option.value === value)?.label ?? ''}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            void reach.wake(true)
          }}
          {...reach.on}
          onBlur={(event) => {
            reach.leave()
            setTyped(null)
            props.onBlur?.(event)
          }}
        />
        <span className={classes.right}>
          {clears ? (
            <button
              type="button"
              className={classes.clear}
              aria-label={clearLabel}
              // It goes when it was pressed: the focus stays where it was.
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => props.onChange(null)}
            >
              <X size={14} aria-hidden />
            </button>
          ) : null}
          <ChevronsUpDown className={classes.chevron} size={14} aria-hidden />
        </span>
      </div>
    </div>
  )
}
