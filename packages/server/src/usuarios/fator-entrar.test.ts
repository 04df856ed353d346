import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { changes } from '../db/changes.ts'
import { SYSTEM, transact } from '../db/transact.ts'
import { fatores } from './fator.testing.ts'
import { rotateSecret } from './fator.ts'

const clock = { now: new Date() }
const test = await startTestApp(() => clock.now)
const { app, database } = test
const admin = await loginAs(test, { role: 'admin', name: 'Admin Um' })
const { post, enrolled, knock, enter } = fatores(test, clock)
const WRONG = 'O código não confere.'
const get = (url: string, headers: object) => app.inject({ url, headers: { ...headers } })

describe('coming in with a second factor', () => {
  it('takes the password and then a code', async () => {
    const { id, email, code } = await enrolled()
    const first = await knock(email)
    expect(first).toEqual({
      Status: 'Success',
      SegundoFator: true,
      Desafio: expect.stringMatching(/^[\w-]{43}$/),
    })
    const reply = await enter(first.Desafio, code())
    expect(reply.json()).toMatchObject({ Status: 'Success', Role: 'user', User: { id } })
    const headers = { authorization: `Bearer ${reply.json().Token}` }
    expect((await get('/api/eu', headers)).statusCode).toBe(200)
    expect((await knock(email, 'outra senha')).Error).toBe('E-mail ou senha incorretos.')
  })

  it('takes a code once, also of several at once', async () => {
    const { email, code } = await enrolled()
    const [one, two] = [await knock(email), await knock(email)]
    const codigo = code()
    expect((await enter(one.Desafio, codigo)).statusCode).toBe(200)
    expect((await enter(two.Desafio, codigo)).json().Error).toContain(WRONG)
    const many = await Promise.all(Array.from({ length: 4 }, () => knock(email)))
    const later = code()
    const codes = await Promise.all(many.map(async ({ Desafio }) => (await enter(Desafio, later)).statusCode))
    expect(codes.filter((status) => status === 200)).toHaveLength(1)
  })

  it('takes a challenge once by fifty at once', async () => {
    const { email, code } = await enrolled()
    const { Desafio } = await knock(email)
    const codigo = code()
    const codes = await Promise.all(
      Array.from({ length: 50 }, async () => (await enter(Desafio, codigo)).statusCode),
    )
    expect(codes.filter((status) => status === 200)).toHaveLength(1)
    expect(codes.filter((status) => ![200, 401, 429].includes(status))).toEqual([])
  })

  it.each([-2, 2])('refuses a code %i steps away', async (skew) => {
    const { email, code } = await enrolled()
    const { Desafio } = await knock(email)
    expect((await enter(Desafio, code(skew))).statusCode).toBe(401)
  })

  it('takes a recovery code once, as it is typed', async () => {
    const { email, codigos, headers } = await enrolled()
    const [codigo = ''] = codigos
    const { Desafio } = await knock(email)
    expect((await enter(Desafio, ` ${codigo.toLowerCase().replaceAll('-', ' ')}`)).statusCode).toBe(200)
    expect((await enter((await knock(email)).Desafio, codigo)).statusCode).toBe(401)
    expect((await get('/api/eu/fator', headers)).json().Result[0].codigos_restantes).toBe(9)
  })

  it('takes neither another person’s code nor recovery code', async () => {
    const [ana, rui] = [await enrolled(), await enrolled()]
    const { Desafio } = await knock(ana.email)
    expect((await enter(Desafio, rui.code())).statusCode).toBe(401)
    expect((await enter(Desafio, rui.codigos[0])).statusCode).toBe(401)
    expect((await enter(Desafio, ana.code())).statusCode).toBe(200)
  })

  it('is guessed five times only, whatever the challenge', async () => {
    const { email, code } = await enrolled()
    const codes = []
    for (let i = 0; i < 6; i++) codes.push((await enter((await knock(email)).Desafio, '000000')).statusCode)
    expect(codes).toEqual([401, 401, 401, 401, 401, 429])
    expect((await enter((await knock(email)).Desafio, code())).statusCode).toBe(429)
  })

  it('is begun anew after five minutes, or when the password changed', async () => {
    const { id, email, code } = await enrolled()
    const late = await knock(email)
    await database.pool.query(
      "update desafios set expira_em = expira_em - interval '5 minutes' where usuario_id = $1",
      [id],
    )
    changes.emit('written')
    const replies = [await enter(late.Desafio, code()), await enter('x', '123456')]
    const { Desafio } = await knock(email)
    const password = 'dada por um administrador'
    await app.inject({
      method: 'PUT',
      url: `/api/usuarios/${id}`,
      headers: admin.headers,
      payload: { password },
    })
    replies.push(await enter(Desafio, code()))
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(replies[0]?.json().Error).toContain('Entre de novo')
    expect((await enter((await knock(email, password)).Desafio, code())).statusCode).toBe(200)
  })

  it.each([
    [{}],
    [{ desafio: 'x' }],
    [{ desafio: 1, codigo: 1 }],
    [{ desafio: 'x', codigo: 'a\0' }],
    [{ desafio: 'x'.repeat(200), codigo: '1' }],
  ])('says what is wrong with %j', async (body) => {
    expect((await post('/api/login/codigo', body)).statusCode).toBe(400)
  })

  it('goes on after the signing secret was replaced', async () => {
    const { id, email, code } = await enrolled()
    const stored = async () =>
      (await database.pool.query('select segredo from segundo_fator where usuario_id = $1', [id])).rows[0]
        .segredo
    const before = await stored()
    await transact(database.db, SYSTEM, rotateSecret)
    expect(await stored()).not.toBe(before)
    expect((await enter((await knock(email)).Desafio, code())).statusCode).toBe(200)
    const { Token } = await knock(admin.email)
    admin.headers.authorization = `Bearer ${Token}`
  })
})
