import { TriangleAlert } from 'lucide-react'
import shared from '../theme/shared.module.css'
import classes from './field-notes.module.css'
import type { InputField, Values } from './types.ts'

/** Under a field: what its value means, and what looks wrong about it. Warnings are said as they appear, and refuse nothing. */
export function FieldNotes({ field, values }: { field: InputField; values: Values }) {
  const below = field.below?.(values)
  const warning = field.warning?.(values) ?? null
  return (
    <>
      {below ? <div className={`${shared.above4} ${shared.size13}`}>{below}</div> : null}
      {field.warning ? (
        <div role="status">
          {warning === null ? null : (
            <p
              className={`${shared.gap8} ${shared.above8} ${shared.size13} ${shared.rounded} ${classes.warning}`}
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
