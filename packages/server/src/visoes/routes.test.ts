import { STALE_VERSION } from '@paco/domain/shared/errors'
import { MESSAGES } from '@paco/domain/visoes/messages'
import type { Visao } from '@paco/domain/visoes/visao'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { changes } from '../db/changes.ts'

const test = await startTestApp()
const { app } = test
const admin = await loginAs(test, { role: 'admin' })
const ana = await loginAs(test, { id_secretaria: 12 })
const bia = await loginAs(test, { id_secretaria: 12 })
const saude = await loginAs(test, { id_secretaria: 17 })
const visitante = await loginAs(test, {})
const auditor = await loginAs(test, { role: 'auditor' })

type Who = { headers: object } | null
const call = (who: Who, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url, headers: { ...who?.headers }, ...(payload ? { payload } : {}) })

let made = 0
const body = (more: object = {}) => {
  made += 1
  return { lista: 'processos', nome: `Atrasados ${made}`, consulta: 'status=Atrasado&ordem=-valor', ...more }
}
const create = async (who: Who, more?: object): Promise<number> => {
  const reply = await call(who, 'POST', '/api/visoes', body(more))
  expect(reply.statusCode).toBe(200)
  return reply.json().id
}
const seen = async (who: Who, lista = 'processos'): Promise<Visao[]> =>
  (await call(who, 'GET', `/api/visoes/lista/${lista}`)).json().Result
const sees = async (who: Who, id: number) => (await seen(who)).some((one) => one.id === id)

describe('a view', () => {
  it('is kept as it was saved, for its list', async () => {
    const sent = body({ consulta: 'busca=creche+%C3%A1&colunas=id.nomeprojeto&densidade=compacta' })
    const { id } = (await call(ana, 'POST', '/api/visoes', sent)).json()
    expect((await seen(ana)).find((one) => one.id === id)).toEqual({
      ...sent,
      id,
      compartilhada: false,
      id_secretaria: null,
      minha: true,
      dono_nome: expect.any(String),
      versao: 1,
    })
    expect(await seen(ana, 'contratos')).toEqual([])
  })

  it('of one person is not there for another', async () => {
    const id = await create(ana)
    for (const who of [bia, saude, visitante, auditor, admin]) {
      expect(await sees(who, id)).toBe(false)
      expect((await call(who, 'PUT', `/api/visoes/${id}`, { nome: 'Minha' })).statusCode).toBe(404)
      expect((await call(who, 'DELETE', `/api/visoes/${id}`)).statusCode).toBe(404)
    }
    expect(await sees(ana, id)).toBe(true)
  })

  it('of an administrator who is one no longer is not the city’s after they change it', async () => {
    const was = await loginAs(test, { role: 'admin' })
    const [own, kept] = [
      await create(was, { compartilhada: true }),
      await create(was, { compartilhada: true }),
    ]
    const become = (role: string, department: number | null) =>
      test.database.pool.query('update usuarios set role = $1, id_secretaria = $2 where id = $3', [
        role,
        department,
        was.id,
      ])
    await become('user', 12)
    changes.emit('sessions')
    expect((await call(was, 'PUT', `/api/visoes/${own}`, { consulta: 'status=Concluído' })).statusCode).toBe(
      400,
    )
    expect((await call(was, 'PUT', `/api/visoes/${own}`, { consulta: 'ano=2026' })).statusCode).toBe(200)
    expect([await sees(bia, own), await sees(saude, own)]).toEqual([true, false])
    await become('auditor', null)
    changes.emit('sessions')
    expect((await call(was, 'PUT', `/api/visoes/${kept}`, { nome: 'Outro' })).statusCode).toBe(403)
    expect((await call(was, 'PUT', `/api/visoes/${kept}`, { compartilhada: false })).statusCode).toBe(200)
    expect(await sees(saude, kept)).toBe(false)
  })

  it('is shared with the department of whoever made it, and with no other', async () => {
    const id = await create(ana, { compartilhada: true, id_secretaria: 17, id_usuario: 1 })
    expect((await seen(bia)).find((one) => one.id === id)).toMatchObject({ minha: false, id_secretaria: 12 })
    for (const who of [saude, visitante, auditor, admin]) expect(await sees(who, id)).toBe(false)
    expect((await call(bia, 'PUT', `/api/visoes/${id}`, { nome: 'Minha' })).json().Error).toBe(
      MESSAGES.notOwn,
    )
    expect((await call(bia, 'DELETE', `/api/visoes/${id}`)).statusCode).toBe(403)
    await call(ana, 'PUT', `/api/visoes/${id}`, { compartilhada: false, versao: 1 })
    expect(await sees(bia, id)).toBe(false)
    expect(await sees(ana, id)).toBe(true)
  })

  it('of an administrator is shared with everybody, and taken away by any of them', async () => {
    const id = await create(admin, { compartilhada: true })
    for (const who of [ana, saude, visitante, auditor]) {
      expect(await sees(who, id)).toBe(true)
      expect((await call(who, 'DELETE', `/api/visoes/${id}`)).statusCode).toBe(403)
    }
    const other = await loginAs(test, { role: 'admin' })
    expect((await call(other, 'PUT', `/api/visoes/${id}`, { nome: 'Outro' })).statusCode).toBe(403)
    expect((await call(other, 'DELETE', `/api/visoes/${id}`)).json().message).toBe(MESSAGES.deleted)
    expect((await call(admin, 'DELETE', `/api/visoes/${id}`)).statusCode).toBe(404)
  })

  it('is shared neither by auditors nor by people without a department', async () => {
    for (const who of [visitante, auditor]) {
      expect((await call(who, 'POST', '/api/visoes', body({ compartilhada: true }))).statusCode).toBe(403)
      const id = await create(who)
      expect((await call(who, 'PUT', `/api/visoes/${id}`, { compartilhada: true })).statusCode).toBe(403)
      expect(await sees(ana, id)).toBe(false)
    }
  })

  it('changes by its version', async () => {
    const id = await create(ana)
    const change = (payload: object) => call(ana, 'PUT', `/api/visoes/${id}`, payload)
    expect((await change({ nome: 'Parados', consulta: '', versao: 1 })).json()).toEqual({
      Status: 'Success',
      id,
    })
    const stale = await change({ nome: 'Outra', versao: 1 })
    expect([stale.statusCode, stale.json().Error]).toEqual([409, STALE_VERSION])
    expect((await seen(ana)).find((one) => one.id === id)).toMatchObject({
      nome: 'Parados',
      consulta: '',
      versao: 2,
    })
  })

  it('has a name of its own among those of its owner in the list', async () => {
    const { nome } = body()
    const again = (who: Who, more = {}) => call(who, 'POST', '/api/visoes', body({ nome, ...more }))
    await again(ana)
    const same = await again(ana, { nome: ` ${nome.toUpperCase()} ` })
    expect(same.statusCode).toBe(400)
    expect(same.json().Campos).toEqual({ nome: MESSAGES.sameName })
    expect((await again(ana, { lista: 'contratos' })).statusCode).toBe(200)
    expect((await again(bia)).statusCode).toBe(200)
  })

  it('is told in the trail without what it looks for', async () => {
    const id = await create(ana, { nome: 'Segredo da Ana', consulta: 'busca=segredo' })
    const { Result } = (await call(auditor, 'GET', `/api/historico/visoes/${id}`)).json()
    expect(Result).toHaveLength(1)
    expect(JSON.stringify(Result)).not.toContain('egredo')
  })
})

