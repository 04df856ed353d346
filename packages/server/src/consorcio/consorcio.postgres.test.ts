import { cidadeAtual } from '@paco/domain/cidade/atual'
import { dayOf } from '@paco/domain/shared/days'
import type { Kept } from '@paco/domain/shared/per-city'
import { afterAll, describe, expect, it } from 'vitest'
import { createPostgresDatabase, loginAs, type TestApp } from '../../test/harness.ts'
import { buildApp } from '../app.ts'
import { makeSchema } from '../db/city-schema.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { answerInCity, inCity, separateCities } from './lugar.ts'

const url = await createPostgresDatabase()
const joinAgain = separateCities()
afterAll(joinAgain)

/** 23:30 in Rio Branco is past midnight in Brasília. */
const NIGHT = () => new Date('2026-06-11T04:30:00Z')

interface City extends TestApp {
  readonly nome: string
  readonly kept: Kept
  readonly admin: { headers: { authorization: string } }
}

async function found(schema: string, nome: string, fuso: string): Promise<City> {
  const kept: Kept = []
  return inCity(kept, async () => {
    const database = await openDatabase({ url, schema })
    await makeSchema(database.owner.pool, schema)
    await migrate(database.owner.pool, { emBranco: true })
    const app = await buildApp({
      database,
      logLevel: 'silent',
      trustProxy: 1,
      checkReplies: true,
      now: NIGHT,
    })
    answerInCity(app, kept)
    afterAll(() => inCity(kept, () => app.close().then(database.close)))
    const admin = await loginAs({ app, database }, { role: 'admin' })
    const city = { nome, kept, app, database, admin }
    expect((await call(city, 'PUT', '/api/cidade', { nome, fuso })).statusCode).toBe(200)
    return city
  })
}

const call = ({ app, kept, admin }: City, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  inCity(kept, () => app.inject({ method, url, headers: admin.headers, ...(payload ? { payload } : {}) }))

const cities = [
  await found('aurora', 'Aurora', 'America/Sao_Paulo'),
  await found('boa_vista', 'Boa Vista', 'America/Rio_Branco'),
]

const projeto = (nome: string, id_secretaria: number, n: number) => ({
  id_secretaria,
  nomeprojeto: `${nome} ${n}`,
  valor: n,
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].flatMap((etapa) => [
      [`datainicioetapa${etapa}`, `2026-0${etapa}-01`],
      [`datafimetapa${etapa}`, `2026-0${etapa}-20`],
      [`prazoetapa${etapa}`, 19],
    ]),
  ),
})

async function newSecretaria({ kept, app, nome, admin }: City): Promise<number> {
  const payload = new FormData()
  payload.set('nomesecretaria', `Obras de ${nome}`)
  const reply = await inCity(kept, () =>
    app.inject({ method: 'POST', url: '/api/createsecretaria', payload, headers: admin.headers }),
  )
  expect(reply.json()).toMatchObject({ Status: 'Success' })
  return reply.json().id
}

describe('cities in one process', () => {
  it('never see anything of each other, however their calls are mixed', async () => {
    const [aurora, boaVista] = cities as [City, City]
    const step = async (city: City, secretaria: number, n: number) => {
      if (n % 10 === 0) {
        const made = await call(city, 'POST', '/api/createprojetocompleto', projeto(city.nome, secretaria, n))
        expect(made.json()).toMatchObject({ Status: 'Success' })
      }
      const [told] = (await call(city, 'GET', '/api/cidade')).json().Result
      expect(told.nome).toBe(city.nome)
    }
    const secretarias = await Promise.all(cities.map(newSecretaria))
    for (let n = 0; n < 200; n++)
      await Promise.all(cities.map((city, at) => step(city, secretarias[at] ?? 0, n)))
    for (const [city, other] of [
      [aurora, boaVista],
      [boaVista, aurora],
    ] as const) {
      for (const path of ['/api/getprojetocompleto', '/api/secretaria', '/api/auditoria']) {
        const { statusCode, body } = await call(city, 'GET', path)
        expect([path, statusCode, body.includes(city.nome), body.includes(other.nome)]).toEqual([
          path,
          200,
          true,
          false,
        ])
      }
      const crossed = await call({ ...city, admin: other.admin }, 'GET', '/api/auditoria')
      expect(crossed.statusCode).toBe(401)
    }
  })

  it('each lives by its own clock', () => {
    expect(cities.map(({ kept }) => inCity(kept, () => dayOf(NIGHT())))).toEqual(['2026-06-11', '2026-06-10'])
    expect(cities.map(({ kept }) => inCity(kept, () => cidadeAtual().nome))).toEqual(['Aurora', 'Boa Vista'])
  })

  it('outside of them nothing is kept', () => {
    expect(() => cidadeAtual()).toThrow('Nothing is kept outside of a city.')
  })
})
