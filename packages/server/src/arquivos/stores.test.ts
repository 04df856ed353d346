import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { PARTE } from '@paco/domain/arquivos/envio'
import { describe, expect, it } from 'vitest'
import { loginAs, openMigratedDatabase } from '../../test/harness.ts'
import { buildApp } from '../app.ts'
import { SYSTEM, transact } from '../db/transact.ts'
import { collect } from '../http/upload.ts'
import { openArquivos } from './arquivos.ts'
import { enviosOf, sha256, unique } from './envios.testing.ts'
import { moveArquivos } from './mover.ts'
import { holdArquivo, sweepArquivos } from './queries.ts'
import type { Guarda, Store } from './store.ts'
import { startBusy, startS3, temporaryFolder } from './stores.testing.ts'
import { openStores, sweepRestos } from './stores.ts'

const database = await openMigratedDatabase()
const { db, pool } = database
const [pasta, s3] = await Promise.all([temporaryFolder(), startS3()])
const storesOf = (guarda: Guarda) => openStores(db, { guarda, pasta, s3 })
const ANA = { key: 'pessoa:900', isStranger: false, ticket: null, isGone: () => false }

const inTurn = <T>(work: () => Promise<T>) => work()
async function* partesOf(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += PARTE) yield bytes.subarray(at, at + PARTE)
}
const contentOf = (bytes: Buffer) => ({
  sha256: sha256(bytes),
  tamanho: bytes.length,
  partes: () => partesOf(bytes),
  inTurn,
})
const writeWhole = async (store: Store, bytes: Buffer) =>
  db.transaction().execute(await store.write(contentOf(bytes)))
const readRange = (store: Store, sha: string, from: number, to: number) =>
  buffer(store.read(sha, { from, to }))
const restos = async (sha: string): Promise<number> =>
  (await pool.query('select count(*)::int as n from arquivo_restos where sha256 = $1', [sha])).rows[0].n

