import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { loginAs, onPostgres, startTestApp } from '../../test/harness.ts'
import { openInstalacao } from './instalacao.ts'
import { readVersao } from './versao.ts'

const NOON = new Date('2026-03-02T15:00:00Z')
const test = await startTestApp(() => NOON)
const { app, database } = test
const people = {
  admin: await loginAs(test, { role: 'admin' }),
  auditor: await loginAs(test, { role: 'auditor' }),
  user: await loginAs(test, { id_secretaria: null }),
}
const folder = mkdtempSync(join(tmpdir(), 'paco-sistema-'))
afterAll(() => rmSync(folder, { recursive: true }))

const read = (headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url: '/api/sistema', headers })

describe('the installation', () => {
  it('tells administrators what runs, and nothing secret', async () => {
    const reply = await read(people.admin.headers)
    expect(reply.statusCode).toBe(200)
    const [instalacao] = reply.json().Result
    expect(instalacao).toMatchObject({
      versao: readVersao(),
      node: process.versions.node,
      banco: { tipo: onPostgres ? 'postgresql' : 'embutido', versao: expect.stringMatching(/^\d+\.\d+$/) },
      porte: { trilha: expect.any(Number), pessoas: expect.any(Number) },
      disco_livre: null,
      agora: NOON.toISOString(),
      fuso: 'America/Sao_Paulo',
      relogio_diferenca: 0,
    })
    expect(instalacao.banco.bytes).toBeGreaterThan(1024 ** 2)
    expect(Date.parse(instalacao.desde)).toBeLessThan(NOON.getTime())
    expect(reply.body).not.toMatch(/postgres(ql)?:\/\/|@|password|senha/i)
  })

  it.each(['auditor', 'user'] as const)('is not for %s', async (who) => {
    expect((await read(people[who].headers)).statusCode).toBe(403)
  })

  it('is not for strangers, nor for a token that is nobody’s', async () => {
    expect((await read()).statusCode).toBe(401)
    expect((await read({ authorization: 'Bearer x' })).statusCode).toBe(401)
  })

  it('knows the room on the disk, and how far the clocks are apart', async () => {
    const machine = {
      now: () => NOON,
      databaseNow: async () => new Date(NOON.getTime() + 61_000),
      falhaEmail: async () => null,
    }
    const told = await openInstalacao(database, { ...machine, dataFolder: folder })()
    expect(told.disco_livre).toBeGreaterThan(0)
    expect(told.relogio_diferenca).toBe(61)
    const gone = await openInstalacao(database, { ...machine, dataFolder: join(folder, 'gone') })()
    expect(gone.disco_livre).toBeNull()
  })
})

it('a version is found above, and said to be unknown where there is none', () => {
  expect(readVersao()).toMatch(/^\d+\.\d+\.\d+/)
  expect(readVersao(folder)).toBe('desconhecida')
})
