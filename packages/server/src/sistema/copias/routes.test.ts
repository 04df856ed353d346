import { MESSAGES } from '@paco/domain/sistema/messages'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../../test/harness.ts'
import { depressa, openCity } from './copias.testing.ts'
import type { Trabalho } from './trabalho.ts'

const startCopias = await openCity()
let refuse: string | null = null
const made: string[] = []
const { copias, pasta, clock } = startCopias(
  {},
  {
    ...depressa,
    fazer: async (trabalho: Trabalho) => {
      made.push(trabalho.arquivo)
      if (refuse !== null) throw new Error(refuse)
      return depressa.fazer(trabalho)
    },
  },
)
const test = await startTestApp(undefined, { copias })
const without = await startTestApp()
const admin = await loginAs(test, { role: 'admin' })

const call = (method: 'GET' | 'POST', headers: Record<string, string> = {}, { app } = test) =>
  app.inject({ method, url: '/api/sistema/copias', headers })
const health = async () => (await test.app.inject({ url: '/api/health' })).json()

describe('the calls about backups', () => {
  it.each(['GET', 'POST'] as const)('%s is for administrators alone', async (method) => {
    expect((await call(method)).statusCode).toBe(401)
    for (const role of ['auditor', 'user'] as const)
      expect((await call(method, (await loginAs(test, { role })).headers)).statusCode).toBe(403)
    expect(made).toEqual([])
  })

  it('make one for fifty that ask at once, which is then told with its place', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => call('POST', admin.headers)))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(replies[0]?.json().message).toBe(MESSAGES.copyBegun)
    await copias.fazer('pedida')
    expect(made).toHaveLength(1)
    const [told] = (await call('GET', admin.headers)).json().Result
    expect(told).toMatchObject({ situacao: 'em dia', pasta, em_andamento: false, falha: null })
    expect(told.copias).toMatchObject([{ tipo: 'pedida', conferida: true }])
    expect(await health()).toEqual({ Status: 'Success' })
  })

  it('and whoever watches the server are told when one fails, strangers without its reason', async () => {
    refuse = 'ENOSPC: no space left on device'
    await copias.fazer('pedida')
    expect(await health()).toEqual({ Status: 'Success', message: MESSAGES.copyFailed })
    const [told] = (await call('GET', admin.headers)).json().Result
    expect(told.falha).toBe(`O disco de ${pasta} está cheio.`)
    refuse = null
    clock.now = new Date('2026-11-18T12:00:01Z')
    await copias.fazer('pedida')
    expect(await health()).toEqual({ Status: 'Success' })
  })

  it('say where nobody makes any', async () => {
    const { headers } = await loginAs(without, { role: 'admin' })
    expect((await call('GET', headers, without)).json().Result).toMatchObject([
      { situacao: 'nenhuma', hora: null },
    ])
    expect((await call('POST', headers, without)).statusCode).toBe(409)
  })
})
