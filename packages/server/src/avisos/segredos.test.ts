import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPerson, loginAs, openMigratedDatabase, PASSWORD, type TestApp } from '../../test/harness.ts'
import { buildApp } from '../app.ts'
import { backup } from '../backup/backup.ts'
import {
  begin,
  comeBack,
  ENDERECO,
  exchange,
  openDiretorio,
  provedorOf,
  retornoOf,
} from '../identidades/entrada.testing.ts'
import { fatores } from '../usuarios/fator.testing.ts'
import { openCorreio } from './correio.ts'
import { openMailServer } from './smtp.testing.ts'

/** Everything that was secret on its way, by what it is. */
const secrets = new Map<string, string>([['a senha de sempre', PASSWORD]])
const keep = (name: string, secret: string): string => {
  expect(secret.length, name).toBeGreaterThanOrEqual(6)
  secrets.set(name, secret)
  return secret
}
/** One that nobody could have written by chance. */
const drawn = (name: string) => keep(name, `Marca ${randomBytes(12).toString('hex')}`)

const logged: string[] = []
const clock = { now: new Date() }
const database = await openMigratedDatabase()
const mail = await openMailServer()
const diretorio = await openDiretorio([retornoOf('diretorio')])
const app = await buildApp({
  database,
  logLevel: 'trace',
  logTo: { write: (line) => void logged.push(line) },
  trustProxy: 1,
  checkReplies: true,
  email: true,
  publicUrl: ENDERECO,
  now: () => clock.now,
  porta: { provedores: [provedorOf(diretorio.emissor, { cria: true })], endereco: ENDERECO },
})
afterAll(() => app.close())
const test: TestApp = { app, database }
const correio = openCorreio(database.db, {
  smtp: mail.address,
  de: 'avisos@cidade.gov.br',
  endereco: ENDERECO,
  now: () => clock.now,
  log: app.log,
})
const admin = await loginAs(test, { role: 'admin' })
const { post, enrolled, knock, enter } = fatores(test, clock)
const behind = (address: string) => address.split('#')[1] ?? ''
const tokenOf = (name: string, reply: { json: () => { Token: string } }) => keep(name, reply.json().Token)

async function passwords() {
  const email = 'nova@teste.local'
  await post('/api/register', { name: 'Nova', email, password: drawn('senha de quem se registra') })
  await post('/api/register', { name: 'Curta', email: 'x', password: drawn('senha de um registro recusado') })
  await post('/api/login', { email, password: drawn('senha errada') })
  const { headers } = await loginAs(test)
  keep('token', headers.authorization.slice(7))
  const senha = { senha_atual: PASSWORD, nova_senha: drawn('senha trocada') }
  const changed = await app.inject({ method: 'PUT', url: '/api/eu/senha', headers, payload: senha })
  expect(changed.statusCode).toBe(200)
}

