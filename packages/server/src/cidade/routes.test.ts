import { MESSAGES } from '@paco/domain/cidade/messages'
import { municipio } from '@paco/domain/cidade/municipio'
import { STALE_VERSION } from '@paco/domain/shared/errors'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { municipios } from './municipios.ts'

const test = await startTestApp()
const { app } = test
const admin = await loginAs(test, { role: 'admin' })
const auditor = await loginAs(test, { role: 'auditor' })
const pessoa = await loginAs(test, { id_secretaria: 12 })

const read = async () => (await app.inject('/api/cidade')).json().Result[0]
const put = (who: { headers: object } | null, payload: object) =>
  app.inject({ method: 'PUT', url: '/api/cidade', headers: { ...who?.headers }, payload })

describe('the city', () => {
  it('is told to everybody, the one that was here before as it was', async () => {
    expect(await read()).toMatchObject({
      nome: 'Guaratinguetá',
      uf: 'SP',
      ibge: '3518404',
      nome_orgao: 'Prefeitura Municipal',
      nome_sistema: 'Módulo de Processos',
      fuso: 'America/Sao_Paulo',
      centro_latitude: -22.8164,
      centro_longitude: -45.1933,
      zoom: 13,
      raio_km: 45,
      tribunal: 'tce-sp',
      cor_primaria: null,
    })
  })

  it('is not sent again to those who have it, until it changes', async () => {
    const { etag } = (await app.inject('/api/cidade')).headers
    const again = () => app.inject({ url: '/api/cidade', headers: { 'if-none-match': String(etag) } })
    expect((await again()).statusCode).toBe(304)
    await put(admin, { telefone: '(12) 3128-2800' })
    const changed = await again()
    expect([changed.statusCode, changed.json().Result[0].telefone]).toEqual([200, '(12) 3128-2800'])
  })

  it('changes by its version, field by field', async () => {
    const { versao, ...before } = await read()
    const sent = { site: ' https://www.cidade.gov.br ', cnpj: '46.680.500/0001-12', versao }
    expect((await put(admin, sent)).json()).toEqual({ Status: 'Success', id: 1, message: MESSAGES.updated })
    expect(await read()).toEqual({
      ...before,
      site: 'https://www.cidade.gov.br',
      cnpj: '46680500000112',
      versao: versao + 1,
    })
    const stale = await put(admin, sent)
    expect([stale.statusCode, stale.json().Error]).toEqual([409, STALE_VERSION])
    await put(admin, { site: '', cnpj: null })
    expect(await read()).toMatchObject({ site: null, cnpj: null })
  })

  it('may be one that has not said its name yet', async () => {
    const nothing = { nome: '', uf: '', ibge: '', tribunal: '' }
    expect((await put(admin, nothing)).statusCode).toBe(200)
    expect(await read()).toMatchObject({ nome: null, uf: null, ibge: null, tribunal: null })
    await put(admin, { nome: 'Guaratinguetá', uf: 'SP', ibge: '3518404', tribunal: 'tce-sp' })
  })

  it('is changed by administrators alone, and the trail tells it', async () => {
    for (const [who, status] of [
      [null, 401],
      [pessoa, 403],
      [auditor, 403],
    ] as const)
      expect((await put(who, { nome: 'Outra' })).statusCode).toBe(status)
    await put(admin, { ouvidoria: '0800 000 000' })
    const trail = await app.inject({ url: '/api/historico/cidade/1', headers: auditor.headers })
    expect(trail.json().Result[0].depois).toEqual({ ouvidoria: '0800 000 000' })
  })

  it('is what open data and public pages say of it, from then on', async () => {
    const told = async () => {
      const [catalogo] = (await app.inject({ url: '/api/dados', remoteAddress: '10.36.0.1' })).json().Result
      const [contatos] = (await app.inject('/api/transparencia/contatos')).json().Result
      return [catalogo.publicador, contatos.sic]
    }
    expect(await told()).toEqual(['Prefeitura Municipal de Guaratinguetá', null])
    await put(admin, { nome: 'Tefé', uf: 'AM', ibge: '1304203', esic: 'esic@tefe.am.gov.br' })
    expect(await told()).toEqual(['Prefeitura Municipal de Tefé', 'esic@tefe.am.gov.br'])
    await put(admin, { nome: 'Guaratinguetá', uf: 'SP', ibge: '3518404', esic: '' })
  })

  it('of several who save from the same version one wins', async () => {
    const { versao } = await read()
    const replies = await Promise.all(
      Array.from({ length: 5 }, (_, place) => put(admin, { endereco: `Rua ${place}`, versao })),
    )
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409])
  })
})

describe('municipalities', () => {
  const search = (who: { headers: object } | null, q: string) =>
    app.inject({ url: `/api/municipios?q=${encodeURIComponent(q)}`, headers: { ...who?.headers } })

  it('are found by name without accents, or by code, with their clock and court', async () => {
    expect((await search(admin, 'rio branco ac')).json().Result).toEqual([
      {
        ibge: '1200401',
        nome: 'Rio Branco',
        uf: 'AC',
        latitude: -9.97499,
        longitude: -67.8243,
        fuso: 'America/Rio_Branco',
        tribunal: 'tce-ac',
      },
    ])
    expect((await search(admin, '3518404')).json().Result).toMatchObject([{ nome: 'Guaratinguetá' }])
  })

  it('are all there, each with a state and a clock', async () => {
    const all = await municipios()
    expect([all.length, new Set(all.map(({ ibge }) => ibge)).size]).toEqual([5571, 5571])
    for (const one of all) expect(z.parse(municipio, one)).toEqual(one)
  })

  it('are looked up by those who may use them', async () => {
    expect((await search(null, 'rio')).statusCode).toBe(401)
    expect((await search(pessoa, 'rio')).statusCode).toBe(403)
    expect((await search(admin, ' ')).statusCode).toBe(400)
    expect((await search(admin, 'x'.repeat(101))).statusCode).toBe(400)
  })
})

describe('what is refused', () => {
  it.each([
    ['no name of the body', { nome_orgao: ' ' }, 'nome_orgao'],
    ['a name too long', { nome: 'n'.repeat(121) }, 'nome'],
    ['a name that is none', { nome: 7 }, 'nome'],
    ['a state that is none', { uf: 'XX' }, 'uf'],
    ['six digits', { ibge: '351840' }, 'ibge'],
    ['a CNPJ with wrong digits', { cnpj: '46.680.500/0001-13' }, 'cnpj'],
    ['a clock of elsewhere', { fuso: 'Europe/Lisbon' }, 'fuso'],
    ['no clock', { fuso: '' }, 'fuso'],
    ['a latitude off the earth', { centro_latitude: 91 }, 'centro_latitude'],
    ['a zoom that no map has', { zoom: 40 }, 'zoom'],
    ['half a kilometre', { raio_km: 0.5 }, 'raio_km'],
    ['a program for an address', { site: 'javascript:alert(1)' }, 'site'],
    ['a court that is none', { tribunal: 'stf' }, 'tribunal'],
    ['a property of every object as a court', { tribunal: 'constructor' }, 'tribunal'],
    ['a colour by its name', { cor_primaria: 'azul' }, 'cor_primaria'],
  ])('%s', async (_, payload, field) => {
    const reply = await put(admin, payload)
    expect(reply.statusCode).toBe(400)
    expect(Object.keys(reply.json().Campos)).toEqual([field])
  })

  it('a NUL, calmly', async () => {
    expect((await put(admin, { nome: 'a\u0000b' })).statusCode).toBe(400)
  })
})
