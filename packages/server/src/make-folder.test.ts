import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { makeFolder } from './make-folder.ts'

const root = mkdtempSync(join(tmpdir(), 'paco-folder-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('makeFolder', () => {
  it('makes what is missing, with the mode, and takes what is there', () => {
    const folder = join(root, 'a/b/c')
    makeFolder(folder, 0o700)
    makeFolder(folder, 0o700)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(statSync(join(root, 'a')).mode & 0o777).toBe(0o700)
  })

  it('says that a file is in the way', () => {
    writeFileSync(join(root, 'file'), '')
    expect(() => makeFolder(join(root, 'file'))).toThrow('EEXIST')
    expect(() => makeFolder(join(root, 'file/x'))).toThrow('ENOTDIR')
  })

  it.runIf(existsSync('/proc/self'))('ends where no folder can be made', () => {
    expect(() => makeFolder('/proc/nada/x')).toThrow('ENOENT')
  })
})
