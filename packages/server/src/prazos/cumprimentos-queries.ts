import type { CumprimentoCreate } from '@paco/domain/prazos/cumprimento'
import { MESSAGES } from '@paco/domain/prazos/messages'
import { notFound } from '@paco/domain/shared/errors'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'

export interface Cumprimento {
  id: number
  chave: string
  cumprido_em: string
  evidencia: string
  marcado_por: string
  marcado_em: string
}

/** The marks under these keys. */
export async function readCumprimentos(db: Db, chaves: readonly string[]): Promise<Map<string, Cumprimento>> {
  const { rows } = await sql<Cumprimento>`
    select c.id, c.chave, c.cumprido_em, c.evidencia, u.name as marcado_por,
      to_json(c.feito_em) #>> '{}' as marcado_em
    from prazos_cumpridos c join usuarios u on u.id = c.feito_por
    where c.chave = any(${chaves}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.chave, row]))
}

/** The number of the mark, the one that was there included; null when that one says something else. */
export async function insertCumprimento(
  trx: Trx,
  mark: CumprimentoCreate & { feito_por: number; feito_em: Date },
): Promise<number | null> {
  const made = await trx
    .insertInto('prazos_cumpridos')
    .values(mark)
    .onConflict((conflict) => conflict.column('chave').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) return made.id
  const there = (await readCumprimentos(trx, [mark.chave])).get(mark.chave)
  const same = there?.cumprido_em === mark.cumprido_em && there.evidencia === mark.evidencia
  return same ? there.id : null
}

export async function deleteCumprimento(trx: Trx, id: number): Promise<void> {
  const gone = await trx
    .deleteFrom('prazos_cumpridos')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!gone) throw notFound(MESSAGES.cumprimentoNotFound)
}

export async function isProjeto(db: Db, id: number): Promise<boolean> {
  const found = await db.selectFrom('projetos').select('id').where('id', '=', id).executeTakeFirst()
  return found !== undefined
}
