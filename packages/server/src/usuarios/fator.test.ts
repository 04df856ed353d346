import { describe, expect, it } from 'vitest'
import { loginAs, PASSWORD, startTestApp } from '../../test/harness.ts'
import { changes } from '../db/changes.ts'
import { fatores } from './fator.testing.ts'

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
    expect(codigos[0]).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/)
    expect((await get('/api/eu/fator', headers)).json().Result).toEqual([
      { ligado_em: expect.any(String), codigos_restantes: 10, prazo: null, pede_senha: true },
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

describe('new recovery codes', () => {
  const renew = (headers: object, senha: string, codigo: string) =>
    post('/api/eu/fator/codigos', { senha, codigo }, headers)

  it('take the password and a code, and end the old ones', async () => {
    const { id, email, headers, code, codigos } = await enrolled()
    expect((await renew(headers, 'outra senha', code())).json().Campos).toHaveProperty('senha')
    expect((await renew(headers, PASSWORD, '000000')).json().Campos).toHaveProperty('codigo')
    const reply = await renew(headers, PASSWORD, code())
    const novos: string[] = reply.json().Result[0].codigos
    expect(new Set([...novos, ...codigos]).size).toBe(20)
    expect((await enter((await knock(email)).Desafio, codigos[0])).statusCode).toBe(401)
    expect((await enter((await knock(email)).Desafio, novos[0])).statusCode).toBe(200)
    expect((await get('/api/eu/fator', headers)).json().Result[0].codigos_restantes).toBe(9)
    const { rows } = await database.pool.query(
      "select depois from auditoria where entidade = 'segundo_fator' and pai = $1 and antes ? 'codigos_em' order by id",
      [`usuarios/${id}`],
    )
    // Put on, and replaced: ten for ten is told by when.
    expect(rows.at(-1)?.depois).toEqual({ codigos_em: expect.any(String) })
  })

  it('are drawn with one of the old ones too, by somebody without the app', async () => {
    const { headers, codigos } = await enrolled()
    expect((await renew(headers, PASSWORD, codigos[0] ?? '')).statusCode).toBe(200)
    expect((await renew(headers, PASSWORD, codigos[1] ?? '')).statusCode).toBe(400)
  })

  it('are for those who have a second factor', async () => {
    const { headers } = await loginAs(test)
    expect((await renew(headers, PASSWORD, '123456')).statusCode).toBe(409)
    expect((await renew({}, PASSWORD, '123456')).statusCode).toBe(401)
  })
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
