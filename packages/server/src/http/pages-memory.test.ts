import type { ListQuery } from '@paco/domain/http/list'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { conditions, rowsFrom, rowsOf, totalsOf, wantedBy } from '../db/list-sql.ts'
import { ponte } from '../projetos/ponte.testing.ts'
import { projetosSource } from '../projetos/queries.ts'

const test = await startTestApp(() => new Date('2026-03-10T15:00:00Z'))
const { app, database } = test
const admin = await loginAs(test, { role: 'admin' })
const visitante = await loginAs(test, { role: 'user', id_secretaria: 3 })

const PAGE = '/api/getprojetocompleto?limite=50&ordem=id'
type Headers = typeof admin.headers
const page = async (headers?: Headers) => {
  const reply = await app.inject({ url: PAGE, ...(headers ? { headers } : {}) })
  return { total: reply.headers['x-total-count'], rows: reply.json().Result as Projeto[] }
}
const create = async (nomeprojeto: string): Promise<number> => {
  const payload = { ...ponte, nomeprojeto }
  const url = '/api/createprojetocompleto'
  return (await app.inject({ method: 'POST', url, headers: admin.headers, payload })).json().id
}
const id = await create('Ponte do Pinhão')

it('a page that is asked again is the same, and another one as soon as anything was written', async () => {
  // Behind the back of the application: only what is remembered can still say the version before. Its own last write is heard
  // of once more by NOTIFY, so that it may have to be asked again.
  const isRemembered = async () => {
    const before = await page(admin.headers)
    await database.pool.query('update projetos set versao = versao + 1 where id = $1', [id])
    return JSON.stringify(await page(admin.headers)) === JSON.stringify(before)
  }
  await expect.poll(isRemembered).toBe(true)
  const other = await create('Outra ponte')
  const after = await page(admin.headers)
  expect(after.total).toBe('2')
  expect(after.rows.map((row) => row.id)).toEqual([id, other])
  const { rows } = await database.pool.query('select versao from projetos where id = $1', [id])
  expect(after.rows[0]?.versao).toBe(rows[0].versao)
})

it('is remembered apart for whoever is told less', async () => {
  const text = async (headers?: Headers) => JSON.stringify((await page(headers)).rows)
  await database.pool.query("update projetos set gestorprocesso = '529.982.247-25' where id = $1", [id])
  await create('Mais uma')
  const [people, strangers] = [await text(visitante.headers), await text()]
  expect(people).toContain('529.982.247-25')
  expect(strangers).not.toContain('529.982.247-25')
  expect([await text(visitante.headers), await text()]).toEqual([people, strangers])
})

/** What of these a statement reads the clock by, as PostgreSQL planned it, with the sources of the functions it names. */
async function clocksIn(query: ListQuery): Promise<string[]> {
  const source = projetosSource(null)
  const { select, toJson } = rowsOf(source)
  const where = conditions(source, query)
  const statements = [
    toJson(sql`select ${select} from ${rowsFrom(source)} where ${where}`),
    totalsOf(source, wantedBy(query), where),
  ]
  const { rows: functions } = await sql<{ name: string; source: string }>`
    select proname as name, prosrc as source from pg_proc where pronamespace = 'public'::regnamespace`.execute(
    database.db,
  )
  const texts: string[] = []
  for (const statement of statements) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (verbose) ${statement}`.execute(database.db)
    texts.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  const named = functions.filter(({ name }) => texts.some((text) => text.includes(`${name}(`)))
  return [...texts, ...named.map(({ source }) => source)].filter((text) =>
    /now\(\)|current_(date|time)|clock_timestamp|localtime/i.test(text),
  )
}

it.each<ListQuery>([{}, { busca: 'ponte' }, { ordem: '-valor', sem_evolucao: true } as ListQuery])(
  'what is remembered does not go by the clock: %j',
  async (query) => {
    expect(await clocksIn(query)).toEqual([])
  },
)
