import type { Campos } from '@paco/domain/shared/errors'
import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import parts from '../data/parts.module.css'
import shared from '../theme/shared.module.css'
import tones from '../theme/tones.module.css'
import words from '../theme/words.module.css'
import classes from './entity-form.module.css'
import type { DescribedField } from './types.ts'

interface ErrorSummaryProps {
  fields: readonly DescribedField[]
  errors: Campos
  /** What went wrong beyond the fields. */
  failure: string | null
  failureTitle: string | undefined
  /** Grows with each failed submit, and each time the focus comes here. */
  failed: number
  idOf: (name: string) => string
}

function heading(count: number, failureTitle = 'Não foi possível salvar.'): string {
  if (count === 0) return failureTitle
  return count === 1 ? 'Há 1 campo para corrigir:' : `Há ${String(count)} campos para corrigir:`
}

/** Everything that stands in the way, in one place, each with the way to its field. Takes the focus on submit. */
export function ErrorSummary({ fields, errors, failure, failureTitle, failed, idOf }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failed > 0) box.current?.focus()
  }, [failed])

  const known = fields.filter(({ name, kind }) => kind !== 'section' && errors[name] !== undefined)
  const names = new Set(known.map(({ name }) => name))
  const others = Object.entries(errors).filter(([name]) => !names.has(name))
  if (failed === 0 || (failure === null && known.length + others.length === 0)) return null
  return (
    <div
      ref={box}
      className={`${shared.row} ${parts.banner} ${tones.late} ${words.start} ${words.gap4x12} ${classes.summary}`}
      role="alert"
      tabIndex={-1}
    >
      <CircleAlert size={20} aria-hidden className={words.bad} />
      <div>
        <p className={words.strong}>{heading(known.length + others.length, failureTitle)}</p>
        {failure === null ? null : <p>{failure}</p>}
        <ul className={`${words.above4} ${classes.summaryList}`}>
          {known.map(({ name, label }) => (
            <li key={name}>
              <a
                href={`#${idOf(name)}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(idOf(name))?.focus()
                }}
              >
                {label}: {errors[name]}
              </a>
            </li>
          ))}
          {others.map(([name, reason]) => (
            <li key={name}>{reason}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
