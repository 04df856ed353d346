import { describe, expect, it } from 'vitest'
import { splitBatch } from './wire-protocol.ts'

function message(type: string, body = ''): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, Buffer.from(body)])
}

const parse = message('P', 'select 1')
const sync = message('S')
const query = message('Q', 'select 1')
const goodbye = message('X')

describe('splitBatch', () => {
  it.each([
    ['nothing', [], 0, false],
    ['a batch up to its Sync', [parse, sync], parse.length + sync.length, false],
    ['a message still waiting for its Sync', [parse], 0, false],
    ['what follows the last Sync', [parse, sync, parse], parse.length + sync.length, false],
    ['half a message', [query.subarray(0, 7)], 0, false],
    ['half a header', [query, query.subarray(0, 3)], query.length, false],
    ['a goodbye', [goodbye], 0, true],
    ['a goodbye after a query', [query, goodbye], query.length, true],
  ])('finds the end of %s', (_name, messages, end, terminated) => {
    expect(splitBatch(Buffer.concat(messages))).toEqual({ end, terminated })
  })
})
