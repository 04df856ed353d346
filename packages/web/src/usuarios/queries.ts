import { usuariosCalls } from '@paco/domain/usuarios/contract'
import { MESSAGES } from '@paco/domain/usuarios/messages'
import { senhaCalls } from '@paco/domain/usuarios/senha-contract'
import { sessaoCalls } from '@paco/domain/usuarios/sessao-contract'
import { queryOptions } from '@tanstack/react-query'
import { keyOf, recordOf, rowsOf } from '../http/reads.ts'
import { sendsEmail } from './sends-email.ts'

export const euQuery = recordOf(sessaoCalls.getEu, {}, MESSAGES.userNotFound)

export const sessoesQuery = rowsOf(sessaoCalls.listSessoes, {})

export const porEmailQuery = queryOptions({
  queryKey: keyOf(senhaCalls.getComoTrocarSenha, {}, 'por-email'),
  queryFn: ({ signal }) => sendsEmail(signal),
})

export const usuarioQuery = (id: number) =>
  recordOf(usuariosCalls.getUsuario, { params: { id } }, MESSAGES.userNotFound)
