import { PARTE } from '@paco/domain/arquivos/envio'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { buildApp } from '../app.ts'
import { SYSTEM, transact } from '../db/transact.ts'
import { enviosOf, sha256, unique } from './envios.testing.ts'
import { takeEnvio } from './envios.ts'
import { docx } from './files.testing.ts'
import { hasArquivo, sweepArquivos } from './queries.ts'
import { openStores } from './stores.ts'

const test = await startTestApp()
const { app, database } = test
const { db, pool } = database
const [obras, saude, admin, auditor, visitor] = await Promise.all([
  loginAs(test, { id_secretaria: 12 }),
  loginAs(test, { id_secretaria: 17 }),
  loginAs(test, { role: 'admin' }),
  loginAs(test, { role: 'auditor' }),
  loginAs(test),
])
const { announce, put, ask, open, putAll, sendWhole } = enviosOf(test)
const partsOf = async (key: string): Promise<number> =>
  (await pool.query('select count(*)::int as n from arquivo_partes where sha256 = $1', [key])).rows[0].n
const contentOf = async (sha: string): Promise<string> => {
  const { rows } = await pool.query('select bytes from arquivo_partes where sha256 = $1 order by n', [sha])
  return sha256(Buffer.concat(rows.map(({ bytes }) => bytes)))
}
const take = (id: string, who: { id: number }) => transact(db, SYSTEM, (trx) => takeEnvio(trx, id, who))

describe('a file that comes in parts', () => {
  const bytes = unique(2.5 * PARTE)
  const sha = sha256(bytes)

  it('says how far it is, and is a file under its fingerprint with the last part', async () => {
    const opened = await announce(obras, 'C:\\fakepath\\Ata nº 7.pdf', bytes.length)
    const { id } = opened.json()
    expect(opened.json()).toEqual({ Status: 'Success', id, parte: 1_048_576, recebido: 0 })
    const first = await put(obras, id, 0, bytes.subarray(0, PARTE))
    const on = { Status: 'Success', recebido: PARTE, tamanho: bytes.length, pronto: false }
    expect(first.json()).toEqual(on)
    expect((await ask(obras, 'GET', id)).json()).toEqual(on)
    const last = await putAll(obras, id, bytes, PARTE)
    const ready = { recebido: bytes.length, tamanho: bytes.length, pronto: true, arquivo: sha }
    expect(last.json()).toEqual({ Status: 'Success', ...ready, nome: 'Ata nº 7.pdf' })
    expect((await ask(obras, 'GET', id)).json()).toEqual(last.json())
    expect(await contentOf(sha)).toBe(sha)
    expect([await partsOf(id), await partsOf(sha)]).toEqual([0, 3])
    expect(await take(id, obras)).toEqual({ arquivo: sha, arquivo_nome: 'Ata nº 7.pdf' })
  })

  it('of a content that is kept already is kept once', async () => {
    const { id, reply } = await sendWhole(saude, bytes, 'cópia.pdf')
    expect(reply.json()).toMatchObject({ pronto: true, arquivo: sha, nome: 'cópia.pdf' })
    expect([await partsOf(id), await partsOf(sha)]).toEqual([0, 3])
  })

  it('takes a part twice as once, also at the same time, and tells a wrong place the right one', async () => {
    const other = unique(1.5 * PARTE)
    const id = await open(obras, other)
    const part = other.subarray(0, PARTE)
    const replies = await Promise.all(Array.from({ length: 5 }, () => put(obras, id, 0, part)))
    expect(replies.map((reply) => reply.json().recebido)).toEqual([PARTE, PARTE, PARTE, PARTE, PARTE])
    expect(await partsOf(id)).toBe(1)
    for (const de of [2 * PARTE, PARTE + 1, 7]) {
      const wrong = await put(obras, id, de, part)
      expect([wrong.statusCode, wrong.json()]).toMatchObject([409, { Status: 'Error', recebido: PARTE }])
    }
    const [one, two] = await Promise.all([putAll(obras, id, other, PARTE), putAll(obras, id, other, PARTE)])
    // Of two that finish it at once one may be told to ask again.
    for (const reply of [one, two]) expect([200, 503]).toContain(reply.statusCode)
    expect((await put(obras, id, 0, part)).json()).toMatchObject({ pronto: true, arquivo: sha256(other) })
  })

  it.each([
    ['too short', PARTE - 1],
    ['too long', PARTE + 1],
    ['empty', 0],
  ])('refuses a part that is %s', async (_, length) => {
    const id = await open(obras, unique(2 * PARTE))
    const reply = await put(obras, id, 0, Buffer.alloc(length))
    expect(reply.statusCode).toBe(length > PARTE ? 413 : 400)
    expect((await ask(obras, 'GET', id)).json().recebido).toBe(0)
  })

  it('that is not what its name says ends, told at the field, and leaves nothing', async () => {
    const { id, reply } = await sendWhole(obras, docx(), 'ata.pdf')
    expect(reply.statusCode).toBe(415)
    expect(reply.json().Campos.arquivo).toMatch(/O conteúdo é de Word, mas o nome termina em \.pdf/)
    expect([(await ask(obras, 'GET', id)).statusCode, await partsOf(id)]).toEqual([404, 0])
    const program = await sendWhole(obras, Buffer.from('MZ\x90\0 a program'), 'ata.pdf')
    expect(program.reply.json().Campos.arquivo).toBe('Programas e scripts não são aceitos.')
  })

  it('goes on at another instance, from the last part that came', async () => {
    const other = unique(2 * PARTE)
    const id = await open(obras, other)
    await put(obras, id, 0, other.subarray(0, PARTE))
    const options = { logLevel: 'silent', trustProxy: 1, checkReplies: true }
    const second = await buildApp({ database, ...options })
    const there = enviosOf({ app: second })
    expect((await there.ask(obras, 'GET', id)).json().recebido).toBe(PARTE)
    expect((await there.putAll(obras, id, other, PARTE)).json().arquivo).toBe(sha256(other))
    await second.close()
  })

  it('whose making broke off after the last part is made when it is asked for again', async () => {
    const other = unique(1000)
    const id = await open(obras, other)
    await pool.query(
      'with e as (update envios set recebido = tamanho where id = $1) insert into arquivo_partes (sha256, n, bytes) values ($1, 0, $2)',
      [id, other],
    )
    expect((await ask(obras, 'GET', id)).json()).toMatchObject({ recebido: other.length, pronto: false })
    expect((await put(obras, id, other.length, Buffer.alloc(0))).json().arquivo).toBe(sha256(other))
  })
})

