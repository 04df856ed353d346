import { expect, it } from 'vitest'
import { schemaErrors, unknownFields } from '../../../../test/oc4ids/validar.ts'
import { problemsOf } from '../../../domain/src/dados/oc4ids/conferir.testing.ts'
import { startTestApp } from '../../test/harness.ts'
import { fillDemo } from '../demo/demo.ts'
import { openReader } from './dados.testing.ts'

const TODAY = '2026-11-15'
const city = await startTestApp(() => new Date(`${TODAY}T15:00:00Z`))
await fillDemo(city.database.patient.db, TODAY)
const get = openReader(city)

const pacote = (await get('/api/dados/oc4ids.json?natureza=todas')).json()

it('every project of the demo city validates, and refers to nothing that is not there', () => {
  expect(pacote.projects.length).toBeGreaterThan(170)
  expect(schemaErrors(pacote)).toEqual([])
  expect(problemsOf(pacote.projects, unknownFields)).toEqual([])
})

it('the works among them have contracts, amendments, payments, documents and points', async () => {
  const { body } = await get('/api/dados/oc4ids.json')
  for (const part of [
    'suppliers',
    'modifications',
    'transactions',
    'documents',
    'coordinates',
    'forecasts',
    'budgetBreakdowns',
  ])
    expect(body).toContain(`"${part}":`)
})

it('their budgets add up to what the dashboards say', async () => {
  const cents = pacote.projects.reduce(
    (sum: number, { budget }: { budget?: { amount?: { amount: number } } }) =>
      sum + Math.round((budget?.amount?.amount ?? 0) * 100),
    0,
  )
  const [{ valor }] = (await get('/api/valorprojeto')).json()
  expect(cents / 100).toBe(valor)
})

it('no e-mail, no password and nobody’s account leaves with them', async () => {
  const { rows } = await city.database.pool.query('select email from usuarios')
  const text = JSON.stringify(pacote)
  for (const { email } of rows) expect(text).not.toContain(email)
  expect(text).not.toMatch(/@demo\.local|\d{3}\.\d{3}\.\d{3}-\d{2}|conta_bancaria/)
})
