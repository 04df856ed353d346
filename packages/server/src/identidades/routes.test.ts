import { beforeAll, describe, expect, it } from 'vitest'
import type { Diretorio } from '../../test/diretorio.ts'
import { createPerson, loginAs, PASSWORD } from '../../test/harness.ts'
import { fatores, unspelled } from '../usuarios/fator.testing.ts'
import { codeAt, passoOf } from '../usuarios/totp.ts'
import {
  begin,
  comeBack,
  cookieOf,
  type EntradaApp,
  exchange,
  openDiretorio,
  provedorOf,
  retornoOf,
  startEntradaApp,
} from './entrada.testing.ts'

let diretorio: Diretorio
let test: EntradaApp

const GRUPOS = {
  caminho: 'realm_access.roles',
  mapa: {
    ti: { papel: 'admin' },
    obras: { secretaria: 'Secretaria Municipal de Obras' },
    '7': { secretaria: 7 },
  },
} as const

beforeAll(async () => {
  diretorio = await openDiretorio([retornoOf('diretorio'), retornoOf('grupos')])
  const provedor = provedorOf(diretorio.emissor)
  const grupos = { ...provedor, chave: 'grupos', cria: true, confiavel: true, grupos: GRUPOS }
  test = await startEntradaApp([provedor, grupos])
})

const known = (sub: string, more: Record<string, unknown> = {}) => {
  diretorio.pessoas.set(sub, { email: `${sub}@x.gov.br`, email_verified: true, name: sub, ...more })
  return sub
}

type Headers = { authorization: string }

it('is told to the page that developers open, which the server did not write', async () => {
  const told = await test.app.inject('/api/entrar')
  expect(told.json().Result).toEqual([
    { chave: 'diretorio', nome: 'Entrar com o diretório', obrigatorio: false },
    { chave: 'grupos', nome: 'Entrar com o diretório', obrigatorio: false },
  ])
})

const askLink = (headers: Headers, senha = PASSWORD, provedor = 'diretorio') =>
  test.app.inject({ method: 'POST', url: '/api/eu/identidades', headers, payload: { provedor, senha } })

/** Links somebody of the directory to whoever asks: where their browser lands. */
async function linkAs(headers: Headers, sub: string): Promise<string> {
  const asked = await askLink(headers)
  const back = await diretorio.visit(asked.json().endereco, sub)
  return comeBack(test, back, cookieOf(asked.headers))
}

const listOf = async (headers: Headers) =>
  (await test.app.inject({ method: 'GET', url: '/api/eu/identidades', headers })).json().Result

const enterAs = async (sub: string, chave = 'diretorio') => {
  const { to, cookie } = await begin(test, chave)
  const landed = await comeBack(test, await diretorio.visit(to, sub), cookie)
  return landed.startsWith('/entrar#') ? (await exchange(test, landed, cookie)).json() : landed
}

describe('linking from one’s own account', () => {
  it('takes the password, whatever the e-mail there is; then one comes in by it', async () => {
    const me = await loginAs(test)
    expect(await linkAs(me.headers, known('ana', { email_verified: false }))).toBe('/conta?entrada=vinculada')
    expect(await listOf(me.headers)).toMatchObject([
      { provedor: 'diretorio', nome: 'Entrar com o diretório', nivel: null, ultimo_acesso: null },
    ])
    expect((await enterAs('ana')).User.id).toBe(me.id)
    const trail = await test.database.db
      .selectFrom('auditoria')
      .select(['usuario_id', 'acao'])
      .where('entidade', '=', 'identidades')
      .execute()
    expect(trail.at(-1)).toEqual({ usuario_id: me.id, acao: 'criou' })
  })

  it('is refused without it, and where one is linked already', async () => {
    const me = await loginAs(test)
    const wrong = await askLink(me.headers, 'outra senha qualquer')
    expect([wrong.statusCode, wrong.json().Campos]).toEqual([400, { senha: 'A senha atual não confere.' }])
    expect((await askLink(me.headers, PASSWORD, 'nenhum')).statusCode).toBe(404)
    await linkAs(me.headers, known('bia'))
    expect((await askLink(me.headers)).statusCode).toBe(409)
  })

  it('is refused where it is somebody else’s', async () => {
    const [one, other] = [await loginAs(test), await loginAs(test)]
    await linkAs(one.headers, known('caio'))
    expect(await linkAs(other.headers, 'caio')).toBe('/conta?entrada=ocupada')
    expect(await listOf(other.headers)).toEqual([])
  })

  it('ends with the session in which the password was given', async () => {
    const me = await loginAs(test)
    const asked = await askLink(me.headers)
    const back = await diretorio.visit(asked.json().endereco, known('davi'))
    await test.app.inject({ method: 'POST', url: '/api/logout', headers: me.headers })
    expect(await comeBack(test, back, cookieOf(asked.headers))).toBe('/login?entrada=vencida')
  })

  it('is undone by its owner and nobody else', async () => {
    const [me, other] = [await loginAs(test), await loginAs(test, { role: 'admin' })]
    await linkAs(me.headers, known('eva'))
    const [{ id }] = await listOf(me.headers)
    const undo = (headers: Headers) =>
      test.app.inject({ method: 'DELETE', url: `/api/eu/identidades/${id}`, headers })
    expect((await undo(other.headers)).statusCode).toBe(404)
    expect((await undo(me.headers)).statusCode).toBe(200)
    expect((await undo(me.headers)).statusCode).toBe(404)
    expect(await enterAs('eva')).toBe('/login?entrada=desconhecida')
  })
})

