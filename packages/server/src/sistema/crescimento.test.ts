import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openMigratedDatabase } from '../../test/harness.ts'
import { SYSTEM, transact } from '../db/transact.ts'
import { tidy } from './maintenance.ts'

/** `CRESCIMENTO=200000` asks for that many, and tells what was measured. */
const UPDATES = Number(process.env.CRESCIMENTO ?? 6000)
const PROJECTS = 500
/** Two hundred thousand take minutes, on a busy machine many. */
const HOUR = 3_600_000
/** Of every so many updates the tables are looked at, as every five minutes of a day of work. */
const LOOK_EVERY = 2000

const database = await openMigratedDatabase()
const { db, pool } = database

/** What the tables take without the trail, of which every line is kept. */
const size = async (): Promise<number> => {
  const { rows } = await pool.query(`select sum(pg_total_relation_size(oid))::int as bytes from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname not like 'auditoria%'`)
  return rows[0].bytes
}

const change = (n: number) =>
  transact(db, SYSTEM, (trx) =>
    sql`update projetos set descricao = ${'x'.repeat(300 + (n % 50))}, versao = versao + 1`.execute(trx),
  )

describe('the files of the embedded database', () => {
  it(
    'do not grow by what is updated again and again',
    async () => {
      await transact(db, SYSTEM, (trx) =>
        sql`insert into projetos (id_secretaria, nomeprojeto, descricao)
        select 12, 'Obra ' || n, repeat('x', 300) from generate_series(1, ${PROJECTS}::int) n`.execute(trx),
      )
      const sizes: number[] = []
      for (let n = 1; n <= UPDATES / PROJECTS; n++) {
        await change(n)
        if ((n * PROJECTS) % LOOK_EVERY > 0) continue
        await tidy(database)
        sizes.push(await size())
      }
      // Settled after the first rounds, whatever comes then.
      const [settled = 0] = sizes.slice(1)
      const last = sizes.at(-1) ?? 0
      if (process.env.CRESCIMENTO)
        console.log(`${UPDATES} updates: ${settled} bytes at first, ${last} in the end`)
      expect(last).toBeLessThan(settled * 1.3)
    },
    HOUR,
  )
})
