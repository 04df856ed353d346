import { MODULOS, moduloDesligado } from '@paco/domain/cidade/modulos'
import { PARTE_KEYS } from '@paco/domain/cidade/modulos-keys'
import { afterEach, describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { changes } from '../db/changes.ts'

const test = await startTestApp(() => new Date('2026-11-10T15:00:00Z'))
const { app } = test
const admin = await loginAs(test, { role: 'admin' })
const obras = await loginAs(test, { id_secretaria: 12 })

type Who = { headers: object } | null
const call = (who: Who, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  app.inject({ method, url, headers: { ...who?.headers }, ...(payload ? { payload } : {}) })
const turnOff = (...modulos_desligados: string[]) => call(admin, 'PUT', '/api/cidade', { modulos_desligados })
afterEach(() => turnOff())

/** What each answers while it is on: a list, what is public of it, a file. */
const ADDRESSES: Record<(typeof PARTE_KEYS)[number], readonly string[]> = {
  convenios: [
    '/api/conveniosdade',
    '/api/convenios/painel',
    '/api/repasses',
    '/api/transparencia/convenios',
    '/api/dados/repasses.csv',
  ],
  emendas: ['/api/emendas', '/api/transparencia/emendas', '/api/dados/emendas.csv'],
  pca: ['/api/pca', '/api/pca/resumo', '/api/transparencia/pca', '/api/dados/pca.csv'],
  bairros: ['/api/projetosbairros', '/api/projetosbairros/resumo', '/api/dados/bairros.csv'],
  remessas: ['/api/remessas', '/api/relatorios/obras-tce'],
}

const statusOf = async (url: string) => (await call(admin, 'GET', url)).statusCode
const portal = async () =>
  (await call(null, 'GET', '/api/transparencia'))
    .json()
    .Result.map(({ pagina }: { pagina: string }) => pagina)

describe('a module', () => {
  it.each(PARTE_KEYS)('%s: on as ever, off it is not there, on again with all it has', async (key) => {
    for (const url of ADDRESSES[key]) expect([url, await statusOf(url)]).toEqual([url, 200])
    const before = (await call(admin, 'GET', ADDRESSES[key][0] ?? '')).body
    expect((await turnOff(key)).statusCode).toBe(200)
    for (const url of ADDRESSES[key]) expect([url, await statusOf(url)]).toEqual([url, 404])
    for (const other of PARTE_KEYS.filter((one) => one !== key))
      expect(await statusOf(ADDRESSES[other][0] ?? '')).toBe(200)
    const { paginas = [] } = MODULOS.find((one) => one.key === key) ?? {}
    expect((await portal()).filter((pagina: string) => paginas.includes(pagina))).toEqual([])
    await turnOff()
    expect((await call(admin, 'GET', ADDRESSES[key][0] ?? '')).body).toBe(before)
    expect(await portal()).toEqual(expect.arrayContaining([...paginas]))
  })

  it('may be a family of agreements, and the others stay', async () => {
    await turnOff('dade')
    expect(await statusOf('/api/conveniosdade')).toBe(404)
    expect(await statusOf('/api/dados/convenios-dade.csv')).toBe(404)
    expect(await statusOf('/api/conveniosfederal')).toBe(200)
    const [painel] = (await call(admin, 'GET', '/api/convenios/painel')).json().Result
    expect(painel.familias.map(({ familia }: { familia: string }) => familia)).toEqual([
      'estadual',
      'federal',
      'finisa',
      'sempapel',
    ])
    const all = await turnOff('dade', 'estadual', 'federal', 'finisa', 'sempapel')
    expect(all.json().Campos).toEqual({
      modulos_desligados: 'Para não usar nenhuma família, desligue o módulo Convênios.',
    })
  })

  it('that is off says so, to strangers too', async () => {
    await turnOff('emendas')
    const refused = await call(null, 'POST', '/api/emendas', {})
    expect(refused.statusCode).toBe(404)
    expect(refused.json()).toMatchObject({
      Status: 'Error',
      Error: 'O módulo Emendas parlamentares está desligado nesta cidade.',
    })
  })

  it('is neither in what is due nor among the files of open data', async () => {
    const fiscais = async () =>
      (await call(admin, 'GET', '/api/prazos?tipo=fiscal'))
        .json()
        .Result.map(({ parte }: { parte: string }) => parte)
    expect(await fiscais()).toContain('pca_revisao_loa')
    await turnOff('pca', 'convenios')
    expect(await fiscais()).toEqual(['loa_devolucao', 'encerramento'])
    const catalogo = (await call(null, 'GET', '/api/dados')).json().Result[0]
    const nomes = catalogo.conjuntos.map(({ nome }: { nome: string }) => nome)
    expect(nomes.filter((nome: string) => /pca|conveni|repasse/.test(nome))).toEqual([])
    expect(nomes).toContain('emendas')
    expect((await call(admin, 'GET', '/api/inicio')).statusCode).toBe(200)
  })

  it('is told with the city, and only administrators say which are on', async () => {
    expect((await call(obras, 'PUT', '/api/cidade', { modulos_desligados: ['pca'] })).statusCode).toBe(403)
    const wrong = await turnOff('obras')
    expect(wrong.statusCode).toBe(400)
    expect((await turnOff('remessas', 'pca', 'pca')).statusCode).toBe(200)
    const [cidade] = (await call(null, 'GET', '/api/cidade')).json().Result
    expect(cidade.modulos_desligados).toEqual(['pca', 'remessas'])
    const trail = await call(admin, 'GET', '/api/auditoria?entidade=cidade')
    expect(trail.body).toContain('modulos_desligados')
  })

  it('is off for whoever was answered so, although other instances go on saying that settings changed', async () => {
    const others = setInterval(() => changes.emit('settings'))
    try {
      for (const off of [['pca'], [], ['pca'], [], ['pca'], []]) {
        await turnOff(...off)
        expect(moduloDesligado('/transparencia/pca') !== null).toBe(off.length > 0)
      }
    } finally {
      clearInterval(others)
    }
  })

  it('of São Paulo alone is on from when a city without a name says that it is one of its own', async () => {
    const before = (await call(null, 'GET', '/api/cidade')).json().Result[0]
    const named = { nome: before.nome, uf: before.uf }
    await call(admin, 'PUT', '/api/cidade', { nome: '', uf: '', modulos_desligados: ['dade', 'sempapel'] })
    expect(await statusOf('/api/conveniosdade')).toBe(404)
    expect((await call(admin, 'PUT', '/api/cidade', named)).statusCode).toBe(200)
    expect(await statusOf('/api/conveniosdade')).toBe(200)
    await turnOff('dade')
    await call(admin, 'PUT', '/api/cidade', named)
    expect(await statusOf('/api/conveniosdade')).toBe(404)
  })
})