async function links() {
  const invited = await createPerson(test)
  const convite = await post(`/api/usuarios/${invited.id}/convite`, {}, admin.headers)
  const token = keep('convite', behind(convite.json().Result[0].endereco))
  await post('/api/convite', { token })
  const accepted = await post('/api/convite/aceitar', { token, password: drawn('senha do convite') })
  tokenOf('token do convite', accepted)

  const lost = await loginAs(test)
  const made = await post(`/api/usuarios/${lost.id}/senha`, {}, admin.headers)
  const link = keep('link de senha', behind(made.json().Result[0].endereco))
  const used = await post('/api/senha/nova', { token: link, password: drawn('senha pelo link') })
  expect(used.statusCode).toBe(200)
  await post('/api/senha/pedido', { email: lost.email })
  await correio.round()
  const letter = mail.to(lost.email).find((text) => text.includes('/senha#')) ?? ''
  const sent = keep('link da carta', /\/senha#([\w-]{43})/.exec(letter)?.[1] ?? '')
  await post('/api/senha/nova', { token: sent, password: drawn('senha pela carta') })
}

async function secondFactor() {
  const { email, segredo, codigos, code, headers } = await enrolled()
  keep('segredo do aplicativo', segredo)
  for (const [at, codigo] of codigos.entries()) keep(`recuperação ${at}`, codigo)
  const { Desafio } = await knock(email)
  keep('desafio', Desafio)
  tokenOf('token com código', await enter(Desafio, code()))
  await enter((await knock(email)).Desafio, codigos[0])
  const renewed = await post('/api/eu/fator/codigos', { senha: PASSWORD, codigo: code() }, headers)
  for (const [at, codigo] of renewed.json().Result[0].codigos.entries())
    keep(`nova recuperação ${at}`, codigo)
  await post('/api/eu/fator/codigos', { senha: drawn('senha no fator'), codigo: codigos[1] }, headers)
}

async function directory() {
  diretorio.pessoas.set('bia', { email: 'bia@x.gov.br', email_verified: true, name: 'Bia' })
  const { to, cookie } = await begin(test)
  keep('cookie de ida', cookie.split('=')[1] ?? '')
  for (const name of ['state', 'nonce']) keep(name, new URL(to).searchParams.get(name) ?? '')
  const back = await diretorio.visit(to, 'bia')
  keep('código do provedor', new URL(back).searchParams.get('code') ?? '')
  const landed = await comeBack(test, back, cookie)
  keep('código de troca', behind(landed))
  tokenOf('token do diretório', await exchange(test, landed, cookie))
  const forged = `${ENDERECO}/api/entrar/diretorio/retorno?code=${keep('código forjado', 'forjado-9f1c2b7a')}&state=x`
  await comeBack(test, forged, `paco-entrada=${keep('cookie forjado', 'cookie-forjado-77d1')}`)
  secrets.set('segredo do cliente', 'segredo-do-cliente-de-teste')
}

async function calendar() {
  const { headers } = await loginAs(test)
  const made = await post('/api/prazos/agenda', {}, headers)
  const { endereco } = made.json().Result[0]
  keep('agenda', /[\w-]{20,}/.exec(endereco.split('/agenda/')[1])?.[0] ?? '')
  expect((await app.inject(new URL(endereco, ENDERECO).pathname)).statusCode).toBe(200)
  await app.inject(`/api/agenda/${keep('agenda errada', 'agenda-errada-5d0e11c2')}`)
}

/** What is wrong is told to whoever sent it, and to the log only as that. */
async function refused() {
  const json = { 'content-type': 'application/json' }
  const send = (url: string, payload: string, headers: object = {}) =>
    app.inject({ method: 'POST', url, payload, headers: { ...json, ...headers } })
  await send('/api/login', `{"email":"a@b","password":"${drawn('senha em JSON cortado')}`)
  await send('/api/login', `{"email":"a@b","password":{"${drawn('senha como objeto')}":1}}`)
  await send('/api/login', `"${drawn('senha como texto solto')}"`)
  await send('/api/convite/aceitar', `{"token":"${drawn('convite em JSON ruim')}",,}`)
  await send(`/api/login?password=${encodeURIComponent(drawn('senha no endereço'))}`, '{}')
  await app.inject({ url: '/api/eu', headers: { authorization: `Bearer ${drawn('token que não é')}` } })
}

/** As when a disk or a server fails in the middle: with what was sent in every hand. */
async function failed() {
  for (const [table, url, body] of [
    ['sessoes', '/api/login', { email: admin.email, password: PASSWORD }],
    ['usuarios', '/api/login', { email: 'a@b.c', password: drawn('senha numa falha') }],
    ['usuarios', '/api/register', { name: 'A', email: 'q@b.c', password: drawn('registro numa falha') }],
    ['convites', '/api/convite', { token: drawn('convite numa falha') }],
    [
      'senha_links',
      '/api/senha/nova',
      { token: drawn('link numa falha'), password: drawn('nova numa falha') },
    ],
    ['desafios', '/api/login/codigo', { desafio: drawn('desafio numa falha'), codigo: '123456' }],
  ] as const) {
    await database.pool.query(`alter table ${table} rename to guardada`)
    const reply = await post(url, body)
    await database.pool.query(`alter table guardada rename to ${table}`)
    expect([url, reply.statusCode]).toEqual([url, 500])
  }
}

describe('what is secret', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'paco-segredos-'))
    for (const step of [passwords, links, secondFactor, directory, calendar, refused, failed]) await step()
  })
  afterAll(() => rm(folder, { recursive: true }))

  /** Which of the secrets a text has, by name: a failing test must not write them either. */
  const foundIn = (text: string) =>
    [...secrets].filter(([, secret]) => text.includes(secret)).map(([name]) => name)

  it('went every way there is', () => expect(secrets.size).toBeGreaterThan(40))

  it('is in no line of the log, however talkative, whatever failed', () => {
    expect(logged.filter((line) => line.includes('"status":500')).length).toBeGreaterThanOrEqual(6)
    expect(foundIn(logged.join('\n'))).toEqual([])
  })

  it('is in no row of the trail, nor in what is kept for repeats', async () => {
    for (const table of [
      'auditoria',
      'auditoria_nomes',
      'auditoria_pendente',
      'pedidos',
      'limites',
      'avisos_emails',
    ]) {
      const { rows } = await database.pool.query(`select * from ${table}`)
      expect([table, foundIn(JSON.stringify(rows))]).toEqual([table, []])
    }
  })

  it('is in no backup', async () => {
    const file = join(folder, 'paco.gz')
    await backup(database.db, file)
    expect(foundIn(gunzipSync(readFileSync(file)).toString('utf8'))).toEqual([])
  })
})
