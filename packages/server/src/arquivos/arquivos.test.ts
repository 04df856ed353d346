import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { SYSTEM, transact } from '../db/transact.ts'
import { collect } from '../http/upload.ts'
import { openArquivos } from './arquivos.ts'
import { pdf } from './files.testing.ts'
import { insertParte } from './partes-queries.ts'
import { hasArquivo, holdArquivo, sweepArquivos } from './queries.ts'

const test = await startTestApp()
const { app, database } = test
const { db, pool } = database
const arquivos = openArquivos(db)
const someone = (key: string, isGone = () => false) => ({ key, isStranger: false, ticket: null, isGone })
const ANA = someone('pessoa:900')

async function* chunksOf(bytes: Buffer, size = 100_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
async function uploadOf(bytes: Buffer, name = 'ata.pdf') {
  const upload = await collect(name, chunksOf(bytes))
  onTestFinished(() => upload.drop())
  return upload
}
const unique = (size: number) => pdf(randomBytes(size / 2).toString('hex'))
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const partsOf = async (sha: string): Promise<number> =>
  (await pool.query('select count(*)::int as n from arquivo_partes where sha256 = $1', [sha])).rows[0].n
const MEGABYTE = 1024 * 1024

describe('a file', () => {
  it('is there when all its parts are, and its bytes are those that came', async () => {
    const bytes = unique(3 * MEGABYTE)
    const kept = await arquivos.put(await uploadOf(bytes), ANA)
    expect(kept).toEqual({ arquivo: sha256(bytes), arquivo_nome: 'ata.pdf' })
    const stored = arquivos.open({ sha256: kept.arquivo, tamanho: bytes.length, tipo: '' }, ANA)
    expect(sha256(await buffer(stored.read({ from: 0, to: bytes.length - 1 })))).toBe(kept.arquivo)
    expect(await buffer(stored.read({ from: MEGABYTE, to: MEGABYTE }))).toEqual(
      bytes.subarray(MEGABYTE, MEGABYTE + 1),
    )
  })

  it('of which an attempt was broken off is not there, and is whole after the next', async () => {
    const bytes = unique(2 * MEGABYTE)
    const sha = sha256(bytes)
    await insertParte(db, sha, 0, bytes.subarray(0, MEGABYTE))
    expect(await hasArquivo(db, sha)).toBe(false)
    await arquivos.put(await uploadOf(bytes), ANA)
    expect([await hasArquivo(db, sha), await partsOf(sha)]).toEqual([true, 3])
  })

  it('whose sender has gone is written no further', async () => {
    const bytes = unique(3 * MEGABYTE)
    let asked = 0
    const leaving = someone('pessoa:901', () => ++asked > 2)
    await expect(arquivos.put(await uploadOf(bytes), leaving)).rejects.toMatchObject({ status: 499 })
    expect(await hasArquivo(db, sha256(bytes))).toBe(false)
    expect(await partsOf(sha256(bytes))).toBeLessThan(4)
  })

  it('keeps nobody waiting for more than a part of it', async () => {
    const bytes = unique(12 * MEGABYTE)
    const upload = await uploadOf(bytes)
    let answered = 0
    let done = false
    const putting = arquivos.put(upload, ANA).finally(() => {
      done = true
    })
    while (!done) {
      const reply = await app.inject({ url: '/api/getsecret/12' })
      if (reply.statusCode === 200) answered++
    }
    await putting
    expect(answered).toBeGreaterThan(5)
  })

  it('is kept for good from its first record on; one that was swept is refused to a record', async () => {
    const bytes = unique(1000)
    const { arquivo } = await arquivos.put(await uploadOf(bytes), ANA)
    await transact(db, SYSTEM, (trx) => holdArquivo(trx, arquivo))
    await pool.query("update arquivos set criado_em = now() - interval '2 days' where sha256 = $1", [arquivo])
    await transact(db, SYSTEM, sweepArquivos)
    expect(await hasArquivo(db, arquivo)).toBe(true)
    const gone = transact(db, SYSTEM, (trx) => holdArquivo(trx, 'f'.repeat(64)))
    await expect(gone).rejects.toMatchObject({ status: 409 })
  })
})

describe('an upload that breaks off', () => {
  it('leaves nothing: no file, no part, nothing on the disk, and its sender may try again', async () => {
    const { headers } = await loginAs(test, { role: 'admin' })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const before = await pool.query('select count(*)::int as n from arquivo_partes')
    const ours = () => readdirSync(tmpdir()).filter((name) => /^paco-[0-9a-f]{8}-/.test(name))
    for (let n = 0; n < 6; n++) {
      const socket = connect({ port, host: '127.0.0.1' })
      await once(socket, 'connect')
      socket.write(
        `POST /api/prazos/cumprimentos HTTP/1.1\r\nHost: x\r\nAuthorization: ${headers.authorization}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000000\r\n\r\n--b\r\nContent-Disposition: form-data; name="arquivo"; filename="a.pdf"\r\n\r\n%PDF-1.4 ${'x'.repeat(200_000)}`,
      )
      const [request] = (await once(app.server, 'request')) as [IncomingMessage]
      socket.destroy()
      await new Promise((resolve) => request.once('close', resolve))
    }
    const boundary = '--b\r\nContent-Disposition: form-data; name="chave"\r\n\r\nx\r\n--b--\r\n'
    const again = await app.inject({
      method: 'POST',
      url: '/api/prazos/cumprimentos',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' },
      payload: boundary,
    })
    expect(again.statusCode).toBe(400)
    expect(Object.keys(again.json().Campos).sort()).toEqual(['cumprido_em', 'evidencia'])
    expect((await pool.query('select count(*)::int as n from arquivo_partes')).rows).toEqual(before.rows)
    // Tests beside this one have files there for a moment too.
    await expect.poll(ours).toEqual([])
  })
})