describe.each<Guarda>(['banco', 'disco', 's3'])('the store %s', (guarda) => {
  const stores = storesOf(guarda)
  const store = stores.target

  it('gives back what it was given, whole and in ranges across parts, until it is removed', async () => {
    const bytes = randomBytes(2 * PARTE + 777)
    const sha = sha256(bytes)
    expect(await store.has(sha)).toBe(false)
    await writeWhole(store, bytes)
    expect([await store.has(sha), await restos(sha)]).toEqual([true, 0])
    expect(sha256(await readRange(store, sha, 0, bytes.length - 1))).toBe(sha)
    expect(await readRange(store, sha, PARTE - 3, PARTE + 2)).toEqual(bytes.subarray(PARTE - 3, PARTE + 3))
    expect(await readRange(store, sha, bytes.length - 1, bytes.length - 1)).toEqual(bytes.subarray(-1))
    await store.remove(sha)
    await store.remove(sha)
    expect(await store.has(sha)).toBe(false)
    await expect(readRange(store, sha, 0, 9)).rejects.toMatchObject({ status: 410 })
    await store.ping()
  })

  it('keeps nothing that is not what its fingerprint says, or whose sending broke off', async () => {
    const bytes = randomBytes(PARTE + 5)
    const flipped = {
      ...contentOf(bytes),
      partes: () => partesOf(Buffer.from(bytes).fill((bytes[0] ?? 0) ^ 1, 0, 1)),
    }
    await expect(store.write(flipped)).rejects.toMatchObject({ status: 503 })
    async function* broken() {
      yield bytes.subarray(0, PARTE)
      throw new Error('the line is cut')
    }
    await expect(store.write({ ...contentOf(bytes), partes: broken })).rejects.toThrow()
    // A store that keeps half a body has it on the list of what is taken away.
    const sha = sha256(bytes)
    expect((await store.has(sha)) && (await restos(sha)) === 0).toBe(false)
  })

  it('is asked for nothing but fingerprints', async () => {
    for (const name of ['../../etc/passwd', '', 'A'.repeat(64), `${'a'.repeat(63)}/`])
      if (guarda !== 'banco') await expect(store.has(name)).rejects.toThrow('Not a fingerprint')
      else expect(await store.has(name)).toBe(false)
  })

  it('has the files of forms and those sent in parts, the same content once', async () => {
    const options = { logLevel: 'silent', trustProxy: 1, checkReplies: true }
    const app = await buildApp({ database, ...options, stores: storesOf(guarda) })
    const someone = await loginAs({ app, database }, { role: 'admin' })
    const bytes = unique(1.5 * PARTE)
    const { id, reply } = await enviosOf({ app }).sendWhole(someone, bytes)
    const sha = sha256(bytes)
    expect(reply.json()).toMatchObject({ pronto: true, arquivo: sha })
    const { rows } = await pool.query('select guarda from arquivos where sha256 = $1', [sha])
    expect([rows[0].guarda, await store.has(sha), await restos(sha)]).toEqual([guarda, true, 0])
    const left = await pool.query('select from arquivo_partes where sha256 = $1', [id])
    expect(left.rows).toEqual([])
    const upload = await collect('outra.pdf', partesOf(bytes))
    const arquivos = openArquivos(db, stores)
    expect(await arquivos.put(upload, ANA)).toEqual({ arquivo: sha, arquivo_nome: 'outra.pdf' })
    await upload.drop()
    const stored = arquivos.open({ sha256: sha, tamanho: bytes.length, tipo: '' }, ANA)
    expect(sha256(await buffer(stored.read({ from: 0, to: bytes.length - 1 })))).toBe(sha)
    await app.close()
  })

  it('is rid of what no record ever used, and of what an end in mid-air left', async () => {
    const [unused, orphan, used] = [unique(9), unique(9), unique(9)]
    const arquivos = openArquivos(db, stores)
    for (const bytes of [unused, used]) {
      const upload = await collect('ata.pdf', partesOf(bytes))
      await arquivos.put(upload, ANA)
      await upload.drop()
    }
    await transact(db, SYSTEM, (trx) => holdArquivo(trx, sha256(used)))
    // Written, and the process ended before it was settled.
    await store.write(contentOf(orphan))
    for (const [table, column] of [
      ['arquivos', 'criado_em'],
      ['arquivo_restos', 'criado_em'],
      ['arquivo_partes', 'criada_em'],
    ])
      await pool.query(`update ${table} set ${column} = now() - interval '90 minutes'`)
    await transact(db, SYSTEM, sweepArquivos)
    await sweepRestos(db, stores)
    const there = await Promise.all([unused, orphan, used].map((bytes) => store.has(sha256(bytes))))
    expect(there).toEqual([false, false, true])
    expect([await restos(sha256(unused)), await restos(sha256(orphan))]).toEqual([0, 0])
  })
})

it('a city that changes the setting still reads what it had', async () => {
  const bytes = unique(10)
  const upload = await collect('ata.pdf', partesOf(bytes))
  const { arquivo } = await openArquivos(db, storesOf('disco')).put(upload, ANA)
  await upload.drop()
  for (const guarda of ['banco', 's3'] as const) {
    const file = { sha256: arquivo, tamanho: bytes.length, tipo: '' }
    const stored = openArquivos(db, storesOf(guarda)).open(file, ANA)
    expect(await buffer(stored.read({ from: 0, to: bytes.length - 1 }))).toEqual(bytes)
  }
  const unset = openArquivos(db).open({ sha256: arquivo, tamanho: 1, tipo: '' }, ANA)
  await expect(buffer(unset.read({ from: 0, to: 0 }))).rejects.toMatchObject({ status: 503, retryAfter: 10 })
})

