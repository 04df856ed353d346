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
