import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { fileForm, picture } from '../fotos/pictures.testing.ts'

const test = await startTestApp()
const { app } = test
const admin = await loginAs(test, { role: 'admin' })
const obras = await loginAs(test, { id_secretaria: 12 })
const others = [
  await loginAs(test, { id_secretaria: 17 }),
  await loginAs(test, { role: 'auditor' }),
  await loginAs(test),
]

type Who = { headers: object } | null
const call = (who: Who, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url, headers: { ...who?.headers }, ...(payload ? { payload } : {}) })
const newProjeto = async (nomeprojeto = 'Praça', valor: number | null = 10.5): Promise<number> =>
  (await call(admin, 'POST', '/api/createprojetocompleto', { nomeprojeto, id_secretaria: 12, valor })).json()
    .id
const CENTRO = { latitude: '-22,8164', longitude: -45.1933 }
const place = async (id_projeto: number): Promise<number> =>
  (await call(obras, 'POST', '/api/coordenadas', { id_projeto, ...CENTRO })).json().id
const pointOf = async (projeto: number) =>
  (await call(null, 'GET', '/api/coordenadas'))
    .json()
    .find(({ id_projeto }: { id_projeto: number }) => id_projeto === projeto)

describe('a project’s point', () => {
  it('is placed by its department and read by everybody', async () => {
    const projeto = await newProjeto('<b>Praça</b>')
    const id = await place(projeto)
    expect(await pointOf(projeto)).toEqual({
      id,
      id_projeto: projeto,
      nome_projeto: '<b>Praça</b>',
      latitude: -22.8164,
      longitude: -45.1933,
      imagem: null,
      id_secretaria: 12,
      secretaria_nome: 'Obras',
      natureza: null,
      status: 'Não iniciado',
      valor: 10.5,
      etapas_marcadas: [],
      paralisacao: null,
      sem_evolucao_em: null,
      versao: 1,
    })
  })

  it('is one per project, however many place it at once', async () => {
    const projeto = await newProjeto()
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        call(obras, 'POST', '/api/coordenadas', { id_projeto: projeto, ...CENTRO }),
      ),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const late = replies.find(({ statusCode }) => statusCode !== 200)
    expect(late?.json()).toMatchObject({ Status: 'Error', Error: 'Este projeto já tem um ponto no mapa.' })
  })

  it('is moved and removed', async () => {
    const projeto = await newProjeto()
    const id = await place(projeto)
    expect(
      (await call(obras, 'PUT', `/api/coordenadas/${id}`, { latitude: '-22,9', versao: 1 })).statusCode,
    ).toBe(200)
    expect(await pointOf(projeto)).toMatchObject({ latitude: -22.9, longitude: -45.1933, versao: 2 })
    expect((await call(obras, 'PUT', `/api/coordenadas/${id}`, { latitude: 1, versao: 1 })).statusCode).toBe(
      409,
    )
    expect((await call(obras, 'DELETE', `/api/coordenadas/${id}`)).json()).toEqual({
      Status: 'Success',
      message: 'Ponto removido do mapa.',
    })
    expect(await pointOf(projeto)).toBeUndefined()
    expect((await call(obras, 'DELETE', `/api/coordenadas/${id}`)).statusCode).toBe(404)
  })

  it('is nobody else’s to change', async () => {
    const [free, placed] = [await newProjeto(), await newProjeto()]
    const id = await place(placed)
    for (const who of others) {
      expect((await call(who, 'POST', '/api/coordenadas', { id_projeto: free, ...CENTRO })).statusCode).toBe(
        403,
      )
      expect((await call(who, 'PUT', `/api/coordenadas/${id}`, CENTRO)).statusCode).toBe(403)
      expect((await call(who, 'DELETE', `/api/coordenadas/${id}`)).statusCode).toBe(403)
    }
    expect((await call(null, 'POST', '/api/coordenadas', { id_projeto: free, ...CENTRO })).statusCode).toBe(
      401,
    )
    expect((await call(null, 'DELETE', `/api/coordenadas/${id}`)).statusCode).toBe(401)
    expect((await call(admin, 'PUT', `/api/coordenadas/${id}`, CENTRO)).statusCode).toBe(200)
  })

  it.each([
    [{ latitude: 91 }, { latitude: 'Informe uma latitude entre -90 e 90.' }],
    [{ longitude: '-181' }, { longitude: 'Informe uma longitude entre -180 e 180.' }],
    [{ latitude: undefined }, { latitude: 'Informe uma latitude entre -90 e 90.' }],
  ])('is refused at %j', async (own, campos) => {
    const reply = await call(admin, 'POST', '/api/coordenadas', { id_projeto: 1, ...CENTRO, ...own })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().Campos).toEqual(campos)
  })

  it('carries a photo of its own, which can be taken away', async () => {
    const projeto = await newProjeto()
    const id = await place(projeto)
    const form = fileForm(await picture('png'))
    const send = (who: Who, sent = form) =>
      app.inject({
        method: 'POST',
        url: `/api/coordenadas/${id}/foto`,
        payload: sent.payload,
        headers: { ...who?.headers, ...sent.headers },
      })
    const noPicture = fileForm(Buffer.from('nada'))
    for (const who of others) {
      expect((await send(who)).statusCode).toBe(403)
      expect((await send(who, noPicture)).statusCode).toBe(403)
    }
    expect((await send(obras, noPicture)).statusCode).toBe(415)
    const { imagem } = (await send(obras)).json()
    expect(await pointOf(projeto)).toMatchObject({ imagem, versao: 2 })
    expect((await call(null, 'GET', `/img/${imagem}`)).statusCode).toBe(200)
    const foreign = await place(await newProjeto())
    const stolen = await call(obras, 'PUT', `/api/coordenadas/${foreign}`, { imagem })
    expect(stolen.json().Campos).toEqual({ imagem: 'Escolha uma foto enviada para este ponto.' })
    await call(obras, 'PUT', `/api/coordenadas/${id}`, { imagem: '' })
    expect(await pointOf(projeto)).toMatchObject({ imagem: null })
  })

  it('tells the lists which projects are on the map', async () => {
    const [placed, free] = [await newProjeto('Localizado Único'), await newProjeto('Solto Único')]
    await place(placed)
    const found = async (localizado: boolean) =>
      (await call(null, 'GET', `/api/getprojetocompleto?busca=unico&localizado=${localizado}`))
        .json()
        .Result.map(({ id }: { id: number }) => id)
    expect(await found(true)).toEqual([placed])
    expect(await found(false)).toEqual([free])
  })

  it('leaves as GeoJSON, longitude first', async () => {
    const projeto = await newProjeto('Para o QGIS', null)
    await place(projeto)
    const { type, features } = (await call(null, 'GET', '/api/mapa/geojson')).json()
    expect(type).toBe('FeatureCollection')
    expect(features.at(-1)).toEqual({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-45.1933, -22.8164] },
      properties: {
        id_projeto: projeto,
        nome: 'Para o QGIS',
        secretaria: 'Obras',
        situacao: 'Não iniciado',
        valor: null,
        etapas_atrasadas: [],
        etapas_nao_iniciadas: [],
        paralisacao: null,
        sem_evolucao: false,
      },
    })
  })
})
