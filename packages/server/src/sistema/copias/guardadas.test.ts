import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/harness.ts'
import { carryArquivos } from '../../arquivos/copia.ts'
import { splitSum } from '../../backup/line-sums.ts'
import { readLines } from '../../backup/lines.ts'
import { restore } from '../../backup/restore.ts'
import { migrationNames } from '../../db/migrate.ts'

/**
 * Backups that earlier programs made of their own demonstration cities, at ends of days of work (`guardar.mjs` beside
 * them says how). Each comes back with today's program as whoever updates, or fetches last month's backup, has it.
 */
const folder = fileURLToPath(new URL('../../../test/landed/copias', import.meta.url))
const versions = readdirSync(folder)
  .filter((name) => name.endsWith('.gz'))
  .map((name) => name.replace('.gz', ''))
  .sort()

type Row = Record<string, unknown>
interface Table {
  readonly columns: readonly string[]
  readonly rows: Row[]
}

/** What a backup holds, read by its format alone. */
async function contentsOf(version: string): Promise<Map<string, Table>> {
  const tables = new Map<string, Table>()
  const lines = readLines(`${folder}/${version}.gz`, undefined)
  const { formato } = JSON.parse((await lines.next()).value ?? '')
  let at: Table | undefined
  for await (const line of lines) {
    if (line.startsWith('{"fim"')) break
    if (line.startsWith('{"tabela"')) {
      const { tabela, colunas } = JSON.parse(line)
      at = { columns: colunas, rows: [] }
      tables.set(tabela, at)
    } else at?.rows.push(JSON.parse(formato === 'paco-backup/1' ? line : splitSum(line).row))
  }
  return tables
}

const keyOf = (row: Row, columns: readonly string[]) =>
  JSON.stringify(columns.map((name) => row[name] ?? null))
const sorted = (rows: readonly Row[], columns: readonly string[]) =>
  rows.map((row) => keyOf(row, columns)).sort()

const LEAST = 4
/** The first of the rows that the others lack: some are enough to see why. */
function without(rows: readonly string[], others: readonly string[]) {
  const all = new Set(others)
  return rows.filter((row) => !all.has(row)).slice(0, 3)
}

async function rowsNow(pool: pg.Pool, table: string): Promise<Row[]> {
  const { rows } = await pool.query(`select row_to_json(t)::text as row from ${table} t`)
  return rows.map(({ row }) => JSON.parse(row))
}

/** Amounts of a column, added up without floats. */
const cents = (rows: readonly Row[], column: string) =>
  rows.reduce((sum, row) => sum + BigInt(Math.round(Number(row[column] ?? 0) * 100)), 0n).toString()

/** What the city has as a whole, worked out from the backup's rows alone. */
function sumsOf(held: Map<string, Table>) {
  const rows = (name: string) => held.get(name)?.rows ?? []
  return {
    projetos: rows('projetos').length,
    valor: cents(rows('projetos'), 'valor'),
    parcelas: cents(rows('parcelas'), 'valor'),
    aditivos: rows('aditivos').filter(({ status }) => status === 'aprovado').length,
  }
}

/** The same, as today's program adds it up. */
async function figures(pool: pg.Pool) {
  const { rows } = await pool.query(`
    select (select sum(quantidade)::int from projetos_totais) as projetos,
      (select (sum(valor) * 100)::bigint::text from lista_projetos) as valor,
      (select (sum(valor) * 100)::bigint::text from parcelas) as parcelas,
      (select count(*)::int from lista_aditivos where status = 'aprovado') as aditivos`)
  return rows[0]
}

/** What no table keeps any more: the projects of a line of the trail are found by the line itself. */
const GONE = ['auditoria_projetos']
/** The signing secret, which the first programs still wrote down: it is drawn anew. */
const SECRET = { chave: 'segredo' }

/** What today's rule works out otherwise: what is contracted follows the contract's readjustments. */
const WORKED_OUT: Readonly<Record<string, readonly string[]>> = {
  projetos: ['contratado'],
  pca: ['contratado'],
}
/** What nobody recorded was zero. */
const UNKNOWN: Readonly<Record<string, readonly string[]>> = { projetos: ['medido', 'pago'] }
const asKnown = (row: Row, table: string): Row => ({
  ...row,
  ...Object.fromEntries((UNKNOWN[table] ?? []).map((name) => [name, row[name] ?? 0])),
})

/** The rows of a table before and after, of the columns that both have. */
function sides({ columns, rows }: Table, now: readonly Row[], table: string) {
  const there = columns.filter((name) => name in (now[0] ?? {}))
  const kept = there.filter((name) => !WORKED_OUT[table]?.includes(name))
  const known = rows.filter((row) => table !== 'configuracao' || row.chave !== SECRET.chave)
  return {
    gone: columns.filter((name) => !there.includes(name)),
    before: sorted(
      known.map((row) => asKnown(row, table)),
      kept,
    ),
    after: sorted(
      now.map((row) => asKnown(row, table)),
      kept,
    ),
  }
}

describe.each(versions)('a backup of a city at %s', (version) => {
  it('comes back with every row, every seal and every figure', async () => {
    const held = await contentsOf(version)
    const target = await openTestDatabase()
    await restore(target, `${folder}/${version}.gz`, undefined, carryArquivos({ guarda: 'banco' }))
    expect([...held.values()].reduce((sum, { rows }) => sum + rows.length, 0)).toBeGreaterThan(5000)
    for (const [name, table] of held) {
      if (table.rows.length === 0 || GONE.includes(name)) continue
      const { gone, before, after } = sides(table, await rowsNow(target.pool, name), name)
      expect([name, gone]).toEqual([name, []])
      expect([name, without(before, after)]).toEqual([name, []])
      // The trail goes on: what the update did is told after what was there.
      if (name !== 'auditoria') expect([name, without(after, before)]).toEqual([name, []])
    }
    const { rows: chain } = await target.pool.query('select * from auditoria_verificar()')
    expect(chain[0].primeira_falha).toBeNull()
    expect(Number(chain[0].registros)).toBeGreaterThanOrEqual(held.get('auditoria')?.rows.length ?? 0)
    // Sums that triggers keep beside the rows, and those that are asked for, are of the rows that came back.
    expect(await figures(target.pool)).toEqual(sumsOf(held))
  })
})

it('every stored backup is of a version that can be updated, and says where it is from', () => {
  expect(versions.length).toBeGreaterThanOrEqual(LEAST)
  for (const version of versions) {
    expect(migrationNames()).toContain(version)
    expect(readFileSync(`${folder}/${version}.txt`, 'utf8')).toMatch(/^\d{4}-\d\d-\d\dT/)
  }
})
