import { notFound } from '@paco/domain/shared/errors'
import { usuariosCalls } from '@paco/domain/usuarios/contract'
import { MESSAGES } from '@paco/domain/usuarios/messages'
import { senhaCalls } from '@paco/domain/usuarios/senha-contract'
import { sessaoCalls } from '@paco/domain/usuarios/sessao-contract'
import type { Usuario } from '@paco/domain/usuarios/usuario'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

function only(rows: Usuario[]): Usuario {
  const [row] = rows
  if (!row) throw notFound(MESSAGES.userNotFound)
  return row
}

export const euQuery = queryOptions({
  queryKey: ['/api/eu'],
  queryFn: async ({ signal }) => only((await request(sessaoCalls.getEu, { signal })).data.Result),
})

export const sessoesQuery = queryOptions({
  queryKey: ['/api/eu/sessoes'],
  queryFn: async ({ signal }) => (await request(sessaoCalls.listSessoes, { signal })).data.Result,
})

/** Whether the system sends e-mails. */
export const porEmailQuery = queryOptions({
  queryKey: ['/api/senha'],
  queryFn: async ({ signal }) =>
    (await request(senhaCalls.getComoTrocarSenha, { signal })).data.Result[0]?.por_email ?? false,
})

export const usuarioQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/usuarios', id],
    queryFn: async ({ signal }) =>
      only((await request(usuariosCalls.getUsuario, { params: { id }, signal })).data.Result),
  })
