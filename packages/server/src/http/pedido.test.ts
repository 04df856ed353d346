import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { buildApp } from '../app.ts'
import { sweepPedidos } from '../db/pedidos.ts'

const test = await startTestApp()
const { app, database } = test
const admin = await loginAs(test, { role: 'admin' })
const other = await loginAs(test, { role: 'admin' })

const projeto = { nomeprojeto: 'Praça', id_secretaria: 12 }
const create = (chave: string | undefined, body: object = projeto, who = admin, on = app) =>
  on.inject({
    method: 'POST',
    url: '/api/createprojetocompleto',
    payload: body,
    headers: { ...who.headers, ...(chave === undefined ? {} : { 'idempotency-key': chave }) },
  })
const countProjetos = async () =>
  (await database.pool.query('select count(*)::int as n from projetos')).rows[0].n as number

describe('a write with a key of its own', () => {
  it('is done once however often it arrives, fifty times at once too', async () => {
    const before = await countProjetos()
    const replies = await Promise.all(Array.from({ length: 50 }, () => create('praca-1')))
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    expect(replies[0]?.json()).toMatchObject({ Status: 'Success', id: expect.any(Number) })
    expect(await countProjetos()).toBe(before + 1)
  })

  it('is remembered by every instance, and after a restart', async () => {
    const first = await create('praca-2')
    const before = await countProjetos()
    const fresh = await buildApp({ database, logLevel: 'silent', trustProxy: 1, checkReplies: true })
    const again = await create('praca-2', projeto, admin, fresh)
    await fresh.close()
    expect(again.body).toBe(first.body)
    expect(await countProjetos()).toBe(before)
  })

  it('keeps no fingerprint that a password could be tried out on', async () => {
    const password = 'uma senha que alguém tentaria'
    const payload = { name: 'Rui', email: 'rui.pedido@teste.local', password }
    const headers = { ...admin.headers, 'idempotency-key': 'conta-1' }
    await app.inject({ method: 'POST', url: '/api/usuarios', payload, headers })
    const { rows } = await database.pool.query("select impressao from pedidos where chave = 'conta-1'")
    const plain = createHash('sha256')
      .update(`POST /api/usuarios ${JSON.stringify(payload)}`)
      .digest('base64')
    expect(rows[0].impressao).toMatch(/^[\w+/]{43}=$/)
    expect(rows[0].impressao).not.toBe(plain)
  })

  it('answers an update and a deletion again as the first time', async () => {
    const { id } = (await create(undefined)).json()
    const send = (method: 'PUT' | 'DELETE', chave: string) =>
      app.inject({
        method,
        url: `/api/${method === 'PUT' ? 'updateprojetocompleto' : 'deleteprojetocompleto'}/${id}`,
        ...(method === 'PUT' ? { payload: { nomeprojeto: 'Praça nova', versao: 1 } } : {}),
        headers: { ...admin.headers, 'idempotency-key': chave },
      })
    const updates = [await send('PUT', 'u'), await send('PUT', 'u')]
    expect(updates.map((reply) => reply.json())).toEqual([
      { Status: 'Success', id },
      { Status: 'Success', id },
    ])
    const deletions = [await send('DELETE', 'd'), await send('DELETE', 'd')]
    expect(deletions.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await send('DELETE', 'e')).statusCode).toBe(404)
  })

  it('that was refused is judged anew: nothing was done', async () => {
    expect((await create('praca-3', { ...projeto, nomeprojeto: '' })).statusCode).toBe(400)
    expect((await create('praca-3')).statusCode).toBe(200)
  })

  it('keeps the key for that request and that person', async () => {
    const mine = await create('praca-4')
    const reused = await create('praca-4', { ...projeto, nomeprojeto: 'Outra' })
    expect(reused.statusCode).toBe(409)
    expect(reused.json().Error).toContain('já foi usada em outro pedido')
    const theirs = await create('praca-4', projeto, other)
    expect(theirs.json().id).not.toBe(mine.json().id)
  })

  it('is forgotten after a day', async () => {
    const first = await create('praca-5')
    await database.pool.query(
      "update pedidos set criado_em = now() - interval '25 hours' where chave = 'praca-5'",
    )
    await sweepPedidos(database.db)
    expect((await create('praca-5')).json().id).not.toBe(first.json().id)
  })

  it.each(['', 'com espaço', 'ç', 'x'.repeat(201)])('refuses the key %j', async (chave) => {
    expect((await create(chave)).statusCode).toBe(400)
  })

  it('never keeps what opens a session', async () => {
    const changed = await app.inject({
      method: 'PUT',
      url: '/api/eu/senha',
      payload: { senha_atual: 'uma senha de teste', nova_senha: 'outra senha de teste' },
      headers: { ...other.headers, 'idempotency-key': 'senha-1' },
    })
    expect(changed.statusCode).toBe(200)
    const { rows } = await database.pool.query("select 1 from pedidos where chave = 'senha-1'")
    expect(rows).toEqual([])
  })
})
