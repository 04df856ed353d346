import { expect, it } from 'vitest'
import { openBin } from './lixeira.testing.ts'

const { pool, furnished, remove, bringBack, newProjeto } = await openBin()

/** The trail only grows, and the bin holds what the others do not. */
const OTHERS = ['auditoria', 'lixeira', 'objetos', 'migracoes', 'pedidos', 'sessoes', 'acessos', 'limites']

/** Every row of every table. */
async function everything(): Promise<Record<string, unknown[]>> {
  const { rows } = await pool.query(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
     and relname <> all ($1) order by 1`,
    [OTHERS],
  )
  const tables: Record<string, unknown[]> = {}
  for (const { name } of rows) {
    const found = await pool.query(`select to_jsonb(t) as row from ${name} t order by to_jsonb(t)::text`)
    tables[name] = found.rows.map(({ row }) => row)
  }
  return tables
}

/** Asked of the catalogue here again, not of the functions under test: what a deletion takes along. */
async function cascading(): Promise<string[]> {
  const { rows } = await pool.query(`
    with recursive along as (
      select 'projetos'::regclass::oid as id
      union select conrelid from along join pg_constraint on confrelid = along.id where contype = 'f' and confdeltype = 'c'
    ) select relname as name from along join pg_class on pg_class.oid = along.id order by 1`)
  return rows.map(({ name }) => name)
}

it('a project goes with every row of its own and comes back equal, table by table', async () => {
  const other = await furnished({ nomeprojeto: 'Outro' })
  const id = await furnished()
  const before = await everything()
  const tables = await cascading()
  expect(tables).toContain('evolucao')
  expect((await remove(id)).statusCode).toBe(200)
  const without = await everything()
  // A table that goes with projects needs a row in `furnished`, so that it is seen to come back.
  for (const table of tables) {
    expect([table, without[table]?.length]).not.toEqual([table, before[table]?.length])
  }
  expect((await bringBack(id)).json()).toEqual({
    Status: 'Success',
    id,
    message: 'Projeto restaurado.',
    deixados: [],
  })
  expect(await everything()).toEqual(before)
  expect(other).toBeLessThan(id)
})

it('nothing outside of a project is changed by its deletion in a way that would not come back', async () => {
  const { rows } = await pool.query(
    `
    select conname from pg_constraint where contype = 'f' and confdeltype in ('n', 'd')
      and confrelid = any ($1::regclass[])`,
    [await cascading()],
  )
  expect(rows).toEqual([])
})

it('the numbers that were given go on after what came back', async () => {
  const id = await furnished()
  await remove(id)
  await bringBack(id)
  expect(await newProjeto()).toBeGreaterThan(id)
})

it('a column that came meanwhile has its default, and one that is gone is forgotten', async () => {
  const id = await furnished()
  await pool.query('alter table servicos add column antiga text')
  await remove(id)
  await pool.query("alter table servicos drop column antiga, add column nova text not null default 'sim'")
  try {
    expect((await bringBack(id)).statusCode).toBe(200)
    const { rows } = await pool.query('select nova from servicos where projeto_id = $1', [id])
    expect(rows).toEqual([{ nova: 'sim' }])
  } finally {
    await pool.query('alter table servicos drop column nova')
  }
})
