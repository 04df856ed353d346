import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import type { Recoded } from './recode.ts'

/** A record pictures belong to, as 'secretarias/17'. */
type Dono = `${'secretarias' | 'coordenadas' | 'diario'}/${number}`

/** Keeps a picture for a record and answers its name. The same picture sent again is kept once, and not swept meanwhile. */
export async function keepFoto(trx: Trx, dono: Dono, { fingerprint, bytes }: Recoded): Promise<string> {
  const nome = `${dono.replace('/', '-')}-${fingerprint}.webp`
  await sql`insert into fotos (nome, dono, bytes) values (${nome}, ${dono}, ${bytes})
    on conflict (nome) do update set criada_em = now()`.execute(trx)
  return nome
}

/** Whether a picture of this name was sent for this record. */
export async function isFotoOf(db: Db, dono: Dono, nome: string): Promise<boolean> {
  const row = await db
    .selectFrom('fotos')
    .select('nome')
    .where('nome', '=', nome)
    .where('dono', '=', dono)
    .executeTakeFirst()
  return row !== undefined
}

export async function readFoto(db: Db, nome: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('fotos')
    .select('bytes')
    .where('nome', '=', nome)
    .where('retirada_em', 'is', null)
    .executeTakeFirst()
  return row?.bytes ?? null
}
