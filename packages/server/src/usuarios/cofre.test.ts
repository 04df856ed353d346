import { expect, it } from 'vitest'
import { lock, unlock } from './cofre.ts'

const [ONE, OTHER] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)].map((bytes) => bytes.toString('base64')) as [
  string,
  string,
]
const PLAIN = Buffer.from('vinte bytes de nada!')

it('is opened with its secret, for its owner, as it was', () => {
  const locked = lock(ONE, 7, PLAIN)
  expect(unlock(ONE, 7, locked)).toEqual(PLAIN)
  expect(locked).not.toBe(lock(ONE, 7, PLAIN))
  expect(Buffer.from(locked, 'base64').includes(PLAIN)).toBe(false)
})

it.each([
  ['another secret', OTHER, 7, (text: string) => text],
  ['another owner', ONE, 8, (text: string) => text],
  ['a byte altered', ONE, 7, (text: string) => `${text[0] === 'A' ? 'B' : 'A'}${text.slice(1)}`],
  ['cut off', ONE, 7, (text: string) => text.slice(0, 20)],
  ['nothing', ONE, 7, () => ''],
])('opens nothing with %s', (_why, secret, owner, change) => {
  expect(unlock(secret, owner, change(lock(ONE, 7, PLAIN)))).toBeNull()
})
