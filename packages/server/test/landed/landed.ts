import { createHash } from 'node:crypto'
import type pg from 'pg'

/** The thirteen migrations as they landed, views, functions and triggers in them: what made the databases out there. */
const files = import.meta.glob<string>('./*.sql', { query: '?raw', import: 'default', eager: true })

export const landedFiles = Object.entries(files)
  .map(([path, sql]) => ({
    name: path.replace(/^.*\/|\.sql$/g, ''),
    sql,
    checksum: createHash('sha256').update(sql).digest('hex'),
  }))
  .sort((one, other) => (one.name < other.name ? -1 : 1))

/** Makes an empty database one of the landed version. */
export async function makeLanded(pool: pg.Pool): Promise<void> {
  await pool.query(`create table migracoes (
    nome text primary key, resumo text not null, aplicada_em timestamptz not null default now())`)
  for (const { name, sql, checksum } of landedFiles) {
    await pool.query(sql)
    await pool.query('insert into migracoes (nome, resumo) values ($1, $2)', [name, checksum])
  }
}
