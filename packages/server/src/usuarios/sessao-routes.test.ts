import { describe, expect, it } from 'vitest'
import { createPerson, loginAs, PASSWORD, startTestApp } from '../../test/harness.ts'

const test = await startTestApp()
const { app, database } = test

let addresses = 0
const newAddress = () => `10.1.${Math.floor(++addresses / 250)}.${addresses % 250}`

const post = (url: string, payload: object, remoteAddress = newAddress()) =>
  app.inject({ method: 'POST', url, payload, remoteAddress })
const login = (email: string, password: string, address?: string) =>
  post('/api/login', { email, password }, address)
const eu = (authorization: string) => app.inject({ url: '/api/eu', headers: { authorization } })

describe('coming in', () => {
  it('answers token, role and person, whatever the case of the e-mail', async () => {
    const { id, email } = await createPerson(test, { role: 'user', id_secretaria: 12, name: 'Helena' })
    const reply = await login(email.toUpperCase(), PASSWORD)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({
      Status: 'Success',
      Role: 'user',
      User: { id, name: 'Helena', id_secretaria: 12 },
    })
    const payload = JSON.parse(Buffer.from(reply.json().Token.split('.')[1], 'base64url').toString())
    expect(payload).toMatchObject({ id, name: 'Helena', role: 'user', id_secretaria: 12 })
    expect(payload.exp - payload.iat).toBe(8 * 3600)
  })

  it('refuses a wrong password and an unknown e-mail with the same words', async () => {
    const { email } = await createPerson(test)
    const wrong = await login(email, 'outra senha qualquer')
    const unknown = await login('ninguem@teste.local', 'outra senha qualquer')
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401])
    expect(wrong.json()).toEqual(unknown.json())
    expect(wrong.json()).toEqual({
      Status: 'Error',
      Error: 'E-mail ou senha incorretos.',
      message: 'E-mail ou senha incorretos.',
    })
  })

  it('refuses an inactive person', async () => {
    const { id, email } = await createPerson(test)
    await database.pool.query('update usuarios set ativo = false where id = $1', [id])
    expect((await login(email, PASSWORD)).statusCode).toBe(401)
  })

  it.each([
    [{}, { email: 'Campo obrigatório.', password: 'Campo obrigatório.' }],
    [
      { email: 'x', password: '' },
      { email: 'Informe um e-mail válido.', password: 'Campo obrigatório.' },
    ],
    [
      { email: 12, password: ['a'] },
      { email: 'Campo obrigatório.', password: 'Campo obrigatório.' },
    ],
  ])('says what is wrong with %j', async (body, campos) => {
    const reply = await post('/api/login', body)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().Campos).toEqual(campos)
  })
})

describe('a session', () => {
  it('shows who is logged in', async () => {
    const { id, headers } = await loginAs(test, { id_secretaria: 17 })
    const reply = await eu(headers.authorization)
    expect(reply.json().Result).toMatchObject([{ id, id_secretaria: 17, secretaria_nome: 'Saúde' }])
  })

  it.each(['', 'Bearer', 'Bearer x.y.z', 'Basic abc'])(
    'is refused for the header %j',
    async (authorization) => {
      const reply = await eu(authorization)
      expect(reply.statusCode).toBe(401)
      expect(reply.json().Error).toBe('Usuário não autenticado. Faça login novamente.')
    },
  )

  it('is refused when the token was signed elsewhere or says "none"', async () => {
    const { headers } = await loginAs(test)
    const [, payload = ''] = headers.authorization.split('.')
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')
    expect((await eu(`Bearer ${none}.${payload}.`)).statusCode).toBe(401)
    expect((await eu(`${headers.authorization.slice(0, -3)}abc`)).statusCode).toBe(401)
  })

  it('ends on the server with logout, that one only', async () => {
    const { email, headers } = await loginAs(test)
    const other = `Bearer ${(await login(email, PASSWORD)).json().Token}`
    expect((await app.inject({ method: 'POST', url: '/api/logout', headers })).statusCode).toBe(200)
    expect((await eu(headers.authorization)).statusCode).toBe(401)
    expect((await eu(other)).statusCode).toBe(200)
  })

  it.each([
    ['role', { role: 'auditor' }],
    ['department', { id_secretaria: 3 }],
    ['situation', { ativo: false }],
    ['password', { password: 'uma senha bem nova' }],
  ])('ends at once when the %s changes', async (_what, change) => {
    const admin = await loginAs(test, { role: 'admin' })
    const person = await loginAs(test, { id_secretaria: 12 })
    const url = `/api/usuarios/${person.id}`
    const reply = await app.inject({ method: 'PUT', url, headers: admin.headers, payload: change })
    expect(reply.statusCode).toBe(200)
    expect((await eu(person.headers.authorization)).statusCode).toBe(401)
  })
})

