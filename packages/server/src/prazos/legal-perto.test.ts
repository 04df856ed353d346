import { expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { openContratos, signedBody } from '../contratos/contratos.testing.ts'
import { listLegais, readShared } from './legal.ts'

const TODAY = '2026-11-16'
const test = await startTestApp(() => new Date(`${TODAY}T15:00:00Z`))
const { call, admin, newContrato } = await openContratos(test)
const { db } = test.database

const who = { id: admin.id, name: 'Ana', role: 'admin', id_secretaria: null } as const

it('tells the nearest that nobody has met, however many that are nearer were met', async () => {
  for (let month = 1; month <= 9; month++)
    await newContrato({ ...signedBody, assinatura: `2026-0${month}-02` })
  const shared = await readShared(db, TODAY)
  const far = shared.map(({ prazo }) => Math.abs(prazo.dias))
  expect(far).toEqual(far.toSorted((one, other) => one - other))
  const chaves = shared.map(({ prazo }) => prazo.chave)
  const met = chaves.filter((chave) => chave.endsWith(':quantitativos')).concat(chaves[0] ?? '')
  for (const chave of met)
    await call(admin, 'POST', '/api/prazos/cumprimentos', { chave, cumprido_em: TODAY, evidencia: 'Site' })
  const { rows } = await test.database.pool.query('select chave from prazos_cumpridos')
  const left = chaves.filter((chave) => !rows.some((row) => row.chave === chave))
  expect([rows.length > 3, left.length > 5]).toEqual([true, true])
  for (const most of [1, 2, 5, 1000]) {
    const told = await listLegais(db, who, { today: TODAY, shared, most })
    expect(told.map(({ parte }) => parte)).toEqual(left.slice(0, most))
  }
})
