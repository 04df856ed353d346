import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Bundle, bundleForChildren, type Child, nextLine } from './bundle.testing.ts'
import { FolderInUseError, lockFolder } from './folder-lock.ts'

/** Waits for a word, tries the lock, says what came of it, and stays alive. */
const starter = (folder: string) => `
  process.stdin.once('data', () => {
    try {
      lockFolder(${JSON.stringify(folder)})
      console.log('won')
    } catch (error) {
      console.log(error.name)
    }
  })
  console.log('ready')
`

describe('lockFolder', () => {
  let bundle: Bundle
  let parent: string
  let folder: string
  const children: Child[] = []

  beforeAll(async () => {
    bundle = await bundleForChildren()
  })
  afterAll(() => bundle.remove())
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'paco-lock-'))
    folder = join(parent, 'data')
  })
  afterEach(async () => {
    await Promise.all(children.splice(0).map((child) => child.kill()))
    rmSync(parent, { recursive: true, force: true })
  })

  function start(): Child {
    const child = bundle.spawn(starter(folder))
    children.push(child)
    return child
  }

  async function attempt(child: Child): Promise<string> {
    child.process.stdin?.write('go\n')
    return nextLine(child)
  }

  async function startOwner(): Promise<Child> {
    const owner = start()
    expect(await nextLine(owner)).toBe('ready')
    expect(await attempt(owner)).toBe('won')
    return owner
  }

  it('refuses whoever comes second, even in the same process, until it is released', () => {
    const lock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(
      `O banco em ${folder} já está em uso pelo processo ${process.pid}. Encerre-o ou escolha outra pasta em DATA_DIR.`,
    )
    lock.release()
    lockFolder(folder).release()
    expect(readdirSync(parent)).toEqual(['data.lock.2'])
  })

  it('releases only what is its own', () => {
    const first = lockFolder(folder)
    first.release()
    const second = lockFolder(folder)
    first.release()
    expect(() => lockFolder(folder)).toThrow(FolderInUseError)
    second.release()
  })

  it('names the file to delete when the owner cannot be seen from here', () => {
    const record = { pid: 1, started: null, host: 'outra', namespace: null, token: 't', released: false }
    writeFileSync(`${folder}.lock.7`, JSON.stringify(record))
    expect(() => lockFolder(folder)).toThrow(/outra máquina ou contêiner \(outra\).*data\.lock\.7/)
    writeFileSync(`${folder}.lock.7`, '')
    expect(() => lockFolder(folder)).toThrow(/data\.lock\.7.*ilegível/)
  })

  it('lets exactly one of eight starters succeed a dead owner', async () => {
    const owner = await startOwner()
    await owner.kill()
    const starters = Array.from({ length: 8 }, start)
    expect(await Promise.all(starters.map(nextLine))).toEqual(Array(8).fill('ready'))
    const results = await Promise.all(starters.map(attempt))
    expect(results.sort()).toEqual([...Array(7).fill('FolderInUseError'), 'won'])
    expect(readdirSync(parent)).toEqual(['data.lock.2'])
  })

  it('never robs an owner that is stopped', async () => {
    const owner = await startOwner()
    owner.process.kill('SIGSTOP')
    expect(() => lockFolder(folder)).toThrow(`pelo processo ${owner.process.pid}`)
    owner.process.kill('SIGCONT')
  })
})
