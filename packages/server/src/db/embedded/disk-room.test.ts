import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, it } from 'vitest'
import { toPacoError } from '../../http/errors.ts'
import { openDatabase } from '../database.ts'
import { SYSTEM, transact } from '../transact.ts'
import { isFull, RESERVE, roomIn } from './disk-room.mjs'
import { openEmbedded } from './embedded.ts'

const place = mkdtempSync(join(tmpdir(), 'paco-disk-'))

/** A disk of its own, small enough to fill; not everybody may mount one. */
function mountSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=260m', 'tmpfs', place], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
const mounted = mountSmallDisk()
afterAll(() => {
  if (mounted) execFileSync('umount', ['-l', place])
  rmSync(place, { recursive: true, force: true })
})

const fill = join(place, 'cheio')
/** Leaves that many bytes; without a disk of our own there is nothing to fill. */
const leave = (bytes: number) => writeFileSync(fill, Buffer.alloc(Math.max(0, roomIn(place) - bytes)))

it('a folder knows the room on its disk', () => {
  expect(roomIn(place)).toBeGreaterThan(0)
  expect(isFull(place)).toBe(roomIn(place) < RESERVE)
})

it('on a full disk reads go on, writes are told why, and all is well when there is room again', async () => {
  const folder = join(place, 'db')
  const snapshot = new Uint8Array(await readFile(inject('snapshots').migrated))
  const made = await openEmbedded({ folder, snapshot })
  await made.close()
  const database = await openDatabase({ folder })
  const { db, pool } = database
  const count = () => transact(db, SYSTEM, (trx) => trx.insertInto('limites').values(row()).execute())
  let keys = 0
  const row = () => ({ chave: `chave ${++keys}`, contagem: 1, expira_em: new Date() })
  await count()

  const client = await pool.connect()
  await client.query('begin')
  await client.query("insert into limites values ('no meio', 1, now())")
  if (mounted) leave(RESERVE / 2)
  else await client.query('set transaction read only')
  const broken = await client.query("insert into limites values ('no fim', 1, now())").catch((e) => e)
  expect(toPacoError(broken)).toMatchObject({ status: 503, retryAfter: 60, message: /disco.*cheio/ })
  await client.query('rollback')
  client.release()

  if (mounted) {
    for (const refused of [await count().catch(toPacoError), await count().catch(toPacoError)])
      expect(refused).toMatchObject({ status: 503, retryAfter: 60 })
    expect(database.isDiskFull()).toBe(true)
    leave(0)
  }
  const { rows } = await pool.query('select count(*)::int as n from limites')
  expect(rows).toEqual([{ n: 1 }])
  rmSync(fill, { force: true })
  expect(database.isDiskFull()).toBe(false)
  await count()
  await database.close()

  if (!mounted) return
  leave(1024 * 1024)
  await expect(openDatabase({ folder })).rejects.toThrow(/O disco de .* está cheio: restam 1 MB/)
  rmSync(fill)
})

it('nobody is told of writes where nobody listens: that would need room too', async () => {
  const database = await openDatabase({
    snapshot: new Uint8Array(await readFile(inject('snapshots').migrated)),
  })
  const heard: string[] = []
  const client = await database.pool.connect()
  client.on('notification', ({ channel }) => heard.push(channel))
  await client.query('listen paco_mudou')
  await client.query('listen outro')
  client.release()
  await transact(database.db, SYSTEM, (trx) => trx.deleteFrom('limites').execute())
  await database.pool.query("select pg_notify('outro', '')")
  expect(heard).toEqual(['outro'])
  await database.close()
})
