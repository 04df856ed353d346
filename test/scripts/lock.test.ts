import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withLock } from '../../scripts/lock.mjs'

let folder = ''
let path = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paco-lock-'))
  path = join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const nobody = () => {}
/** A process that has ended: its number is, for now, nobody's. */
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid
const hold = (token: string, pid: number) =>
  writeFileSync(path, JSON.stringify({ token, owners: [{ pid, started: '' }] }))

describe('the lock of the preparation', () => {
  it('lets one work at a time and leaves nothing behind', async () => {
    let inside = 0
    let most = 0
    const work = async () => {
      most = Math.max(most, ++inside)
      await sleep(20)
      inside--
    }
    await Promise.all([1, 2, 3].map(() => withLock(path, nobody, work)))
    expect(most).toBe(1)
    expect(readdirSync(folder)).toEqual([])
  })

  it('is free again after work that failed', async () => {
    const failing = withLock(path, nobody, () => Promise.reject(new Error('no disk')))
    await expect(failing).rejects.toThrow('no disk')
    expect(await withLock(path, nobody, async () => 'done')).toBe('done')
  })

  it('is inherited from a holder that died', async () => {
    hold('dead', deadPid())
    expect(await withLock(path, nobody, async () => 'done')).toBe('done')
    expect(readdirSync(folder)).toEqual([])
  })

  it('is inherited from an heir that died before it could take it', async () => {
    hold('dead', deadPid())
    const heir = { token: 'heir', owners: [{ pid: deadPid(), started: '' }] }
    writeFileSync(`${path}.dead`, JSON.stringify(heir))
    expect(await withLock(path, nobody, async () => 'done')).toBe('done')
    expect(readdirSync(folder)).toEqual([])
  })

  it('is not taken from the living, whom it names', async () => {
    hold('alive', process.pid)
    const waitedFor: number[] = []
    const work = withLock(
      path,
      (pid) => waitedFor.push(pid),
      async () => existsSync(path),
    )
    await sleep(300)
    expect(waitedFor).toEqual([process.pid])
    rmSync(path)
    expect(await work).toBe(true)
  })

  it('stays taken while a child of a dead holder still works', async () => {
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])
    const owners = [deadPid(), child.pid ?? 0].map((pid) => ({ pid, started: '' }))
    writeFileSync(path, JSON.stringify({ token: 'dead', owners }))
    let taken = false
    const work = withLock(path, nobody, async () => {
      taken = true
    })
    await sleep(300)
    expect(taken).toBe(false)
    child.kill('SIGKILL')
    await work
    expect(taken).toBe(true)
  })
})
