import { resumoOf } from '@paco/domain/avisos/semana'
import { beforeEach, describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { openBench } from '../aditivos/aditivos.testing.ts'
import { openCorreio } from './correio.ts'
import { readFalha } from './emails-queries.ts'
import { openMailServer, strictLog } from './smtp.testing.ts'

const test = await startTestApp()
const { admin, call, newProjeto, put, ask, decide, prazoRequest } = await openBench(test)
const paulo = await loginAs(test, { role: 'auditor', name: 'Paulo <Lima>' })
const mail = await openMailServer()
const { pool } = test.database

/** The trail is written by the database's clock; the post's is turned from there. */
const clock = { now: new Date() }
const later = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms)
}
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]
const logged: unknown[] = []
const log = { ...strictLog, warn: (what: object) => void logged.push(what) }
const open = (endereco = 'https://processos.cidade.gov.br') =>
  openCorreio(test.database.db, {
    smtp: mail.address,
    de: 'Prefeitura <avisos@cidade.gov.br>',
    endereco,
    now: () => clock.now,
    log,
  })
const correio = open()
await correio.round()

beforeEach(() => {
  clock.now = new Date()
  mail.answer(() => ({ aceita: true }))
})

/** Somebody whose request was decided. */
async function decided(own: object = {}) {
  const who = await loginAs(test, { id_secretaria: 12, name: 'Ana', ...own })
  const id = await newProjeto({ nomeprojeto: 'Creche <b>' })
  await decide(paulo, await ask(prazoRequest(id), who), 'aprovar', 'De acordo')
  return { who, id }
}
const estados = async (usuario: number) =>
  (
    await pool.query('select estado from avisos_emails where usuario_id = $1 order by id', [usuario])
  ).rows.map(({ estado }) => estado)
const prefer = (who: { id: number; headers: object }, email: string) =>
  call(who, 'PUT', '/api/avisos/preferencias', { email })

describe('a decision on what one asked for', () => {
  it('goes out at once, in text and HTML, without anything from elsewhere, and once', async () => {
    const { who } = await decided()
    await correio.round()
    await correio.round()
    const [letter = '', ...more] = mail.to(who.email)
    expect(more).toEqual([])
    expect(letter).toContain('Paulo <Lima> aprovou o aditivo de prazo do projeto Creche <b>')
    expect(letter).toContain('Paulo &lt;Lima&gt; aprovou')
    expect(letter).toContain('>Creche &lt;b&gt;</a>')
    expect(letter).toMatch(/Message-ID: <aviso-\d+\.\d{13}@processos\.cidade\.gov\.br>/i)
    expect(letter).toMatch(
      /^List-Unsubscribe: <https:\/\/processos\.cidade\.gov\.br\/api\/avisos\/sair\/\d+\.[\w-]{43}>/m,
    )
    expect(letter).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
    expect(letter).not.toMatch(/<img|<script|@import|url\(/i)
    expect(await estados(who.id)).toEqual(['enviado'])
  })

  it('is gathered with others that wait', async () => {
    const { who, id } = await decided()
    await decide(paulo, await ask(prazoRequest(id), who), 'rejeitar', 'Não')
    await correio.round()
    expect(mail.to(who.email)).toHaveLength(1)
    expect(mail.to(who.email)[0]).toMatch(/aprovou o aditivo[\s\S]*rejeitou o aditivo/)
  })

  it('is not sent to those who want none, left, or may not read it any more', async () => {
    const none = (await decided()).who
    const gone = (await decided()).who
    const moved = (await decided()).who
    await prefer(none, 'nenhum')
    await call(admin, 'PUT', `/api/usuarios/${gone.id}`, { ativo: false })
    await call(admin, 'PUT', `/api/usuarios/${moved.id}`, { id_secretaria: 17 })
    await correio.round()
    for (const { email } of [none, gone, moved]) expect(mail.to(email)).toEqual([])
    expect(await estados(moved.id)).toEqual(['sem_motivo'])
  })

  it('is not sent days later', async () => {
    const { who } = await decided()
    later(4 * DAY)
    await correio.round()
    expect([mail.to(who.email), await estados(who.id)]).toEqual([[], []])
  })
})

describe('never twice', () => {
  it('with several instances at once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, async () => (await decided()).who))
    await Promise.all([open(), open(), open(), correio].map((one) => one.round()))
    await correio.round()
    for (const { email } of people) expect(mail.to(email)).toHaveLength(1)
  })

  it('when an instance died on the way: the others do not send it again', async () => {
    const { who } = await decided()
    mail.answer(() => ({ codigo: 451 }))
    await correio.round()
    // As a process leaves it that was killed after the server took the letter.
    await pool.query(
      "update avisos_emails set estado = 'enviando', instancia = 'morta', enviando_desde = $2 where usuario_id = $1",
      [who.id, clock.now],
    )
    mail.answer(() => ({ aceita: true }))
    later(10 * MINUTE)
    await correio.round()
    expect(await estados(who.id)).toEqual(['enviando'])
    later(10 * MINUTE)
    await open().round()
    expect([mail.to(who.email), await estados(who.id)]).toEqual([[], ['incerto']])
  })

  it('when the answer of the mail server is lost', async () => {
    const { who } = await decided()
    mail.answer(() => ({ corta: true }))
    await correio.round()
    mail.answer(() => ({ aceita: true }))
    later(2 * HOUR)
    await correio.round()
    expect(mail.to(who.email)).toHaveLength(1)
    expect(await estados(who.id)).toEqual(['incerto'])
  })
})

