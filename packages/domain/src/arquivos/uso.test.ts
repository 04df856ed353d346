import { expect, it } from 'vitest'
import { refuseSpace } from './arquivo.ts'

const GB = 1024 ** 3

it.each([
  [9 * GB, GB, null],
  [9 * GB, GB + 1, /^O espaço da cidade para arquivos \(10 GB\) acabou\./],
])('with %d bytes of 10 GB taken, %d more: %s', (taken, more, why) => {
  const refused = refuseSpace(taken, more, 10 * GB)
  if (why === null) expect(refused).toBeNull()
  else expect(refused).toMatch(why)
})
