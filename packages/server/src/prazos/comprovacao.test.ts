import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { loginAs } from '../../test/harness.ts'
import { docx, pdf } from '../arquivos/files.testing.ts'
import { comprovacoesOf, formOf } from './comprovacao.testing.ts'
import { startLegal, type Who } from './legal.testing.ts'

const test = await startLegal()
const { app, database, admin, obras, saude, auditor, visitor, call, contrato } = test
const { send, get, count } = comprovacoesOf(test)

const MEGABYTE = 1024 * 1024
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
/** A PDF that no other test has sent. */
const unique = (size = 0) => pdf(`${randomBytes(8).toString('hex')} ${'x'.repeat(size)}`)
const pncp = async (own = {}) => `contrato:${await contrato(own)}:pncp`

describe('a file that shows that a deadline was met', () => {
  it('is kept with the mark, told on the project and in the trail, and comes back as it was', async () => {
    const projeto = await test.projeto('Com arquivo')
    const id = await contrato()
    await test.link(id, projeto)
    const bytes = unique(2.5 * MEGABYTE)
    const made = await send(obras, `contrato:${id}:pncp`, bytes, { name: 'Publicação nº 7.pdf' })
    expect(made.json()).toMatchObject({ Status: 'Success', message: 'Prazo marcado como cumprido.' })
    const { Result } = (await call(obras, 'GET', `/api/prazos/projeto/${projeto}`)).json()
    const hash = sha256(bytes)
    expect(Result.find(({ chave }: { chave: string }) => chave.endsWith('pncp'))).toMatchObject({
      situacao: 'cumprido',
      por: null,
      arquivo: {
        nome: 'Publicação nº 7.pdf',
        tamanho: bytes.length,
        sha256: hash,
        verificado: 'nao_verificado',
      },
    })
    expect(await count('arquivo_partes', hash)).toBe(3)
    const trail = (await call(admin, 'GET', '/api/auditoria?entidade=prazos_cumpridos')).json().Result
    expect(trail[0].depois).toMatchObject({ arquivo: hash, arquivo_nome: 'Publicação nº 7.pdf' })
    const served = await get(obras, made.json().id)
    expect(served.statusCode).toBe(200)
    expect(sha256(served.rawPayload)).toBe(hash)
    expect(served.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': "attachment; filename*=UTF-8''Publica%C3%A7%C3%A3o%20n%C2%BA%207.pdf",
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      etag: `"${hash}"`,
    })
  })

  it('is its sender’s alone while the antivirus looks at it, and nobody’s once it is suspect', async () => {
    const bytes = unique()
    const { id } = (await send(obras, await pncp(), bytes)).json()
    const stand = async (own: string) => {
      await database.pool.query(`update arquivos set ${own} where sha256 = $1`, [sha256(bytes)])
      return Promise.all([obras, admin, auditor, null].map(async (who) => (await get(who, id)).statusCode))
    }
    expect(await stand("verificado = 'pendente'")).toEqual([200, 403, 403, 401])
    const suspect = "verificado = 'suspeito', verificado_em = now(), ameaca = 'X'"
    expect(await stand(suspect)).toEqual([403, 403, 403, 401])
    expect(await stand("verificado = 'limpo', ameaca = null")).toEqual([200, 200, 200, 401])
  })

  it('is sent in ranges, across its parts too, and not again to who has it', async () => {
    const bytes = unique(MEGABYTE)
    const { id } = (await send(obras, await pncp(), bytes)).json()
    const range = async (wanted: string, more = {}) => get(obras, id, { range: wanted, ...more })
    const middle = await range(`bytes=${MEGABYTE - 5}-${MEGABYTE + 4}`)
    expect([middle.statusCode, middle.headers['content-range'], middle.headers['content-length']]).toEqual([
      206,
      `bytes ${MEGABYTE - 5}-${MEGABYTE + 4}/${bytes.length}`,
      '10',
    ])
    expect(middle.rawPayload).toEqual(bytes.subarray(MEGABYTE - 5, MEGABYTE + 5))
    expect((await range('bytes=-6')).rawPayload.toString()).toBe('%%EOF\n')
    const beyond = await range(`bytes=${bytes.length}-`)
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`])
    expect(beyond.json()).toMatchObject({ Status: 'Error', Error: 'O arquivo não tem o trecho pedido.' })
    expect((await range('bytes=0-9', { 'if-range': '"outro"' })).statusCode).toBe(200)
    const head = await app.inject({
      method: 'HEAD',
      url: `/api/prazos/cumprimentos/${id}/arquivo`,
      headers: obras.headers,
    })
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, `${bytes.length}`, ''])
    const known = await get(obras, id, { 'if-none-match': `"${sha256(bytes)}"` })
    expect([known.statusCode, known.body]).toEqual([304, ''])
  })

  it('a text leaves byte by byte, whatever the browser could unpack', async () => {
    const bytes = Buffer.from(`${'linha;valor\n'.repeat(500)}${randomBytes(4).toString('hex')}`)
    const { id } = (await send(obras, await pncp(), bytes, { name: 'dados.csv', type: 'text/html' })).json()
    const served = await get(obras, id, { 'accept-encoding': 'br, gzip' })
    expect(served.headers['content-encoding']).toBeUndefined()
    expect(served.headers['content-type']).toMatch(/^text\/plain/)
    expect(served.rawPayload).toEqual(bytes)
  })

  it('is read by those who work with the records, and of an amendment by those who may read it', async () => {
    const { id } = (await send(obras, await pncp(), unique())).json()
    const statuses = async (which: number | string) =>
      Promise.all(
        ([null, visitor, saude, obras, auditor, admin] as Who[]).map(
          async (who) => (await get(who, which)).statusCode,
        ),
      )
    expect(await statuses(id)).toEqual([401, 403, 200, 200, 200, 200])
    expect(await statuses(999_999)).toEqual([401, 403, 404, 404, 404, 404])
    expect((await get(admin, 'x')).statusCode).toBe(400)
    const aditivo = await test.insert('aditivos', {
      id_projeto: await test.projeto('Aditada'),
      id_secretaria: 12,
      tipo: 'prazo',
      prazo: 10,
      etapa: 2,
      status: 'aprovado',
      criado_por: obras.id,
      data_criacao: new Date('2026-11-01T12:00:00Z'),
      data_assinatura: '2026-11-03',
      decidido_por: auditor.id,
      data_decisao: new Date('2026-11-02T12:00:00Z'),
    })
    const marked = await send(obras, `aditivo:${aditivo}:pncp`, unique())
    expect(marked.json()).toMatchObject({ Status: 'Success' })
    expect(await statuses(marked.json().id)).toEqual([401, 403, 404, 200, 200, 200])
  })

  it('is not there for a mark of words alone, nor once the mark was taken back', async () => {
    const said = (await test.mark(obras, await pncp())).json()
    const missing = await get(obras, said.id)
    expect([missing.statusCode, missing.json().Error]).toEqual([
      404,
      'Este prazo não tem arquivo de comprovação.',
    ])
    const bytes = unique()
    const { id } = (await send(obras, await pncp(), bytes)).json()
    expect((await call(admin, 'DELETE', `/api/prazos/cumprimentos/${id}`)).statusCode).toBe(200)
    expect((await get(admin, id)).statusCode).toBe(404)
    // The trail names it for ever: so it stays.
    expect(await count('arquivos', sha256(bytes))).toBe(1)
  })

  it('is kept once, however often and by however many it is sent', async () => {
    const bytes = unique(1.5 * MEGABYTE)
    const chaves = await Promise.all(Array.from({ length: 6 }, () => pncp()))
    const replies = await Promise.all(
      chaves.map((chave, index) => send(index % 2 === 0 ? admin : obras, chave, bytes)),
    )
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200])
    expect([await count('arquivos', sha256(bytes)), await count('arquivo_partes', sha256(bytes))]).toEqual([
      1, 2,
    ])
  })

  it('sent again with the same key is the same mark; another file under it is refused', async () => {
    const [chave, bytes] = [await pncp(), unique()]
    const key = { headers: { 'idempotency-key': randomBytes(8).toString('hex') } }
    const first = await send(obras, chave, bytes, key)
    expect((await send(obras, chave, bytes, key)).json()).toEqual(first.json())
    expect((await send(obras, chave, unique(), key)).statusCode).toBe(409)
    expect((await send(obras, chave, unique())).json().Error).toMatch(/outra data ou outra comprovação/)
  })

  it('comes beside words, and under a plain name whatever it was called', async () => {
    const chave = await pncp()
    const sent = { name: '..\\..\\a/../../etc/pass\u202ewd.pdf', fields: { evidencia: 'No Diário' } }
    const { id } = (await send(obras, chave, unique(), sent)).json()
    expect((await get(obras, id)).headers['content-disposition']).toBe(
      "attachment; filename*=UTF-8''passwd.pdf",
    )
    const { rows } = await database.pool.query('select evidencia from prazos_cumpridos where id = $1', [id])
    expect(rows).toEqual([{ evidencia: 'No Diário' }])
  })

  it('fifty at once are each kept; a person sends four at a time', async () => {
    const people = await Promise.all(Array.from({ length: 13 }, () => loginAs(test, { id_secretaria: 12 })))
    const chaves = await Promise.all(Array.from({ length: 52 }, () => pncp()))
    const replies = await Promise.all(
      chaves.map((chave, index) => send(people[index % 13] ?? null, chave, unique(1000))),
    )
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(chaves.map(() => 200))
    const many = await Promise.all(chaves.slice(0, 6).map((chave) => send(obras, chave, unique())))
    expect(many.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
  })
})

describe('a file that is not kept', () => {
  const refusedBy = async (who: Who, chave: string, bytes: Buffer, sent = {}) => {
    const reply = await send(who, chave, bytes, sent)
    expect([await count('arquivos', sha256(bytes)), await count('arquivo_partes', sha256(bytes))]).toEqual([
      0, 0,
    ])
    expect(reply.json()).toMatchObject({ Status: 'Error' })
    return reply
  }

  it.each<[string, Who, number]>([
    ['without a token', null, 401],
    ['of an auditor', auditor, 403],
    ['of a person without a department', visitor, 403],
    ['of another department', saude, 403],
  ])('%s', async (_, who, status) => {
    expect((await refusedBy(who, await pncp(), unique())).statusCode).toBe(status)
  })

  it('of a deadline that does not exist, or ends with its record', async () => {
    expect((await refusedBy(obras, 'contrato:999999:pncp', unique())).statusCode).toBe(404)
    const vigencia = `contrato:${await contrato({ vigencia_fim: '2027-03-10' })}:vigencia`
    expect((await refusedBy(obras, vigencia, unique())).statusCode).toBe(409)
  })

  it.each<[string, Buffer, string, number, RegExp]>([
    ['a program called a PDF', Buffer.from(`MZ\x90\0${Math.random()}`), 'nota.pdf', 415, /Programas/],
    ['a text called a script', Buffer.from(`echo ${Math.random()}`), 'roda.bat', 415, /termina em \.bat/],
    ['a page', Buffer.from(`<html>${Math.random()}`), 'a.txt', 415, /HTML/],
    ['a document with macros', docx({ name: 'word/vbaProject.bin' }), 'a.docx', 415, /macros/],
    ['a file without a name', unique(), '.', 415, /não tem nome/],
    ['more than 30 MB', Buffer.alloc(31 * MEGABYTE, 0x61), 'a.txt', 413, /passa de 30 MB/],
  ])('%s', async (_, bytes, name, status, why) => {
    const reply = await refusedBy(obras, await pncp(), bytes, { name })
    expect([reply.statusCode, reply.json().Error]).toEqual([status, expect.stringMatching(why)])
  })

  it('an empty one is told at its field', async () => {
    const reply = await send(obras, await pncp(), Buffer.alloc(0))
    expect([reply.statusCode, reply.json().Campos]).toEqual([400, { arquivo: 'O arquivo está vazio.' }])
  })

  it('two at once, whatever their size', async () => {
    const [one, other] = [unique(), unique()]
    const fields = { chave: await pncp(), cumprido_em: '2026-11-13' }
    const { payload, headers } = formOf(one, { fields })
    const second = formOf(other, {}).payload
    const end = payload.lastIndexOf('\r\n--') + 2
    const reply = await app.inject({
      method: 'POST',
      url: '/api/prazos/cumprimentos',
      payload: Buffer.concat([payload.subarray(0, end), second]),
      headers: { ...obras.headers, ...headers },
    })
    expect([reply.statusCode, reply.json().Error]).toEqual([400, 'Envie um arquivo por vez.'])
    expect(await Promise.all([one, other].map((bytes) => count('arquivos', sha256(bytes))))).toEqual([0, 0])
  })

  it('a form without its fields names all that is missing at once', async () => {
    const reply = await refusedBy(obras, '', unique(), { fields: { cumprido_em: 'ontem' } })
    expect(Object.keys(reply.json().Campos).sort()).toEqual(['chave', 'cumprido_em'])
  })

  it('once a person has sent 200 MB in an hour', async () => {
    const who = await loginAs(test, { id_secretaria: 12 })
    await database.pool.query(
      "insert into limites (chave, contagem, expira_em) values ($1, $2, now() + interval '30 minutes')",
      [`arquivos:pessoa:${who.id}`, 200 * 1024],
    )
    const reply = await refusedBy(who, await pncp(), unique())
    expect([reply.statusCode, reply.json().Error]).toEqual([429, expect.stringMatching(/200 MB/)])
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(1000)
  })

  it('where the call takes none', async () => {
    const form = formOf(unique(), {})
    const other = await app.inject({
      method: 'POST',
      url: '/api/feriados',
      ...form,
      headers: { ...admin.headers, ...form.headers },
    })
    expect(other.statusCode).toBe(415)
  })
})
