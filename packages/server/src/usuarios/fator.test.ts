import { describe, expect, it } from 'vitest'
import { loginAs, PASSWORD, startTestApp } from '../../test/harness.ts'
import { changes } from '../db/changes.ts'
import { SYSTEM, transact } from '../db/transact.ts'
import { fatores } from './fator.testing.ts'
import { rotateSecret } from './fator.ts'

const clock = { now: new Date() }
const test = await startTestApp(() => clock.now)
const { app, database } = test
const admin = await loginAs(test, { role: 'admin', name: 'Admin Um' })
const { post, next, codeOf, start, enrolled, knock, enter } = fatores(test, clock)
const WRONG = 'O código não confere.'
const get = (url: string, headers: object) => app.inject({ url, headers: { ...headers } })

describe('putting a second factor on', () => {
  it('takes the password, a code, and tells recovery codes once', async () => {
    const { headers } = await loginAs(test)
    const wrong = await start(headers, 'outra senha')
    expect(wrong.json().Campos).toEqual({ senha: 'A senha atual não confere.' })
    const [{ segredo, endereco }] = (await start(headers)).json().Result
    expect(segredo).toMatch(/^[A-Z2-7]{32}$/)
    expect(endereco).toMatch(
      /^otpauth:\/\/totp\/Pa%C3%A7o%3Apessoa\d+%40teste\.local\?secret=[A-Z2-7]{32}&issuer=/,
    )
    const bad = await post('/api/eu/fator/confirmar', { codigo: codeOf(segredo, 2) }, headers)
    expect([bad.statusCode, bad.json().Campos.codigo]).toEqual([400, expect.stringContaining(WRONG)])
    expect((await get('/api/eu/fator', headers)).json().Result[0].ligado_em).toBeNull()
    const reply = await post('/api/eu/fator/confirmar', { codigo: codeOf(segredo) }, headers)
    const [{ codigos }] = reply.json().Result
    expect(new Set(codigos).size).toBe(10)
    expect(codigos[0]).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
    expect((await get('/api/eu/fator', headers)).json().Result).toEqual([
      { ligado_em: expect.any(String), codigos_restantes: 10, prazo: null },
    ])
    expect((await start(headers)).statusCode).toBe(409)
    expect((await post('/api/eu/fator/confirmar', { codigo: codeOf(segredo, 1) }, headers)).statusCode).toBe(
      409,
    )
  })

  it('asks nobody for codes before, and ends the other sessions after', async () => {
    const { email, headers } = await loginAs(test)
    const [{ segredo }] = (await start(headers)).json().Result
    const { Token } = await knock(email)
    const other = { authorization: `Bearer ${Token}` }
    expect((await get('/api/eu', other)).statusCode).toBe(200)
    await post('/api/eu/fator/confirmar', { codigo: codeOf(segredo) }, headers)
    expect((await get('/api/eu', other)).statusCode).toBe(401)
    expect((await get('/api/eu', headers)).statusCode).toBe(200)
  })

  it('that was begun long ago is begun anew', async () => {
    const { id, headers } = await loginAs(test)
    const [{ segredo }] = (await start(headers)).json().Result
    await database.pool.query(
      "update segundo_fator set comecado_em = comecado_em - interval '16 minutes' where usuario_id = $1",
      [id],
    )
    changes.emit('written')
    expect((await post('/api/eu/fator/confirmar', { codigo: codeOf(segredo) }, headers)).statusCode).toBe(400)
  })
})

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

it('is put off with password and code', async () => {
  const { email, headers, code } = await enrolled()
  const end = (senha: string, codigo: string) => post('/api/eu/fator/desligar', { senha, codigo }, headers)
  expect((await end('outra senha', code())).json().Campos).toHaveProperty('senha')
  expect((await end(PASSWORD, '000000')).json().Campos).toHaveProperty('codigo')
  expect((await end(PASSWORD, code())).statusCode).toBe(200)
  expect((await knock(email)).Token).toBeTruthy()
  next()
  expect((await end(PASSWORD, code())).statusCode).toBe(409)
})

