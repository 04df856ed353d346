import { usuariosCalls } from '@paco/domain/usuarios/contract'
import { MESSAGES } from '@paco/domain/usuarios/messages'
import { senhaCalls } from '@paco/domain/usuarios/senha-contract'
import { sessaoCalls } from '@paco/domain/usuarios/sessao-contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { keyOf, recordOf, rowsOf } from '../http/reads.ts'

export const euQuery = recordOf(sessaoCalls.getEu, {}, MESSAGES.userNotFound)

export const sessoesQuery = rowsOf(sessaoCalls.listSessoes, {})

/** Whether the system sends e-mails. */
export const porEmailQuery = queryOptions({
  queryKey: keyOf(senhaCalls.getComoTrocarSenha, {}, 'por-email'),
  queryFn: async ({ signal }) =>
    (await request(senhaCalls.getComoTrocarSenha, { signal })).data.Result[0]?.por_email ?? false,
})

export const usuarioQuery = (id: number) =>
  recordOf(usuariosCalls.getUsuario, { params: { id } }, MESSAGES.userNotFound)
