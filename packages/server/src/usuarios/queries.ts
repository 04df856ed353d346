import { conflict, invalid, notFound } from '@paco/domain/shared/errors'
import { MESSAGES } from '@paco/domain/usuarios/messages'
import { usuario, usuariosList, type usuarioUpdate } from '@paco/domain/usuarios/usuario'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod/mini'
import { changingSessions } from '../db/changes.ts'
import type { Db, Trx } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'
import { readRecord, recordsOf } from '../db/records.ts'
import { refuseForaDeUso } from '../secretarias/queries.ts'
import { dropUnproven } from './comprovacao-queries.ts'
import { dropConvite } from './convite-queries.ts'
import { assertEmergenciaStays } from './emergencia.ts'
import { dropSenhaLink } from './senha-queries.ts'
import { endSessionsOf, forgetPlaces } from './sessao-queries.ts'

export const usuariosSource: ListSource = {
  view: 'lista_usuarios',
  row: Object.keys(usuario.shape),
  columns: usuariosList.columns,
  order: 'name',
  filters: {
    entrou: (entrou) => (entrou ? sql`ultimo_acesso is not null` : sql`ultimo_acesso is null`),
    tem_secretaria: (tem) => (tem ? sql`id_secretaria is not null` : sql`id_secretaria is null`),
  },
}

/** One person as a JSON array of one, or a refusal. */
export const readUsuario = (db: Db, id: number): Promise<string> =>
  readRecord(db, usuariosSource, id, MESSAGES.userNotFound)

const records = recordsOf('usuarios', {
  missing: MESSAGES.userNotFound,
  refusals: {
    usuarios_email: () => conflict(MESSAGES.emailTaken, { email: MESSAGES.emailTaken }),
    usuarios_id_secretaria_fkey: () => invalid({ id_secretaria: MESSAGES.secretariaNotFound }),
    ...refuseForaDeUso('id_secretaria'),
  },
})

interface NewUsuario {
  name: string
  email: string
  senha_hash: string
  /** Whether its e-mail was proven, or an administrator hands out its password. */
  email_confirmado: boolean
  role?: 'admin' | 'user' | 'auditor' | undefined
  id_secretaria?: number | null | undefined
  ativo?: boolean | undefined
}

export const insertUsuario = (trx: Trx, values: NewUsuario): Promise<number> =>
  records.insert(trx, { ...values, role: values.role ?? 'user' })

export const countUsuarios = async (db: Db): Promise<number> =>
  (await db.selectFrom('usuarios').select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow()).n

/**
 * An account of this e-mail that is nobody's: unproven, and no administrator invited anyone to it. It stands in the way of no
 * invitation and of no new account.
 */
const findUnproven = (db: Db, email: string) =>
  db
    .selectFrom('usuarios as u')
    .select('u.id')
    .where(sql`lower(u.email)`, '=', email.toLowerCase())
    .where('u.email_confirmado', '=', false)
    .where(sql<boolean>`not exists (select from convites c where c.usuario_id = u.id)`)
    .executeTakeFirst()

/** A new account by an administrator's word. */
export async function giveUsuario(trx: Trx, values: NewUsuario): Promise<number> {
  const found = await findUnproven(trx, values.email)
  if (!found) return insertUsuario(trx, values)
  await dropUnproven(trx, await holdUsuario(trx, found.id))
  await updateUsuario(trx, found.id, { ativo: true, ...values })
  return found.id
}

/**
 * The active administrators, and whether each can come in: whoever has no more than an invitation may never use it, and
 * once it ran out nobody would be left to make another. Nor can whoever's e-mail was never proven: they wait for one.
 */
const listAdmins = (trx: Trx) =>
  trx
    .selectFrom('usuarios as u')
    .select('u.id')
    .select(
      sql<boolean>`u.email_confirmado and (u.ultimo_acesso is not null
        or not exists (select from convites c where c.usuario_id = u.id and c.usado_em is null))`.as('entra'),
    )
    .where('u.role', '=', 'admin')
    .where('u.ativo', '=', true)
    .execute()

/** Somebody must stay able to run the system. Administrators are held by then, so that two cannot demote each other at once. */
async function assertAdminLeft(trx: Trx): Promise<void> {
  const admins = await listAdmins(trx)
  if (admins.length === 0) throw conflict(MESSAGES.lastAdmin)
  if (!admins.some(({ entra }) => entra)) throw conflict(MESSAGES.lastAdminInvited)
}

