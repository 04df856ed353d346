import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { onPostgres, startTestApp } from '../../test/harness.ts'
import { SYSTEM, transact } from '../db/transact.ts'
import { maintain, tidy } from './maintenance.ts'

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
    expect(await maintain(database, new Date())).toMatchObject({ fotos: 1 })
    const names = (await db.selectFrom('fotos').select('nome').orderBy('nome').execute()).map(
      ({ nome }) => nome,
    )
    expect(names).toEqual(['mostrada.webp', 'recente.webp'])
  })

  it('takes away files that no record refers to and parts of broken-off ones, and leaves what is used or just came', async () => {
    const sha = (digit: string) => digit.repeat(64)
    await transact(db, SYSTEM, async (trx) => {
      await sql`insert into arquivos (sha256, tamanho, tipo, criado_em, usado_em) values
        (${sha('a')}, 1, 'text/plain', now() - interval '2 hours', null),
        (${sha('b')}, 1, 'text/plain', now() - interval '2 hours', now()),
        (${sha('c')}, 1, 'text/plain', now() - interval '5 minutes', null)`.execute(trx)
      await sql`insert into arquivo_partes (sha256, n, bytes, criada_em) values
        (${sha('a')}, 0, 'x', now() - interval '2 hours'), (${sha('b')}, 0, 'x', now() - interval '2 hours'),
        (${sha('c')}, 0, 'x', now() - interval '5 minutes'), (${sha('d')}, 0, 'x', now() - interval '2 hours'),
        (${sha('e')}, 0, 'x', now() - interval '5 minutes')`.execute(trx)
    })
    expect(await maintain(database, new Date())).toMatchObject({ arquivos: 1 })
    const left = await db.selectFrom('arquivo_partes').select('sha256').orderBy('sha256').execute()
    expect(left.map(({ sha256 }) => sha256[0])).toEqual(['b', 'c', 'e'])
    const files = await db.selectFrom('arquivos').select('sha256').orderBy('sha256').execute()
    expect(files.map(({ sha256 }) => sha256[0])).toEqual(['b', 'c'])
  })

  it('has looked after the embedded tables from the start, and does it again a day later, uptime or not', async () => {
    // A PostgreSQL server looks after its tables by itself.
    const unlessFar = (care: string) => (onPostgres ? null : care)
    await db.deleteFrom('configuracao').where('chave', '=', 'manutencao').execute()
    expect(await maintain(database, new Date())).toMatchObject({ tabelas: unlessFar('analyze') })
    if (!onPostgres) expect(await analyzed()).toEqual({ n: 27 })
    expect(await maintain(database, new Date())).toMatchObject({ tabelas: null })
    await sql`update configuracao set valor = to_jsonb(now() - interval '25 hours') where chave = 'manutencao'`.execute(
      db,
    )
    expect(await maintain(database, new Date())).toMatchObject({ tabelas: unlessFar('vacuum analyze') })
  })

  it('takes dead rows out of a worn embedded table, once, and leaves others alone', async () => {
    await tidy(database)
    await sql`insert into limites (chave, contagem, expira_em)
      select 'x' || n, 1, now() from generate_series(1, 3000) n`.execute(db)
    await sql`delete from limites where chave like 'x%'`.execute(db)
    expect(await tidy(database)).toEqual(onPostgres ? [] : ['limites'])
    expect(await tidy(database)).toEqual([])
  })
})
