import { addDiasUteis, isDiaUtil } from '@paco/domain/calendario/dias-uteis'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { readCalendario } from './queries.ts'

const test = await startTestApp()
const { app, database } = test
const admin = await loginAs(test, { role: 'admin' })
const obras = await loginAs(test, { id_secretaria: 12 })
const auditor = await loginAs(test, { role: 'auditor' })

type Who = { headers: object } | null
const call = (who: Who, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url, headers: { ...who?.headers }, ...(payload ? { payload } : {}) })

const PONTE = { nome: 'Emenda do feriado', nivel: 'facultativo', regra: 'unico', dia: '2026-06-05' }
const create = async (body: object): Promise<number> =>
  (await call(admin, 'POST', '/api/feriados', body)).json().id
const read = async (id: number) => (await call(null, 'GET', `/api/feriados/${id}`)).json().Result[0]

describe('the city’s calendar', () => {
  it('begins with the holidays of nation, state and city, for anyone to read', async () => {
    const { Result } = (await call(null, 'GET', '/api/feriados')).json()
    expect(Result).toHaveLength(15)
    expect(Result).toContainEqual(
      expect.objectContaining({ nome: 'Santo Antônio, aniversário da cidade', nivel: 'municipal', mes: 6 }),
    )
    expect(Result).toContainEqual(expect.objectContaining({ nome: 'Corpus Christi', deslocamento: 60 }))
    const found = (await call(null, 'GET', '/api/feriados?busca=consciencia')).json().Result
    expect(found.map(({ nome }: { nome: string }) => nome)).toEqual(['Consciência Negra'])
    const moveis = (await call(null, 'GET', '/api/feriados?regra=movel&nivel=facultativo')).json().Result
    expect(moveis).toHaveLength(3)
    const sheet = await call(null, 'GET', '/api/exportar/feriados?formato=csv&nivel=municipal')
    expect(sheet.body).toContain('Municipal;Todo ano no mesmo dia;6;13')
  })

  it('is kept by administrators alone', async () => {
    for (const [who, status] of [
      [null, 401],
      [obras, 403],
      [auditor, 403],
    ] as const) {
      expect((await call(who, 'POST', '/api/feriados', PONTE)).statusCode).toBe(status)
      expect((await call(who, 'PUT', '/api/feriados/1', { nome: 'Outro' })).statusCode).toBe(status)
      expect((await call(who, 'DELETE', '/api/feriados/1')).statusCode).toBe(status)
    }
  })

  it('takes a day, moves it to another rule, puts it out of use, and lets it go', async () => {
    const id = await create({ ...PONTE, mes: 3 })
    expect(await read(id)).toEqual({
      id,
      ...PONTE,
      mes: null,
      dia_do_mes: null,
      deslocamento: null,
      ativo: true,
      versao: 1,
    })
    const moved = await call(admin, 'PUT', `/api/feriados/${id}`, {
      regra: 'movel',
      deslocamento: 61,
      versao: 1,
    })
    expect(moved.json()).toEqual({ Status: 'Success', id })
    expect(await read(id)).toMatchObject({ regra: 'movel', deslocamento: 61, dia: null, versao: 2 })
    const stale = await call(admin, 'PUT', `/api/feriados/${id}`, { ativo: false, versao: 1 })
    expect(stale.statusCode).toBe(409)
    await call(admin, 'PUT', `/api/feriados/${id}`, { ativo: false, versao: 2 })
    expect(await read(id)).toMatchObject({ regra: 'movel', deslocamento: 61, ativo: false })
    expect((await call(admin, 'DELETE', `/api/feriados/${id}`)).json().message).toBe('Feriado excluído.')
    expect((await call(null, 'GET', `/api/feriados/${id}`)).statusCode).toBe(404)
    expect((await call(admin, 'DELETE', `/api/feriados/${id}`)).json().Error).toBe('Feriado não encontrado.')
    const trail = (await call(admin, 'GET', `/api/historico/feriados/${id}`)).json().Result
    expect(trail.map(({ acao }: { acao: string }) => acao)).toEqual([
      'excluiu',
      'alterou',
      'alterou',
      'criou',
    ])
  })

  it.each([
    ['no name', { nome: ' ' }, 'nome'],
    ['a name too long', { nome: 'x'.repeat(101) }, 'nome'],
    ['another level', { nivel: 'mundial' }, 'nivel'],
    ['a rule without its day', { dia: '' }, 'dia'],
    ['a day that is none', { dia: '2026-02-30' }, 'dia'],
    ['31 April', { regra: 'fixo', mes: 4, dia_do_mes: 31 }, 'dia_do_mes'],
    ['a month that is none', { regra: 'fixo', mes: 13, dia_do_mes: 1 }, 'mes'],
    ['farther from Easter than a season', { regra: 'movel', deslocamento: 101 }, 'deslocamento'],
    ['half a day', { regra: 'movel', deslocamento: 1.5 }, 'deslocamento'],
  ])('refuses %s', async (_, part, field) => {
    const reply = await call(admin, 'POST', '/api/feriados', { ...PONTE, ...part })
    expect(reply.statusCode).toBe(400)
    expect(Object.keys(reply.json().Campos)).toEqual([field])
  })

  it('counts working days by what stands in it now', async () => {
    const id = await create({ ...PONTE, dia: '2026-08-10' })
    const before = await readCalendario(database.db)
    expect(isDiaUtil(before, '2026-08-10')).toBe(false)
    expect(addDiasUteis(before, '2026-12-23', 3)).toBe('2026-12-29')
    await call(admin, 'PUT', `/api/feriados/${id}`, { ativo: false })
    expect(isDiaUtil(await readCalendario(database.db), '2026-08-10')).toBe(true)
    await call(admin, 'DELETE', `/api/feriados/${id}`)
  })
})
