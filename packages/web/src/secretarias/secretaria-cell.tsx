import type { CellContent } from '../ui/list-screen/types.ts'
import type { SecretariaChoice } from './choices.ts'

interface OfSecretaria {
  id_secretaria: number | null
}

/** A department in a list: by its short name; the whole one when it is pointed at. */
export const secretariaCell =
  (secretarias: readonly SecretariaChoice[]) =>
  ({ id_secretaria }: OfSecretaria, { text, content }: CellContent) => {
    const curto = secretarias.find(({ value }) => value === id_secretaria)?.curto
    return curto === undefined || curto === text ? content : <span title={text}>{curto}</span>
  }
