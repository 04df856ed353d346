import { expect, it } from 'vitest'
import { fileOutput } from './log-output.ts'

it('lines that find no room are counted, and told once there is room', () => {
  let room = 12
  let written = ''
  const output = fileOutput(1, (_fd, bytes, at = 0) => {
    const part = Buffer.from(bytes as Buffer).subarray(Number(at), Number(at) + room)
    if (part.length === 0) throw Object.assign(new Error(), { code: 'ENOSPC' })
    room -= part.length
    written += part.toString()
    return part.length
  })
  for (const line of ['first\n', 'second line\n', 'third\n']) output.write(line)
  expect(written).toBe('first\nsecond')
  room = 1000
  output.write('fourth\n')
  const [first, torn, told = '', fourth] = written.split('\n')
  expect([first, torn, fourth]).toEqual(['first', 'second', 'fourth'])
  expect(JSON.parse(told)).toMatchObject({
    level: 'warn',
    msg: '2 linhas do registro não puderam ser gravadas.',
  })
})
