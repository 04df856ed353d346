import { describe, expect, it } from 'vitest'
import { createPerson, loginAs, PASSWORD, startTestApp } from '../../test/harness.ts'
import { changes } from '../db/changes.ts'
import { importing, livro } from '../importacoes/importacoes.testing.ts'

const test = await startTestApp()
const { app, database } = test
const admin = await loginAs(test, { role: 'admin', name: 'Admin Um' })
const other = await loginAs(test, { role: 'admin', name: 'Admin Dois' })

const CHOSEN = 'cavalo bateria grampo'
const REFUSED = 'Este convite não vale: já foi usado, foi trocado por outro ou venceu.'

let addresses = 0
const newAddress = () => `10.3.${Math.floor(++addresses / 250)}.${addresses % 250}`
const post = (url: string, payload: object, remoteAddress = newAddress()) =>
  app.inject({ method: 'POST', url, payload, remoteAddress })

const invite = (id: number | string, headers: object = admin.headers) =>
  app.inject({ method: 'POST', url: `/api/usuarios/${id}/convite`, headers: { ...headers } })
const tokenOf = (endereco: string) => endereco.replace('/convite#', '')
async function invited(person: Parameters<typeof createPerson>[1] = {}) {
  const made = await createPerson(test, person)
  const [link] = (await invite(made.id)).json().Result
  return { ...made, link, token: tokenOf(link.endereco) }
}
const look = (token: unknown, address?: string) => post('/api/convite', { token }, address)
const accept = (token: unknown, password: unknown = CHOSEN, address?: string) =>
  post('/api/convite/aceitar', { token, password }, address)
const edit = (id: number, payload: object) =>
  app.inject({ method: 'PUT', url: `/api/usuarios/${id}`, headers: admin.headers, payload })
const read = async (id: number) =>
  (await app.inject({ url: `/api/usuarios/${id}`, headers: admin.headers })).json().Result[0]
async function write(text: string, values: unknown[]) {
  await database.pool.query(text, values)
  changes.emit('written')
}
const expire = (id: number) =>
  write("update convites set expira_em = now() - interval '1 second' where usuario_id = $1", [id])

