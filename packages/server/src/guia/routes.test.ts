import { afterAll, describe, expect, it } from 'vitest'
import { loginAs, openTestDatabase } from '../../test/harness.ts'
import { buildApp } from '../app.ts'
import { migrate } from '../db/migrate.ts'

const database = await openTestDatabase()
await migrate(database.pool, { emBranco: true })
const app = await buildApp({ database, logLevel: 'silent', trustProxy: 1, checkReplies: true })
afterAll(() => app.close())
const test = { app, database }
const admin = await loginAs(test, { role: 'admin', name: 'Ana Guia' })

const call = (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object, who = admin) =>
  app.inject({ method, url, headers: who.headers, ...(payload ? { payload } : {}) })
const guia = async () => (await call('GET', '/api/primeiros-passos')).json().Result[0]
const situacoes = async () =>
  Object.fromEntries(
    (await guia()).passos.map(({ chave, situacao }: { chave: string; situacao: string }) => [
      chave,
      situacao,
    ]),
  )

describe('the guide of a blank city', () => {
  it('begins with nothing done, and is not ended before the city has a name', async () => {
    expect(await situacoes()).toEqual({
      cidade: 'aberto',
      brasao: 'aberto',
      secretarias: 'aberto',
      pessoas: 'aberto',
      importacao: 'aberto',
      publica: 'aberto',
    })
    expect(await guia()).toMatchObject({ concluido: false, uf: null, publica: null })
    const { pacotes } = (await call('GET', '/api/pacotes')).json().Result[0]
    expect(pacotes.map(({ chave }: { chave: string }) => chave)).toEqual(['brasil', 'tipicas'])
    const refused = await call('PUT', '/api/primeiros-passos', { concluido: true })
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Antes de concluir o guia, diga de que cidade é o sistema.',
    ])
  })

  it('lets a step wait and takes it up again, told in the trail', async () => {
    await call('PUT', '/api/primeiros-passos/brasao', { pulado: true })
    expect((await situacoes()).brasao).toBe('pulado')
    await call('PUT', '/api/primeiros-passos/brasao', { pulado: false })
    expect((await situacoes()).brasao).toBe('aberto')
    const { rows } = await database.pool.query(
      "select usuario_nome, antes, depois from auditoria where entidade = 'guia' order by id",
    )
    expect(rows).toEqual([
      { usuario_nome: 'Ana Guia', antes: { pula_brasao: false }, depois: { pula_brasao: true } },
      { usuario_nome: 'Ana Guia', antes: { pula_brasao: true }, depois: { pula_brasao: false } },
    ])
  })

  it.each([
    ['/api/primeiros-passos/cidade', { pulado: true }],
    ['/api/primeiros-passos/outro', { pulado: true }],
    ['/api/primeiros-passos/brasao', { pulado: 'talvez' }],
    ['/api/primeiros-passos/brasao', {}],
    ['/api/primeiros-passos', { concluido: 3 }],
  ])('refuses %s %o', async (url, body) => expect((await call('PUT', url, body)).statusCode).toBe(400))

  it('finds every step done by the records, and where its first page is', async () => {
    const { versao } = (await app.inject('/api/cidade')).json().Result[0]
    await call('PUT', '/api/cidade', { nome: 'Rio Branco', uf: 'AC', versao })
    expect((await call('POST', '/api/pacotes/tipicas/carregar', {})).json()).toMatchObject({ criados: 12 })
    await call('POST', '/api/convites', { name: 'Rui', email: 'rui@ac.test' })
    expect(await situacoes()).toMatchObject({ cidade: 'feito', secretarias: 'feito', pessoas: 'feito' })

    const [{ id: id_secretaria }] = (await app.inject('/api/secretaria')).json().Result
    const made = await call('POST', '/api/create', { nomeprojeto: 'Ponte', id_secretaria })
    expect(await guia()).toMatchObject({
      uf: 'AC',
      publica: { nome: 'Ponte', endereco: `/viewprojetocompleto/${made.json().id}` },
    })
    const obra = { nomeprojeto: 'Escola', id_secretaria, natureza: 'obra' }
    const work = (await call('POST', '/api/create', obra)).json().id
    await call('POST', '/api/create', { nomeprojeto: 'Compra', id_secretaria, natureza: 'compra' })
    const { publica } = await guia()
    expect(publica).toEqual({ nome: 'Escola', endereco: `/transparencia/obras/${work}` })
    expect((await app.inject(`/api/obras/${work}`)).statusCode).toBe(200)
    expect(await situacoes()).toMatchObject({ importacao: 'feito', publica: 'feito', brasao: 'aberto' })
  })

  it('is ended, and taken up again', async () => {
    expect((await call('PUT', '/api/primeiros-passos', { concluido: true })).json().message).toContain(
      'Guia concluído',
    )
    expect((await guia()).concluido).toBe(true)
    await call('PUT', '/api/primeiros-passos', { concluido: false })
    expect((await guia()).concluido).toBe(false)
  })

  it('is for administrators alone', async () => {
    const people = [await loginAs(test, { role: 'user' }), await loginAs(test, { role: 'auditor' })]
    for (const who of people) {
      expect((await call('GET', '/api/primeiros-passos', undefined, who)).statusCode).toBe(403)
      expect((await call('PUT', '/api/primeiros-passos', { concluido: true }, who)).statusCode).toBe(403)
      expect((await call('POST', '/api/convites', { name: 'X', email: 'x@x.xx' }, who)).statusCode).toBe(403)
    }
    expect((await app.inject('/api/primeiros-passos')).statusCode).toBe(401)
  })
})

it('the typical departments are twelve, each once, and the second load finds them all', async () => {
  expect((await call('POST', '/api/pacotes/tipicas/conferir')).json().Result[0].secoes).toEqual([
    { secao: 'secretarias', novos: [], iguais: 12, diferentes: [] },
  ])
})
