import { fusoNow } from '@paco/domain/shared/days'
import { expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'

const test = await startTestApp(() => new Date('2026-06-02T04:30:00Z'))
const { app, database } = test

/** As another instance does it: the row, the day that no longer counts, and the word about it. */
async function moveElsewhere(fuso: string): Promise<void> {
  await database.pool.query('update cidade set fuso = $1, versao = versao + 1', [fuso])
  await database.pool.query("delete from configuracao where chave in ('dia-calculado', 'dia-em-calculo')")
  await database.pool.query("select pg_notify('paco_mudou', 'outra cidade')")
}

it('a clock that another instance moved the city to is heard of, and lived by, without anybody asking', async () => {
  await expect.poll(() => database.hearing.isOn()).toBe(true)
  expect((await app.inject('/api/painel')).headers['x-hoje']).toBe('2026-06-02')
  await moveElsewhere('America/Rio_Branco')
  await expect.poll(fusoNow).toBe('America/Rio_Branco')
  expect((await app.inject('/api/painel')).headers['x-hoje']).toBe('2026-06-01')
  expect((await app.inject('/api/cidade')).json().Result[0].fuso).toBe('America/Rio_Branco')
})
