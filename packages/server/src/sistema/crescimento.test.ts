import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openStoredDatabase } from '../../test/harness.ts'
import { SYSTEM, transact } from '../db/transact.ts'
import { tidy } from './maintenance.ts'

/** `CRESCIMENTO=200000` asks for that many, and tells what was measured. */
const UPDATES = Number(process.env.CRESCIMENTO ?? 6000)
const PROJECTS = 500
/** Two hundred thousand take minutes, on a busy machine many. */
const HOUR = 3_600_000
/** Of every so many updates the tables are looked at, as every five minutes of a day of work. */
const LOOK_EVERY = 2000

/** A checkpoint is made every 64 MB of it; what is written until that one is done comes on top, in files of 16 MB. */
const MOST_LOG = 128 * 1024 ** 2

const folder = mkdtempSync(join(tmpdir(), 'paco-crescimento-'))
const { database } = await openStoredDatabase(folder)
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})
const { db, pool } = database

/** What the tables take: the trail, of which every line is kept, and all others. */
async function inTables(): Promise<{ trail: number; others: number }> {
  const { rows } = await pool.query(`select
      (sum(bytes) filter (where relname like 'auditoria%'))::int as trail,
      (sum(bytes) filter (where relname not like 'auditoria%'))::int as others
    from pg_class cross join lateral (select pg_total_relation_size(oid) as bytes) b
    where relnamespace = current_schema()::regnamespace and relkind = 'r'`)
  return rows[0]
}

/** What lies on the disk: the log (WAL), and all else, the trail with it. */
function onDisk(): { log: number; rest: number } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  const sum = (all: typeof files) =>
    all.reduce((bytes, { parentPath, name }) => bytes + statSync(join(parentPath, name)).size, 0)
  const isLog = ({ parentPath }: (typeof files)[number]) => parentPath.split(sep).includes('pg_wal')
  return { log: sum(files.filter(isLog)), rest: sum(files.filter((one) => !isLog(one))) }
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
      const looks: (Awaited<ReturnType<typeof inTables>> & ReturnType<typeof onDisk>)[] = []
      for (let n = 1; n <= UPDATES / PROJECTS; n++) {
        await change(n)
        if ((n * PROJECTS) % LOOK_EVERY > 0) continue
        await tidy(database)
        looks.push({ ...(await inTables()), ...onDisk() })
      }
      // Settled after the first rounds, whatever comes then.
      const [settled, last] = [looks[1], looks.at(-1)]
      if (!settled || !last) throw new Error('two looks at least')
      if (process.env.CRESCIMENTO)
        console.log(`${UPDATES} updates:`, settled, 'at first,', last, 'in the end')
      expect(last.others).toBeLessThan(settled.others * 1.3)
      expect(last.rest - last.trail).toBeLessThan((settled.rest - settled.trail) * 1.2)
      expect(Math.max(...looks.map(({ log }) => log))).toBeLessThanOrEqual(MOST_LOG)
    },
    HOUR,
  )
})
