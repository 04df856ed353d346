import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { onPostgres, openTestDatabase } from '../../../test/harness.ts'
import { landedFiles, makeLanded } from '../../../test/landed/landed.ts'
import { LANDED_ROWS } from '../../../test/landed/rows.ts'
import { carryArquivos } from '../../arquivos/copia.ts'
import { listMigrations } from '../../backup/queries.ts'
import { restore } from '../../backup/restore.ts'
import { advance, migrate, migrationNames } from '../../db/migrate.ts'
import { onTransaction } from '../../db/runner.ts'
import { copyBefore } from './antes.ts'

const folder = await mkdtemp(join(tmpdir(), 'paco-antes-'))
afterAll(() => rm(folder, { recursive: true }))
const FRASE = 'uma frase bem comprida'
const NOW = new Date('2026-11-18T12:00:00Z')

const hookTo = (pasta: string, now = NOW, antes = true) =>
  copyBefore(
    {
      copias: { pasta, antes, hora: 3, s3: undefined },
      backupPassphrase: FRASE,
      arquivos: { guarda: 'banco' },
    },
    () => now,
  )

async function openLanded() {
  const database = await openTestDatabase()
  await makeLanded(database.pool)
  await database.pool.query(LANDED_ROWS)
  return database
}

describe('before the tables of a city change', () => {
  it('a backup is made, or nothing changes unless the city does without', async () => {
    const { pool, db } = await openLanded()
    const before = await listMigrations(db)
    const file = join(folder, 'arquivo')
    await writeFile(file, '')
    await expect(migrate(pool, { before: hookTo(file) })).rejects.toThrow(
      /Não é possível usar a pasta .* Nada foi mudado\. Corrija BACKUP_DIR, .*BACKUP_BEFORE_MIGRATION=nao/,
    )
    expect(await listMigrations(db)).toEqual(before)
    expect(hookTo(file, NOW, false)).toBeUndefined()

    const pasta = join(folder, 'uma')
    await migrate(pool, { before: hookTo(pasta) })
    const nome = 'paco-antes-de-0014-20261118T120000Z.backup.gz'
    expect((await readdir(pasta)).sort()).toEqual([nome, `${nome}.json`])
    expect(await listMigrations(db)).toEqual(migrationNames())
    // Nothing is missing any more.
    await migrate(pool, { before: () => expect.unreachable() })
  })

  it('none is made of nobody’s', async () => {
    const { pool } = await openTestDatabase()
    await makeLanded(pool)
    const pasta = join(folder, 'de-ninguem')
    await migrate(pool, { before: hookTo(pasta) })
    await expect(readdir(pasta)).rejects.toThrow('ENOENT')
  })

  it('three are kept, and what is not ours', async () => {
    const { db } = await openLanded()
    const pasta = join(folder, 'tres')
    for (const day of ['14', '15', '16', '17']) {
      await hookTo(pasta, new Date(`2026-11-${day}T12:00:00Z`))?.(db, `00${day}_x`)
      await writeFile(join(pasta, 'leia-me.txt'), '')
    }
    const left = (await readdir(pasta)).filter((name) => !name.endsWith('.json'))
    expect(left.sort()).toEqual([
      'leia-me.txt',
      ...['15', '16', '17'].map((day) => `paco-antes-de-00${day}-202611${day}T120000Z.backup.gz`),
    ])
  })
})

/** The first version with files, and one of them. */
const FILES = '0028'
const SHA256 = createHash('sha256').update('x').digest('hex')
const A_FILE = `insert into arquivos (sha256, tamanho, tipo) values ('${SHA256}', 1, 'text/plain');
  insert into arquivo_partes (sha256, n, bytes) values ('${SHA256}', 0, 'x')`

/** The landed version and all after it, each as it was before the next. */
const versions = migrationNames().slice(landedFiles.length - 1)
/**
 * Making one and bringing it back takes seconds: PostgreSQL does so with each, but on ordinary days, like the embedded
 * database at all times, with some and the last. A version that landed changes no more, and between two of these little does.
 */
const APART = onPostgres ? (process.env.EVERYDAY ? 10 : 1) : 40
const isKept = (index: number) => index % APART === 0 || index === versions.length - 1

/** Each version's backup, made as the city went from one to the next. */
const made: { version: string; arquivo: string; contagens: Record<string, number> }[] = []
const { db, pool } = await openLanded()
for (const [index, version] of versions.entries()) {
  await db.transaction().execute((trx) => advance(onTransaction(trx), version))
  // The bytes of a file are carried by versions that did not yet say where it was kept, too.
  if (version.startsWith(FILES)) await pool.query(A_FILE)
  if (!isKept(index)) continue
  const pasta = join(folder, version)
  await hookTo(pasta)?.(db, versions[index + 1] ?? '9999')
  const [nome = ''] = (await readdir(pasta)).sort()
  const { contagens } = JSON.parse(await readFile(join(pasta, `${nome}.json`), 'utf8'))
  made.push({ version, arquivo: join(pasta, nome), contagens })
}

describe('the backup of a version that landed', () => {
  it('is made with all there was', () => {
    expect(made.length).toBeGreaterThan(2)
    for (const { version, contagens } of made) {
      const files = version > FILES ? { arquivos: 1, 'conteúdo de arquivos': 1 } : {}
      expect(contagens).toMatchObject({ usuarios: 3, projetos: 3, etapas: 18, ...files })
    }
  })

  it.each(made)('$version comes back in this one', async ({ arquivo, contagens }) => {
    const target = await openTestDatabase()
    // Every seal of the trail is held against its line there.
    const back = await restore(target, arquivo, FRASE, carryArquivos({ guarda: 'banco' }))
    expect(back).toEqual(contagens)
    expect(await listMigrations(target.db)).toEqual(migrationNames())
  })
})
