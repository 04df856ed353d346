import { describe, expect, it } from 'vitest'
import { encodeName, rangeOf } from './stored-file.ts'

describe('the range of a file that is asked for', () => {
  it.each([
    [undefined, null],
    ['bytes=0-99', { from: 0, to: 99 }],
    ['bytes=900-', { from: 900, to: 999 }],
    ['bytes=990-5000', { from: 990, to: 999 }],
    ['bytes=-10', { from: 990, to: 999 }],
    ['bytes=-5000', { from: 0, to: 999 }],
    ['bytes=1000-', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=9-3', null],
    ['bytes=0-1,5-6', null],
    ['bytes=-', null],
    ['linhas=1-2', null],
    ['bytes=99999999999999999999-', null],
  ])('%s of a thousand', (header, range) => expect(rangeOf(header, 1000)).toEqual(range))
})

it('a name leaves no quotation mark, bracket or line behind', () => {
  expect(encodeName("a'b(c)*\r\nç.pdf")).toBe('a%27b%28c%29%2A%0D%0A%C3%A7.pdf')
})
