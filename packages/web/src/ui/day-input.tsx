import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/Popover.css'
import { type Day, formatDay, parseDay, parseTypedDay } from '@paco/domain/shared/days'
import { CalendarDays, Lock } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import type { DayCalendarProps } from './day-calendar.tsx'
import classes from './day-input.module.css'
import { inMain } from './in-main.ts'

type Own = 'value' | 'onChange' | 'type' | 'rightSection'

export interface DayInputProps extends Omit<TextInputProps, Own> {
  /** `YYYY-MM-DD`, null when empty; a text that is no day is shown as it is. */
  value: string | null
  onChange: (day: Day | null) => void
  /** Gets a text that is no day. Without it such a text counts as empty. */
  onUnreadable?: (text: string) => void
}

/** `31/12/2026`, also without the bars or pasted as `2026-12-31`. */
export function readDay(text: string): Day | null {
  const bars = /^\s*(\d{2})(\d{2})(\d{4})\s*$/.exec(text)
  return bars ? parseTypedDay(`${bars[1]}/${bars[2]}/${bars[3]}`) : (parseTypedDay(text) ?? parseDay(text))
}

function shown(value: string | null): string {
  const day = parseDay(value ?? '')
  return day === null ? (value ?? '') : formatDay(day)
}

/** A day, typed dd/mm/aaaa or picked. The calendar's code comes when it is first opened. */
export function DayInput({ value, onChange, onUnreadable, error, onBlur, ...rest }: DayInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [unreadable, setUnreadable] = useState(false)
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
              setUnreadable(false)
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
      error={error ?? (unreadable ? 'Informe uma data válida, como 31/12/2026.' : undefined)}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        take(event.currentTarget.value)
        setUnreadable(false)
      }}
      onBlur={(event) => {
        const text = event.currentTarget.value
        const wrong = readDay(text) === null && text.trim() !== ''
        setUnreadable(wrong)
        // An impossible date stays there to be corrected.
        setTyped(wrong ? text : null)
        onBlur?.(event)
      }}
    />
  )
}
