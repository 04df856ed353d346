import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { onPostgres, startTestApp } from '../../test/harness.ts'
import { SYSTEM, transact } from '../db/transact.ts'
import { maintain } from './maintenance.ts'

const { database } = await startTestApp()
const { db } = database

const analyzed = async () =>
  (await sql<{ n: number }>`select reltuples as n from pg_class where relname = 'secretarias'`.execute(db))
    .rows[0]

describe('maintenance', () => {
  it('takes away pictures that no record shows any more, and leaves those that are shown or just came', async () => {
    await transact(db, SYSTEM, async (trx) => {
      await sql`insert into fotos (nome, dono, bytes, criada_em) values
        ('mostrada.webp', 'secretarias/12', '', now() - interval '2 days'),
        ('trocada.webp', 'secretarias/12', '', now() - interval '2 hours'),
        ('recente.webp', 'secretarias/12', '', now() - interval '5 minutes')`.execute(trx)
      await sql`update secretarias set imagem = 'mostrada.webp' where id = 12`.execute(trx)
    })
    expect(await maintain(database)).toMatchObject({ fotos: 1 })
    const names = (await db.selectFrom('fotos').select('nome').orderBy('nome').execute()).map(
      ({ nome }) => nome,
    )
    expect(names).toEqual(['mostrada.webp', 'recente.webp'])
  })

  it('has looked after the embedded tables from the start, and does it again a day later, uptime or not', async () => {
    // A PostgreSQL server looks after its tables by itself.
    const unlessFar = (care: string) => (onPostgres ? null : care)
    await db.deleteFrom('configuracao').where('chave', '=', 'manutencao').execute()
    expect(await maintain(database)).toMatchObject({ tabelas: unlessFar('analyze') })
    if (!onPostgres) expect(await analyzed()).toEqual({ n: 27 })
    expect(await maintain(database)).toMatchObject({ tabelas: null })
    await sql`update configuracao set valor = to_jsonb(now() - interval '25 hours') where chave = 'manutencao'`.execute(
      db,
    )
    expect(await maintain(database)).toMatchObject({ tabelas: unlessFar('vacuum analyze') })
  })
})
