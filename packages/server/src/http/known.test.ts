import { expect, it } from 'vitest'
import { hasAlready, knownHeaders } from './known.ts'

const KNOWN = {
  etag: 'W/"abc"',
  modified: new Date('2026-11-10T12:00:00.700Z'),
  trueSince: new Date('2026-11-17T03:00:00Z'),
}

it.each([
  [{}, false],
  [{ 'if-none-match': 'W/"abc"' }, true],
  [{ 'if-none-match': '"abc"' }, true],
  [{ 'if-none-match': '"x", W/"abc"' }, true],
  [{ 'if-none-match': '*' }, true],
  [{ 'if-none-match': '"ab"' }, false],
  // A tag counts before a date.
  [{ 'if-none-match': '"ab"', 'if-modified-since': 'Wed, 18 Nov 2026 00:00:00 GMT' }, false],
  [{ 'if-modified-since': 'Tue, 17 Nov 2026 03:00:00 GMT' }, true],
  // Since the last change, but before the day of its figures.
  [{ 'if-modified-since': 'Tue, 10 Nov 2026 12:00:01 GMT' }, false],
  [{ 'if-modified-since': 'ontem' }, false],
])('who asks with %j has it: %s', (asked, has) => {
  expect(hasAlready(KNOWN, asked)).toBe(has)
})

it('is told by its tag and its last change', () => {
  expect(knownHeaders(KNOWN)).toEqual({
    ETag: 'W/"abc"',
    'Cache-Control': 'no-cache',
    'Last-Modified': 'Tue, 10 Nov 2026 12:00:00 GMT',
  })
})
