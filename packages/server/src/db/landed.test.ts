import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { openMigratedDatabase, openTestDatabase } from '../../test/harness.ts'
import { landedFiles, makeLanded } from '../../test/landed/landed.ts'
import { LANDED_ROWS } from '../../test/landed/rows.ts'
import { backup } from '../backup/backup.ts'
import { restore } from '../backup/restore.ts'
import landed from './landed.json' with { type: 'json' }
import { migrate } from './migrate.ts'

type Row = Record<string, unknown>

async function rows(pool: pg.Pool, from: string): Promise<Row[]> {
  const { rows: found } = await pool.query(`select row_to_json(t)::text as row from ${from} t`)
  return found
    .map(({ row }) => JSON.parse(row) as Row)
    .sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
}

const viewsOf = landed.objects.filter((name) => name.startsWith('view ')).map((name) => name.slice(5))
/** Made anew by the next start, or each time it is asked. */
const PASSING = ['sessoes', 'configuracao']

async function tablesOf(pool: pg.Pool): Promise<string[]> {
  const { rows: found } = await pool.query(
    "select tablename from pg_tables where schemaname = current_schema() and tablename not in ('migracoes', 'auditoria') order by 1",
  )
  return found.map(({ tablename }) => tablename).filter((name) => !PASSING.includes(name))
}

/** Every row, every list and every project as the wire has it. */
async function picture(pool: pg.Pool): Promise<Record<string, Row[]>> {
  const all: Record<string, Row[]> = {}
  for (const name of [...(await tablesOf(pool)), ...viewsOf]) all[name] = await rows(pool, name)
  // Who reads it was no question yet when the landed version made it, from the project's row.
  const { rows: made } = await pool.query("select pronargs from pg_proc where proname = 'projeto_linha'")
  const line = made[0].pronargs === 1 ? 'projeto_linha(p)' : 'projeto_linha(p.id, p.versao, true)'
  const { rows: lines } = await pool.query(`select ${line} as line from projetos p order by id`)
  all.projeto_linha = lines.map(({ line }) => JSON.parse(line))
  return all
}

/** Of what is there now, only what was there before: new columns are no change. The trail may have grown. */
function asBefore(before: Record<string, Row[]>, now: Record<string, Row[]>): Record<string, Row[]> {
  return Object.fromEntries(
    Object.entries(before).map(([name, old]) => {
      const keys = Object.keys(old[0] ?? {})
      const kept = now[name]?.map((row) => Object.fromEntries(keys.map((key) => [key, row[key]]))) ?? []
      return [
        name,
        name === 'lista_auditoria' ? kept.filter(({ id }) => old.some((row) => row.id === id)) : kept,
      ]
    }),
  )
}

/**
 * Without the text that only a list was searched in, the whole row that the list of projects carries along, and the day
 * of a line, by which the trail was filtered before it was by the instant.
 */
const plain = (all: Record<string, Row[]>): Record<string, Row[]> => ({
  ...all,
  usuarios: all.usuarios?.map(({ busca: _, ...row }) => row) ?? [],
  lista_projetos: all.lista_projetos?.map(({ projeto: _, ...row }) => row) ?? [],
  lista_auditoria: all.lista_auditoria?.map(({ dia: _, busca: __, ...row }) => row) ?? [],
})

/** What is sealed of each line. */
const trail = async (pool: pg.Pool) =>
  (
    await pool.query(`
      select row_to_json(linha)::text as line
      from (
        select id, instante, usuario_id, usuario_nome, origem, requisicao, entidade, registro_id, acao, pai, id_secretaria,
          antes, depois, anterior, hash
        from auditoria
      ) linha
      order by linha.id`)
  ).rows.map(({ line }) => line)

/** How each view, function and trigger is defined, and what its tables' columns are. */
async function definitions(pool: pg.Pool): Promise<string[]> {
  const { rows: found } = await pool.query(`
    select 'view ' || relname || pg_get_viewdef(oid) as text from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'v'
    union all
    select pg_get_functiondef(p.oid) || coalesce(proacl::text, '') from pg_proc p
      where pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
    union all
    select pg_get_triggerdef(t.oid) || tgenabled::text from pg_trigger t join pg_class c on c.oid = tgrelid
      where c.relnamespace = current_schema()::regnamespace and not tgisinternal
    union all
    select 'column ' || table_name || '.' || column_name || ' ' || ordinal_position || ' ' || data_type || is_nullable
      || coalesce(column_default, '') || coalesce(generation_expression, '')
      from information_schema.columns where table_schema = current_schema()
    union all
    select indexdef from pg_indexes where schemaname = current_schema()
    union all
    select conrelid::regclass || conname || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = current_schema()::regnamespace
    order by 1`)
  return found.map(({ text }) => text)
}

const old = await openTestDatabase()
await makeLanded(old.pool)
await old.pool.query(LANDED_ROWS)
const before = await picture(old.pool)
const trailBefore = await trail(old.pool)
const folder = await mkdtemp(join(tmpdir(), 'paco-landed-'))
afterAll(() => rm(folder, { recursive: true }))
const file = join(folder, 'landed.gz')
await backup(old.db, file)
await migrate(old.pool)

describe('a database of the landed version', () => {
  it('is made by the files whose checksums are accepted', () => {
    expect(Object.fromEntries(landedFiles.map(({ name, checksum }) => [name, checksum]))).toEqual(
      landed.checksums,
    )
  })

  it('has rows of every kind', () => {
    expect(Object.entries(before).filter(([, found]) => found.length === 0)).toEqual([])
  })

  it('keeps every row, every list and every figure', async () => {
    expect(plain(asBefore(before, await picture(old.pool)))).toEqual(plain(before))
  })

  it('keeps every line of the trail, told what migrating froze, and its chain holds', async () => {
    const now = await trail(old.pool)
    expect(now.slice(0, trailBefore.length)).toEqual(trailBefore)
    const added = now.slice(trailBefore.length).map((line) => JSON.parse(line))
    expect(added.map(({ registro_id, depois }) => [registro_id, depois.base_congelada_por]).sort()).toEqual([
      ['1', 'aditivo'],
      ['3', 'etapa4'],
    ])
    const { rows: chain } = await old.pool.query('select * from auditoria_verificar()')
    expect(chain[0]).toMatchObject({ primeira_falha: null, registros: now.length })
  })

  it('becomes what a new database is: views, functions, triggers, columns, constraints, indexes', async () => {
    const fresh = await openMigratedDatabase()
    expect(await definitions(old.pool)).toEqual(await definitions(fresh.pool))
  })

  it.each([
    ['an empty database', openTestDatabase],
    ['one that was migrated and never used', openMigratedDatabase],
  ])('comes back from its backup in %s', async (_where, open) => {
    const target = await open()
    await restore(target, file)
    const { pedidos, agendas, limites, ...kept } = plain(before)
    expect([pedidos, agendas, limites].flat()).toHaveLength(3)
    expect(plain(asBefore(kept, await picture(target.pool)))).toEqual(kept)
    expect(await definitions(target.pool)).toEqual(await definitions(old.pool))
  })
})
