import { type Day, formatDay, parseDay } from '@paco/domain/shared/days'
import { CalendarDays, Lock } from 'lucide-react'
import { type ComponentPropsWithRef, lazy, Suspense, useState } from 'react'
import classes from './day-input.module.css'
import { IconButton } from './field/icon-button.tsx'
import { TextInput, type TextInputProps } from './field/text-input.tsx'
import { dayProblem, hasShortYear, readDay } from './read-day.ts'

const RichDayPopover = lazy(async () => ({
  default: (await import('./rich-day-popover.tsx')).RichDayPopover,
}))

type Own = 'value' | 'onChange' | 'type' | 'rightSection'

interface DayInputProps extends Omit<TextInputProps, Own> {
  /** `YYYY-MM-DD`, null when empty; a text that is no day is shown as it is. */
  value: string | null
  onChange: (day: Day | null) => void
  /** Gets a text that is no day. Without it such a text counts as empty. */
  onUnreadable?: (text: string) => void
}

function shown(value: string | null): string {
  const day = parseDay(value ?? '')
  return day === null ? (value ?? '') : formatDay(day)
}

/** A day, typed dd/mm/aaaa, 1/12/26 and the like, or picked. The calendar's code comes when it is first opened. */
export function DayInput({ value, onChange, onUnreadable, error, onBlur, ...rest }: DayInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)

  const take = (text: string) => {
    const day = readDay(text)
    if (day === null && text.trim() !== '' && onUnreadable) onUnreadable(text)
    else onChange(day)
  }
  // A filter asks the server for what is typed: `1/12/20` may still become 2026, so it waits until the field is left.
  const waits = (text: string) => onUnreadable === undefined && hasShortYear(text)
  const finish = (text: string) => {
    if (typed !== null && waits(text)) take(text)
  }

  const button = (props?: ComponentPropsWithRef<'button'>) => (
    <IconButton
      aria-label="Abrir calendário"
      aria-haspopup="dialog"
      disabled={rest.disabled}
      onClick={() => setAsked(true)}
      {...props}
    >
      <CalendarDays size={16} aria-hidden />
    </IconButton>
  )
  const calendar = asked ? (
    <Suspense fallback={button()}>
      <RichDayPopover
        button={button}
        day={parseDay(value ?? '')}
        onPick={(day) => {
          setTyped(null)
          setProblem(null)
          onChange(day)
        }}
      />
    </Suspense>
  ) : (
    button()
  )

  return (
    <TextInput
      placeholder="dd/mm/aaaa"
      {...rest}
      inputClass={classes.input}
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
      value={typed ?? shown(value)}
      rightSection={rest.readOnly ? <Lock size={14} aria-hidden /> : calendar}
      error={error ?? problem ?? undefined}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        if (!waits(event.currentTarget.value)) take(event.currentTarget.value)
        setProblem(null)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish(event.currentTarget.value)
      }}
      onBlur={(event) => {
        const text = event.currentTarget.value
        const wrong = dayProblem(text)
        setProblem(wrong)
        finish(text)
        // An impossible date stays there to be corrected.
        setTyped(wrong === null ? null : text)
        onBlur?.(event)
      }}
    />
  )
}
