import { describe, expect, it } from 'vitest'
import { isOfReplica, reaches, together } from './read-index.ts'

describe('asking together', () => {
  it('answers nobody with what was asked before they came, and all who wait with one answer', async () => {
    const open: ((value: number) => void)[] = []
    const ask = together(() => new Promise<number>((resolve) => void open.push(resolve)))
    const [first, second, third] = [ask(), ask(), ask()]
    expect(open).toHaveLength(1)
    open[0]?.(1)
    expect(await first).toBe(1)
    await expect.poll(() => open.length).toBe(2)
    const fourth = ask()
    open[1]?.(2)
    expect(await Promise.all([second, third])).toEqual([2, 2])
    await expect.poll(() => open.length).toBe(3)
    open[2]?.(3)
    expect(await fourth).toBe(3)
  })

  it('fails who asked, and asks again for the next', async () => {
    let count = 0
    const ask = together(async () => {
      count++
      if (count === 1) throw new Error('away')
      return count
    })
    const [first, second] = [ask(), ask()]
    await expect(first).rejects.toThrow('away')
    expect(await second).toBe(2)
  })
})

describe('a replica has come that far', () => {
  it.each<[string, (number | null)[], boolean]>([
    ['at once', [10], true],
    ['in a moment', [8, 9, 10], true],
    ['not in time', [9], false],
    ['never: it is none', [null], false],
  ])('%s', async (_, positions, expected) => {
    const left = [...positions]
    const at = async () => (left.length > 1 ? (left.shift() ?? null) : (left[0] ?? null))
    expect(await reaches(10, at)).toBe(expected)
  })
})

describe('what the replica could not answer', () => {
  it.each<[string, string | undefined, boolean]>([
    ['a conflict with recovery', '40001', true],
    ['a deadlock with it', '40P01', true],
    ['a connection that was ended', '57P01', true],
    ['a server that starts', '57P03', true],
    ['no connection left', '53300', true],
    ['a write', '25006', true],
    ['a table that is not there yet', '42P01', true],
    ['nobody there', 'ECONNREFUSED', true],
    ['a connection lost without a word', undefined, true],
    ['a statement that took too long', '57014', false],
    ['a value it cannot read', '22P02', false],
    ['a division by zero', '22012', false],
  ])('%s', (_, code, expected) => {
    expect(isOfReplica(Object.assign(new Error('in English'), { code }))).toBe(expected)
  })
})
