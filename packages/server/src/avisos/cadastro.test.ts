import { expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { openCorreio } from './correio.ts'
import { openMailServer, strictLog } from './smtp.testing.ts'

const test = await startTestApp(undefined, { email: true })
const mail = await openMailServer()
const correio = openCorreio(test.database.db, {
  smtp: mail.address,
  de: 'Prefeitura <avisos@cidade.gov.br>',
  endereco: 'https://processos.cidade.gov.br',
  now: () => new Date(),
  log: strictLog,
})

const [TYPED, CHOSEN] = ['a senha de quem digitou', 'a senha de quem recebeu']
const post = (url: string, payload: object, headers: object = {}) =>
  test.app.inject({ method: 'POST', url, payload, headers: { ...headers } })
const login = async (email: string, password: string) =>
  (await post('/api/login', { email, password })).statusCode
const tokenIn = (letter = '') => /processos\.cidade\.gov\.br\/senha#([\w-]{43})/.exec(letter)?.[1] ?? ''

async function registered(email: string) {
  const reply = await post('/api/register', { name: 'Ana <b>', email, password: TYPED })
  expect(reply.json()).toEqual({
    Status: 'Success',
    id: reply.json().id,
    message: 'Conta criada com sucesso',
  })
  await correio.round()
  const [letter = '', ...more] = mail.to(email)
  expect(more).toEqual([])
  return { id: reply.json().id as number, letter }
}

it('proves the e-mail by a link, with which its owner chooses the password: whoever registered it has nothing', async () => {
  const admin = await loginAs(test, { role: 'admin' })
  const { id, letter } = await registered('ana@teste.local')
  expect(letter).toContain('Confirme o seu e-mail')
  expect(letter).toContain('Ana &lt;b&gt;')
  expect(await login('ana@teste.local', TYPED)).toBe(200)
  const confirmed = async () =>
    (await test.app.inject({ url: `/api/usuarios/${id}`, headers: admin.headers })).json().Result[0]
      .email_confirmado
  expect(await confirmed()).toBe(false)
  const token = tokenIn(letter)
  expect((await post('/api/senha/nova', { token, password: CHOSEN })).statusCode).toBe(200)
  expect((await post('/api/senha/nova', { token, password: TYPED })).statusCode).toBe(404)
  expect(await confirmed()).toBe(true)
  expect(await login('ana@teste.local', TYPED)).toBe(401)
  expect(await login('ana@teste.local', CHOSEN)).toBe(200)
  // A department changes nothing of an account that is somebody's.
  const given = { method: 'PUT' as const, url: `/api/usuarios/${id}`, payload: { id_secretaria: 12 } }
  expect((await test.app.inject({ ...given, headers: admin.headers })).statusCode).toBe(200)
  expect(await login('ana@teste.local', CHOSEN)).toBe(200)
})

it('is good after an administrator gave the account a department before it was opened', async () => {
  const admin = await loginAs(test, { role: 'admin' })
  const { id, letter } = await registered('bia@teste.local')
  const given = { method: 'PUT' as const, url: `/api/usuarios/${id}`, payload: { id_secretaria: 12 } }
  expect((await test.app.inject({ ...given, headers: admin.headers })).statusCode).toBe(200)
  expect(await login('bia@teste.local', TYPED)).toBe(401)
  expect((await post('/api/senha/nova', { token: tokenIn(letter), password: CHOSEN })).statusCode).toBe(200)
  expect(await login('bia@teste.local', CHOSEN)).toBe(200)
})
