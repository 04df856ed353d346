import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { writeDataset } from '../../../../bench/dataset.mjs'
import { openMigratedDatabase } from '../../test/harness.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'

const folder = await mkdtemp(join(tmpdir(), 'paco-dataset-'))
afterAll(() => rm(folder, { recursive: true }))

it('what is measured with is a backup like any other, and adds up', async () => {
  const [empty, filled] = [join(folder, 'empty.gz'), join(folder, 'filled.gz')]
  await backup((await openMigratedDatabase()).db, empty)
  await writeDataset(empty, filled, 100)
  const target = await openMigratedDatabase()
  expect(await restore(target, filled)).toMatchObject({ projetos: 100, etapas: 600, servicos: 150 })
  const { rows } = await target.pool.query(`
    select count(*) as projetos, sum(gasto) = (select sum(valor_total) from servicos) as gasto,
      sum(valor) = (select sum(valor) from projetos_totais) as totais from projetos`)
  expect(rows).toEqual([{ projetos: 100, gasto: true, totais: true }])
})
