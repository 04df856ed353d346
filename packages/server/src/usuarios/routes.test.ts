import { describe, expect, it } from 'vitest'
import { createPerson, loginAs, startTestApp } from '../../test/harness.ts'
import { SYSTEM, transact } from '../db/transact.ts'
import { deleteUsuario } from './queries.ts'

const test = await startTestApp()
const { app } = test
const admin = await loginAs(test, { role: 'admin', name: 'Admin Um' })

const call = (
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
  headers: object = admin.headers,
) => app.inject({ method, url, headers: { ...headers }, ...(payload ? { payload } : {}) })

const someone = { name: 'João da Conceição', email: 'joao@teste.local', password: 'uma senha de verdade' }

describe('users', () => {
  it('are for admins only', async () => {
    const others = [
      await loginAs(test, { role: 'auditor' }),
      await loginAs(test, { id_secretaria: 12 }),
      await loginAs(test),
    ]
    for (const { headers } of others) {
      expect((await call('GET', '/api/usuarios', undefined, headers)).statusCode).toBe(403)
      expect((await call('POST', '/api/usuarios', someone, headers)).statusCode).toBe(403)
      expect((await call('PUT', `/api/usuarios/${admin.id}`, { role: 'user' }, headers)).statusCode).toBe(403)
    }
    expect((await call('GET', '/api/usuarios', undefined, {})).statusCode).toBe(401)
  })

  it('are created with role and department, and read back', async () => {
    const made = await call('POST', '/api/usuarios', { ...someone, role: 'user', id_secretaria: 7 })
    expect(made.json()).toMatchObject({ Status: 'Success' })
    const read = await call('GET', `/api/usuarios/${made.json().id}`)
    expect(read.json().Result).toMatchObject([
      {
        name: someone.name,
        email: someone.email,
        role: 'user',
        id_secretaria: 7,
        secretaria_nome: 'Educação',
        ativo: true,
        versao: 1,
      },
    ])
    expect(read.body).not.toContain('senha')
  })

  it.each([
    [{ ...someone, email: 'x' }, { email: 'Informe um e-mail válido.' }],
    [{ ...someone, name: ' ' }, { name: 'Campo obrigatório.' }],
    [{ ...someone, name: 'x'.repeat(121) }, { name: 'Use no máximo 120 caracteres.' }],
    [{ ...someone, role: 'prefeito' }, { role: 'Escolha um papel.' }],
    [{ ...someone, id_secretaria: 'doze' }, { id_secretaria: 'Número de registro inválido.' }],
    [
      { ...someone, email: 'z@teste.local', id_secretaria: 999 },
      { id_secretaria: 'Secretaria não encontrada.' },
    ],
  ])('are refused for %j', async (body, campos) => {
    const reply = await call('POST', '/api/usuarios', body)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().Campos).toEqual(campos)
  })

  it('have one e-mail each, even when fifty want it at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 50 }, () =>
        call('POST', '/api/usuarios', { ...someone, email: 'Disputado@teste.local' }),
      ),
    )
    const codes = replies.map(({ statusCode }) => statusCode).sort()
    expect(codes).toEqual([200, ...Array(49).fill(409)])
  })

  it('are listed by search, filter, order and page', async () => {
    for (const name of ['Zélia Álvares', 'álvaro Zambão', 'Bento Álvares'])
      await createPerson(test, { name, role: 'auditor' })
    await createPerson(test, { name: 'Álvares Homônimo', role: 'user' })
    const names = async (query: string) =>
      (await call('GET', `/api/usuarios?busca=alvar&role=auditor${query}`))
        .json()
        .Result.map((row: { name: string }) => row.name)
    expect(await names('&ordem=name')).toEqual(['álvaro Zambão', 'Bento Álvares', 'Zélia Álvares'])
    expect(await names('&ordem=-name&limite=2')).toEqual(['Zélia Álvares', 'Bento Álvares'])
    expect(await names('&ordem=-name&limite=2&pagina=2')).toEqual(['álvaro Zambão'])
    expect((await call('GET', '/api/usuarios?busca=ALVARES&limite=1')).headers['x-total-count']).toBe('3')
    expect((await call('GET', '/api/usuarios?busca=%25')).headers['x-total-count']).toBe('0')
    expect((await call('GET', '/api/usuarios?ordem=senha_hash')).statusCode).toBe(400)
    expect((await call('GET', '/api/usuarios?limite=0')).statusCode).toBe(400)
    expect((await call('GET', '/api/usuarios?pagina=abc')).statusCode).toBe(400)
  })
})

