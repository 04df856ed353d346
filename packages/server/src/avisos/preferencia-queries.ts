import type { PreferenciaEmail } from '@paco/domain/avisos/preferencia'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export interface Preferida {
  readonly email: PreferenciaEmail
  readonly endereco: string
}

export async function readPreferencia(db: Db, usuario: number): Promise<Preferida | null> {
  const { rows } = await sql<Preferida>`
    select coalesce(v.email, 'imediato') as email, u.email as endereco
    from usuarios u left join avisos_leitura v on v.usuario_id = u.id where u.id = ${usuario}`.execute(db)
  return rows[0] ?? null
}

/** Of somebody who is no longer there nothing is written. */
export async function writePreferencia(db: Db, usuario: number, email: PreferenciaEmail): Promise<void> {
  await sql`
    insert into avisos_leitura (usuario_id, email) select id, ${email} from usuarios where id = ${usuario}
    on conflict (usuario_id) do update set email = excluded.email`.execute(db)
}
