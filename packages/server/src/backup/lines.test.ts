import { describe, expect, it } from 'vitest'
import { splitLines } from './lines.ts'

async function* chunked(text: string, size: number) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

describe('lines', () => {
  it.each([1, 2, 3, 7, 1000])('are the same however they come, %d bytes at a time', async (size) => {
    const lines = ['{"a":"é\u2028ção\u2029"}', '', 'um\rdois', 'o último, sem fim']
    const read: string[] = []
    for await (const line of splitLines(chunked(lines.join('\n'), size))) read.push(line)
    expect(read).toEqual(lines)
  })
})
