import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { openBench } from '../aditivos/aditivos.testing.ts'
import { migrate } from './migrate.ts'

const test = await startTestApp()
const bench = await openBench(test)
const { database } = test

describe('while views, functions and triggers are made anew', () => {
  it('other instances read and write on, and see no gap', async () => {
    const projeto = await bench.newProjeto()
    let over = false
    const replies: number[] = []
    const busy = async (work: () => Promise<{ statusCode: number }>) => {
      do replies.push((await work()).statusCode)
      while (!over)
    }
    const edit = { nomeprojeto: 'Ponte' }
    const working = [
      busy(() => bench.call(bench.admin, 'GET', `/api/getprojetocompleto/${projeto}`)),
      busy(() => bench.call(bench.admin, 'GET', '/api/getprojetocompleto?limite=10&pagina=1')),
      busy(() => bench.call(bench.admin, 'GET', '/api/aditivos')),
      busy(() => bench.call(bench.admin, 'PUT', `/api/updateprojetocompleto/${projeto}`, edit)),
    ]
    for (let round = 0; round < 3; round++) {
      await database.pool.query("update objetos set resumo = 'outro'")
      await migrate(database.patient.pool)
    }
    over = true
    await Promise.all(working)
    expect(new Set(replies)).toEqual(new Set([200]))
    expect(replies.length).toBeGreaterThan(working.length)
  })

  it('somebody who holds a table is waited for, and never in a circle', async () => {
    const holder = await database.pool.connect()
    await holder.query('begin')
    await holder.query('lock table secretarias in row exclusive mode')
    await database.pool.query("update objetos set resumo = 'outro'")
    const made = migrate(database.patient.pool)
    const waiting = "select 1 from pg_locks where relation = 'secretarias'::regclass and not granted"
    while ((await database.pool.query(waiting)).rows.length === 0);
    // Held by the other by now, who waits for this one: one of them has to step back, and it is not this one.
    await holder.query('select count(*) from lista_pca')
    await holder.query('commit')
    holder.release()
    expect(await made).toEqual([])
    const { rows } = await database.pool.query('select resumo from objetos')
    expect(rows[0].resumo).not.toBe('outro')
  })
})

describe('what a row says of others', () => {
  it('is right whoever writes at the same time, without holding the row first', async () => {
    const projeto = await bench.newProjeto()
    const service = (valor: number) =>
      `insert into servicos (projeto_id, descricao, valor_total) values (${projeto}, 'S', ${valor})`
    const first = await database.pool.connect()
    await first.query('begin')
    await first.query(service(10))
    const second = database.pool.query(service(20))
    const waiting =
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into servicos%'"
    while ((await database.pool.query(waiting)).rows.length === 0);
    await first.query('commit')
    first.release()
    await second
    await database.pool.query(`delete from servicos where projeto_id = ${projeto} and valor_total = 10`)
    const { rows } = await database.pool.query(`select gasto from projetos where id = ${projeto}`)
    expect(rows[0].gasto).toBe(20)
  })
})
