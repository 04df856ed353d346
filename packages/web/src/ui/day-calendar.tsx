import { DatePicker } from '@mantine/dates'
import './theme/mantine-base.css'
import '@mantine/dates/styles.css'
import 'dayjs/locale/pt-br'
import type { Day } from '@paco/domain/shared/days'
import classes from './day-input.module.css'

export interface DayCalendarProps {
  day: Day | null
  onPick: (day: Day) => void
}

const LABELS = {
  nextMonth: 'Próximo mês',
  previousMonth: 'Mês anterior',
  nextYear: 'Próximo ano',
  previousYear: 'Ano anterior',
  nextDecade: 'Próxima década',
  previousDecade: 'Década anterior',
  monthLevelControl: 'Escolher o mês',
  yearLevelControl: 'Escolher o ano',
}

/** A month in Portuguese, from Sunday to Saturday as calendars hang on Brazilian walls. */
export function DayCalendar({ day, onPick }: DayCalendarProps) {
  return (
    <DatePicker
      locale="pt-br"
      firstDayOfWeek={0}
      weekendDays={[0]}
      weekdayFormat="ddd"
      hideOutsideDates
      classNames={{ day: classes.day, weekday: classes.weekday }}
      value={day}
      defaultDate={day ?? undefined}
      minDate="1900-01-01"
      maxDate="2199-12-31"
      ariaLabels={LABELS}
      getDayProps={(date) => (date === day ? { 'data-autofocus': true } : {})}
      onChange={(picked) => {
        // A click on the chosen day would unchoose it; here it confirms.
        onPick(picked ?? day ?? '')
      }}
    />
  )
}
