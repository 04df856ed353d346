import type { CustomFieldProps, Field } from '../ui/entity-form/types.ts'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './choice-field.module.css'

interface Choice {
  value: string
  label: string
}

function Choices({
  id,
  label,
  value,
  disabled,
  describedBy,
  onChange,
  choices,
}: CustomFieldProps & { choices: readonly Choice[] }) {
  return (
    // Reached from the summary of errors, hence the id; the radios inside take the keyboard.
    <div
      id={id}
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
      tabIndex={-1}
      className={`${words.wrap} ${words.gap8}`}
    >
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={`${shared.line} ${words.gap8} ${words.rounded} ${classes.choice}`}
        >
          <input
            type="radio"
            name={id}
            value={choice.value}
            checked={value === choice.value}
            disabled={disabled}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  )
}

interface ChoiceFieldProps<Name extends string> {
  name: Name
  choices: readonly Choice[]
  refusal: string
}

/** A field for one of few words, all of them in sight. */
export const choiceField = <const Name extends string>({ choices, ...named }: ChoiceFieldProps<Name>) =>
  ({
    ...named,
    kind: 'custom',
    span: 12,
    render: (props: CustomFieldProps) => <Choices {...props} choices={choices} />,
    show: (value: unknown) => choices.find((choice) => choice.value === value)?.label ?? '-',
  }) as const satisfies Field<Name>