describe('changing a user', () => {
  it('keeps what is not sent', async () => {
    const person = await createPerson(test, { id_secretaria: 12, name: 'Fica' })
    expect((await call('PUT', `/api/usuarios/${person.id}`, { role: 'auditor', versao: 1 })).statusCode).toBe(
      200,
    )
    const [row] = (await call('GET', `/api/usuarios/${person.id}`)).json().Result
    expect(row).toMatchObject({ name: 'Fica', role: 'auditor', id_secretaria: 12, versao: 2 })
  })

  it('refuses an old version and changes nothing', async () => {
    const person = await createPerson(test, { name: 'Original' })
    const url = `/api/usuarios/${person.id}`
    await call('PUT', url, { name: 'Primeira', versao: 1 })
    const stale = await call('PUT', url, { name: 'Segunda', versao: 1 })
    expect(stale.statusCode).toBe(409)
    expect(stale.json().Error).toBe(
      'Este registro foi alterado por outra pessoa. Recarregue a página para ver a versão atual.',
    )
    expect((await call('GET', url)).json().Result[0].name).toBe('Primeira')
  })

  it('lets exactly one of fifty edits of the same version win', async () => {
    const person = await createPerson(test)
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        call('PUT', `/api/usuarios/${person.id}`, { name: `Nome ${i}`, versao: 1 }),
      ),
    )
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(49).fill(409)])
  })

  it.each([
    ['/api/usuarios/999999', 404],
    ['/api/usuarios/0', 400],
    ['/api/usuarios/abc', 400],
    ['/api/usuarios/99999999999', 400],
  ])('answers %s with %i', async (url, status) => {
    expect((await call('PUT', url, { name: 'Ninguém' })).statusCode).toBe(status)
    expect((await call('GET', url)).statusCode).toBe(status)
  })
})

describe('who came in, and how', () => {
  it('is told and asked for', async () => {
    const fresh = await createPerson(test, { id_secretaria: 12 })
    const inside = await loginAs(test)
    const ids = async (query: string) =>
      (await call('GET', `/api/usuarios?${query}`)).json().Result.map(({ id }: { id: number }) => id)
    expect(await ids('entrou=false')).toContain(fresh.id)
    expect(await ids('entrou=false')).not.toContain(inside.id)
    expect(await ids('entrou=true')).toContain(inside.id)
    expect(await ids('tem_secretaria=false')).toContain(inside.id)
    expect(await ids('tem_secretaria=true')).toContain(fresh.id)
    expect(await ids('tem_secretaria=true')).not.toContain(inside.id)
    expect(await ids('fator=true')).toEqual([])
    expect((await call('GET', '/api/usuarios?fator=talvez')).statusCode).toBe(400)
  })
})

describe('the last admin', () => {
  it('is not deleted either', async () => {
    const lone = await startTestApp()
    const only = await createPerson(lone, { role: 'admin' })
    const other = await createPerson(lone)
    const remove = (id: number) => transact(lone.database.db, SYSTEM, (trx) => deleteUsuario(trx, id))
    await expect(remove(only.id)).rejects.toThrow('pelo menos um administrador ativo')
    await remove(other.id)
  })

  it('stays, even when two admins remove each other at once', async () => {
    const lone = await startTestApp()
    const one = await loginAs(lone, { role: 'admin' })
    const two = await loginAs(lone, { role: 'admin' })
    const demote = (by: typeof one, whom: number) =>
      lone.app.inject({
        method: 'PUT',
        url: `/api/usuarios/${whom}`,
        headers: by.headers,
        payload: { role: 'user' },
      })
    const replies = await Promise.all([demote(one, two.id), demote(two, one.id)])
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const { rows } = await lone.database.pool.query(
      "select count(*) as n from usuarios where role = 'admin' and ativo",
    )
    expect(rows[0].n).toBe(1)
  })

  it('is told why', async () => {
    const lone = await startTestApp()
    const only = await loginAs(lone, { role: 'admin' })
    const url = `/api/usuarios/${only.id}`
    const reply = await lone.app.inject({
      method: 'PUT',
      url,
      headers: only.headers,
      payload: { ativo: false },
    })
    expect(reply.statusCode).toBe(409)
    expect(reply.json().Error).toBe('O sistema precisa de pelo menos um administrador ativo.')
  })
})
