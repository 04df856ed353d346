import type { Coordenada } from '@paco/domain/mapa/coordenada'
import { avisoDevidoApos } from '@paco/domain/paralisacoes/avisos'
import type { Paralisacao } from '@paco/domain/paralisacoes/paralisacao'
import type { Prazo } from '@paco/domain/prazos/prazo'
import { isSemEvolucao } from '@paco/domain/projetos/paralisada'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
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

it('some works that nobody stopped do not get on: in the lists, on the map, among what is due', async () => {
  const list = await city.app.inject('/api/getprojetocompleto?sem_evolucao=true')
  const still: Projeto[] = list.json().Result
  expect(still.length).toBeGreaterThanOrEqual(2)
  expect(still.length).toBeLessThanOrEqual(10)
  expect(still.filter(({ paralisacao }) => paralisacao !== null)).toEqual([])
  const points: Coordenada[] = (await city.app.inject('/api/coordenadas')).json()
  const shown = points.filter((point) => isSemEvolucao(point, TODAY))
  expect(shown.length).toBeGreaterThanOrEqual(2)
  const { headers } = await loginAs(city, { id_secretaria: 12 })
  const { Result } = (await city.app.inject({ url: '/api/prazos?tipo=legal', headers })).json()
  const told = Result.filter(({ parte, dias }: Prazo) => parte?.startsWith('obra:') && dias <= 0)
  expect(told.map(({ id }: Prazo) => id).sort()).toEqual(still.map(({ id }) => id).sort())
  expect(told.some(({ meu }: Prazo) => meu)).toBe(true)
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
