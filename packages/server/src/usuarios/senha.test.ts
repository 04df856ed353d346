import { describe, expect, it } from 'vitest'
import { createPerson, loginAs, PASSWORD, startTestApp } from '../../test/harness.ts'
import { changes } from '../db/changes.ts'

const test = await startTestApp()
const { app, database } = test
const admin = await loginAs(test, { role: 'admin', name: 'Admin Um' })

const CHOSEN = 'cavalo bateria grampo'
const REFUSED = 'Este link não vale: já foi usado, foi trocado por outro ou venceu. Peça um novo.'

let addresses = 0
const newAddress = () => `10.4.${Math.floor(++addresses / 250)}.${addresses % 250}`
const post = (url: string, payload: object, remoteAddress = newAddress()) =>
  app.inject({ method: 'POST', url, payload, remoteAddress })
const make = (id: number | string, headers: object = admin.headers) =>
  app.inject({ method: 'POST', url: `/api/usuarios/${id}/senha`, headers: { ...headers } })
async function linked() {
  const person = await loginAs(test)
  const [link] = (await make(person.id)).json().Result
  return { ...person, link, token: link.endereco.replace('/senha#', '') as string }
}
const choose = (token: unknown, password: unknown = CHOSEN, address?: string) =>
  post('/api/senha/nova', { token, password }, address)
const enter = (email: string, password: string) => post('/api/login', { email, password })
const edit = (id: number, payload: object) =>
  app.inject({ method: 'PUT', url: `/api/usuarios/${id}`, headers: admin.headers, payload })

describe('a link for another password', () => {
  it('is made by administrators alone, for open accounts', async () => {
    const { id } = await createPerson(test)
    expect((await make(id)).json().Error).toContain('gere um convite')
    for (const { headers } of [await loginAs(test, { role: 'auditor' }), await loginAs(test)])
      expect((await make(id, headers)).statusCode).toBe(403)
    expect((await make(id, {})).statusCode).toBe(401)
    expect((await make(999_999)).statusCode).toBe(404)
    expect((await make('abc')).statusCode).toBe(400)
    await edit(id, { ativo: false })
    expect((await make(id)).statusCode).toBe(409)
  })

  it('changes the password once, and ends every session', async () => {
    const { email, headers, token, link } = await linked()
    expect(link.endereco).toMatch(/^\/senha#[\w-]{43}$/)
    const reply = await choose(token)
    expect(reply.json()).toEqual({
      Status: 'Success',
      message: 'Senha trocada. Entre com a nova senha.',
    })
    expect((await app.inject({ url: '/api/eu', headers })).statusCode).toBe(401)
    expect((await enter(email, PASSWORD)).statusCode).toBe(401)
    const again = await choose(token, 'outra senha inteira')
    expect([again.statusCode, again.json().Error]).toEqual([404, REFUSED])
    expect((await enter(email, CHOSEN)).statusCode).toBe(200)
  })

  it('lasts an hour, and the next takes its place; all that opens nothing answers the same', async () => {
    const [used, late, replaced] = [await linked(), await linked(), await linked()]
    await choose(used.token)
    await database.pool.query(
      "update senha_links set expira_em = expira_em - interval '61 minutes' where usuario_id = $1",
      [late.id],
    )
    changes.emit('written')
    await make(replaced.id)
    const tokens = ['x', 'A'.repeat(43), used.token, late.token, replaced.token]
    const replies = await Promise.all(tokens.map(async (token) => (await choose(token)).body))
    expect([...new Set(replies)]).toHaveLength(1)
    const { rows } = await database.pool.query(
      "select expira_em - criado_em = interval '1 hour' as hour from senha_links where usuario_id = $1",
      [replaced.id],
    )
    expect(rows).toEqual([{ hour: true }])
  })

  it.each([
    ['its account is closed', { ativo: false }],
    ['its e-mail changes', { email: 'mudou.senha@teste.local' }],
    ['the person is given a password', { password: 'dada por um administrador' }],
  ])('ends when %s', async (_why, change) => {
    const { id, token } = await linked()
    expect((await edit(id, change)).statusCode).toBe(200)
    if ('ativo' in change) await edit(id, { ativo: true })
    expect((await choose(token)).statusCode).toBe(404)
  })

  it('is used once by fifty at once', async () => {
    const { email, token } = await linked()
    const replies = await Promise.all(Array.from({ length: 50 }, (_, i) => choose(token, `${CHOSEN} ${i}`)))
    const codes = replies.map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(codes.filter((code) => ![200, 404, 429].includes(code))).toEqual([])
    expect((await enter(email, `${CHOSEN} ${codes.indexOf(200)}`)).statusCode).toBe(200)
  })

  it('is guessed so often only', async () => {
    const codes = []
    for (let i = 0; i < 51; i++) codes.push((await choose(`chute ${i}`, CHOSEN, '10.8.8.9')).statusCode)
    expect(codes).toEqual([...Array(50).fill(404), 429])
    expect((await choose((await linked()).token)).statusCode).toBe(200)
  })

  it('refuses weak passwords and what is no text, and is good still', async () => {
    const { token } = await linked()
    for (const password of ['curta', 'senha12345', 1, null])
      expect((await choose(token, password)).json().Campos).toHaveProperty('password')
    expect((await choose('a\0b')).statusCode).toBe(400)
    expect((await choose(token)).statusCode).toBe(200)
  })

  it('stands in the trail without its secret, nor is it kept for a repeat', async () => {
    const { id, token } = await linked()
    await choose(token)
    const { rows } = await database.pool.query(
      `select acao, usuario_nome, antes, depois from auditoria where entidade = 'senha_links' and pai = $1 order by id`,
      [`usuarios/${id}`],
    )
    expect(rows).toMatchObject([
      { acao: 'criou', usuario_nome: 'Admin Um', depois: { criado_por: admin.id, usado_em: null } },
      { acao: 'alterou', antes: { usado_em: null } },
    ])
    const { rows: kept } = await database.pool.query(
      'select segredo_hash from senha_links where usuario_id = $1',
      [id],
    )
    const trail = JSON.stringify((await database.pool.query('select * from auditoria')).rows)
    for (const secret of [token, kept[0].segredo_hash]) expect(trail).not.toContain(secret)
    const headers = { ...admin.headers, 'idempotency-key': 'senha-1' }
    const [first, second] = [await make(id, headers), await make(id, headers)].map(
      (reply) => reply.json().Result[0].endereco,
    )
    expect(first).not.toBe(second)
  })
})

it('without e-mails nobody asks for one, and is told whom to ask', async () => {
  expect((await app.inject({ url: '/api/senha' })).json().Result).toEqual([{ por_email: false }])
  const reply = await post('/api/senha/pedido', { email: admin.email })
  expect(reply.statusCode).toBe(409)
  expect(reply.json().Error).toContain('Peça a um administrador')
})