describe('groups of the directory', () => {
  const roles = (...names: string[]) => ({ realm_access: { roles: names } })

  it('give role and department at each entry, and take them away', async () => {
    await createPerson(test, { role: 'admin' })
    const first = await enterAs(known('fabio', roles('ti', '7')), 'grupos')
    expect([first.Role, first.User.id_secretaria]).toEqual(['admin', 7])
    const headers = { authorization: `Bearer ${first.Token}` }
    const later = await enterAs(known('fabio', roles()), 'grupos')
    expect([later.Role, later.User.id_secretaria]).toEqual(['user', null])
    // What was open with the old rights is not any more.
    expect((await test.app.inject({ method: 'GET', url: '/api/eu', headers })).statusCode).toBe(401)
    const lines = await test.database.db
      .selectFrom('auditoria')
      .select(['usuario_nome', 'depois'])
      .where('entidade', '=', 'usuarios')
      .where('acao', '=', 'alterou')
      .where('registro_id', '=', String(first.User.id))
      .execute()
    expect(lines.at(-1)).toEqual({ usuario_nome: 'sistema', depois: { role: 'user', id_secretaria: null } })
  })

  it('that name a department which is not there take nobody’s away', async () => {
    const me = await createPerson(test, { id_secretaria: 7 })
    const reply = await enterAs(known('gil', { email: me.email, ...roles('obras') }), 'grupos')
    expect(reply.User).toMatchObject({ id: me.id, id_secretaria: 7 })
  })
})

describe('the last administrator', () => {
  it('stays one, whatever the groups say', async () => {
    const alone = await startEntradaApp([provedorOf(diretorio.emissor, { confiavel: true, grupos: GRUPOS })])
    const { email } = await createPerson(alone, { role: 'admin' })
    const { to, cookie } = await begin(alone)
    const landed = await comeBack(alone, await diretorio.visit(to, known('hugo', { email })), cookie)
    expect((await exchange(alone, landed, cookie)).json().Role).toBe('admin')
  })
})

it('somebody with a second factor is asked for it at this door, too', async () => {
  const { enrolled, enter } = fatores(test, { now: new Date() })
  const me = await enrolled()
  expect(await linkAs(me.headers, known('iris'))).toBe('/conta?entrada=vinculada')
  const asked = await enterAs('iris')
  expect(asked).toMatchObject({ SegundoFator: true, Volta: null, Saida: null })
  expect(asked).not.toHaveProperty('Token')
  expect((await enter(asked.Desafio, me.codigos[0])).json().User.id).toBe(me.id)
})

