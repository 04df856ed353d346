import { sql } from 'kysely'
import type { Db } from './database.ts'

/** What a table may need: the planner's knowledge of it alone, or its dead rows taken away too. */
export type Care = 'analyze' | 'vacuum analyze'

const COMMANDS = { analyze: sql`analyze`, 'vacuum analyze': sql`vacuum analyze` }

export async function listOurTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'
    order by relname`.execute(db)
  return rows.map(({ name }) => name)
}

export async function takeCare(db: Db, care: Care, ...names: readonly string[]): Promise<void> {
  await sql`${COMMANDS[care]} ${sql.join(names.map((name) => sql.table(name)))}`.execute(db)
}

/** After a bulk load. Without names PostgreSQL warns of each table of the system that is not ours to look after. */
export const careForAll = async (db: Db, care: Care): Promise<void> =>
  takeCare(db, care, ...(await listOurTables(db)))
