import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { PARTE } from '@paco/domain/arquivos/envio'
import { describe, expect, it } from 'vitest'
import { openMigratedDatabase } from '../../test/harness.ts'
import { backup } from '../backup/backup.ts'
import { restore } from '../backup/restore.ts'
import type { Database } from '../db/database.ts'
import { carryArquivos } from './copia.ts'
import { sha256 } from './envios.testing.ts'
import { type Guarda, keyOf } from './store.ts'
import { startS3, temporaryFolder } from './stores.testing.ts'
import { openStores } from './stores.ts'

const GUARDAS = ['banco', 'disco', 's3'] as const
const folder = await temporaryFolder()
const inTurn = <T>(work: () => Promise<T>) => work()

/** One file in each store, of several parts of which the last is short. */
const files = new Map(GUARDAS.map((guarda) => [guarda, randomBytes(2 * PARTE + 777)]))
const source = await openMigratedDatabase()
const settings = { guarda: 'banco' as Guarda, pasta: join(folder, 'origem'), s3: await startS3() }
const stores = openStores(source.db, settings)
async function* partesOf(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += PARTE) yield bytes.subarray(at, at + PARTE)
}
for (const [guarda, bytes] of files) {
  const content = { sha256: sha256(bytes), tamanho: bytes.length, partes: () => partesOf(bytes), inTurn }
  await source.db.transaction().execute(await stores.of(guarda).write(content))
  await source.pool.query(
    `insert into arquivos (sha256, tamanho, tipo, guarda, usado_em, verificado, verificado_em, ameaca)
     values ($1, $2, 'application/zip', $3, now(), 'suspeito', now(), 'Win.X')`,
    [content.sha256, content.tamanho, guarda],
  )
}
const file = join(folder, 'paco.backup.gz')
const counts = await backup(source.db, file, undefined, { contents: carryArquivos(settings) })

const guardasIn = async ({ pool }: Database): Promise<string[]> =>
  (await pool.query('select guarda from arquivos order by sha256')).rows.map(({ guarda }) => guarda)

/** The same backup with its lines changed. */
function altered(name: string, change: (lines: string[]) => string[]): string {
  const path = join(folder, name)
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n')
  writeFileSync(path, gzipSync(change(lines).join('\n')))
  return path
}
/** Where the parts of the first file begin. */
const firstPart = (lines: string[]) => lines.findIndex((line) => line.startsWith('{"arquivo":')) + 1

