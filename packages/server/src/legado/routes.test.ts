import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'

const test = await startTestApp()
const { app } = test
const admin = await loginAs(test, { role: 'admin' })

const post = (payload: object) =>
  app.inject({ method: 'POST', url: '/api/create', payload, headers: admin.headers })
const result = async (url: string) => (await app.inject(url)).json().Result

describe('the old calls', () => {
  it.each([
    ['a name', 'educacao', 7],
    ['a number', 7, 7],
    ['a number as text', '7', 7],
  ])('create with the department as %s', async (_how, secretaria, id_secretaria) => {
    const made = await post({
      secretaria,
      nomeprojeto: 'Creche',
      decricao: 'Com erro no nome',
      valor: 10,
      ano: 2026,
      gestorprojeto: 'Carla',
    })
    expect(made.json()).toEqual({ Status: 'Success', id: expect.any(Number) })
    expect(await result(`/api/getprojetocompleto/${made.json().id}`)).toMatchObject([
      { id_secretaria, descricao: 'Com erro no nome', gestorprocesso: 'Carla' },
    ])
  })

  it('refuse a department that is not there', async () => {
    const reply = await post({ secretaria: 'Astronomia', nomeprojeto: 'Luneta' })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().Campos).toEqual({ secretaria: 'Secretaria não encontrada.' })
  })

  it('show the same data: one record, and the list in three orders', async () => {
    const { id } = (await post({ secretaria: 1, nomeprojeto: 'Zeladoria', descricao: 'Praças' })).json()
    const { id: other } = (await post({ secretaria: 'Cultura', nomeprojeto: 'Álbum da cidade' })).json()
    expect(await result(`/api/get/${id}?tipo=legado`)).toEqual([
      { id, secretaria: 'Políticas para Mulheres', nomeprojeto: 'Zeladoria', descricao: 'Praças' },
    ])
    const ids = async (url: string) => (await result(url)).map((row: { id: number }) => row.id)
    const only = (all: number[]) => all.filter((one) => one === id || one === other)
    expect(only(await ids('/api/getEmployee'))).toEqual([id, other])
    expect(only(await ids('/api/getnomeprojeto'))).toEqual([other, id])
    expect(only(await ids('/api/getnomesecretaria'))).toEqual([other, id])
    expect(await ids('/api/getEmployee?busca=album')).toEqual([other])
    expect((await app.inject('/api/get/999999?tipo=legado')).statusCode).toBe(404)
    expect((await app.inject(`/api/get/${id}?tipo=outro`)).statusCode).toBe(400)
  })

  it('page one department after the other', async () => {
    for (const secretaria of [12, 1, 12, 7]) await post({ secretaria, nomeprojeto: 'Praça' })
    for (const asked of ['', 'id_secretaria=12&', 'busca=praca&']) {
      const whole = await result(`/api/getnomesecretaria?${asked}`)
      const pages = []
      for (let pagina = 1; pagina <= whole.length / 2 + 1; pagina++)
        pages.push(...(await result(`/api/getnomesecretaria?${asked}limite=2&pagina=${pagina}`)))
      expect(pages).toEqual(whole)
    }
  })

  it('update a department or a project, by what the body holds', async () => {
    const { id } = (await post({ secretaria: 12, nomeprojeto: 'Antes' })).json()
    const put = (url: string, payload: object) =>
      app.inject({ method: 'PUT', url, payload, headers: admin.headers })
    expect((await put(`/api/update/${id}`, { nomeprojeto: 'Depois', decricao: 'texto' })).statusCode).toBe(
      200,
    )
    const nowhere = await put(`/api/update/${id}`, { id_secretaria: 99 })
    expect([nowhere.statusCode, nowhere.json().Campos]).toEqual([
      400,
      { id_secretaria: 'Secretaria não encontrada.' },
    ])
    expect(await result(`/api/get/${id}?tipo=legado`)).toMatchObject([
      { nomeprojeto: 'Depois', descricao: 'texto' },
    ])
    expect((await put('/api/update/12', { nomesecretaria: 'Obras', secretario: 'Ana' })).statusCode).toBe(200)
    expect(await result('/api/getsecret/12')).toMatchObject([{ secretario: 'Ana' }])
  })
})