/** Whether nobody but this person can run the system; whoever asks holds the administrators. */
export const isLastAdmin = async (trx: Trx, id: number): Promise<boolean> =>
  !(await listAdmins(trx)).some((admin) => admin.entra && admin.id !== id)

type Changes = Omit<z.output<typeof usuarioUpdate>, 'password'> & {
  senha_hash?: string
  email_confirmado?: boolean
}

/** A person as they are while nobody else changes them. */
export interface Held {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly role: 'admin' | 'user' | 'auditor'
  readonly id_secretaria: number | null
  readonly ativo: boolean
  readonly email_confirmado: boolean
  readonly ultimo_acesso: Date | null
  readonly agora: Date
}

/** Holds these people, and the administrators before them: everyone who holds people does so in this order. */
export async function holdUsuarios(trx: Trx, ids: readonly number[]): Promise<Held[]> {
  const held = (where: RawBuilder<SqlBool>) =>
    trx
      .selectFrom('usuarios')
      .select(['id', 'name', 'email', 'role', 'id_secretaria', 'ativo', 'email_confirmado', 'ultimo_acesso'])
      .select(sql<Date>`now()`.as('agora'))
      .where(where)
      .orderBy('id')
      .forUpdate()
      .execute()
  await held(sql`role = 'admin'`)
  return held(sql`id = any (${ids}::int[])`)
}

/** An account by its e-mail, as an operator types it. */
export const findUsuario = (db: Db, email: string) =>
  db.selectFrom('usuarios').select('id').where(sql`lower(email)`, '=', email.toLowerCase()).executeTakeFirst()

export async function holdUsuario(trx: Trx, id: number): Promise<Held> {
  const [held] = await holdUsuarios(trx, [id])
  if (!held) throw notFound(MESSAGES.userNotFound)
  return held
}

/**
 * Changes a person; a new role, department, situation or password ends their sessions at once, a new password also the
 * secret address of their calendar and the places they were known from: somebody else may have had them. An invitation,
 * or a link for another password, ends with the account, the e-mail or the password it was made for. Of an account that
 * nobody proved nothing is left to whoever made it once its role, department or e-mail changes, or it is opened again.
 */
export async function updateUsuario(
  trx: Trx,
  id: number,
  { versao, senha_hash, ...values }: Changes,
): Promise<void> {
  const before = await holdUsuario(trx, id)
  const password = senha_hash ? { senha_hash, senha_trocada_em: before.agora } : {}
  const { role = before.role, ativo = before.ativo, email = before.email } = values
  assertEmergenciaStays(before, { role, ativo, email })
  const isNew = (key: 'role' | 'id_secretaria' | 'ativo' | 'email') =>
    values[key] !== undefined && values[key] !== before[key]
  if (isNew('role') || isNew('id_secretaria') || isNew('email') || (isNew('ativo') && ativo))
    await dropUnproven(trx, before)
  await records.update(trx, id, { ...values, ...password }, versao)
  // A new name too: it signs what the person writes from now on.
  changingSessions.add(trx)
  await assertAdminLeft(trx)
  if (isNew('role') || isNew('id_secretaria') || isNew('ativo') || senha_hash) await endSessionsOf(trx, id)
  if (isNew('ativo') || isNew('email') || senha_hash) {
    await dropConvite(trx, id)
    await dropSenhaLink(trx, id)
  }
  if (senha_hash) await forgetPlaces(trx, id)
}

/** Those of these people whom nobody proved are to act somewhere: nothing is left to whoever made their accounts. */
export async function dropUnprovenOf(trx: Trx, named: readonly number[]): Promise<void> {
  if (named.length === 0) return
  const unproven = await trx
    .selectFrom('usuarios')
    .select('id')
    .where('id', 'in', [...named])
    .where('email_confirmado', '=', false)
    .execute()
  if (unproven.length === 0) return
  const ids = unproven.map(({ id }) => id)
  for (const held of await holdUsuarios(trx, ids)) await dropUnproven(trx, held)
}

/** Only somebody whom nothing refers to goes: an account that came in by mistake. */
export async function deleteUsuario(trx: Trx, id: number): Promise<void> {
  assertEmergenciaStays(await holdUsuario(trx, id), null)
  await records.delete(trx, id)
  await assertAdminLeft(trx)
}
