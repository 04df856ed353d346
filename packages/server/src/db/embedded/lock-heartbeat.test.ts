import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lockFolder } from './folder-lock.ts'
import type { LockRecord } from './lock-decision.ts'
import { startHeartbeat, takeFolder } from './lock-heartbeat.ts'
import { ownIdentity } from './process-identity.mjs'

const unseen: LockRecord = {
  pid: 1,
  started: null,
  host: 'contêiner-antigo',
  namespace: null,
  token: 't',
  released: false,
  beats: true,
}

describe('an owner in another container', () => {
  let parent: string
  let folder: string
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'paco-beat-'))
    folder = join(parent, 'data')
    writeFileSync(`${folder}.lock.7`, JSON.stringify(unseen))
  })
  afterEach(() => rmSync(parent, { recursive: true, force: true }))

  it('that was killed is succeeded once its file has shown no life', async () => {
    const told = vi.fn()
    const lock = await takeFolder(folder, told, 100)
    expect(told).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/contêiner \(contêiner-antigo\).*sinal de vida/),
    )
    expect(readdirSync(parent)).toEqual(['data.lock.8'])
    lock.release()
  })

  it('that beats is never robbed', async () => {
    let time = 1_800_000_000
    const owner = setInterval(() => utimesSync(`${folder}.lock.7`, ++time, time), 5)
    await expect(takeFolder(folder, () => {}, 2000)).rejects.toThrow('está em uso pelo processo 1')
    clearInterval(owner)
    expect(readdirSync(parent)).toEqual(['data.lock.7'])
  })

  it('that beats is never robbed by one to whom the same machine shows another boot id', async () => {
    const own = ownIdentity()
    const started = `another-boot${own.started?.slice(own.started.lastIndexOf(':'))}`
    writeFileSync(`${folder}.lock.7`, JSON.stringify({ ...unseen, ...own, started }))
    let time = 1_800_000_000
    const owner = setInterval(() => utimesSync(`${folder}.lock.7`, ++time, time), 5)
    await expect(takeFolder(folder, () => {}, 2000)).rejects.toThrow(`está em uso pelo processo ${own.pid}`)
    clearInterval(owner)
    expect(readdirSync(parent)).toEqual(['data.lock.7'])
  })

  it('whose silence was heard for another file is not taken for it', () => {
    expect(() => lockFolder(folder, `${folder}.lock.6`)).toThrow('está em uso')
  })
})

describe('a heartbeat', () => {
  let parent: string
  let folder: string
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'paco-beat-'))
    folder = join(parent, 'data')
  })
  afterEach(() => rmSync(parent, { recursive: true, force: true }))

  it('goes on while the folder is its own, and ends at once when it has another owner', async () => {
    const onLost = vi.fn()
    const heartbeat = startHeartbeat(lockFolder(folder), onLost, 5)
    expect(heartbeat.holds()).toBe(true)
    writeFileSync(`${folder}.lock.2`, JSON.stringify(unseen))
    await vi.waitUntil(() => onLost.mock.calls.length > 0, { timeout: 15_000 })
    expect(heartbeat.holds()).toBe(false)
    expect(onLost).toHaveBeenCalledOnce()
  })

  it('is made up for before anything is done after a long suspension', () => {
    vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
    const onLost = vi.fn()
    const heartbeat = startHeartbeat(lockFolder(folder), onLost, 5000)
    rmSync(`${folder}.lock.1`)
    expect(heartbeat.holds()).toBe(true)
    vi.setSystemTime(0)
    vi.advanceTimersByTime(4999)
    expect(heartbeat.holds()).toBe(true)
    heartbeat.stop()
    vi.advanceTimersByTime(60_000)
    expect(heartbeat.holds()).toBe(false)
    expect(onLost).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })
})