describe('who sends', () => {
  it('is someone who changes some record, and nobody learns of what others send', async () => {
    const bytes = unique()
    for (const who of [obras, admin, auditor])
      expect((await announce(who, 'a.pdf', 10)).json().Status).toBe('Success')
    expect((await announce(null, 'a.pdf', 10)).statusCode).toBe(401)
    expect((await announce(visitor, 'a.pdf', 10)).statusCode).toBe(403)
    const id = await open(obras, bytes)
    for (const who of [saude, admin]) {
      expect((await put(who, id, 0, bytes)).statusCode).toBe(404)
      expect((await ask(who, 'GET', id)).statusCode).toBe(404)
      expect((await ask(who, 'DELETE', id)).statusCode).toBe(404)
    }
    expect((await put(null, id, 0, bytes)).statusCode).toBe(401)
    await putAll(obras, id, bytes)
    await expect(take(id, saude)).rejects.toMatchObject({ status: 400, campos: { envio: /não existe/ } })
  })

  it('hands nothing unfinished to a record', async () => {
    const id = await open(obras, unique())
    await expect(take(id, obras)).rejects.toMatchObject({ campos: { envio: /ainda não chegou inteiro/ } })
  })
})

describe('an announcement', () => {
  it.each([
    ['an empty file', 'a.pdf', 0, 400, /está vazio/],
    ['a program', 'roda.exe', 10, 415, /não é de um tipo aceito/],
    ['a name that reads backwards', 'nota\u202efdp.exe', 10, 415, /não é de um tipo aceito/],
    ['31 MB', 'a.pdf', 31 * 1024 * 1024, 413, /O limite é de 30 MB/],
  ])('of %s is refused before a byte travels', async (_, nome, tamanho, status, why) => {
    const reply = await announce(admin, nome, tamanho)
    expect([reply.statusCode, reply.json().Campos.arquivo]).toEqual([status, expect.stringMatching(why)])
  })

  it.each([
    ['a NUL', 'a\0.pdf', 10],
    ['a name that is too long', 'x'.repeat(5000), 10],
    ['no number', 'a.pdf', 'dez'],
    ['less than nothing', 'a.pdf', -1],
    ['a half byte', 'a.pdf', 1.5],
    ['an object', {}, 10],
  ])('with %s is no announcement', async (_, nome, tamanho) => {
    expect((await announce(admin, nome, tamanho)).statusCode).toBe(400)
  })

  it('sent twice under one key is one', async () => {
    const key = { 'idempotency-key': 'envio-1' }
    const [one, two] = [await announce(admin, 'a.pdf', 9, key), await announce(admin, 'a.pdf', 9, key)]
    expect(two.json().id).toBe(one.json().id)
  })

  it('counts against the hour of who makes it; what had not come is given back when it is cancelled', async () => {
    const someone = await loginAs(test, { role: 'admin' })
    const thirty = 30 * 1024 * 1024
    const ids: string[] = []
    for (let n = 0; n < 6; n++) ids.push((await announce(someone, 'a.pdf', thirty)).json().id)
    const refused = await announce(someone, 'a.pdf', thirty)
    expect([refused.statusCode, refused.json().Error]).toEqual([429, expect.stringMatching(/200 MB/)])
    expect(refused.headers['retry-after']).toBeDefined()
    expect((await announce(someone, 'a.pdf', 20 * 1024 * 1024)).statusCode).toBe(200)
    expect((await announce(someone, 'a.pdf', 1024)).statusCode).toBe(429)
    expect((await ask(someone, 'DELETE', ids[0] ?? '')).json()).toEqual({
      Status: 'Success',
      message: 'Envio cancelado.',
    })
    expect((await announce(someone, 'a.pdf', thirty)).statusCode).toBe(200)
    expect((await ask(someone, 'GET', ids[0] ?? '')).statusCode).toBe(404)
  })
})

