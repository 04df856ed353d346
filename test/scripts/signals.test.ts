import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'

const runModule = pathToFileURL(fileURLToPath(new URL('../../scripts/run.mjs', import.meta.url))).href

/** Runs a shell that runs a node, which says when it is there. */
const program = `
  import { report, run } from '${runModule}'
  const inner = 'console.log(1); setInterval(() => {}, 1000)'
  await run('/bin/sh', ['-c', '"$0" -e "$1"; true', process.execPath, inner]).catch(report)
`

describe.skipIf(process.platform === 'win32')('a signal', () => {
  it('ends grandchildren too, and us in the way it asked for', async () => {
    const script = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'pipe' })
    await once(script.stdout, 'data')
    script.kill('SIGTERM')
    // 'close' comes when nobody has our pipe open any more, the grandchild included.
    const [, signal] = await once(script, 'close')
    expect(signal).toBe('SIGTERM')
  })
})
