import type { Familia } from '@paco/domain/convenios/familia'
import { FAMILIAS } from '@paco/domain/convenios/familias'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { bodyOf, noon } from './convenios.testing.ts'

const test = await startTestApp(noon)
const { app } = test
const admin = await loginAs(test, { role: 'admin', name: 'Admin Um' })
const others = [
  await loginAs(test, { role: 'auditor' }),
  await loginAs(test, { id_secretaria: 12 }),
  await loginAs(test),
]

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers: object = admin.headers,
) => app.inject({ method, url, headers: { ...headers }, ...(payload ? { payload } : {}) })

const [dade, estadual] = FAMILIAS
const pathOf = ({ key }: Familia) => `/api/convenios${key}`
const create = async (familia: Familia, name: string, more: object = {}): Promise<number> =>
  (await call('POST', pathOf(familia), bodyOf(familia, name, more))).json().id
const read = async (familia: Familia, id: number) =>
  (await call('GET', `${pathOf(familia)}/${id}`)).json().Result[0]

describe.each(FAMILIAS.map((familia) => [familia.key, familia] as const))('%s', (_, familia: Familia) => {
  const path = pathOf(familia)

  it('is created, read, changed and deleted', async () => {
    const body = bodyOf(familia, 'Praça da Estação')
    const made = await call('POST', path, body)
    expect(made.json()).toEqual({ Status: 'Success', id: expect.any(Number) })
    const { id } = made.json()
    expect(await read(familia, id)).toEqual({ id, ...body, versao: 1 })

    const changed = await call('PUT', `${path}/${id}`, { [familia.titulo]: 'Praça Nova', versao: 1 })
    expect(changed.json()).toEqual({ Status: 'Success', id })
    expect(await read(familia, id)).toEqual({ id, ...body, [familia.titulo]: 'Praça Nova', versao: 2 })

    const stale = await call('PUT', `${path}/${id}`, { [familia.titulo]: 'Perdida', versao: 1 })
    expect(stale.statusCode).toBe(409)
    expect((await read(familia, id))[familia.titulo]).toBe('Praça Nova')

    const gone = await call('DELETE', `${path}/${id}`)
    expect(gone.json()).toEqual({ Status: 'Success', message: 'Convenio deletado com sucesso!' })
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const reply = await call(method, `${path}/${id}`, method === 'PUT' ? {} : undefined)
      expect([method, reply.statusCode, reply.json().Error]).toEqual([
        method,
        404,
        'Convênio não encontrado.',
      ])
    }
  })

  it('is written by admins only, read by everyone', async () => {
    const id = await create(familia, 'Só do admin')
    for (const [headers, status] of [[{}, 401], ...others.map(({ headers }) => [headers, 403])] as const) {
      expect((await call('POST', path, bodyOf(familia, 'x'), headers as object)).statusCode).toBe(status)
      expect((await call('PUT', `${path}/${id}`, { ano: 1999 }, headers as object)).statusCode).toBe(status)
      expect((await call('DELETE', `${path}/${id}`, undefined, headers as object)).statusCode).toBe(status)
      expect((await call('GET', path, undefined, headers as object)).statusCode).toBe(200)
      expect((await call('GET', `${path}/${id}`, undefined, headers as object)).statusCode).toBe(200)
    }
    expect((await read(familia, id)).ano).toBe(2026)
  })

  it('refuses what is missing, and changes nothing by an emptied required field', async () => {
    const required = familia.campos.filter((campo) => campo.required).map(({ key }) => key)
    const nothing = await call('POST', path, {})
    expect([nothing.statusCode, Object.keys(nothing.json().Campos ?? {})]).toEqual(
      required.length > 0 ? [400, required] : [200, []],
    )
    const id = await create(familia, 'Fica')
    const before = await read(familia, id)
    for (const key of required) {
      for (const value of ['', null]) {
        const reply = await call('PUT', `${path}/${id}`, { [key]: value })
        expect([key, reply.statusCode]).toEqual([key, 400])
      }
    }
    expect(await read(familia, id)).toEqual(before)
  })

  it('clears what may be empty', async () => {
    const id = await create(familia, 'Esvaziado')
    const optional = familia.campos.filter((campo) => !campo.required).map(({ key }) => key)
    const emptied = Object.fromEntries(optional.map((key) => [key, '']))
    expect((await call('PUT', `${path}/${id}`, emptied)).statusCode).toBe(200)
    const row = await read(familia, id)
    expect(optional.filter((key) => row[key] !== null)).toEqual([])
  })

  it.each([
    ['0', 400],
    ['abc', 400],
    ['99999999999', 400],
    ['2147483647', 404],
  ])('answers number %s with %i', async (id, status) => {
    expect((await call('GET', `${path}/${id}`)).statusCode).toBe(status)
    expect((await call('PUT', `${path}/${id}`, {})).statusCode).toBe(status)
    expect((await call('DELETE', `${path}/${id}`)).statusCode).toBe(status)
  })

  it('keeps every field of the wrong kind out', async () => {
    const wrong = {
      text: 7,
      longtext: {},
      year: 2026.5,
      money: 'mil',
      day: '2026-13-01',
      choice: 'doa',
      cnpj: '11.222.333/0001-82',
    } as const
    const before = (await call('GET', path)).headers['x-total-count']
    for (const { key, kind } of familia.campos) {
      const reply = await call('POST', path, bodyOf(familia, 'Errado', { [key]: wrong[kind] }))
      expect([reply.statusCode, Object.keys(reply.json().Campos)]).toEqual([400, [key]])
    }
    expect((await call('GET', path)).headers['x-total-count']).toBe(before)
  })

  it('is searched by every text, sorted and exported', async () => {
    const mark = `Ágora ${familia.key}`
    const texts = familia.campos.filter(({ kind }) => kind === 'text' || kind === 'longtext')
    for (const { key } of texts) {
      const id = await create(familia, 'Sem marca', { [key]: `${mark} em ${key}` })
      const found = await call('GET', `${path}?busca=${encodeURIComponent(`agora ${familia.key} em ${key}`)}`)
      expect(found.json().Result.map((row: { id: number }) => row.id)).toContain(id)
    }
    const ids = (await call('GET', `${path}?ordem=-id&limite=3`))
      .json()
      .Result.map((row: { id: number }) => row.id)
    expect(ids).toEqual([...ids].sort((a: number, b: number) => b - a))
    const csv = await call('GET', `/api/exportar/convenios-${familia.key}?formato=csv&busca=agora`)
    const [head = '', ...lines] = csv.body.replace('\ufeff', '').trimEnd().split('\r\n')
    expect(head.split(';')).toHaveLength(familia.campos.length + 1)
    expect(lines).toHaveLength(texts.length)
  })
})