describe('where everyone comes in by the directory', () => {
  it('a password opens nothing, but for the one of emergencies', async () => {
    const emergencia = 'socorro@teste.local'
    const provedor = provedorOf(diretorio.emissor, { obrigatorio: true, emergencia })
    const strict = await startEntradaApp([provedor])
    const { email } = await createPerson(strict)
    const post = (url: string, payload: object) => strict.app.inject({ method: 'POST', url, payload })
    const refused = await post('/api/login', { email, password: PASSWORD })
    expect([refused.statusCode, refused.json().Error]).toEqual([
      403,
      'A entrada com senha está desligada. Use o sistema de acesso da Prefeitura.',
    ])
    // Neither for those who do not exist: nobody learns who does.
    expect((await post('/api/login', { email: 'x@x', password: 'y' })).statusCode).toBe(403)
    const account = { name: 'Ana', email: 'ana@teste.local', password: PASSWORD }
    for (const address of [account.email, emergencia])
      expect((await post('/api/register', { ...account, email: address })).statusCode).toBe(403)
    expect((await post('/api/login', { email: emergencia, password: 'errada' })).statusCode).toBe(401)
    const { id } = await createPerson(strict, { role: 'admin' })
    await strict.database.db.updateTable('usuarios').set({ email: emergencia }).where('id', '=', id).execute()
    const opened = await post('/api/login', { email: emergencia.toUpperCase(), password: PASSWORD })
    expect(opened.statusCode).toBe(200)
    // An invitation would choose a password, and come in by it.
    const headers = { authorization: `Bearer ${opened.json().Token}` }
    const invited = await createPerson(strict)
    const made = await strict.app.inject({
      method: 'POST',
      url: `/api/usuarios/${invited.id}/convite`,
      headers,
    })
    const token = made.json().Result[0].endereco.replace('/convite#', '')
    expect((await post('/api/convite/aceitar', { token, password: PASSWORD })).statusCode).toBe(403)
    // So would a link for those who forgot theirs.
    expect((await post('/api/senha/pedido', { email })).statusCode).toBe(403)
    const came = { ultimo_acesso: new Date() }
    const { db } = strict.database
    await db.updateTable('usuarios').set(came).where('id', '=', invited.id).execute()
    const drawn = await strict.app.inject({
      method: 'POST',
      url: `/api/usuarios/${invited.id}/senha`,
      headers,
    })
    const link = { token: drawn.json().Result[0].endereco.replace('/senha#', ''), password: PASSWORD }
    expect((await post('/api/senha/nova', link)).statusCode).toBe(403)
  })

  it('a second factor is put on and off without one, but by the account of emergencies', async () => {
    const emergencia = 'socorro@teste.local'
    const provedor = provedorOf(diretorio.emissor, { obrigatorio: true, emergencia, confiavel: true })
    const strict = await startEntradaApp([provedor])
    const { id, email } = await createPerson(strict, { role: 'admin' })
    const { to, cookie } = await begin(strict)
    const landed = await comeBack(strict, await diretorio.visit(to, known('olga', { email })), cookie)
    const { Token } = (await exchange(strict, landed, cookie)).json()
    const send = (url: string, payload: object, token = Token) =>
      strict.app.inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${token}` } })
    const headers = { authorization: `Bearer ${Token}` }
    const stands = async () => (await strict.app.inject({ url: '/api/eu/fator', headers })).json().Result[0]
    expect(await stands()).toMatchObject({ ligado_em: null, pede_senha: false })
    const [{ segredo }] = (await send('/api/eu/fator', {})).json().Result
    const codigo = codeAt(unspelled(segredo), passoOf(new Date()))
    expect((await send('/api/eu/fator/confirmar', { codigo: '000000' })).statusCode).toBe(400)
    const confirmed = await send('/api/eu/fator/confirmar', { codigo })
    const [recuperacao] = confirmed.json().Result[0].codigos
    // What was used is no code any more.
    expect((await send('/api/eu/fator/desligar', { codigo })).statusCode).toBe(400)
    expect((await send('/api/eu/fator/desligar', { codigo: recuperacao })).statusCode).toBe(200)

    await strict.database.db.updateTable('usuarios').set({ email: emergencia }).where('id', '=', id).execute()
    const inside = (
      await strict.app.inject({
        method: 'POST',
        url: '/api/login',
        payload: { email: emergencia, password: PASSWORD },
      })
    ).json().Token
    const without = await send('/api/eu/fator', {}, inside)
    expect([without.statusCode, without.json().Campos]).toEqual([400, { senha: 'Campo obrigatório.' }])
    expect((await send('/api/eu/fator', { senha: PASSWORD }, inside)).statusCode).toBe(200)
  })
})
