import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { answer, matching, onPath } from '../../scripts/machine.mjs'
import { nodeIsRecentEnough } from '../../scripts/node-version.mjs'
import { run } from '../../scripts/run.mjs'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

describe('what the scripts ask of the machine', () => {
  it.each([
    ['18.20.8', false],
    ['20.18.3', false],
    ['20.19.0', true],
    ['21.7.3', false],
    ['22.11.0', false],
    ['22.12.0', true],
    ['24.0.0', true],
  ])('Node %s: %s', (version, enough) => {
    expect(nodeIsRecentEnough(version)).toBe(enough)
  })

  it('finds the newest version first', () => {
    const folder = mkdtempSync(join(tmpdir(), 'paco-machine-'))
    folders.push(folder)
    for (const name of ['9/bin', '15/bin', 'x-14-y/bin', '16'])
      mkdirSync(join(folder, name), { recursive: true })
    const at = (name: string) => `${folder}/${name}`
    expect(matching(at('*/bin'))).toEqual(['x-14-y', '16', '15', '9'].map((name) => at(`${name}/bin`)))
    expect(matching(at('x-*-y/b*'))).toEqual([at('x-14-y/bin')])
    expect(matching(at('nothing-*/bin'))).toEqual([])
    expect(matching(at('plain'))).toEqual([at('plain')])
  })

  it('knows which programs there are', () => {
    expect(onPath(['no-such-program', 'node'])).toMatch(/node/)
    expect(onPath(['no-such-program'])).toBeUndefined()
    expect(answer('no-such-program', [])).toBeUndefined()
  })
})

describe('running a program', () => {
  it('keeps the output of a quiet one and tells how it ended', async () => {
    const script = 'console.log("out"); console.error("err"); process.exitCode = 3'
    const { ok, output } = await run(process.execPath, ['-e', script], { quiet: true })
    expect(ok).toBe(false)
    expect(output.split('\n').sort()).toEqual(['', 'err', 'out'])
  })

  it('fails when there is no such program', async () => {
    await expect(run('/no/such/program', [], { quiet: true })).rejects.toThrow('ENOENT')
  })
})