describe('what a body may hold', () => {
  it.each([
    ['{"objeto":"x","repasse":1e400}', 400],
    ['{"objeto":"x","repasse":-0.01}', 400],
    ['{"objeto":"x\\u0000y"}', 400],
    [`{"objeto":"${'x'.repeat(301)}"}`, 400],
    ['{"objeto":"x","ano":"2026"}', 200],
    [
      '{"objeto":"x","vigencia_convenio":"2026-11-15T03:00:00Z","id":77,"versao":9,"vence_em":"2000-01-01"}',
      200,
    ],
    ['[]', 400],
    ['{', 400],
  ])('%s is answered with %i', async (payload, status) => {
    const headers = { ...admin.headers, 'content-type': 'application/json' }
    const reply = await app.inject({ method: 'POST', url: pathOf(dade), headers, payload })
    expect(reply.statusCode).toBe(status)
    expect(reply.body).not.toMatch(/select|insert|stack|Error:/)
    if (status === 200) expect((await read(dade, reply.json().id)).versao).toBe(1)
  })

  it('keeps money to the cent', async () => {
    const id = await create(estadual, 'Exato', {
      repasse: 9_999_999_999_999.99,
      contrapartida: 0.1,
      valor_total: 0.3,
    })
    expect(await read(estadual, id)).toMatchObject({
      repasse: 9_999_999_999_999.99,
      contrapartida: 0.1,
      valor_total: 0.3,
    })
    await call('DELETE', `${pathOf(estadual)}/${id}`)
  })

  it('lets exactly one of twenty edits of the same version win', async () => {
    const id = await create(dade, 'Disputado')
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call('PUT', `${pathOf(dade)}/${id}`, { objeto: `Edição ${index}`, versao: 1 }),
      ),
    )
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(409)])
  })
})

describe('a bank account', () => {
  const account = 'CC 998877-6'

  it('is for logged-in people only: strangers neither read, find, sort nor export it', async () => {
    const id = await create(dade, 'Com conta', { conta_bancaria: account })
    const url = pathOf(dade)
    for (const { headers } of [admin, ...others]) {
      expect((await call('GET', `${url}/${id}`, undefined, headers)).json().Result[0].conta_bancaria).toBe(
        account,
      )
      const found = await call('GET', `${url}?busca=998877`, undefined, headers)
      expect(found.headers['x-total-count']).toBe('1')
    }
    const one = await call('GET', `${url}/${id}`, undefined, {})
    expect(one.json().Result[0]).not.toHaveProperty('conta_bancaria')
    const all = await call('GET', url, undefined, {})
    const found = await call('GET', `${url}?busca=998877`, undefined, {})
    const csv = await call('GET', '/api/exportar/convenios-dade?formato=csv', undefined, {})
    expect(found.headers['x-total-count']).toBe('0')
    for (const reply of [one, all, found, csv]) {
      expect(reply.statusCode).toBe(200)
      expect(reply.body).not.toMatch(/998877|conta_bancaria|Conta bancária/)
    }
    const mine = await call('GET', '/api/exportar/convenios-dade?formato=csv')
    expect(mine.body).toContain(account)
  })

  it('orders nothing, not even for those who see it', async () => {
    for (const headers of [{}, admin.headers]) {
      for (const ordem of ['conta_bancaria', '-conta_bancaria']) {
        expect((await call('GET', `${pathOf(dade)}?ordem=${ordem}`, undefined, headers)).statusCode).toBe(400)
      }
    }
  })

  it('stays hidden behind a bad token', async () => {
    const reply = await call('GET', pathOf(dade), undefined, { authorization: 'Bearer nada' })
    expect(reply.statusCode).toBe(200)
    expect(reply.body).not.toContain('conta_bancaria')
  })
})

describe('the history of an agreement', () => {
  it('tells who changed which field', async () => {
    const id = await create(estadual, 'Com história')
    await call('PUT', `${pathOf(estadual)}/${id}`, { status: 'Em execução' })
    await call('DELETE', `${pathOf(estadual)}/${id}`)
    const lines = (await call('GET', `/api/historico/convenios_estadual/${id}`)).json().Result
    expect(lines.map(({ acao }: { acao: string }) => acao)).toEqual(['excluiu', 'alterou', 'criou'])
    expect(lines[1]).toMatchObject({
      usuario_nome: 'Admin Um',
      antes: { status: 'Texto' },
      depois: { status: 'Em execução' },
    })
    expect(Object.keys(lines[1].depois)).toEqual(['status'])
  })
})
