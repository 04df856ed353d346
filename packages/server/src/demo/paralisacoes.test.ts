import { avisoDevidoApos } from '@paco/domain/paralisacoes/avisos'
import type { Paralisacao } from '@paco/domain/paralisacoes/paralisacao'
import { expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { fillDemo } from './demo.ts'

const TODAY = '2026-11-15'
const city = await startTestApp(() => new Date(`${TODAY}T15:00:00Z`))
await fillDemo(city.database.patient.db, TODAY)

it('six works of the demo city are stopped, two of them for over a month, and one was restarted', async () => {
  const rows: Paralisacao[] = (await city.app.inject('/api/paralisacoes')).json().Result
  const open = rows.filter(({ reinicio }) => reinicio === null)
  expect(open).toHaveLength(6)
  expect(open.filter((one) => avisoDevidoApos(one) < TODAY)).toHaveLength(2)
  expect(rows.filter(({ reinicio }) => reinicio !== null)).toHaveLength(1)
  const listed = await city.app.inject('/api/getprojetocompleto?paralisado=true')
  expect(listed.headers['x-total-count']).toBe('6')
})

it('stages that began say when, none of them in the future', async () => {
  const { rows } = await city.database.pool.query(
    `select count(*) filter (where inicio_real is not null)::int as begun,
      count(*) filter (where inicio_real > $1 or fim_real > $1)::int as future,
      count(*) filter (where situacao = 'Concluído' and fim_real is null)::int as unknown from etapas`,
    [TODAY],
  )
  expect(rows[0].begun).toBeGreaterThan(300)
  expect(rows[0]).toMatchObject({ future: 0, unknown: 0 })
})
