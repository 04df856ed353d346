import { getPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { Child, ChildError } from './child.ts'

const FILE = fileURLToPath(new URL('./child-sample.testing.mjs', import.meta.url))

let child: Child
const start = (limits: { idle?: number; deadline?: number } = {}) => {
  child = new Child({
    file: FILE,
    failure: 'Não deu',
    idleMilliseconds: limits.idle ?? 60_000,
    deadlineMilliseconds: limits.deadline ?? 60_000,
  })
  return child
}
afterEach(() => child.close())

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a child', () => {
  it('answers each request with its own answer, from one process that knows nothing of our settings', async () => {
    const { ask } = { ask: (wish: string) => start().ask<string>(wish) }
    const first = await ask('um')
    const [two, three] = await Promise.all([child.ask<string>('dois'), child.ask<string>('três')])
    const pid = String(child.pid)
    expect([first, two, three]).toEqual(
      ['um', 'dois', 'três'].map((wish) => expect.stringMatching(`^${pid} ${wish} [23]$`)),
    )
  })

  it('gives way to the process that answers requests', async () => {
    await start().ask('um')
    expect(getPriority(child.pid)).toBeGreaterThan(getPriority())
  })

  it('tells what the sender can mend as a refusal, and what broke as a failure', async () => {
    await expect(start().ask('refuse')).rejects.toMatchObject({
      status: 415,
      message: 'Isto não.',
      campos: { foto: 'Outra.' },
    })
    await expect(child.ask('fail')).rejects.toThrow('Não deu: quebrou')
  })

  it('that dies refuses the waiting and is started anew by the next', async () => {
    start()
    const outcomes = await Promise.allSettled([child.ask('die'), child.ask('um')])
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(ChildError) })
    }
    expect(await child.ask('um')).toContain(' um ')
  })

  it('that takes too long is ended, and the next starts another', async () => {
    start({ deadline: 5000 })
    await child.ask('um')
    const pid = child.pid ?? 0
    await expect(child.ask('hang')).rejects.toThrow('Não deu: demorou demais')
    expect(await child.ask<string>('um')).not.toContain(String(pid))
    await expect.poll(() => isAlive(pid)).toBe(false)
  })

  it('that is to work once ends with its answer, and the next request starts another', async () => {
    start({ idle: 0 })
    const [first = ''] = (await child.ask<string>('um')).split(' ')
    expect(child.pid).toBeUndefined()
    expect(await child.ask<string>('dois')).not.toContain(first)
    await expect.poll(() => isAlive(Number(first))).toBe(false)
  })

  it('that holds all it can answers those who wait, and the next request starts another', async () => {
    start()
    const answers = await Promise.all(['fill', 'um'].map((wish) => child.ask<string>(wish)))
    const pids = answers.map((text) => text.split(' ')[0])
    expect(new Set(pids).size).toBe(1)
    expect(child.pid).toBeUndefined()
    expect(await child.ask<string>('dois')).not.toContain(pids[0])
  })

  it('with nothing to do ends, and its memory with it', async () => {
    start({ idle: 50 })
    await child.ask('um')
    const pid = child.pid ?? 0
    await expect.poll(() => child.pid).toBeUndefined()
    await expect.poll(() => isAlive(pid)).toBe(false)
  })
})
