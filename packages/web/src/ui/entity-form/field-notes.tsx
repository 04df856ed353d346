import { lazy, Suspense } from 'react'
import { FieldWarning } from '../field/field-warning.tsx'
import words from '../theme/words.module.css'
import type { DescribedInput, Values } from './types.ts'

const PersonalWarning = lazy(async () => ({
  default: (await import('./personal-warning.tsx')).PersonalWarning,
}))

/** A text that everyone would read and that may tell of a person: without a figure or an at none does. */
function published({ name, published }: DescribedInput, values: Values): string | null {
  const typed = values[name]
  return published && typeof typed === 'string' && /[0-9@]/.test(typed) ? typed : null
}

/** Under a field: what its value means, and what looks wrong about it. Warnings are said as they appear, and refuse nothing. */
export function FieldNotes({ field, values }: { field: DescribedInput; values: Values }) {
  const below = field.below?.(values)
  const warning = field.warning?.(values)
  const text = published(field, values)
  return (
    <>
      {below ? <div className={`${words.above4} ${words.size13}`}>{below}</div> : null}
      {field.warning || field.published ? (
        <div role="status">
          {warning == null ? null : <FieldWarning>{warning}</FieldWarning>}
          {text === null ? null : (
            <Suspense>
              <PersonalWarning text={text} />
            </Suspense>
          )}
        </div>
      ) : null}
    </>
  )
}
