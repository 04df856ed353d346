import { ditosDe, GRUPOS, NA_INSTALACAO } from '@paco/domain/sistema/leituras'
import type { Leitura } from '@paco/domain/sistema/medidas'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'

const NOON = new Date('2026-03-02T15:02:00Z')
const lines: { msg?: string; shape?: string; statement?: string; routes?: string[] }[] = []
const logTo = { write: (line: string) => void lines.push(JSON.parse(line)) }
const TOKEN = 'um-token-de-medidas'
const test = await startTestApp(() => NOON, { logTo, logLevel: 'warn', metricsToken: TOKEN })
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
    // What the database has to be asked for is in the point that was asked for; nothing backs up here.
    expect(series.banco.at(-1)).toBeGreaterThan(1e6)
    expect(series.trilha.at(-1)).toBeGreaterThan(0)
    expect([series.emails, series.fila, series.copia].map((values) => values.at(-1))).toEqual([0, 0, null])
  })

  it('is told in words by just what machines are told, with the calls that took most of the time', async () => {
    const { body } = await read('/metrics', { authorization: `Bearer ${TOKEN}` })
    const names = [...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)
    const [{ agora, rotas }] = (await read('/api/sistema/medidas')).json().Result
    const told = new Set([...(agora as Leitura[]).map(({ medida }) => medida), ...NA_INSTALACAO])
    expect([...told].sort()).toEqual(names.sort())
    const texts = GRUPOS.flatMap((grupo) => ditosDe(grupo, agora))
    // No replica here, and no disk of its own.
    const everything = GRUPOS.flatMap(({ linhas }) => linhas.map(({ nome }) => nome))
    const missing = everything.filter((nome) => !texts.some((one) => one.nome === nome))
    expect(missing).toEqual(['Disco livre', 'Réplica de leitura'])
    expect(texts.find(({ nome }) => nome === 'Responde')?.texto).toBe('Sim')
    const asked = rotas.find(({ rota }: { rota: string }) => rota === 'GET /metrics')
    expect(asked).toMatchObject({ vezes: 1, recusas: 0, falhas: 0 })
    expect(asked.media).toBeGreaterThan(0)
    expect(rotas.length).toBeLessThanOrEqual(10)
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
