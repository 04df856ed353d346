import { conflict, invalid, notFound } from '@paco/domain/shared/errors'
import { MESSAGES } from '@paco/domain/usuarios/messages'
import { usuario, usuariosList, type usuarioUpdate } from '@paco/domain/usuarios/usuario'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import { changingSessions } from '../db/changes.ts'
import type { Db, Trx } from '../db/database.ts'
import { type ListSource, readRow } from '../db/list.ts'
import { refuseMissingOrStale, refuseOn } from '../db/refusals.ts'
import { endSessionsOf, forgetPlaces } from './sessao-queries.ts'

export const usuariosSource: ListSource = {
  view: 'lista_usuarios',
  row: Object.keys(usuario.shape),
  columns: usuariosList.columns,
  order: 'name',
}

/** One person as a JSON array of one, or a refusal. */
export async function readUsuario(db: Db, id: number): Promise<string> {
  const row = await readRow(db, usuariosSource, id)
  if (row === null) throw notFound(MESSAGES.userNotFound)
  return row
}

const refusals = {
  usuarios_email: () => conflict(MESSAGES.emailTaken, { email: MESSAGES.emailTaken }),
  usuarios_id_secretaria_fkey: () => invalid({ id_secretaria: MESSAGES.secretariaNotFound }),
}

interface NewUsuario {
  name: string
  email: string
  senha_hash: string
  role?: 'admin' | 'user' | 'auditor' | undefined
  id_secretaria?: number | null | undefined
}

export async function insertUsuario(trx: Trx, values: NewUsuario): Promise<number> {
  const row = { ...values, id_secretaria: values.id_secretaria ?? null, role: values.role ?? 'user' }
  const insert = trx.insertInto('usuarios').values(row).returning('id').executeTakeFirstOrThrow()
  return (await refuseOn(refusals, insert)).id
}

export const countUsuarios = async (db: Db): Promise<number> =>
  (await db.selectFrom('usuarios').select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow()).n

/** Somebody must stay able to run the system. Locks the admins, so that two of them cannot demote each other at once. */
async function assertAdminLeft(trx: Trx): Promise<void> {
  const admins = await trx
    .selectFrom('usuarios')
    .select('id')
    .where('role', '=', 'admin')
    .where('ativo', '=', true)
    .execute()
  if (admins.length === 0) throw conflict(MESSAGES.lastAdmin)
}

type Changes = Omit<z.output<typeof usuarioUpdate>, 'password'> & { senha_hash?: string }

/**
 * Changes a person; a new role, department, situation or password ends their sessions at once, a new password also the
 * secret address of their calendar and the places they were known from: somebody else may have had them.
 */
export async function updateUsuario(
  trx: Trx,
  id: number,
  { versao, senha_hash, ...values }: Changes,
): Promise<void> {
  await trx
    .selectFrom('usuarios')
    .select('id')
    .where('role', '=', 'admin')
    .orderBy('id')
    .forUpdate()
    .execute()
  const before = await trx
    .selectFrom('usuarios')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const password = senha_hash ? { senha_hash, senha_trocada_em: sql<Date>`now()` } : {}
  let update = trx
    .updateTable('usuarios')
    .set((eb) => ({ ...values, ...password, versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
  if (versao !== undefined) update = update.where('versao', '=', versao)
  const after = await refuseOn(
    refusals,
    update.returning(['role', 'id_secretaria', 'ativo']).executeTakeFirst(),
  )
  // A new name too: it signs what the person writes from now on.
  changingSessions.add(trx)
  if (!after || !before) return refuseMissingOrStale(trx, 'usuarios', id, MESSAGES.userNotFound)
  await assertAdminLeft(trx)
  const moved = (['role', 'id_secretaria', 'ativo'] as const).some((key) => before[key] !== after[key])
  if (moved || senha_hash) await endSessionsOf(trx, id)
  if (senha_hash) await forgetPlaces(trx, id)
}
