import { describe, expect, it } from 'vitest'
import { onPostgres, openTestDatabase } from '../../test/harness.ts'
import { openDatabase } from './database.ts'
import { advance, migrate, migrations } from './migrate.ts'
import { onTransaction } from './runner.ts'

const names = migrations.map(({ name }) => name)

describe('migrations', () => {
  it('are numbered without gaps', () => {
    expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index + 1))
  })

  it('run once, even when two instances start at once', async () => {
    const first = await openTestDatabase()
    const second = onPostgres ? await openDatabase({ url: first.pool.options.connectionString ?? '' }) : first
    // As a start does it: whoever comes second waits for as long as that takes.
    const done = await Promise.all([migrate(first.patient.pool), migrate(second.patient.pool)])
    expect(done.flat().sort()).toEqual(names)
    expect(await migrate(first.pool)).toEqual([])
    if (second !== first) await second.close()
  })

  it('stop where asked and go on from there', async () => {
    const { db, pool } = await openTestDatabase()
    const first = await db.transaction().execute((trx) => advance(onTransaction(trx), names[0]))
    expect(first).toEqual(names.slice(0, 1))
    expect(await migrate(pool)).toEqual(names.slice(1))
  })

  it('hold tables and what these are built from, no other function, no view, no trigger', async () => {
    const { db, pool } = await openTestDatabase()
    await db.transaction().execute((trx) => advance(onTransaction(trx), names.at(-1)))
    const { rows } = await pool.query(`
      select relname as name from pg_class c where relnamespace = current_schema()::regnamespace and relkind in ('v', 'm')
      union all
      select tgname from pg_trigger t join pg_class c on c.oid = tgrelid
        where c.relnamespace = current_schema()::regnamespace and not tgisinternal
      union all
      select proname from pg_proc p where pronamespace = current_schema()::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
        and not exists (select from pg_depend d where d.refobjid = p.oid
          and d.classid in ('pg_class'::regclass, 'pg_attrdef'::regclass, 'pg_constraint'::regclass))`)
    expect(rows).toEqual([])
  })

  it('refuse a database of a newer program or of an altered past', async () => {
    const { pool } = await openTestDatabase()
    await migrate(pool)
    await pool.query("insert into migracoes (nome, resumo) values ('9999_futuro', 'x')")
    await expect(migrate(pool)).rejects.toThrow('versão mais nova')
    await pool.query("delete from migracoes where nome = '9999_futuro'")
    await pool.query("update migracoes set resumo = 'x' where nome = $1", [names[0]])
    await expect(migrate(pool)).rejects.toThrow('mudou depois de aplicada')
  })

  it('leave a database as it was when one of them fails', async () => {
    const { db, pool } = await openTestDatabase()
    await db.transaction().execute((trx) => advance(onTransaction(trx), names[1]))
    await pool.query('create table pca (id integer)')
    await expect(migrate(pool)).rejects.toThrow('A migração 0006_pca falhou; o banco ficou como estava.')
    const { rows } = await pool.query('select nome from migracoes order by nome')
    expect(rows.map(({ nome }) => nome)).toEqual(names.slice(0, 2))
    await pool.query('drop table pca')
    expect(await migrate(pool)).toEqual(names.slice(2))
  })
})

describe('text in the database', () => {
  it('folds as the screens fold it, and sorts as people read', async () => {
    const { pool } = await openTestDatabase()
    await migrate(pool)
    const { rows } = await pool.query("select dobrar('Ação ÚNICA, ç') as folded")
    expect(rows[0].folded).toBe('acao unica, c')
  })
})