describe('one’s own sessions', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
  const sessions = async (authorization: string) =>
    (await app.inject({ url: '/api/eu/sessoes', headers: { authorization } })).json().Result
  const end = (authorization: string, id: string) =>
    app.inject({ method: 'DELETE', url: `/api/eu/sessoes/${id}`, headers: { authorization } })

  it('are listed, each with where it was opened, and ended one by one', async () => {
    const { email, headers } = await loginAs(test)
    const elsewhere = await app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email, password: PASSWORD },
      headers: { 'user-agent': chrome },
      remoteAddress: '10.30.0.1',
    })
    const other = `Bearer ${elsewhere.json().Token}`
    const listed = await sessions(headers.authorization)
    expect(listed).toMatchObject([
      { origem: '10.30.0.1', navegador: 'Chrome, Windows', atual: false },
      { origem: '10.0.0.1', atual: true },
    ])
    expect((await end(headers.authorization, listed[0].id)).json().message).toBe('Sessão encerrada.')
    expect((await eu(other)).statusCode).toBe(401)
    expect((await eu(headers.authorization)).statusCode).toBe(200)
    expect((await end(headers.authorization, listed[0].id)).statusCode).toBe(404)
  })

  it('are nobody else’s, and have names that cannot be guessed', async () => {
    const [one, other] = [await loginAs(test), await loginAs(test, { role: 'admin' })]
    const [{ id }] = await sessions(one.headers.authorization)
    expect(id).toMatch(/^[\w-]{22}$/)
    expect((await end(other.headers.authorization, id)).statusCode).toBe(404)
    expect((await eu(one.headers.authorization)).statusCode).toBe(200)
    expect((await app.inject('/api/eu/sessoes')).statusCode).toBe(401)
  })
})

describe('registration', () => {
  const person = { name: 'Ana Nova', email: 'ana.nova@teste.local', password: 'senha escolhida' }

  it('makes a user without department who can come in and manage nothing', async () => {
    const reply = await post('/api/register', { ...person, role: 'admin', id_secretaria: 12, id: 1 })
    expect(reply.json()).toMatchObject({ Status: 'Success', message: 'Conta criada com sucesso' })
    const session = (await login(person.email, person.password)).json()
    expect(session).toMatchObject({ Role: 'user', User: { id_secretaria: null } })
    const users = await app.inject({
      url: '/api/usuarios',
      headers: { authorization: `Bearer ${session.Token}` },
    })
    expect(users.statusCode).toBe(403)
  })

  it('refuses a known e-mail with the specified words', async () => {
    const { email } = await createPerson(test)
    const reply = await post('/api/register', { ...person, email })
    expect(reply.statusCode).toBe(409)
    expect(reply.json().Error).toBe('Erro ao criar conta. Tente novamente.')
  })

  it.each([
    ['1234567890', 'Esta senha é muito comum. Escolha outra.'],
    ['curta', 'A senha precisa de pelo menos 10 caracteres.'],
  ])('refuses the password %j', async (password, reason) => {
    const reply = await post('/api/register', { ...person, email: 'b@teste.local', password })
    expect(reply.json().Campos).toEqual({ password: reason })
  })

  it.each(['sistema', ' Sistema ', 'VISITANTE'])('signs nobody as %j', async (name) => {
    const reply = await post('/api/register', { ...person, email: 'c@teste.local', name })
    expect(reply.json().Campos).toEqual({ name: 'Este nome é do próprio sistema. Escolha outro.' })
  })

  it('is signed by a visitor in the trail, not by the name that was typed', async () => {
    const reply = await post('/api/register', { ...person, email: 'd@teste.local' }, '10.31.0.1')
    const { rows } = await database.pool.query(
      "select usuario_id, usuario_nome from auditoria where entidade = 'usuarios' and registro_id = $1",
      [String(reply.json().id)],
    )
    expect(rows).toEqual([{ usuario_id: null, usuario_nome: 'visitante' }])
  })

  it('is limited per address, also two hundred at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        post('/api/register', { ...person, email: `monte${i}@teste.local`, name: 'Monte' }, '10.7.7.8'),
      ),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
  })

  it('is limited per address', async () => {
    const codes = []
    for (let i = 0; i < 21; i++) {
      codes.push(
        (await post('/api/register', { ...person, email: `lote${i}@teste.local` }, '10.7.7.7')).statusCode,
      )
    }
    expect(codes).toEqual([...Array(20).fill(200), 429])
  })
})

describe('changing one’s own password', () => {
  const change = (authorization: string, senha_atual: string, nova_senha = 'outra senha escolhida') =>
    app.inject({
      method: 'PUT',
      url: '/api/eu/senha',
      headers: { authorization },
      payload: { senha_atual, nova_senha },
    })

  it('ends every session and opens a new one for whoever changed it', async () => {
    const { email, headers } = await loginAs(test)
    const reply = await change(headers.authorization, PASSWORD)
    expect(reply.statusCode).toBe(200)
    expect((await eu(headers.authorization)).statusCode).toBe(401)
    expect((await eu(`Bearer ${reply.json().Token}`)).statusCode).toBe(200)
    expect((await login(email, PASSWORD)).statusCode).toBe(401)
    expect((await login(email, 'outra senha escolhida')).statusCode).toBe(200)
  })

  it('needs the current one', async () => {
    const { headers } = await loginAs(test)
    const reply = await change(headers.authorization, 'não é esta')
    expect(reply.statusCode).toBe(400)
    expect(reply.json().Campos).toEqual({ senha_atual: 'A senha atual não confere.' })
  })
})
