import { afterEach, describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'

const test = await startTestApp(() => new Date('2026-11-10T15:00:00Z'))
const { app } = test
const admin = await loginAs(test, { role: 'admin' })
const auditor = await loginAs(test, { role: 'auditor' })

const say = (familias: unknown, who = admin) =>
  app.inject({ method: 'PUT', url: '/api/cidade', headers: who.headers, payload: { familias } })
const read = async (url: string) => (await app.inject({ url, headers: admin.headers })).json().Result
afterEach(() => say([]))

const OWN = [
  { chave: 'federal', nome: 'União' },
  { chave: 'dade', nome: 'Turismo' },
]

describe('the families of agreements', () => {
  it('are called as the city says, in its order, wherever the server names them', async () => {
    expect((await say(OWN)).statusCode).toBe(200)
    expect((await read('/api/cidade'))[0].familias).toEqual(OWN)
    const [painel] = await read('/api/convenios/painel')
    expect(painel.familias.map(({ familia }: { familia: string }) => familia).slice(0, 2)).toEqual([
      'federal',
      'dade',
    ])
    const [{ conjuntos }] = await read('/api/dados')
    const titulos = conjuntos.map(({ titulo }: { titulo: string }) => titulo)
    expect(titulos).toContain('Convênios Turismo')
    expect(titulos).not.toContain('Convênios DADE')
    await app.inject({
      method: 'POST',
      url: '/api/conveniosdade',
      headers: admin.headers,
      payload: { objeto: 'Mirante da serra' },
    })
    const csv = await app.inject('/api/exportar/transparencia-convenios?formato=csv')
    expect(csv.body).toContain('Turismo')
    await say([])
    expect((await read('/api/cidade'))[0].familias).toEqual([])
    expect((await app.inject('/api/exportar/transparencia-convenios?formato=csv')).body).toContain('DADE')
  })

  it('called otherwise make files that name them other ones, for those who have them too', async () => {
    const since = async (url: string) => {
      const { etag } = (await app.inject(url)).headers
      await say(OWN)
      return (await app.inject({ url, headers: { 'if-none-match': String(etag) } })).statusCode
    }
    for (const url of [
      '/api/dados/repasses.csv',
      '/api/dados/documentos.csv',
      '/api/dados/datapackage.json',
    ]) {
      await say([])
      expect([url, await since(url)]).toEqual([url, 200])
    }
  })

  it('are named by administrators, no two alike, and the trail tells of it', async () => {
    expect((await say(OWN, auditor)).statusCode).toBe(403)
    const alike = await say([{ chave: 'dade', nome: 'federal' }])
    expect([alike.statusCode, alike.json().Campos]).toEqual([
      400,
      { familias: 'Duas famílias não podem ter o mesmo nome.' },
    ])
    expect((await say([{ chave: 'dade', nome: 'a\u0000b' }])).statusCode).toBe(400)
    await say(OWN)
    const trail = await app.inject({ url: '/api/auditoria?entidade=cidade', headers: admin.headers })
    expect(trail.body).toContain('Turismo')
  })
})
