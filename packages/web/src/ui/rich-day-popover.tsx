import { Popover } from '@mantine/core'
import '@mantine/core/styles/Popover.css'
import { type ComponentPropsWithRef, type ReactElement, useEffect, useRef, useState } from 'react'
import { DayCalendar, type DayCalendarProps } from './day-calendar.tsx'
import { inMain } from './in-main.ts'
import { ThemeProvider } from './theme/theme-provider.tsx'

interface RichDayPopoverProps extends DayCalendarProps {
  button: (props: ComponentPropsWithRef<'button'>) => ReactElement
}

/** The calendar under its button; opens by itself, since it comes when the button was pressed. */
export function RichDayPopover({ button, day, onPick }: RichDayPopoverProps) {
  const target = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    // The focus goes back to the button when the calendar closes.
    target.current?.focus()
    setOpened(true)
  }, [])
  return (
    <ThemeProvider>
      <Popover
        opened={opened}
        onChange={setOpened}
        position="bottom-end"
        shadow="md"
        trapFocus
        returnFocus
        portalProps={inMain()}
      >
        <Popover.Target>
          {button({ ref: target, onClick: () => setOpened((before) => !before) })}
        </Popover.Target>
        <Popover.Dropdown aria-label="Calendário">
          <DayCalendar
            day={day}
            onPick={(picked) => {
              onPick(picked)
              setOpened(false)
            }}
          />
        </Popover.Dropdown>
      </Popover>
    </ThemeProvider>
  )
}
