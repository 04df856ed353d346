import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPostgresDatabase } from '../../test/harness.ts'
import { runMoverArquivos } from '../arquivos/commands.ts'
import { carryArquivos } from '../arquivos/copia.ts'
import { runBackup, runRestore } from '../backup/commands.ts'
import { openMany } from '../open-many.ts'
import { examinar } from '../sistema/doctor/doctor.ts'
import { runResgate, runRotateSecret } from '../usuarios/commands.ts'
import { readConsorcio } from './arquivo.ts'
import { environment } from './consorcio.testing.ts'

/** What an operator does to one city of several is done to that one alone. */

const EMAIL = 'quem@cuida.test'
const SCHEMAS = ['aurora', 'campos', 'nova'] as const
type Schema = (typeof SCHEMAS)[number]

const folder = await mkdtemp(join(tmpdir(), 'paco-comandos-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const url = await createPostgresDatabase()
const admin = new pg.Pool({ connectionString: url, max: 1 })
afterAll(() => admin.end())

const citiesOf = (schemas: readonly Schema[]) => ({
  conexoes: 24,
  cidades: schemas.map((schema) => ({
    ...{ host: `${schema}.test`, schema, ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: 'uma senha de teste' },
  })),
})

// Two that are at work, of which each is named by its own department, and a third that is only written into the file.
const consorcio = readConsorcio(await environment(folder, url, citiesOf(['aurora', 'campos'])), [])
if (!consorcio) throw new Error('No cities were read.')
const many = await openMany(consorcio, null)
await many.openAll()
await many.close()
for (const schema of ['aurora', 'campos'])
  await admin.query(`set search_path = ${schema}, paco_extensoes;
    insert into secretarias (nomesecretaria) values ('Obras de ${schema}');
    insert into arquivos (sha256, tamanho, tipo, usado_em)
      values (encode(sha256('${schema}'), 'hex'), length('${schema}'), 'application/pdf', now());
    insert into arquivo_partes (sha256, n, bytes) values (encode(sha256('${schema}'), 'hex'), 0, '${schema}');
    reset search_path`)

const env = await environment(folder, url, citiesOf(SCHEMAS))
const never = () => undefined
const said: string[] = []
beforeEach(() => {
  said.length = 0
  vi.spyOn(console, 'log').mockImplementation((text) => said.push(String(text)))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

/** As the operator says it before a command. */
const asked = (schema: Schema, settings = env) => {
  for (const [name, value] of Object.entries({ ...settings, CONSORCIO_SCHEMA: schema }))
    vi.stubEnv(name, value)
}

/** All that stands in a city's tables, by its table. */
async function contentsOf(schema: Schema): Promise<Record<string, string>> {
  const { rows } = await admin.query<{ tablename: string }>(
    'select tablename from pg_tables where schemaname = $1 order by 1',
    [schema],
  )
  const told: Record<string, string> = {}
  for (const { tablename } of rows) {
    const found = await admin.query<{ sum: string }>(
      `select coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as sum from ${schema}.${tablename} t`,
    )
    told[tablename] = found.rows[0]?.sum ?? ''
  }
  return told
}

const differing = (one: Record<string, string>, other: Record<string, string>) =>
  Object.keys({ ...one, ...other }).filter((table) => one[table] !== other[table])

const secretarias = async (schema: Schema) =>
  (await admin.query(`select nomesecretaria from ${schema}.secretarias`)).rows.map(
    (row) => row.nomesecretaria,
  )

interface Command {
  readonly run: () => Promise<void>
  /** A table in which it leaves something of the city that was named. */
  readonly touches?: string
}

const COMMANDS: Record<string, Command> = {
  backup: { run: () => runBackup([join(folder, 'aurora.backup.gz')], carryArquivos, never) },
  resgate: { run: () => runResgate([EMAIL], never), touches: 'senha_links' },
  'rotate-secret': { run: () => runRotateSecret(never), touches: 'configuracao' },
}

describe.each(Object.entries(COMMANDS))('%s', (_name, { run, touches }) => {
  it('touches the city that is named, and no other', async () => {
    const before = { aurora: await contentsOf('aurora'), campos: await contentsOf('campos') }
    asked('aurora')
    await run()
    expect(differing(before.campos, await contentsOf('campos'))).toEqual([])
    const changed = differing(before.aurora, await contentsOf('aurora'))
    if (touches) expect(changed).toContain(touches)
    else expect(changed).toEqual([])
  })
})

it('what a command changes is told to the instances of that city, however many were opened before', async () => {
  const heard: string[] = []
  const listener = new pg.Client({ connectionString: url })
  listener.on('notification', ({ channel }) => heard.push(channel))
  await listener.connect()
  await listener.query('listen paco_mudou_aurora')
  asked('aurora')
  await runRotateSecret(never)
  await expect.poll(() => heard).toContain('paco_mudou_aurora')
  await listener.end()
})

it('a restore brings one city to the place of another, which then has what that one had', async () => {
  const before = await contentsOf('campos')
  asked('nova')
  await runRestore([join(folder, 'aurora.backup.gz')], carryArquivos)
  expect(await secretarias('nova')).toEqual(['Obras de aurora'])
  expect(differing(before, await contentsOf('campos'))).toEqual([])
})

it('a restore into a city that is at work is refused, whichever', async () => {
  const before = await contentsOf('campos')
  asked('campos')
  await expect(runRestore([join(folder, 'aurora.backup.gz')], carryArquivos)).rejects.toThrow()
  expect(differing(before, await contentsOf('campos'))).toEqual([])
})

it('mover-arquivos takes the files of one city alone to its own place', async () => {
  const before = await contentsOf('campos')
  asked('aurora', { ...env, ARQUIVOS: 'disco' })
  await runMoverArquivos(never)
  expect(said.join()).toContain('1 arquivo levado para: disco')
  expect((await admin.query('select count(*)::int as n from aurora.arquivo_partes')).rows).toEqual([{ n: 0 }])
  expect(differing(before, await contentsOf('campos'))).toEqual([])
})

it('the doctor examines the city that is named, or all of them', async () => {
  const before = await contentsOf('campos')
  const laudos = await examinar({ ...env, CONSORCIO_SCHEMA: 'aurora' }, new Date())
  expect(laudos.filter(({ estado }) => estado === 'erro')).toEqual([])
  const all = await examinar(env, new Date())
  expect(all.filter(({ estado }) => estado === 'erro')).toEqual([])
  for (const schema of SCHEMAS) expect(all.map(({ sobre }) => sobre)).toContain(`${schema}: DATA_DIR`)
  expect(differing(before, await contentsOf('campos'))).toEqual([])
})