it('files are moved to where new ones go, and are gone where they were', async () => {
  const bytes = unique(PARTE)
  const upload = await collect('ata.pdf', partesOf(bytes))
  const { arquivo } = await openArquivos(db, storesOf('banco')).put(upload, ANA)
  await upload.drop()
  for (const guarda of ['disco', 's3', 'banco'] as const) {
    const stores = storesOf(guarda)
    expect(await moveArquivos(db, stores)).toBeGreaterThan(0)
    const file = { sha256: arquivo, tamanho: bytes.length, tipo: '' }
    const stored = openArquivos(db, stores).open(file, ANA)
    expect(sha256(await buffer(stored.read({ from: 0, to: bytes.length - 1 })))).toBe(arquivo)
    const there = await Promise.all(
      (['banco', 'disco', 's3'] as const).map((one) => stores.of(one).has(arquivo)),
    )
    expect(there).toEqual([guarda === 'banco', guarda === 'disco', guarda === 's3'])
    expect(await moveArquivos(db, stores)).toBe(0)
  }
})

describe('a folder', () => {
  it('shows nothing half: what was broken off lies aside, and goes after an hour', async () => {
    const root = await temporaryFolder()
    const store = openStores(db, { guarda: 'disco', pasta: root }).target
    await writeWhole(store, randomBytes(10))
    const left = join(root, 'parcial', 'queda')
    await writeFile(left, 'meio arquivo')
    await writeWhole(store, randomBytes(10))
    expect(readdirSync(join(root, 'parcial'))).toEqual(['queda'])
    const before = new Date(Date.now() - 2 * 3_600_000)
    await utimes(left, before, before)
    await writeWhole(store, randomBytes(10))
    expect(readdirSync(join(root, 'parcial'))).toEqual([])
  })
})

describe('an S3 store', () => {
  it('that is busy is asked again, and one that stays so is down', async () => {
    const { access, state } = await startBusy(s3, 2)
    const store = openStores(db, { guarda: 's3', s3: access }).target
    const bytes = randomBytes(PARTE + 1)
    await writeWhole(store, bytes)
    expect(state.asked).toBe(3)
    expect(sha256(await readRange(store, sha256(bytes), 0, bytes.length - 1))).toBe(sha256(bytes))
    state.left = 9
    await expect(readRange(store, sha256(bytes), 0, 0)).rejects.toMatchObject({ status: 503, retryAfter: 10 })
  })

  it.each([
    ['another secret', { segredo: 'outro' }],
    ['another key', { chave: 'outra' }],
    ['another bucket', { url: s3.url.replace('/paco', '/nada') }],
    ['nobody at the address', { url: 'http://127.0.0.1:9/paco' }],
  ])('with %s takes nothing and says that it is down', async (_, wrong) => {
    const store = openStores(db, { guarda: 's3', s3: { ...s3, ...wrong } }).target
    await expect(store.write(contentOf(randomBytes(10)))).rejects.toMatchObject({ status: 503 })
    await expect(store.ping()).rejects.toMatchObject({ status: 503 })
  })

  it('that is down is told, downloads are asked to come back, and the rest goes on', async () => {
    const bytes = unique(5)
    await writeWhole(storesOf('s3').target, bytes)
    await pool.query("insert into arquivos (sha256, tamanho, tipo, guarda) values ($1, $2, '', 's3')", [
      sha256(bytes),
      bytes.length,
    ])
    const down = { guarda: 's3' as const, s3: { ...s3, url: 'http://127.0.0.1:9/paco' } }
    const options = { logLevel: 'silent', trustProxy: 1, checkReplies: true }
    const app = await buildApp({ database, ...options, stores: openStores(db, down) })
    const health = await app.inject('/api/health')
    expect([health.statusCode, health.json().message]).toEqual([200, expect.stringMatching(/armazenamento/)])
    const someone = await loginAs({ app, database }, { role: 'admin' })
    const { id, reply } = await enviosOf({ app }).sendWhole(someone, unique(7))
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '10'])
    expect((await enviosOf({ app }).ask(someone, 'GET', id)).json()).toMatchObject({ pronto: false })
    const stored = openArquivos(db, openStores(db, down)).open(
      { sha256: sha256(bytes), tamanho: 1, tipo: '' },
      ANA,
    )
    await expect(buffer(stored.read({ from: 0, to: 0 }))).rejects.toMatchObject({ status: 503 })
    await app.close()
  })
})
