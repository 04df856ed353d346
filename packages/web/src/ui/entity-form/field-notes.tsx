import { FieldWarning } from '../field/field-warning.tsx'
import words from '../theme/words.module.css'
import { PublishedNote } from './published-note.tsx'
import type { DescribedInput, Values } from './types.ts'

/** Under a field: what its value means, and what looks wrong about it. Warnings are said as they appear, and refuse nothing. */
export function FieldNotes({ field, values }: { field: DescribedInput; values: Values }) {
  const below = field.below?.(values)
  const warning = field.warning?.(values)
  const typed = values[field.name]
  return (
    <>
      {below ? <div className={`${words.above4} ${words.size13}`}>{below}</div> : null}
      {field.warning || field.published ? (
        <div role="status">
          {warning == null ? null : <FieldWarning>{warning}</FieldWarning>}
          {field.published && typeof typed === 'string' ? <PublishedNote text={typed} /> : null}
        </div>
      ) : null}
    </>
  )
}