describe('somebody else’s second factor', () => {
  const reset = (id: number, headers: object = admin.headers) =>
    post(`/api/usuarios/${id}/fator/zerar`, {}, headers)
  const listed = async (id: number) =>
    (await get('/api/usuarios?fator=true', admin.headers))
      .json()
      .Result.some((row: { id: number }) => row.id === id)

  it('is put off by administrators, ends the sessions, and is in the trail', async () => {
    const { id, email, headers } = await enrolled()
    expect(await listed(id)).toBe(true)
    for (const role of ['auditor', 'user'] as const)
      expect((await reset(id, (await loginAs(test, { role })).headers)).statusCode).toBe(403)
    const pending = await knock(email)
    expect((await reset(id)).statusCode).toBe(200)
    expect((await get('/api/eu', headers)).statusCode).toBe(401)
    expect((await enter(pending.Desafio, '123456')).statusCode).toBe(401)
    expect((await knock(email)).Token).toBeTruthy()
    expect([await listed(id), (await reset(id)).statusCode, (await reset(999_999)).statusCode]).toEqual([
      false,
      409,
      404,
    ])
    const { rows } = await database.pool.query(
      `select usuario_nome from auditoria where entidade = 'segundo_fator' and pai = $1 and acao = 'excluiu'`,
      [`usuarios/${id}`],
    )
    expect(rows).toEqual([{ usuario_nome: 'Admin Um' }])
  })

  it('is not one’s own', async () => {
    const boss = await enrolled({ role: 'admin' })
    expect((await reset(boss.id, boss.headers)).statusCode).toBe(409)
    expect(await listed(boss.id)).toBe(true)
  })
})

it('stands in the trail without its secrets, nor in any table in clear', async () => {
  const { id, segredo, codigos, email, code } = await enrolled({ name: 'Rastreada' })
  const { Desafio } = await knock(email)
  await enter(Desafio, codigos[0])
  await enter((await knock(email)).Desafio, code())
  const { rows } = await database.pool.query(
    `select acao, usuario_nome, antes, depois from auditoria where entidade = 'segundo_fator' and pai = $1 order by id`,
    [`usuarios/${id}`],
  )
  expect(rows).toMatchObject([
    { acao: 'criou', usuario_nome: 'Rastreada', depois: { ligado_em: null } },
    { acao: 'alterou', antes: { ligado_em: null } },
    { acao: 'alterou', antes: { codigos_restantes: 10 }, depois: { codigos_restantes: 9 } },
  ])
  for (const { antes, depois } of rows) expect({ ...antes, ...depois }).not.toHaveProperty('segredo')
  for (const table of [
    'auditoria',
    'segundo_fator',
    'codigos_recuperacao',
    'desafios',
    'pedidos',
    'limites',
  ]) {
    const text = JSON.stringify((await database.pool.query(`select * from ${table}`)).rows)
    for (const secret of [segredo, Desafio, ...codigos]) expect(text).not.toContain(secret)
  }
})

describe('a second factor that one must have', () => {
  const rule = (fator_obrigatorio: unknown, headers: object = admin.headers) =>
    app.inject({
      method: 'PUT',
      url: '/api/acesso/regra',
      headers: { ...headers },
      payload: { fator_obrigatorio },
    })
  const sinceDaysAgo = async (days: number) => {
    await database.pool.query('update acesso_regras set fator_desde = now() - make_interval(days => $1)', [
      days,
    ])
    changes.emit('sessions')
  }

  it('is asked for by administrators', async () => {
    const { headers } = await loginAs(test, { role: 'auditor' })
    expect((await rule(true, headers)).statusCode).toBe(403)
    expect((await get('/api/acesso/regra', headers)).statusCode).toBe(403)
    expect((await rule('sim')).statusCode).toBe(400)
  })

  it('has seven days, and then nothing else is done before', async () => {
    const [auditor, user] = [await loginAs(test, { role: 'auditor' }), await loginAs(test)]
    const boss = await enrolled({ role: 'admin' })
    expect((await rule(true)).statusCode).toBe(200)
    expect((await get('/api/acesso/regra', admin.headers)).json().Result).toMatchObject([
      { fator_obrigatorio: true },
    ])
    expect((await get('/api/eu/fator', auditor.headers)).json().Result[0].prazo).toEqual(expect.any(String))
    expect((await get('/api/avisos/preferencias', auditor.headers)).statusCode).toBe(200)
    await sinceDaysAgo(8)
    const held = await get('/api/avisos/preferencias', auditor.headers)
    expect([held.statusCode, held.json().Error]).toEqual([
      403,
      expect.stringContaining('Ligue-a em Minha conta'),
    ])
    for (const url of ['/api/senha', '/api/usuarios', '/api/auditoria'])
      expect((await get(url, auditor.headers)).statusCode).toBe(403)
    for (const { headers } of [user, boss])
      expect((await get('/api/avisos/preferencias', headers)).statusCode).toBe(200)
    for (const url of ['/api/eu', '/api/eu/fator', '/api/eu/sessoes'])
      expect((await get(url, auditor.headers)).statusCode).toBe(200)
    const [{ segredo }] = (await start(auditor.headers)).json().Result
    await post('/api/eu/fator/confirmar', { codigo: codeOf(segredo) }, auditor.headers)
    expect((await get('/api/avisos/preferencias', auditor.headers)).statusCode).toBe(200)
    expect((await rule(false, boss.headers)).statusCode).toBe(200)
    expect((await get('/api/usuarios', admin.headers)).statusCode).toBe(200)
  })
})
