import { avisoPessoal } from '@paco/domain/shared/aviso-pessoal'
import { FieldWarning } from '../field/field-warning.tsx'

/** What everyone would read and cannot be published as it is. */
export function PersonalWarning({ text }: { text: string }) {
  const warning = avisoPessoal(text)
  return warning === null ? null : <FieldWarning>{warning}</FieldWarning>
}
