import { ClockAlert, Hourglass } from 'lucide-react'
import classes from './marks.module.css'
import tones from './theme/tones.module.css'
import words from './theme/words.module.css'

const ICONS = { late: ClockAlert, wait: Hourglass }

export interface ShownMark {
  tone: keyof typeof ICONS
  label: string
  /** What it goes by, a line for each thing that is marked. */
  title: string
}

interface MarksProps {
  marks: readonly ShownMark[]
}

/** What a status leaves unsaid, beside or under it: icon and words, quieter than the status itself. */
export function Marks({ marks }: MarksProps) {
  if (marks.length === 0) return null
  return (
    <span className={classes.marks}>
      {marks.map(({ tone, label, title }) => {
        const Icon = ICONS[tone]
        return (
          <span
            key={label}
            className={`${words.inline} ${words.gap4} ${words.size12} ${words.medium} ${words.nowrap} ${classes.mark} ${tones[tone]}`}
            title={title}
          >
            <Icon size={12} strokeWidth={2.5} aria-hidden />
            {label}
          </span>
        )
      })}
    </span>
  )
}
