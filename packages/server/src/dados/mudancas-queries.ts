import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** The last line of the trail that a table has. */
export interface Mudanca {
  readonly tabela: string
  readonly id: number
  readonly instante: string
}

/** For each table that has public lines after this one, its last. Lines are numbered as they are committed, so none comes in before. */
export async function listMudancas(db: Db, depois: number): Promise<Mudanca[]> {
  const { rows } = await sql<Mudanca>`
    select a.entidade as tabela, a.id, to_json(a.instante) #>> '{}' as instante
    from (
      select max(id) as id from auditoria a
      -- Of the others all are: they need not be asked, line by line.
      where id > ${depois} and (entidade not in ('aditivos', 'projetos') or dados_publica(a)) group by entidade
    ) ultimas
      join auditoria a using (id)`.execute(db)
  return rows
}

/** The number of the trail's last line; 0 where there is none. */
export async function lastLine(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0)::int as id from auditoria`.execute(
    db,
  )
  return rows[0]?.id ?? 0
}

/** When the antivirus last said something of a file: it shows and withdraws documents without a line in the trail. */
export async function lastVerdict(db: Db): Promise<string> {
  const { rows } = await sql<{ em: string | null }>`
    select to_json(max(verificado_em)) #>> '{}' as em from arquivos`.execute(db)
  return rows[0]?.em ?? ''
}
