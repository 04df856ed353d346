import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import classes from './entity-form.module.css'
import type { DescribedField } from './types.ts'

/** What has a heading of its own. */
const isHeaded = ({ kind }: DescribedField) => kind === 'section' || kind === 'table'

function goTo(id: string): void {
  const heading = document.getElementById(id)
  heading?.scrollIntoView?.({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

interface FormIndexProps {
  fields: readonly DescribedField[]
  idOf: (name: string) => string
}

/** The sections of a long form, each a step away. */
export function FormIndex({ fields, idOf }: FormIndexProps) {
  return (
    <nav aria-label="Seções do formulário" className={`${shared.screenOnly} ${words.below12}`}>
      <ul className={`${shared.row} ${words.gap8x16}`}>
        {fields.filter(isHeaded).map(({ name, label }) => (
          <li key={name}>
            <a
              href={`#${idOf(name)}`}
              className={classes.indexed}
              onClick={(event) => {
                // An address of its own for each would be one more step back.
                event.preventDefault()
                goTo(idOf(name))
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
