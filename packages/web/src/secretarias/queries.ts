import { secretariasCalls } from '@paco/domain/secretarias/contract'
import { MESSAGES } from '@paco/domain/secretarias/messages'
import { recordOf, rowsOf } from '../http/reads.ts'

/** Names change rarely and are asked for everywhere. */
const WHILE = 5 * 60_000

/** Numbers and names, for select boxes and for reading records that hold only the number. */
export const nomesSecretariasQuery = {
  ...rowsOf(secretariasCalls.listNomesSecretarias, {}),
  staleTime: WHILE,
}

export const secretariaQuery = (id: number) =>
  recordOf(secretariasCalls.getSecretaria, { params: { id } }, MESSAGES.notFound)

/** All departments with who heads them, in their order. */
export const secretariasQuery = rowsOf(secretariasCalls.listSecretarias, {})
