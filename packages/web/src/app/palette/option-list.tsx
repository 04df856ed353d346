import { Link } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Highlight } from '../../ui/highlight.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import classes from './option-list.module.css'
import type { Group, Option } from './options.ts'

export const optionId = (list: string, index: number) => `${list}-${index}`

interface OptionViewProps {
  id: string
  option: Option
  selected: boolean
  find: string
  onMark: () => void
  onClick: (event: MouseEvent) => void
}

function OptionView({ id, option, selected, find, onMark, onClick }: OptionViewProps) {
  const { title, detail, icon: Icon, link } = option
  return (
    <Link
      {...link}
      id={id}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      draggable={false}
      className={`${words.ink} ${words.rounded} ${classes.option}`}
      // Not when it only came under a pointer at rest.
      onMouseMove={() => selected || onMark()}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden />
      <span className={words.wraps}>
        <Highlight text={title} find={find} />
      </span>
      {detail !== null && (
        <span className={`${shared.small} ${classes.detail}`}>
          <Highlight text={detail} find={find} />
        </span>
      )}
    </Link>
  )
}

interface OptionListProps {
  id: string
  groups: readonly Group[]
  /** Marked in the names. */
  find: string
  /** The option that Enter opens. */
  at: number
  onMark: (index: number) => void
  onClick: (option: Option, event: MouseEvent) => void
}

/** What was found, by kind. The keys of the field move the mark here. */
export function OptionList({ id, groups, find, at, onMark, onClick }: OptionListProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // With the first one its heading comes into sight too.
    if (at === 0) box.current?.scrollTo({ top: 0 })
    else document.getElementById(optionId(id, at))?.scrollIntoView({ block: 'nearest' })
  }, [id, at])

  const all = groups.flatMap(({ options }) => options)
  return (
    <div ref={box} id={id} role="listbox" aria-label="Resultados" className={classes.list} tabIndex={-1}>
      {groups.map(({ title, options }) => (
        <fieldset key={title}>
          <legend className={`${words.muted} ${classes.title}`}>{title}</legend>
          {options.map((option) => {
            const index = all.indexOf(option)
            return (
              <OptionView
                key={option.key}
                id={optionId(id, index)}
                option={option}
                selected={index === at}
                find={find}
                onMark={() => onMark(index)}
                onClick={(event) => onClick(option, event)}
              />
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}
