import { describe, expect, it } from 'vitest'
import { openMigratedDatabase } from '../../test/harness.ts'
import { migrate } from './migrate.ts'

async function openMigrated() {
  const { pool } = await openMigratedDatabase()
  const one = async (sql: string) => (await pool.query(sql)).rows[0]
  return {
    pool,
    one,
    /** As if the files had been others when they were last made. */
    outdate: () => pool.query("update objetos set resumo = 'outro'"),
    definition: async (view: string) =>
      (await one(`select pg_get_viewdef('${view}'::regclass) as text`)).text,
  }
}

describe('views, functions and triggers', () => {
  it('are left alone while their files stay the same', async () => {
    const { pool, one } = await openMigrated()
    const made = "select 'lista_pca'::regclass::oid as view, xmin::text as written from objetos"
    const before = await one(made)
    expect(await migrate(pool)).toEqual([])
    expect(await one(made)).toEqual(before)
  })

  it('are made anew when a file changed, whatever became of them', async () => {
    const { pool, one, outdate, definition } = await openMigrated()
    const before = await definition('lista_pca')
    await pool.query('drop view lista_pca')
    await pool.query('drop trigger recusar on auditoria')
    await outdate()
    expect(await migrate(pool)).toEqual([])
    expect(await definition('lista_pca')).toBe(before)
    const { n } = await one("select count(*) as n from pg_trigger where tgname = 'recusar'")
    expect(n).toBe(1)
  })

  it('that a new version no longer has are gone', async () => {
    const { pool, one, outdate } = await openMigrated()
    await pool.query(`
      create view lista_antiga as select 1 as um;
      create function antiga(a integer) returns integer language sql return a;
      create trigger antigo after insert on pca for each row execute function auditoria_recusar();
      update objetos set feitos = feitos || '["view lista_antiga", "function antiga(integer)", "trigger antigo on pca"]'`)
    await outdate()
    await migrate(pool)
    const left = await one(`select to_regclass('lista_antiga') as view, to_regproc('antiga') as function,
      (select count(*) from pg_trigger where tgname = 'antigo') as triggers`)
    expect(left).toEqual({ view: null, function: null, triggers: 0 })
  })

  it('of somebody else stay', async () => {
    const { pool, one, outdate } = await openMigrated()
    await pool.query('create view relatorio as select id from pca; create table anotacoes (id integer)')
    await outdate()
    await migrate(pool)
    expect((await one("select to_regclass('relatorio')::text as view")).view).toBe('relatorio')
  })

  it('that somebody else’s lean on are not taken away: the operator is told which', async () => {
    const { pool, one, outdate, definition } = await openMigrated()
    await pool.query('create view relatorio as select id from lista_pca')
    await outdate()
    await expect(migrate(pool)).rejects.toThrow(/não são do Paço.*view relatorio depends on view lista_pca/)
    expect(await definition('relatorio')).toContain('lista_pca')
    expect((await one('select resumo from objetos')).resumo).toBe('outro')
    await pool.query('drop view relatorio')
    expect(await migrate(pool)).toEqual([])
  })

  it('take no row with them and write none', async () => {
    const { pool, one, outdate } = await openMigrated()
    await pool.query("update secretarias set formacao = 'x' where id = 1")
    const counts = `select (select count(*) from secretarias) as secretarias, (select count(*) from auditoria) as linhas,
      (select string_agg(hash, '') from auditoria) as selos`
    const before = await one(counts)
    await outdate()
    await migrate(pool)
    expect(await one(counts)).toEqual(before)
    expect(before.linhas).toBe(1)
  })
})
