import { tribunalDoPacote } from '@paco/domain/cidade/tribunais'
import { UFS } from '@paco/domain/cidade/ufs'
import { STALE_VERSION } from '@paco/domain/shared/errors'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { municipios } from './municipios.ts'

const test = await startTestApp(() => new Date('2026-03-02T12:00:00Z'))
const { app } = test
const admin = await loginAs(test, { role: 'admin' })
const auditor = await loginAs(test, { role: 'auditor' })
const pessoa = await loginAs(test, { id_secretaria: 12 })

type Who = { headers: object } | null
const put = (who: Who, payload: object, url = '/api/cidade/tribunal') =>
  app.inject({ method: 'PUT', url, headers: { ...who?.headers }, payload })
const corte = async () => (await app.inject('/api/cidade')).json().Result[0].corte
const post = (url: string, payload: object = {}) =>
  app.inject({ method: 'POST', url, headers: admin.headers, payload })

describe('the court of the city', () => {
  it('is told with it, as the pack of its state tells it', async () => {
    expect(await corte()).toEqual({
      codigo: 'tce-sp',
      sigla: 'TCE-SP',
      nome: 'Tribunal de Contas do Estado de São Paulo',
      site: 'https://www.tce.sp.gov.br',
      sistema: 'AUDESP',
      leiaute: 'audesp',
      semestre: 4,
      prazo_dias: 15,
      versao: 1,
    })
  })

  it('changes by its version, field by field, and the trail tells it', async () => {
    expect((await put(admin, { prazo_dias: 20, versao: 1 })).json().message).toBe('Tribunal de contas salvo.')
    expect(await corte()).toMatchObject({ prazo_dias: 20, sistema: 'AUDESP', versao: 2 })
    const stale = await put(admin, { sigla: 'X', versao: 1 })
    expect([stale.statusCode, stale.json().Error]).toEqual([409, STALE_VERSION])
    const { rows } = await test.database.pool.query(
      "select depois from auditoria where entidade = 'tribunais' order by id",
    )
    expect(rows).toEqual([{ depois: { prazo_dias: 20 } }])
    await put(admin, { prazo_dias: 15 })
  })

  it('of which no pack was loaded is said by whoever knows it', async () => {
    await put(admin, { uf: 'AC', tribunal: 'TCE-AC' }, '/api/cidade')
    expect(await corte()).toBeNull()
    expect((await put(admin, { prazo_dias: 30, semestre: 2 })).statusCode).toBe(200)
    expect(await corte()).toMatchObject({ codigo: 'tce-ac', sigla: 'TCE-AC', nome: 'TCE-AC', prazo_dias: 30 })
    // The pack knows its whole name; what the city says otherwise stays, unless it is asked for.
    const [{ secoes }] = (await post('/api/pacotes/AC/conferir')).json().Result
    const tribunais = secoes.find(({ secao }: { secao: string }) => secao === 'tribunais')
    expect(tribunais.diferentes[0].campos.map(({ campo }: { campo: string }) => campo)).toContain('Nome')
    const { carga } = (await post('/api/pacotes/AC/carregar', { atualizar: true })).json()
    expect(await corte()).toMatchObject({ nome: 'Tribunal de Contas do Estado do Acre', prazo_dias: null })
    expect((await post('/api/pacotes/AC/carregar', { atualizar: true })).json()).toMatchObject({
      carga: null,
    })
    await post(`/api/pacotes/cargas/${carga}/desfazer`)
    expect(await corte()).toMatchObject({ nome: 'TCE-AC', prazo_dias: 30, semestre: 2 })
  })

  it('comes with its state’s pack, and goes when that is undone', async () => {
    await put(admin, { uf: 'BA', tribunal: 'tcm-ba' }, '/api/cidade')
    const { carga } = (await post('/api/pacotes/BA/carregar')).json()
    expect(await corte()).toMatchObject({ nome: 'Tribunal de Contas dos Municípios do Estado da Bahia' })
    await post(`/api/pacotes/cargas/${carga}/desfazer`)
    expect(await corte()).toBeNull()
    await put(admin, { uf: 'SP', tribunal: 'tce-sp' }, '/api/cidade')
  })

  it('is changed by administrators alone', async () => {
    for (const [who, status] of [
      [null, 401],
      [pessoa, 403],
      [auditor, 403],
    ] as const)
      expect((await put(who, { sigla: 'X' })).statusCode).toBe(status)
  })

  it.each([
    ['no name', { nome: ' ' }, 'nome'],
    ['a name too long', { nome: 'n'.repeat(121) }, 'nome'],
    ['a program for an address', { site: 'javascript:alert(1)' }, 'site'],
    ['a month of the other half', { semestre: 7 }, 'semestre'],
    ['days that are none', { prazo_dias: 0 }, 'prazo_dias'],
  ])('is refused with %s', async (_, payload, field) => {
    const reply = await put(admin, payload)
    expect([reply.statusCode, Object.keys(reply.json().Campos)]).toEqual([400, [field]])
  })

  it('has the layout that its pack says, whatever is sent', async () => {
    expect((await put(admin, { leiaute: 'geral' })).statusCode).toBe(200)
    expect(await corte()).toMatchObject({ leiaute: 'audesp' })
  })

  it('is refused a NUL, calmly', async () => {
    expect((await put(admin, { nome: 'a\u0000b' })).statusCode).toBe(400)
  })
})

describe('the packs of the states', () => {
  it('say of every municipality which court oversees it', async () => {
    const all = await municipios()
    expect(all.filter(({ tribunal }) => tribunal === null)).toEqual([])
    expect(new Set(all.map(({ tribunal }) => tribunal)).size).toBe(29)
    const of = (ibge: string) => all.find((one) => one.ibge === ibge)?.tribunal
    expect(['3518404', '3550308', '3304557', '3303302', '2927408', '5208707', '5300108'].map(of)).toEqual([
      'tce-sp',
      'tcm-sp',
      'tcm-rj',
      'tce-rj',
      'tcm-ba',
      'tcm-go',
      'tcdf',
    ])
  })

  it('are there for each of them', async () => {
    const files = import.meta.glob<unknown[]>('../cidades/*/tribunais.json', { import: 'default' })
    const states = Object.keys(files).map((path) => path.split('/').at(-2))
    expect(states.sort()).toEqual([...UFS])
    for (const load of Object.values(files)) z.parse(z.array(tribunalDoPacote), await load())
  })
})
