import { avisoPessoal } from '@paco/domain/shared/aviso-pessoal'
import { FieldWarning } from '../field/field-warning.tsx'
import words from '../theme/words.module.css'
import type { DescribedInput, Values } from './types.ts'

/** What everyone would read and cannot be published as it is. */
function personal({ name, published }: DescribedInput, values: Values): string | null {
  const typed = values[name]
  return published && typeof typed === 'string' ? avisoPessoal(typed) : null
}

/** Under a field: what its value means, and what looks wrong about it. Warnings are said as they appear, and refuse nothing. */
export function FieldNotes({ field, values }: { field: DescribedInput; values: Values }) {
  const below = field.below?.(values)
  const warnings = [field.warning?.(values), personal(field, values)].filter((text) => text != null)
  return (
    <>
      {below ? <div className={`${words.above4} ${words.size13}`}>{below}</div> : null}
      {field.warning || field.published ? (
        <div role="status">
          {warnings.map((warning) => (
            <FieldWarning key={warning}>{warning}</FieldWarning>
          ))}
        </div>
      ) : null}
    </>
  )
}