describe('a part', () => {
  it.each([
    ['JSON', 'application/json', 415],
    ['a form', 'multipart/form-data; boundary=b', 415],
    ['nothing known', 'text/plain', 415],
  ])('sent as %s is refused', async (_, type, status) => {
    const bytes = unique()
    const id = await open(obras, bytes)
    const payload = type.includes('json') ? Buffer.from('{}') : bytes
    expect((await put(obras, id, 0, payload, type)).statusCode).toBe(status)
  })

  it.each([
    ['%2e%2e%2fetc', 400],
    ['1', 400],
    [`${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}`, 404],
  ])('of %s is of nothing', async (id, status) => {
    expect((await put(admin, id, 0, Buffer.alloc(1))).statusCode).toBe(status)
  })

  it('is what no other call takes', async () => {
    const headers = { ...admin.headers, 'content-type': 'application/octet-stream' }
    const reply = await app.inject({ method: 'POST', url: '/api/envios', headers, payload: 'x' })
    expect([reply.statusCode, reply.json().Error]).toEqual([415, 'Envie o conteúdo como application/json.'])
  })
})

describe('what is swept', () => {
  const age = (id: string, hours: number) =>
    pool.query('update envios set atualizado_em = now() - make_interval(hours => $2) where id = $1', [
      id,
      hours,
    ])

  it('is what came no further for a day, and not before; one that is whole waits as long for its record', async () => {
    const [whole, half] = [unique(), unique(PARTE)]
    const { id } = await sendWhole(admin, whole)
    const other = await open(admin, half)
    await put(admin, other, 0, half.subarray(0, PARTE))
    await pool.query("update arquivos set criado_em = now() - interval '23 hours'")
    await pool.query("update arquivo_partes set criada_em = now() - interval '23 hours'")
    for (const one of [id, other]) await age(one, 23)
    await transact(db, SYSTEM, sweepArquivos)
    expect([await hasArquivo(db, sha256(whole)), await partsOf(other)]).toEqual([true, 1])
    for (const one of [id, other]) await age(one, 25)
    await transact(db, SYSTEM, sweepArquivos)
    expect([await hasArquivo(db, sha256(whole)), await partsOf(other)]).toEqual([false, 0])
    expect((await ask(admin, 'GET', other)).statusCode).toBe(404)
  })
})

describe('the room of the city', () => {
  it('is told to administrators, and what has no place in it is refused before a byte travels', async () => {
    const before = (await app.inject({ url: '/api/arquivos/uso', headers: admin.headers })).json().Result[0]
    expect(before).toMatchObject({ limite: 10 * 1024 ** 3, guarda: 'banco', ausentes: 0 })
    expect(before.arquivos).toBeGreaterThan(0)
    expect(before.tipos[0]).toMatchObject({ tipo: 'application/pdf' })
    for (const who of [obras, auditor, visitor])
      expect((await app.inject({ url: '/api/arquivos/uso', headers: who.headers })).statusCode).toBe(403)
    const limite = before.bytes + before.em_envio + 1000
    const options = { logLevel: 'silent', trustProxy: 1, checkReplies: true }
    const small = await buildApp({
      database,
      ...options,
      stores: openStores(db, { guarda: 'banco', limite }),
    })
    const there = enviosOf({ app: small })
    const refused = await there.announce(saude, 'a.pdf', 1001)
    expect([refused.statusCode, refused.json().Campos.arquivo]).toEqual([
      507,
      expect.stringMatching(/^O espaço da cidade/),
    ])
    const many = await Promise.all(Array.from({ length: 5 }, () => there.announce(saude, 'a.pdf', 400)))
    expect(many.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
    await small.close()
  })
})
