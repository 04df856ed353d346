import { sql } from 'kysely'
import { changingSessions } from '../db/changes.ts'
import type { Trx } from '../db/database.ts'
import { unknownPassword } from './passwords.ts'

/** What is asked of an account before somebody else relies on its e-mail; whoever asks holds the person. */
interface Conta {
  readonly id: number
  readonly email_confirmado: boolean
}

/**
 * An account whose e-mail nobody proved may be a stranger's who typed somebody else's. Before it is linked, invited, promoted,
 * given a department or opened again it loses its password and all that was ever made with it.
 */
export async function dropUnproven(trx: Trx, { id, email_confirmado }: Conta): Promise<void> {
  if (email_confirmado) return
  await sql`select conta_esvaziar(${id})`.execute(trx)
  await trx
    .updateTable('usuarios')
    .set({ senha_hash: await unknownPassword(), senha_trocada_em: sql`now()`, ultimo_acesso: null })
    .where('id', '=', id)
    .execute()
  changingSessions.add(trx)
}

/** The e-mail is proven from now on, and the account is its owner's alone. */
export async function proveEmail(trx: Trx, conta: Conta): Promise<void> {
  if (conta.email_confirmado) return
  await dropUnproven(trx, conta)
  await trx.updateTable('usuarios').set({ email_confirmado: true }).where('id', '=', conta.id).execute()
}
