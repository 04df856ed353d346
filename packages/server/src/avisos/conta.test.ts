import { describe, expect, it } from 'vitest'
import { createPerson, loginAs, startTestApp } from '../../test/harness.ts'
import { fatores } from '../usuarios/fator.testing.ts'
import { openCorreio } from './correio.ts'
import { openMailServer, strictLog } from './smtp.testing.ts'

const test = await startTestApp(undefined, { email: true })
const { app, database } = test
const { pool } = database
await createPerson(test, { role: 'admin' })
const mail = await openMailServer()
const clock = { now: new Date() }
const correio = openCorreio(database.db, {
  smtp: mail.address,
  de: 'Prefeitura <avisos@cidade.gov.br>',
  endereco: 'https://processos.cidade.gov.br',
  now: () => clock.now,
  log: strictLog,
})

let addresses = 0
const post = (url: string, payload: object, remoteAddress = `10.5.0.${++addresses % 250}`) =>
  app.inject({ method: 'POST', url, payload, remoteAddress })
const forget = (email: string, address?: string) => post('/api/senha/pedido', { email }, address)
async function round(later = 0) {
  clock.now = new Date(Date.now() + later)
  await correio.round()
}
const linkIn = (letter = '') =>
  /https:\/\/processos\.cidade\.gov\.br\/senha#([\w-]{43})/.exec(letter)?.[1] ?? ''

describe('whoever forgot the password', () => {
  it('is sent a link, and told when it was used', async () => {
    const { email } = await loginAs(test, { name: 'Ana <b>' })
    expect((await app.inject({ url: '/api/senha' })).json().Result).toEqual([{ por_email: true }])
    expect((await forget(email.toUpperCase())).statusCode).toBe(200)
    await round()
    const [letter = '', ...more] = mail.to(email)
    expect(more).toEqual([])
    expect(letter).toContain('Alguém pediu para trocar a senha')
    expect(letter).toContain('Ana &lt;b&gt;')
    expect(letter).not.toMatch(/List-Unsubscribe|<img|<script/i)
    const password = 'cavalo bateria grampo'
    expect((await post('/api/senha/nova', { token: linkIn(letter), password })).statusCode).toBe(200)
    await round()
    expect(mail.to(email)[1]).toContain('A senha da sua conta foi trocada')
    expect((await post('/api/login', { email, password })).statusCode).toBe(200)
  })

  it('gets it also with a preference for no notices', async () => {
    const { email, headers } = await loginAs(test)
    await app.inject({
      method: 'PUT',
      url: '/api/avisos/preferencias',
      headers,
      payload: { email: 'nenhum' },
    })
    await forget(email)
    await round()
    expect(linkIn(mail.to(email)[0])).not.toBe('')
  })

  it('is answered as anybody is, known or not, and nobody else is written to', async () => {
    const known = await createPerson(test)
    const closed = await createPerson(test)
    await pool.query('update usuarios set ativo = false where id = $1', [closed.id])
    const before = mail.recebidas.length
    const replies = await Promise.all(
      [known.email, closed.email, 'ninguem@teste.local'].map((email) => forget(email)),
    )
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(replies[0]?.json().message).toContain('Se houver uma conta')
    // The same work too: one row each.
    expect((await pool.query('select count(*)::int as n from senha_pedidos')).rows).toEqual([{ n: 3 }])
    await round()
    expect(mail.recebidas.slice(before).map(({ para }) => para)).toEqual([known.email])
    expect((await pool.query('select 1 from senha_pedidos')).rows).toEqual([])
  })

  it('asks three times an hour, and is not told that a fourth is too often', async () => {
    const { email } = await createPerson(test)
    const replies = []
    for (let i = 0; i < 5; i++) {
      replies.push(await forget(email))
      await round()
    }
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(mail.to(email)).toHaveLength(3)
    const [first, , third] = mail.to(email).map((letter) => linkIn(letter))
    const choose = (token: unknown) => post('/api/senha/nova', { token, password: 'cavalo bateria grampo' })
    expect((await choose(first)).statusCode).toBe(404)
    expect((await choose(third)).statusCode).toBe(200)
  })

  it('from one address asks so often only', async () => {
    const codes = []
    for (let i = 0; i < 31; i++) codes.push((await forget(`x${i}@teste.local`, '10.6.6.6')).statusCode)
    expect(codes).toEqual([...Array(30).fill(200), 429])
  })

  it('is not written to an hour later', async () => {
    const { email } = await createPerson(test)
    await forget(email)
    mail.answer(() => ({ codigo: 451 }))
    await round()
    mail.answer(() => ({ aceita: true }))
    await round(2 * 3_600_000)
    expect(mail.to(email)).toEqual([])
  })

  it.each([
    [{}],
    [{ email: 1 }],
    [{ email: 'x' }],
    [{ email: `${'x'.repeat(300)}@y.z` }],
    [{ email: 'a\0@b.c' }],
  ])('says what is wrong with %j', async (body) => {
    expect((await post('/api/senha/pedido', body)).statusCode).toBe(400)
  })
})

it('whoever has a second factor is told what becomes of it', async () => {
  const admin = await loginAs(test, { role: 'admin' })
  const { enrolled, knock, enter } = fatores(test, { now: new Date() })
  const { id, email, codigos } = await enrolled()
  const { Desafio } = await knock(email)
  // The application's clock is not turned here, and a recovery code knows none.
  expect((await enter(Desafio, codigos[0])).statusCode).toBe(200)
  await app.inject({ method: 'POST', url: `/api/usuarios/${id}/fator/zerar`, headers: admin.headers })
  await round()
  const letters = mail.to(email).join()
  for (const said of [
    'foi ligada em',
    'código de recuperação da sua conta foi usado',
    'Um administrador desligou',
  ])
    expect(letters).toContain(said)
})

it('secrets stand in no table but as their hash', async () => {
  const { email } = await createPerson(test)
  await forget(email)
  await round()
  const token = linkIn(mail.to(email)[0])
  expect(token).toHaveLength(43)
  for (const table of ['avisos_emails', 'senha_pedidos', 'senha_links', 'auditoria', 'pedidos', 'limites'])
    expect(JSON.stringify((await pool.query(`select * from ${table}`)).rows)).not.toContain(token)
})
