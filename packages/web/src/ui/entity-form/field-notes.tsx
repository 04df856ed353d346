import { TriangleAlert } from 'lucide-react'
import words from '../theme/words.module.css'
import classes from './field-notes.module.css'
import type { InputField, Values } from './types.ts'

/** Under a field: what its value means, and what looks wrong about it. Warnings are said as they appear, and refuse nothing. */
export function FieldNotes({ field, values }: { field: InputField; values: Values }) {
  const below = field.below?.(values)
  const warning = field.warning?.(values) ?? null
  return (
    <>
      {below ? <div className={`${words.above4} ${words.size13}`}>{below}</div> : null}
      {field.warning ? (
        <div role="status">
          {warning === null ? null : (
            <p
              className={`${words.gap8} ${words.above8} ${words.size13} ${words.rounded} ${classes.warning}`}
            >
              <TriangleAlert size={16} aria-hidden className={classes.icon} />
              <span>
                <strong>Atenção:</strong> {warning}
              </span>
            </p>
          )}
        </div>
      ) : null}
    </>
  )
}