describe('a mail server that refuses', () => {
  it('is asked again later, and the letter has the same number', async () => {
    const { who } = await decided()
    mail.answer(() => ({ codigo: 451 }))
    await correio.round()
    await correio.round()
    expect(await estados(who.id)).toEqual(['espera'])
    mail.answer(() => ({ aceita: true }))
    await correio.round()
    expect(mail.to(who.email)).toEqual([])
    later(2 * MINUTE)
    await correio.round()
    expect(mail.to(who.email)).toHaveLength(1)
  })

  it('for good is believed, and one that refuses for ever has an end', async () => {
    const { who } = await decided()
    mail.answer(() => ({ codigo: 550 }))
    await correio.round()
    expect(await estados(who.id)).toEqual(['desistiu'])
    const other = (await decided()).who
    mail.answer(() => ({ codigo: 451 }))
    for (let n = 0; n < 8; n += 1) {
      await correio.round()
      later(6 * HOUR)
    }
    expect(await estados(other.id)).toEqual(['desistiu'])
  })

  it('that is not there holds up nothing', async () => {
    await pool.query('delete from avisos_emails')
    const { who } = await decided()
    const nowhere = openCorreio(test.database.db, {
      smtp: { ...mail.address, port: 1 },
      de: 'avisos@cidade.gov.br',
      endereco: 'https://processos.cidade.gov.br',
      now: () => clock.now,
      log,
    })
    await nowhere.round()
    expect(await estados(who.id)).toEqual(['espera'])
    expect(logged.at(-1)).toMatchObject({ como: 'adiado', falha: expect.stringContaining('ECONNREFUSED') })
    expect(await readFalha(test.database.db)).toContain('ECONNREFUSED')
    later(2 * MINUTE)
    await correio.round()
    expect(mail.to(who.email)).toHaveLength(1)
    expect(await readFalha(test.database.db)).toBeNull()
  })
})

it('nobody is flooded', async () => {
  const { who } = await decided()
  await correio.round()
  await pool.query(
    `insert into avisos_emails (usuario_id, chave, criado_em, tentar_em, estado, mensagem, concluido_em)
     select $1, 'decisao/x' || n, $2, $2, 'enviado', 1000000 + n, $2 from generate_series(1, 9) n`,
    [who.id, clock.now],
  )
  const id = await newProjeto()
  await decide(paulo, await ask(prazoRequest(id), who), 'aprovar', 'Sim')
  await correio.round()
  expect(mail.to(who.email)).toHaveLength(1)
  later(2 * HOUR)
  await correio.round()
  expect(mail.to(who.email)).toHaveLength(2)
})

