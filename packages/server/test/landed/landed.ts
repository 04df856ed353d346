import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import type pg from 'pg'

/**
 * The thirteen migrations as they landed, views, functions and triggers in them: what made the databases out there.
 * Packed, because nobody edits or reads them: the migrations and objects of today are the ones to look at.
 */
const packed = await readFile(new URL('migrations.json.gz', import.meta.url))
const files = JSON.parse(gunzipSync(packed).toString()) as Record<string, string>

export const landedFiles = Object.entries(files).map(([name, sql]) => ({
  name,
  sql,
  checksum: createHash('sha256').update(sql).digest('hex'),
}))

/** Makes an empty database one of the landed version. */
export async function makeLanded(pool: pg.Pool): Promise<void> {
  await pool.query(`create table migracoes (
    nome text primary key, resumo text not null, aplicada_em timestamptz not null default now())`)
  for (const { name, sql, checksum } of landedFiles) {
    await pool.query(sql)
    await pool.query('insert into migracoes (nome, resumo) values ($1, $2)', [name, checksum])
  }
}
