import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openMigratedDatabase, startTestApp } from '../../test/harness.ts'
import { backup } from '../backup/backup.ts'
import { restore } from '../backup/restore.ts'
import { openQuantitativos } from './quantitativos.testing.ts'

const folder = await mkdtemp(join(tmpdir(), 'paco-planilhas-'))
afterAll(() => rm(folder, { recursive: true }))

it('a sheet comes back from a backup frozen, and new rows get keys that nobody has', async () => {
  const test = await startTestApp(() => new Date('2026-11-16T15:00:00Z'))
  const { newAprovada, rowsOf } = await openQuantitativos(test)
  const { id } = await newAprovada()
  const last = Math.max(...(await rowsOf(id)).map(({ chave }) => chave))
  const file = join(folder, 'paco.gz')
  await backup(test.database.db, file)
  const target = await openMigratedDatabase()
  await restore(target, file)
  const { rows } = await target.pool.query(
    'select chave, codigo, valor from quantitativos_itens where revisao_id = $1 order by ordem',
    [id],
  )
  expect(rows).toEqual((await rowsOf(id)).map(({ chave, codigo, valor }) => ({ chave, codigo, valor })))
  const { rows: next } = await target.pool.query("select nextval('quantitativos_chaves') as chave")
  expect(next).toEqual([{ chave: last + 1 }])
  const changed = target.pool.query('update quantitativos_itens set valor = 0 where revisao_id = $1', [id])
  await expect(changed).rejects.toMatchObject({ code: 'PA002' })
})
