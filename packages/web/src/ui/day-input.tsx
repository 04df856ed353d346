import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/Popover.css'
import { type Day, formatDay, parseDay } from '@paco/domain/shared/days'
import { CalendarDays, Lock } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import type { DayCalendarProps } from './day-calendar.tsx'
import classes from './day-input.module.css'
import { inMain } from './in-main.ts'
import { dayProblem, hasShortYear, readDay } from './read-day.ts'

type Own = 'value' | 'onChange' | 'type' | 'rightSection'

export interface DayInputProps extends Omit<TextInputProps, Own> {
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
  const [open, setOpen] = useState(false)
  const [Calendar, setCalendar] = useState<ComponentType<DayCalendarProps> | null>(null)

  // Opened only when the calendar is there, so that the focus finds a day to go to.
  const toggle = async () => {
    if (!Calendar) {
      const { DayCalendar } = await import('./day-calendar.tsx')
      setCalendar(() => DayCalendar)
    }
    setOpen((before) => !before)
  }

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

  const button = (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
      portalProps={inMain()}
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          className={classes.button}
          aria-label="Abrir calendário"
          disabled={rest.disabled}
          onClick={() => void toggle()}
        >
          <CalendarDays size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label="Calendário">
        {Calendar ? (
          <Calendar
            day={parseDay(value ?? '')}
            onPick={(day) => {
              setTyped(null)
              setProblem(null)
              onChange(day)
              setOpen(false)
            }}
          />
        ) : null}
      </Popover.Dropdown>
    </Popover>
  )

  return (
    <TextInput
      placeholder="dd/mm/aaaa"
      {...rest}
      classNames={{ input: classes.input }}
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
      value={typed ?? shown(value)}
      rightSection={rest.readOnly ? <Lock size={14} aria-hidden /> : button}
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