describe('the digest of the week', () => {
  /** The Monday after what is written now, a little past seven. */
  const monday = () => new Date(resumoOf(new Date()).ate.getTime() + 7 * DAY + MINUTE)

  it('comes on Monday, once, with what changed in what one follows and may read', async () => {
    const who = await loginAs(test, { id_secretaria: 12, name: 'Bia' })
    const [id, other] = [
      await newProjeto({ nomeprojeto: 'Praça' }),
      await newProjeto({ nomeprojeto: 'Alheia' }),
    ]
    const stranger = await loginAs(test, { id_secretaria: 17 })
    for (const one of [who, stranger]) await call(one, 'PUT', `/api/seguidos/${id}`)
    await put(admin, id, { descricao: 'segredo' })
    await put(admin, other, { descricao: 'segredo' })
    clock.now = new Date(monday().getTime() - 2 * MINUTE)
    await correio.round()
    expect(mail.to(who.email)).toEqual([])
    clock.now = monday()
    await Promise.all([open(), correio].map((one) => one.round()))
    later(HOUR)
    await open().round()
    expect(mail.to(who.email)).toHaveLength(1)
    expect(mail.to(who.email)[0]).toContain('alterou o projeto Praça')
    expect(mail.to(who.email)[0]).not.toMatch(/Alheia|segredo/)
    expect(mail.to(stranger.email)).toEqual([])
  })

  it('tells decisions to those who want no other e-mails', async () => {
    const who = await loginAs(test, { id_secretaria: 12 })
    await prefer(who, 'semanal')
    const id = await newProjeto()
    await decide(paulo, await ask(prazoRequest(id), who), 'aprovar', 'Sim')
    await correio.round()
    expect(mail.to(who.email)).toEqual([])
    clock.now = monday()
    await correio.round()
    expect(mail.to(who.email)).toHaveLength(1)
  })
})

describe('leaving without a login', () => {
  const codeOf = async () => {
    const { who } = await decided()
    await correio.round()
    const [, code = ''] = /api\/avisos\/sair\/(\d+\.[\w-]{43})>/.exec(mail.to(who.email)[0] ?? '') ?? []
    const preference = async () => (await call(who, 'GET', '/api/avisos/preferencias')).json().Result[0].email
    return { code, preference }
  }
  const oneClick = (code: string, type = 'application/x-www-form-urlencoded') =>
    test.app.inject({
      method: 'POST',
      url: `/api/avisos/sair/${code}`,
      headers: { 'content-type': type },
      payload: 'List-Unsubscribe=One-Click',
    })

  it('is one click of a mail program', async () => {
    const { code, preference } = await codeOf()
    expect((await test.app.inject({ method: 'GET', url: `/api/avisos/sair/${code}` })).statusCode).toBe(303)
    expect(await preference()).toBe('imediato')
    expect((await oneClick(code)).statusCode).toBe(200)
    expect(await preference()).toBe('nenhum')
  })

  it('or of the page, which says the same to any code', async () => {
    const { code, preference } = await codeOf()
    const wrong = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`
    const other = code.replace(/^\d+/, '1')
    const answers = await Promise.all(
      [wrong, other, 'x', '999999999.x', code].map((codigo) =>
        call(null, 'POST', '/api/avisos/sair', { codigo }),
      ),
    )
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(await preference()).toBe('nenhum')
    expect((await oneClick(wrong)).body).toBe((await oneClick(code)).body)
  })
})

it('preferences are one of three, and of oneself', async () => {
  const who = await loginAs(test)
  const read = async () => (await call(who, 'GET', '/api/avisos/preferencias')).json().Result
  expect(await read()).toEqual([{ email: 'imediato', endereco: who.email, disponivel: false }])
  expect((await prefer(who, 'semanal')).statusCode).toBe(200)
  expect((await prefer(who, 'diario')).statusCode).toBe(400)
  expect(await read()).toMatchObject([{ email: 'semanal' }])
  expect((await call(null, 'GET', '/api/avisos/preferencias')).statusCode).toBe(401)
})
