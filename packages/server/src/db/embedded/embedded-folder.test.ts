import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Bundle, bundleForChildren, nextLine } from './bundle.testing.ts'
import { openEmbedded } from './embedded.ts'

/** PostgreSQL's own note of how it ended: 1 is a clean shutdown. */
const shutdownState = (folder: string) => readFileSync(join(folder, 'global', 'pg_control')).readInt32LE(16)

describe('embedded database in a folder', () => {
  let bundle: Bundle
  let parent: string
  let snapshot: Uint8Array<ArrayBuffer>

  beforeAll(async () => {
    parent = mkdtempSync(join(tmpdir(), 'paco-embedded-'))
    bundle = await bundleForChildren()
    const memory = await openEmbedded()
    snapshot = await memory.snapshot()
    await memory.close()
    writeFileSync(join(parent, 'snapshot.tar'), snapshot)
  })
  afterAll(() => {
    bundle.remove()
    rmSync(parent, { recursive: true, force: true })
  })

  /** The start of a child's script: the folder's database, made from the snapshot. */
  const openInChild = (folder: string) => `
    const { readFileSync } = await import('node:fs')
    const snapshot = new Uint8Array(readFileSync(${JSON.stringify(join(parent, 'snapshot.tar'))}))
    const { pool } = await openEmbedded({ folder: ${JSON.stringify(folder)}, snapshot })
  `

  it('keeps its data, syncs its commits, writes checkpoints and ends cleanly', async () => {
    const folder = join(parent, 'a', 'b', 'kept')
    const first = await openEmbedded({ folder, snapshot })
    expect(first.syncsAtOpen).toBeGreaterThan(0)
    await first.pool.query("CREATE TABLE t AS SELECT 'ficou'::text AS word")
    await expect(openEmbedded({ folder })).rejects.toThrow(`já está em uso pelo processo ${process.pid}`)
    await first.close()
    await first.close()
    expect(shutdownState(folder)).toBe(1)

    const second = await openEmbedded({ folder })
    expect((await second.pool.query('SELECT word FROM t')).rows).toEqual([{ word: 'ficou' }])
    const redo = () => second.pool.query('SELECT redo_lsn FROM pg_control_checkpoint()')
    const before = await redo()
    await second.pool.query("CREATE TABLE big AS SELECT repeat('x', 1000) FROM generate_series(1, 70000)")
    expect((await redo()).rows, 'no checkpoint: the log would grow for ever').not.toEqual(before.rows)
    await second.close()
    expect(readdirSync(join(parent, 'a', 'b')).sort()).toEqual(['kept', 'kept.lock.2'])
  })

  it('refuses a folder with something else in it, and leaves it alone', async () => {
    const folder = join(parent, 'photos')
    mkdirSync(folder)
    writeFileSync(join(folder, 'a.jpg'), '')
    await expect(openEmbedded({ folder })).rejects.toThrow(/não está vazia e não contém um banco/)
    expect(readdirSync(folder)).toEqual(['a.jpg'])
  })

  it('loses no acknowledged row when the process is killed', async () => {
    const folder = join(parent, 'killed')
    const child = bundle.spawn(`
      ${openInChild(folder)}
      await pool.query('CREATE TABLE t (id int PRIMARY KEY, text text)')
      for (let id = 1; ; id++) {
        await pool.query('INSERT INTO t VALUES ($1, $2)', [id, 'x'.repeat(id % 500)])
        console.log(id)
      }
    `)
    let acknowledged = 0
    while (acknowledged < 300) acknowledged = Number(await nextLine(child))
    await expect(openEmbedded({ folder })).rejects.toThrow(`pelo processo ${child.process.pid}`)
    await child.kill()
    for (let line = await child.lines.next(); !line.done; line = await child.lines.next()) {
      acknowledged = Number(line.value)
    }

    const { pool, close } = await openEmbedded({ folder })
    const { rows } = await pool.query(
      'SELECT count(*)::int AS count, count(DISTINCT id)::int AS ids, max(id) AS last FROM t',
    )
    // One more may have been committed than was told.
    expect(rows[0].last).toBeGreaterThanOrEqual(acknowledged)
    expect(rows[0]).toEqual({ count: rows[0].last, ids: rows[0].last, last: rows[0].last })
    await pool.query('SET enable_seqscan = off')
    expect((await pool.query('SELECT id FROM t WHERE id = $1', [acknowledged])).rowCount).toBe(1)
    await close()
  })

  it('starts again after being killed while making the database', async () => {
    const folder = join(parent, 'unfinished')
    const child = bundle.spawn(openInChild(folder))
    await vi.waitUntil(() => existsSync(join(`${folder}.init`, 'PG_VERSION')), {
      timeout: 60_000,
      interval: 1,
    })
    await child.kill()
    expect(existsSync(folder)).toBe(false)

    const { pool, close } = await openEmbedded({ folder })
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    await close()
    expect(existsSync(`${folder}.init`)).toBe(false)
  })
})
