import { type KeyboardEvent, type ReactNode, useId } from 'react'
import classes from './tabs.module.css'
import words from './theme/words.module.css'

interface Tab<Key extends string> {
  key: Key
  label: string
  panel: ReactNode
}

interface TabsProps<Key extends string> {
  className?: string | undefined
  panelClass?: string | undefined
  tabs: readonly Tab<Key>[]
  current: Key
  onChange: (key: Key) => void
}

/** What an arrow leads to, round and round. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Several things in one place, one of them seen. The arrows go from one to the next. */
export function Tabs<Key extends string>({ className, panelClass, tabs, current, onChange }: TabsProps<Key>) {
  const id = useId()
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const ends: Readonly<Record<string, number>> = { Home: 0, End: tabs.length - 1 }
    const step = STEPS[event.key]
    const next = step === undefined ? ends[event.key] : (index + step + tabs.length) % tabs.length
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    document.getElementById(`${id}-${tab.key}`)?.focus()
    onChange(tab.key)
  }
  return (
    <div className={className}>
      <div role="tablist" className={classes.list}>
        {tabs.map(({ key, label }, index) => (
          <button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            className={`${words.nowrap} ${words.grows} ${classes.tab}`}
            aria-selected={key === current}
            aria-controls={`${id}-${key}-panel`}
            tabIndex={key === current ? 0 : -1}
            onClick={() => onChange(key)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ key, panel }) => (
        <div
          key={key}
          id={`${id}-${key}-panel`}
          role="tabpanel"
          className={panelClass}
          aria-labelledby={`${id}-${key}`}
          hidden={key !== current}
        >
          {key === current ? panel : null}
        </div>
      ))}
    </div>
  )
}
