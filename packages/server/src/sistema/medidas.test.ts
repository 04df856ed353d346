import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'

const NOON = new Date('2026-03-02T15:02:00Z')
const lines: { msg?: string; shape?: string; statement?: string; routes?: string[] }[] = []
const logTo = { write: (line: string) => void lines.push(JSON.parse(line)) }
const test = await startTestApp(() => NOON, { logTo, logLevel: 'warn' })
const { app, database } = test
const people = {
  admin: await loginAs(test, { role: 'admin' }),
  auditor: await loginAs(test, { role: 'auditor' }),
  user: await loginAs(test),
}
const read = (url: string, headers: Record<string, string> = people.admin.headers) =>
  app.inject({ url, headers })

describe('the last day', () => {
  it('ends now, in points of five minutes, and knows what was asked', async () => {
    await read('/api/health')
    const [medidas] = (await read('/api/sistema/medidas')).json().Result
    expect(medidas).toMatchObject({ inicio: '2026-03-01T15:05:00.000Z', minutos: 5 })
    const { series } = medidas
    for (const values of Object.values(series) as (number | null)[][]) expect(values).toHaveLength(288)
    expect(series.requisicoes.at(-1)).toBeGreaterThan(0)
    expect(series.erros.at(-1)).toBe(0)
    expect(series.memoria.at(-1)).toBeGreaterThan(1e6)
    expect(series.requisicoes.at(-2)).toBeNull()
  })
})

describe('statements that take long', () => {
  it('are named by their shape and the call that waited, with no value, here and in the log', async () => {
    // Everything takes long.
    Object.assign(database.slow, { limit: 0 })
    lines.length = 0
    await read('/api/getprojetocompleto?busca=palavrasecreta')
    Object.assign(database.slow, { limit: 500 })
    const { formas, limite } = (await read('/api/sistema/lentas')).json().Result[0]
    expect(limite).toBe(500)
    expect(formas.length).toBeGreaterThan(0)
    expect(formas.length).toBeLessThanOrEqual(10)
    const route = 'GET /api/getprojetocompleto'
    const slow = formas.find(({ rotas }: { rotas: string[] }) => rotas.includes(route))
    expect(slow).toMatchObject({ forma: expect.stringMatching(/^[0-9a-f]{8}$/), vezes: expect.any(Number) })
    const line = lines.find(({ shape }) => shape === slow.forma)
    expect(line).toMatchObject({ msg: 'slow statement', statement: slow.texto, routes: [route] })
    expect(JSON.stringify([formas, lines])).not.toContain('palavrasecreta')
  })

  it('are named too where they failed, as those do that the database cut short', async () => {
    Object.assign(database.slow, { limit: 0 })
    lines.length = 0
    await expect(sql`select 1 / (${0}::int)`.execute(database.db)).rejects.toThrow()
    Object.assign(database.slow, { limit: 500 })
    expect(lines.map(({ statement, routes }) => [statement, routes])).toEqual([['select ? / ($1::int)', []]])
  })
})

describe.each(['/api/sistema', '/api/sistema/medidas', '/api/sistema/lentas'])('%s', (url) => {
  it('is for administrators alone, and takes no parameter', async () => {
    expect((await read(url)).statusCode).toBe(200)
    for (const who of ['auditor', 'user'] as const)
      expect((await read(url, people[who].headers)).statusCode).toBe(403)
    expect((await read(url, {})).statusCode).toBe(401)
    expect((await read(url, { authorization: 'Bearer nada' })).statusCode).toBe(401)
    expect((await read(`${url}?x=1`)).statusCode).toBe(400)
  })
})
