import { allowing } from '../http/access.ts'
import type { SessionUser } from '../shared/roles.ts'
import { DESCRITORES } from './descritores/descritores.ts'

/** Whoever may write records of some list brings them in from a sheet too. */
export const canImport = (who: SessionUser | null): boolean =>
  DESCRITORES.some(({ podeImportar }) => podeImportar(who))

export const importers = allowing(canImport, 'quem pode cadastrar ou alterar os registros')