describe('an invitation', () => {
  it('is made by administrators alone', async () => {
    const { id } = await createPerson(test)
    for (const { headers } of [await loginAs(test, { role: 'auditor' }), await loginAs(test)])
      expect((await invite(id, headers)).statusCode).toBe(403)
    expect((await invite(id, {})).statusCode).toBe(401)
    expect((await invite(999_999)).statusCode).toBe(404)
    expect((await invite('abc')).statusCode).toBe(400)
    expect((await read(id)).convite).toBeNull()
  })

  it('tells whom it is for, lets them choose a password, and is used up', async () => {
    const { id, email, link, token } = await invited({ name: 'Helena', id_secretaria: 12 })
    expect(link).toMatchObject({ id, name: 'Helena', email })
    expect(token).toMatch(/^[\w-]{43}$/)
    expect((await look(token)).json().Result).toEqual([{ name: 'Helena', email, expira_em: link.expira_em }])
    const reply = await accept(token)
    expect(reply.json()).toMatchObject({ Status: 'Success', Role: 'user', User: { id, id_secretaria: 12 } })
    const authorization = `Bearer ${reply.json().Token}`
    expect((await app.inject({ url: '/api/eu', headers: { authorization } })).statusCode).toBe(200)
    expect((await post('/api/login', { email, password: CHOSEN })).statusCode).toBe(200)
    expect((await post('/api/login', { email, password: PASSWORD })).statusCode).toBe(401)
    for (const again of [await look(token), await accept(token, 'outra senha inteira')]) {
      expect(again.statusCode).toBe(404)
      expect(again.json().Error).toContain(REFUSED)
    }
    expect((await post('/api/login', { email, password: CHOSEN })).statusCode).toBe(200)
    expect((await read(id)).convite).toBeNull()
  })

  it('lasts seven days', async () => {
    const { id } = await invited()
    const { rows } = await database.pool.query(
      `select expira_em - criado_em = interval '7 days' as week from convites where usuario_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ week: true }])
  })

  it('answers the same when it is unknown, used, replaced or has run out', async () => {
    const used = await invited()
    await accept(used.token)
    const late = await invited()
    await expire(late.id)
    const replaced = await invited()
    await invite(replaced.id, other.headers)
    const tokens = ['x', 'A'.repeat(43), used.token, late.token, replaced.token]
    const replies = await Promise.all(
      tokens.flatMap((token) => [look(token), accept(token)]).map(async (sent) => (await sent).body),
    )
    expect([...new Set(replies)]).toHaveLength(1)
    expect((await read(late.id)).convite).toBe('vencido')
    expect((await read(replaced.id)).convite).toBe('pendente')
  })

  it.each([
    ['its account is closed', { ativo: false }],
    ['its e-mail changes', { email: 'mudou@teste.local' }],
    ['the person is given a password', { password: 'dada por um administrador' }],
  ])('ends when %s', async (_why, change) => {
    const { id, token } = await invited()
    expect((await edit(id, change)).statusCode).toBe(200)
    expect((await look(token)).statusCode).toBe(404)
    if ('ativo' in change) await edit(id, { ativo: true })
    expect((await accept(token)).statusCode).toBe(404)
    expect((await read(id)).convite).toBeNull()
  })

  it('stays when another field changes', async () => {
    const { id, token } = await invited()
    await edit(id, { name: 'Outro Nome', role: 'auditor' })
    expect((await accept(token)).json()).toMatchObject({ Role: 'auditor', User: { name: 'Outro Nome' } })
  })

  it('is for those who never came in, and have an account that is open', async () => {
    const inside = await loginAs(test)
    expect((await invite(inside.id)).json().Error).toBe(
      'Esta pessoa já entrou no sistema: o convite é só para a primeira vez.',
    )
    const closed = await createPerson(test)
    await edit(closed.id, { ativo: false })
    expect((await invite(closed.id)).statusCode).toBe(409)
    const { email, token } = await invited()
    expect((await post('/api/login', { email, password: PASSWORD })).statusCode).toBe(200)
    expect((await accept(token)).statusCode).toBe(404)
  })

  it('is used once by fifty at once', async () => {
    const { email, token } = await invited()
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, i) => accept(token, `${CHOSEN} ${i}`, newAddress())),
    )
    const codes = replies.map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(codes.filter((code) => code !== 200 && code !== 404 && code !== 429)).toEqual([])
    const won = codes.indexOf(200)
    expect((await post('/api/login', { email, password: `${CHOSEN} ${won}` })).statusCode).toBe(200)
  })

  it('made fifty times at once is one', async () => {
    const { id } = await createPerson(test)
    const replies = await Promise.all(Array.from({ length: 50 }, () => invite(id)))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const found = await Promise.all(
      replies.map((reply) => look(tokenOf(reply.json().Result[0].endereco), newAddress())),
    )
    expect(found.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  it('is not kept for a repeat of the request', async () => {
    const { id } = await createPerson(test)
    const headers = { ...admin.headers, 'idempotency-key': 'convite-1' }
    const [first, second] = [await invite(id, headers), await invite(id, headers)].map((reply) =>
      tokenOf(reply.json().Result[0].endereco),
    )
    expect(first).not.toBe(second)
    expect((await look(second)).statusCode).toBe(200)
    const { rows } = await database.pool.query("select 1 from pedidos where chave = 'convite-1'")
    expect(rows).toEqual([])
  })

  it.each([
    [{}, { token: 'Campo obrigatório.', password: 'Campo obrigatório.' }],
    [
      { token: 1, password: 1 },
      { token: 'Campo obrigatório.', password: 'Campo obrigatório.' },
    ],
    [{ token: 'x'.repeat(101), password: CHOSEN }, { token: 'Use no máximo 100 caracteres.' }],
    [{ token: 'x', password: 'curta' }, { password: 'A senha precisa de pelo menos 10 caracteres.' }],
    [{ token: 'x', password: 'senha12345' }, { password: 'Esta senha é muito comum. Escolha outra.' }],
  ])('says what is wrong with %j', async (body, campos) => {
    const reply = await post('/api/convite/aceitar', body)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().Campos).toEqual(campos)
  })

  it('takes a NUL for no secret', async () => {
    expect((await look('a\0b')).statusCode).toBe(400)
  })

  it('is tried so often only', async () => {
    const codes = []
    for (let i = 0; i < 52; i++) codes.push((await look(`chute ${i}`, '10.8.8.8')).statusCode)
    expect(codes.slice(0, 50)).toEqual(Array(50).fill(404))
    expect(codes.slice(50)).toEqual([429, 429])
    expect((await look((await invited()).token)).statusCode).toBe(200)
  })

  it('stands in the trail without its secret', async () => {
    const { id, token } = await invited()
    await accept(token)
    const { rows } = await database.pool.query(
      `select acao, usuario_nome, antes, depois from auditoria where entidade = 'convites' and pai = $1 order by id`,
      [`usuarios/${id}`],
    )
    expect(rows).toMatchObject([
      { acao: 'criou', usuario_nome: 'Admin Um', depois: { criado_por: admin.id, usado_em: null } },
      { acao: 'alterou', antes: { usado_em: null } },
    ])
    const { rows: kept } = await database.pool.query(
      'select segredo_hash from convites where usuario_id = $1',
      [id],
    )
    const trail = JSON.stringify((await database.pool.query('select * from auditoria')).rows)
    for (const secret of [token, kept[0].segredo_hash]) expect(trail).not.toContain(secret)
  })
})

describe('invitations of an import', () => {
  const { received, written, undone, call } = importing(test, admin)
  const SHEET = [
    ['Nome', 'E-mail', 'Situação'],
    ['Zélia Souza', 'zelia@teste.local', 'Ativo'],
    ['Ana Lima', 'ana@teste.local', 'Ativo'],
    ['Beto Reis', 'beto@teste.local', 'Inativo'],
  ]

  it('are for those who came in with it, once they are there', async () => {
    const { id } = await received('usuarios', await livro(SHEET), 'pessoas.xlsx')
    const ask = () => call('POST', `/api/importacoes/${id}/convites`)
    expect((await ask()).statusCode).toBe(409)
    await written(id)
    const links = (await ask()).json().Result
    expect(links.map(({ name }: { name: string }) => name)).toEqual(['Ana Lima', 'Zélia Souza'])
    const [ana, zelia] = links.map(({ endereco }: { endereco: string }) => tokenOf(endereco))
    expect((await accept(ana)).statusCode).toBe(200)
    const again = (await ask()).json().Result
    expect(again.map(({ name }: { name: string }) => name)).toEqual(['Zélia Souza'])
    expect((await look(zelia)).statusCode).toBe(404)
    expect((await undone(id)).situacao).toBe('desfeita')
    expect((await look(tokenOf(again[0].endereco))).statusCode).toBe(404)
    expect((await ask()).statusCode).toBe(409)
  })

  it('are for administrators, and for people alone', async () => {
    const user = await loginAs(test, { id_secretaria: 12 })
    const made = await received('secretarias', await livro([['Nome da secretaria'], ['Pesca']]))
    await written(made.id)
    const url = `/api/importacoes/${made.id}/convites`
    expect((await app.inject({ method: 'POST', url, headers: user.headers })).statusCode).toBe(403)
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(401)
    expect((await call('POST', url)).json().Error).toBe(
      'Só se convidam pessoas: esta importação é de outra lista.',
    )
    expect((await call('POST', '/api/importacoes/999999/convites')).statusCode).toBe(404)
  })
})
