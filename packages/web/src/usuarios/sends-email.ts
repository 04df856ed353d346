import { senhaCalls } from '@paco/domain/usuarios/senha-contract'
import { request } from '../http/client.ts'

/** Whether the system sends e-mails. */
export const sendsEmail = async (signal?: AbortSignal): Promise<boolean> =>
  (await request(senhaCalls.getComoTrocarSenha, { signal })).data.Result[0]?.por_email ?? false
