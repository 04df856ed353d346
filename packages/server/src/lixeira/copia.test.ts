import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openMigratedDatabase } from '../../test/harness.ts'
import { backup } from '../backup/backup.ts'
import { restore } from '../backup/restore.ts'
import { openBin } from './lixeira.testing.ts'

it('a backup has what is in the bin, and gives its numbers to nobody else', async () => {
  const { test, furnished, remove } = await openBin()
  const id = await furnished()
  await remove(id)
  const folder = await mkdtemp(join(tmpdir(), 'paco-lixeira-'))
  try {
    const file = join(folder, 'paco.backup.gz')
    await backup(test.database.db, file)
    const target = await openMigratedDatabase()
    await restore(target, file)
    const kept = await target.pool.query('select registro_id from lixeira')
    expect(kept.rows).toEqual([{ registro_id: id }])
    const made = await target.pool.query(
      `insert into projetos (id_secretaria, nomeprojeto, status, progresso, etapa_atual)
       values (12, 'Depois', 'Não iniciado', 0, 1) returning id`,
    )
    expect(made.rows[0].id).toBe(id + 1)
  } finally {
    await rm(folder, { recursive: true })
  }
})
