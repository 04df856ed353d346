import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openMigratedDatabase, openTestDatabase } from '../../test/harness.ts'
import { openArquivos } from '../arquivos/arquivos.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'

const folder = await mkdtemp(join(tmpdir(), 'paco-backup-'))
afterAll(() => rm(folder, { recursive: true }))

it('a backup brings every file back, byte by byte', async () => {
  const source = await openMigratedDatabase()
  // More parts than are carried at a time, the last one short.
  const parts = Array.from({ length: 6 }, (_, n) => randomBytes(n < 5 ? 1024 * 1024 : 777))
  const whole = Buffer.concat(parts)
  const sha256 = createHash('sha256').update(whole).digest('hex')
  await source.pool.query(
    "insert into arquivos (sha256, tamanho, tipo, usado_em) values ($1, $2, 'application/zip', now())",
    [sha256, whole.length],
  )
  const insert = 'insert into arquivo_partes (sha256, n, bytes) values ($1, $2, $3)'
  for (const [n, bytes] of parts.entries()) await source.pool.query(insert, [sha256, n, bytes])
  const file = join(folder, 'paco.backup.gz')
  expect(await backup(source.db, file)).toMatchObject({ arquivos: 1, arquivo_partes: 6 })

  const target = await openTestDatabase()
  await restore(target, file)
  const { rows } = await target.pool.query(
    'select sha256, tamanho, bytes from arquivos join arquivo_partes using (sha256) order by n',
  )
  const restored = Buffer.concat(rows.map(({ bytes }) => bytes))
  expect(createHash('sha256').update(restored).digest('hex')).toBe(sha256)
  expect(rows[0]).toMatchObject({ sha256, tamanho: whole.length })

  const light = join(folder, 'leve.backup.gz')
  expect(await backup(source.db, light, undefined, { semArquivos: true })).not.toHaveProperty(
    'arquivo_partes',
  )
  const without = await openTestDatabase()
  expect(await restore(without, light)).toMatchObject({ arquivos: 1, 'arquivos sem conteúdo': 1 })
  const caller = { key: 'pessoa:1', isStranger: false, ticket: null, isGone: () => false }
  const stored = openArquivos(without.db).open({ sha256, tamanho: whole.length, tipo: '' }, caller)
  await expect(stored.read({ from: 0, to: 9 }).next()).rejects.toMatchObject({ status: 410 })
})
