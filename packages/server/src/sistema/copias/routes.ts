import type { copiasCalls } from '@paco/domain/sistema/copias-contract'
import { MESSAGES } from '@paco/domain/sistema/messages'
import type { Handlers } from '../../http/handler.ts'
import type { CopiasContadas } from './copias.ts'

export const copiasRoutes = (copias: CopiasContadas): Handlers<typeof copiasCalls> => ({
  getCopias: async () => ({ Status: 'Success', Result: [await copias.tell()] }),
  createCopia: async () => {
    // Nobody waits for it: what becomes of it is told where the others are.
    copias.pedir()
    return { Status: 'Success', message: MESSAGES.copyBegun }
  },
})
