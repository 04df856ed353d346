import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'

const test = await startTestApp()
const { app } = test
const admin = await loginAs(test, { role: 'admin' })

const post = (url: string, payload: object) =>
  app.inject({ method: 'POST', url, payload, headers: admin.headers })
const search = async (termo: string) => {
  const reply = await app.inject({ url: `/api/pesquisa?termo=${encodeURIComponent(termo)}` })
  return reply.json().Result as { tipo: string; titulo: string; familia: string | null }[]
}

await post('/api/createprojetocompleto', { nomeprojeto: 'Ampliação do mirante', id_secretaria: 12 })
await post('/api/conveniosdade', { objeto: 'Mirante da Serra', conta_bancaria: '9988-7' })
await post('/api/conveniossempapel', { numero_demanda: 'mirante sem nome' })

describe('the search over everything', () => {
  it('finds projects, agreements and departments by every word, accents aside', async () => {
    expect(await search('MIRANTE')).toMatchObject([
      { tipo: 'projeto', titulo: 'Ampliação do mirante' },
      { tipo: 'convenio', titulo: 'Mirante da Serra', familia: 'dade' },
    ])
    expect(await search('ampliacao mirante')).toHaveLength(1)
    expect(await search('obras')).toEqual(
      expect.arrayContaining([expect.objectContaining({ tipo: 'secretaria', titulo: 'Obras' })]),
    )
  })

  it('puts first what has the words in its name', async () => {
    await post('/api/createprojetocompleto', { nomeprojeto: 'Turismo para todos', id_secretaria: 12 })
    for (let made = 0; made < 7; made++) {
      await post('/api/createprojetocompleto', { nomeprojeto: `Roteiro ${made}`, id_secretaria: 3 })
    }
    const projects = (await search('turismo')).filter(({ tipo }) => tipo === 'projeto')
    expect(projects).toHaveLength(6)
    expect(projects[0]?.titulo).toBe('Turismo para todos')
  })

  it('never finds by a bank account, and takes signs as signs', async () => {
    expect(await search('9988')).toEqual([])
    expect(await search('%')).toEqual([])
    expect(await search('_')).toEqual([])
  })

  it('wants something to look for', async () => {
    expect((await app.inject({ url: '/api/pesquisa' })).statusCode).toBe(400)
    expect((await app.inject({ url: '/api/pesquisa?termo=%20' })).statusCode).toBe(400)
    expect((await app.inject({ url: `/api/pesquisa?termo=${'x'.repeat(201)}` })).statusCode).toBe(400)
  })
})

describe('names that are known', async () => {
  const obras = await loginAs(test, { role: 'user', id_secretaria: 12 })
  const auditor = await loginAs(test, { role: 'auditor' })
  const names = async (who: typeof admin, termo = '') => {
    const url = `/api/pesquisa/pessoas?termo=${encodeURIComponent(termo)}`
    return (await app.inject({ url, headers: who.headers })).json().Result as {
      nome: string
      projetos: number
    }[]
  }
  const manage = (gestorprojeto: string, id_secretaria: number) =>
    post('/api/createprojetocompleto', { nomeprojeto: 'De alguém', gestorprojeto, id_secretaria })
  await manage('Zélia Antunes', 12)
  await manage('Zélio Braga', 3)
  await manage('Zélio Braga', 3)
  await post('/api/conveniosdade', { objeto: 'Praça', fiscal_contador: 'Zélia Fiscal' })

  it('are found by every word, one’s own department first, then those that manage most', async () => {
    expect(await names(obras, 'zel')).toEqual([
      { nome: 'Zélia Antunes', projetos: 1 },
      { nome: 'Zélio Braga', projetos: 2 },
      { nome: 'Zélia Fiscal', projetos: 0 },
    ])
    expect(await names(obras, 'ANTUNES zelia')).toHaveLength(1)
    expect(await names(obras, '%')).toEqual([])
    expect((await names(obras)).length).toBeLessThanOrEqual(10)
  })

  it('are of one’s own accounts, and of all of them for administrators', async () => {
    const account = 'Quirino Salvador'
    const saude = await loginAs(test, { role: 'user', id_secretaria: 17, name: account })
    const knows = async (who: typeof admin) =>
      (await names(who, account)).some(({ nome }) => nome === account)
    expect(await knows(saude)).toBe(true)
    expect(await knows(admin)).toBe(true)
    expect(await knows(obras)).toBe(false)
  })

  it('are told to those who fill in forms', async () => {
    const url = '/api/pesquisa/pessoas'
    expect((await app.inject({ url })).statusCode).toBe(401)
    expect((await app.inject({ url, headers: auditor.headers })).statusCode).toBe(403)
  })

  it.each([
    ['too long', `termo=${'x'.repeat(201)}`],
    ['nine words', 'termo=a+b+c+d+e+f+g+h+i'],
    ['unknown parameter', 'nome=a'],
    ['a NUL', 'termo=%00'],
  ])('are not looked for with %s', async (_what, query) => {
    const reply = await app.inject({ url: `/api/pesquisa/pessoas?${query}`, headers: admin.headers })
    expect(reply.statusCode).toBe(400)
  })
})
