import { expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { openContratos, signedBody } from '../contratos/contratos.testing.ts'
import { aloneHearing } from '../db/changes.ts'
import { openLegalMemory } from './legal-memory.ts'

const TODAY = '2026-11-16'
const test = await startTestApp(() => new Date(`${TODAY}T15:00:00Z`))
const bench = await openContratos(test)
const memory = openLegalMemory(test.database.db, aloneHearing)
const keysOf = async (patience?: number) =>
  (await memory.read(TODAY, patience)).map(({ prazo }) => prazo.chave)

it('is worked out once until something is written, and for each day anew', async () => {
  await bench.newContrato(signedBody)
  // A server far away tells of the write once more, when it pleases (NOTIFY).
  const again = async () => new Set([await memory.read(TODAY), await memory.read(TODAY)])
  await expect.poll(async () => (await again()).size).toBe(1)
  expect(await memory.read('2026-11-17')).not.toBe(await memory.read(TODAY))
})

it('tells of a contract as soon as it is signed; only who has patience hears of it later', async () => {
  const before = await memory.read(TODAY)
  const id = await bench.newContrato(signedBody)
  expect(await memory.read(TODAY, Number.POSITIVE_INFINITY)).toBe(before)
  expect(await keysOf()).toContain(`contrato:${id}:pncp`)
})

it('does not remember a failure', async () => {
  const { db, pool } = test.database
  const other = openLegalMemory(db, aloneHearing)
  await pool.query('alter table feriados rename to longe')
  await expect(other.read(TODAY)).rejects.toThrow()
  await pool.query('alter table longe rename to feriados')
  expect((await other.read(TODAY)).length).toBeGreaterThan(0)
  other.forget()
})
