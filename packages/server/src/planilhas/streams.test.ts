import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'

const test = await startTestApp()
const { app, database } = test
const { pool } = database

const ROWS = 1500
/** Together far more than any socket holds for a reader who does not read. */
const LONG = 8000

beforeAll(async () => {
  await pool.query('alter table lancamentos_bairros disable trigger auditar_criados')
  await pool.query(
    `insert into lancamentos_bairros (bairro, zona, descricao, tipo, fonte, valor)
     select 'Centro', 'Norte', n || repeat('x', $2::int), 'Obra', '01', n % 7
     from generate_series(1, $1::int) n`,
    [ROWS, LONG],
  )
  await pool.query('alter table lancamentos_bairros enable trigger auditar_criados')
  await app.listen({ port: 0, host: '127.0.0.1' })
})

const WHOLE = '/api/projetosbairros'
const { headers } = await loginAs(test, { role: 'admin' })

const open = (path: string, own: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo
    get({ port, host: '127.0.0.1', path, headers: own, agent: false }, resolve).on('error', reject)
  })
type Rows = { Result: { ID: number }[] }

/** Deletes the row that the whole list tells last; answers its number and how many there were. */
async function deleteLast() {
  const page = await app.inject(`${WHOLE}?limite=1&ordem=ID`)
  const last: number = page.json().Result[0].ID
  const url = `${WHOLE}/${last}`
  expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(200)
  return { last, total: Number(page.headers['x-total-count']) }
}

describe('a whole list that is long', () => {
  it('has the rows of its pages, in their order, and its totals first', async () => {
    for (const order of ['', '&ordem=Valor', '&ordem=-Descricao']) {
      const reply = await app.inject(`${WHOLE}?${order}`)
      const pages = await Promise.all(
        [1, 2].map((pagina) => app.inject(`${WHOLE}?limite=1000&pagina=${pagina}${order}`)),
      )
      for (const name of ['x-total-count', 'x-somas']) {
        expect(reply.headers[name]).toBe(pages[0]?.headers[name])
      }
      expect(reply.json().Result).toEqual(pages.flatMap((page) => page.json().Result))
    }
  })

  it('is read while it is sent, and leaves room for others meanwhile', async () => {
    const reply = await open(WHOLE)
    const { last, total } = await deleteLast()
    expect(reply.headers['x-total-count']).toBe(String(total))
    const { Result } = (await json(reply)) as Rows
    expect(Result.map(({ ID }) => ID)).not.toContain(last)
    expect(Result).toHaveLength(total - 1)
  })

  it('is given up when its reader leaves, and so many readers wait at most', async () => {
    const readers = await Promise.all(Array.from({ length: 20 }, () => open(WHOLE)))
    expect(readers.map(({ statusCode }) => statusCode)).toEqual(readers.map(() => 200))
    expect((await open(WHOLE)).statusCode).toBe(429)
    expect((await app.inject(`${WHOLE}?limite=10`)).statusCode).toBe(200)
    for (const reader of readers) reader.destroy()
    await expect
      .poll(async () => {
        const next = await open(WHOLE)
        next.destroy()
        return next.statusCode
      })
      .toBe(200)
  })
})

describe('spreadsheets', () => {
  const EXPORT = '/api/exportar/projetos-bairros?formato='

  it('asked for twelve at once all come, whole', async () => {
    const sheets = await Promise.all(
      Array.from({ length: 12 }, (_, place) => app.inject(`${EXPORT}${place % 2 ? 'csv' : 'xlsx'}`)),
    )
    expect(sheets.map(({ statusCode }) => statusCode)).toEqual(sheets.map(() => 200))
    const [xlsx, csv] = sheets
    const rows = (await readXlsx(xlsx?.rawPayload ?? new Uint8Array())).sheets[0]?.rows ?? []
    const lines = csv?.body.split('\r\n') ?? []
    const { 'x-total-count': total } = (await app.inject(`${WHOLE}?limite=1`)).headers
    expect(rows).toHaveLength(1 + Number(total))
    expect(rows.map(([id]) => String(id)).slice(1)).toEqual(
      lines.slice(1, -1).map((line) => line.split(';')[0]),
    )
  })

  it('are written while they are read', async () => {
    const reply = await open(`${EXPORT}csv`)
    const { last } = await deleteLast()
    const text = Buffer.concat(await reply.toArray()).toString('utf8')
    expect(text.split('\r\n').map((line) => line.split(';')[0])).not.toContain(String(last))
  })
})