describe('what is refused', () => {
  it('anybody without a login', async () => {
    expect((await call(null, 'GET', '/api/visoes/lista/processos')).statusCode).toBe(401)
    expect((await call(null, 'POST', '/api/visoes', body())).statusCode).toBe(401)
    expect((await call(null, 'PUT', '/api/visoes/1', { nome: 'x' })).statusCode).toBe(401)
    expect((await call(null, 'DELETE', '/api/visoes/1')).statusCode).toBe(401)
  })

  it.each([
    ['no name', { nome: ' ' }, 'nome'],
    ['a name too long', { nome: 'n'.repeat(61) }, 'nome'],
    ['a name that is none', { nome: 7 }, 'nome'],
    ['an address too long', { consulta: 'a'.repeat(2001) }, 'consulta'],
    ['more than an address', { consulta: 'a=1#b' }, 'consulta'],
    ['markup', { consulta: 'a=<script>' }, 'consulta'],
    ['another host', { consulta: 'a=1\nb' }, 'consulta'],
    ['a list that is none', { lista: '../usuarios' }, 'lista'],
    ['sharing that is neither yes nor no', { compartilhada: 'talvez' }, 'compartilhada'],
  ])('%s', async (_, more, field) => {
    const reply = await call(ana, 'POST', '/api/visoes', body(more))
    expect(reply.statusCode).toBe(400)
    expect(Object.keys(reply.json().Campos)).toEqual([field])
  })

  it('a NUL in a name, calmly', async () => {
    const reply = await call(ana, 'POST', '/api/visoes', body({ nome: 'a\u0000b' }))
    expect(reply.statusCode).toBe(400)
  })

  it('numbers that are none of a view', async () => {
    for (const id of ['0', '-1', '1e400', 'abc', '99999999999', '2147483000'])
      expect([400, 404]).toContain((await call(ana, 'DELETE', `/api/visoes/${id}`)).statusCode)
  })

  it('the fifty-first, also when sixty come at once', async () => {
    const who = await loginAs(test, { id_secretaria: 12 })
    const replies = await Promise.all(
      Array.from({ length: 60 }, () => call(who, 'POST', '/api/visoes', body())),
    )
    const codes = replies.map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(50)
    expect(codes.filter((code) => code === 409)).toHaveLength(10)
    expect((await seen(who)).filter(({ minha }) => minha)).toHaveLength(50)
  })
})
