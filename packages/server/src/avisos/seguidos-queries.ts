import { MAX_SEGUIDOS } from '@paco/domain/avisos/aviso'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { readArray } from '../db/records.ts'

/** A person's followed projects as the text of a JSON array; those that went by the name the trail kept. */
export const listSeguidos = (db: Db, usuario: number): Promise<string> =>
  readArray(
    db,
    sql`select s.projeto_id as id, coalesce(p.nomeprojeto, n.nome, 'Projeto ' || s.projeto_id) as nome,
      r.nomesecretaria as secretaria_nome, s.seguido_em, p.id is null as excluido
    from seguidos s
      left join projetos p on p.id = s.projeto_id
      left join secretarias r on r.id = p.id_secretaria
      left join auditoria_nomes n on n.registro = 'projetos/' || s.projeto_id
    where s.usuario_id = ${usuario} order by s.seguido_em desc, s.projeto_id`,
  )

export async function isFollowing(db: Db, usuario: number, projeto: number): Promise<boolean> {
  const { rows } =
    await sql`select from seguidos where usuario_id = ${usuario} and projeto_id = ${projeto}`.execute(db)
  return rows.length > 0
}

/** What became of it: 'ausente' where there is no such project, 'demais' where they follow too many already. */
export async function follow(
  db: Db,
  usuario: number,
  projeto: number,
): Promise<'segue' | 'ausente' | 'demais'> {
  const { rows } = await sql<{ existe: boolean; quantos: number }>`
    with novo as (
      insert into seguidos (usuario_id, projeto_id, desde)
      select ${usuario}, p.id, (select coalesce(max(id), 0) from auditoria) from projetos p
      where p.id = ${projeto} and (select count(*) from seguidos where usuario_id = ${usuario}) < ${MAX_SEGUIDOS}
      on conflict do nothing
    )
    select exists (select from projetos where id = ${projeto}) as existe,
      (select count(*) from seguidos where usuario_id = ${usuario} and projeto_id <> ${projeto}) as quantos`.execute(
    db,
  )
  const [found] = rows
  if (!found?.existe) return 'ausente'
  return found.quantos >= MAX_SEGUIDOS && !(await isFollowing(db, usuario, projeto)) ? 'demais' : 'segue'
}

export async function unfollow(db: Db, usuario: number, projeto: number): Promise<void> {
  await sql`delete from seguidos where usuario_id = ${usuario} and projeto_id = ${projeto}`.execute(db)
}