describe('a backup of files in the database, a folder and an S3 store', () => {
  it('holds all of them', () => {
    expect(counts).toMatchObject({ arquivos: 3, 'conteúdo de arquivos': 3 })
    expect(counts).not.toHaveProperty('arquivo_partes')
  })

  it.each(GUARDAS)('brings every one back, byte by byte, to %s where that is set', async (guarda) => {
    const target = await openMigratedDatabase()
    const there = { ...settings, guarda, pasta: join(folder, `para-${guarda}`) }
    if (guarda === 's3') for (const bytes of files.values()) await stores.of('s3').remove(sha256(bytes))
    expect(await restore(target, file, undefined, carryArquivos(there))).toEqual(counts)
    expect(await guardasIn(target)).toEqual([guarda, guarda, guarda])
    const restored = openStores(target.db, there)
    for (const bytes of files.values()) {
      const store = await restored.holding(sha256(bytes))
      const read = await buffer(store.read(sha256(bytes), { from: 0, to: bytes.length - 1 }))
      expect(sha256(read)).toBe(sha256(bytes))
    }
    const { rows } = await target.pool.query('select from arquivo_restos')
    expect(rows).toEqual([])
    const told = await target.pool.query('select distinct verificado, ameaca from arquivos')
    expect(told.rows).toEqual([{ verificado: 'suspeito', ameaca: 'Win.X' }])
  })

  it('leaves them out where that is asked, on either way, and each says that it is missing', async () => {
    const light = join(folder, 'leve.backup.gz')
    const without = await backup(source.db, light)
    expect(without).not.toHaveProperty('conteúdo de arquivos')
    for (const [name, contents] of [
      [light, carryArquivos(settings)],
      [file, undefined],
    ] as const) {
      const target = await openMigratedDatabase()
      const restored = await restore(target, name, undefined, contents)
      expect(restored).toMatchObject({ arquivos: 3, 'arquivos sem conteúdo': 3 })
      const [bytes = Buffer.alloc(0)] = files.values()
      await expect(openStores(target.db).holding(sha256(bytes))).rejects.toMatchObject({ status: 410 })
    }
  })

  it('tells what is missing or damaged where it is kept, and holds the rest', async () => {
    const own = await openMigratedDatabase()
    const pasta = join(folder, 'estragada')
    const there = { guarda: 'disco' as const, pasta }
    await restore(own, file, undefined, carryArquivos(there))
    const [gone, flipped, fine] = [...files.values()].map((bytes) => sha256(bytes)) as [
      string,
      string,
      string,
    ]
    await openStores(own.db, there).target.remove(gone)
    const path = join(pasta, keyOf(flipped))
    const bytes = readFileSync(path)
    bytes.writeUInt8(bytes.readUInt8(PARTE) ^ 1, PARTE)
    writeFileSync(path, bytes)
    const missing: string[] = []
    const copy = join(folder, 'faltam.backup.gz')
    const carriage = { contents: carryArquivos(there), onMissing: (sha: string) => missing.push(sha) }
    const told = { 'conteúdo de arquivos': 1, 'arquivos sem conteúdo': 2 }
    expect(await backup(own.db, copy, undefined, carriage)).toMatchObject(told)
    expect(missing.sort()).toEqual([gone, flipped].sort())
    const target = await openMigratedDatabase()
    expect(await restore(target, copy, undefined, carryArquivos({ guarda: 'banco' }))).toMatchObject(told)
    expect((await openStores(target.db).holding(fine)).guarda).toBe('banco')
    await expect(openStores(target.db).holding(flipped)).rejects.toMatchObject({ status: 410 })
  })

  it.each([
    [
      'a store that does not answer',
      { guarda: 's3', s3: { ...settings.s3, url: 'http://127.0.0.1:9/paco' } },
    ],
    ['a store that no setting names', { guarda: 'banco' }],
  ] as const)('is not made of %s', async (_, wrong) => {
    const made = backup(source.db, join(folder, 'nenhum.gz'), undefined, { contents: carryArquivos(wrong) })
    await expect(made).rejects.toThrow('não responde')
    expect(readdirSync(folder).filter((name) => name.startsWith('nenhum'))).toEqual([])
  })
})

describe('files of a backup that somebody touched', async () => {
  /** Where what is refused leaves nothing behind. */
  const vacant = await openMigratedDatabase()

  it.each<[string, RegExp, (lines: string[]) => string[]]>([
    [
      'a part that was altered',
      /^A parte 2 do arquivo [0-9a-f]{64} do backup foi alterada\.$/,
      (lines) => lines.map((line, at) => (at === firstPart(lines) + 1 ? line.replace(/.$/, '*') : line)),
    ],
    ['parts that were swapped', /^A parte 1 do arquivo/, (lines) => lines.toSpliced(firstPart(lines), 1)],
    ['no end', /falta o fim/, (lines) => lines.slice(0, -2)],
    ['a file less', /incompleto ou danificado/, (lines) => lines.toSpliced(firstPart(lines) - 1, 4)],
    [
      'a line that is none',
      /incompleto ou danificado/,
      (lines) => lines.toSpliced(firstPart(lines) - 1, 0, '{"x":1}'),
    ],
  ])('%s: refused, and nothing of it stays in the folder', async (_, why, change) => {
    const pasta = join(folder, 'recusada')
    await mkdir(pasta, { recursive: true })
    const path = altered('tocado.gz', change)
    const contents = carryArquivos({ guarda: 'disco', pasta })
    await expect(restore(vacant, path, undefined, contents)).rejects.toThrow(why)
    const kept = readdirSync(pasta, { recursive: true, withFileTypes: true })
    expect(kept.filter((entry) => entry.isFile())).toEqual([])
  })

  it('a content of no file, or under another fingerprint, is not kept', async () => {
    const other = 'f'.repeat(64)
    const path = altered('outro.gz', (lines) =>
      lines.map((line) => line.replace(/^{"arquivo":"[0-9a-f]{64}"/, `{"arquivo":"${other}"`)),
    )
    const restored = await restore(vacant, path, undefined, carryArquivos({ guarda: 'banco' }))
    expect(restored).toMatchObject({ 'arquivos sem conteúdo': 3 })
    const { rows } = await vacant.pool.query('select from arquivo_partes')
    expect(rows).toEqual([])
  })
})
