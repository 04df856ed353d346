import { expect, it } from 'vitest'
import { RECUSAS, sentenceOf } from './recusas.ts'

it('only words of the list have a sentence', () => {
  expect(sentenceOf('inativa')).toBe(RECUSAS.inativa)
  for (const other of ['', 'Ligue para 0800', 'toString', '__proto__', undefined, 7, ['inativa']])
    expect(sentenceOf(other)).toBeUndefined()
})
