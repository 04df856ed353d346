import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { limitConnections, openFilesLimit } from './open-files.ts'

it.each([
  ['Max open files            1024                 524288               files', 1024],
  ['Max open files            unlimited            unlimited            files', null],
  ['', null],
])('reads the limit of open files from %j', (text, expected) => {
  expect(openFilesLimit(() => `Limit  Soft Limit\n${text}\n`)).toBe(expected)
})

it('refuses connections beyond the limit and says so once', async () => {
  const told: string[] = []
  const server = createServer()
  limitConnections(server, (text) => told.push(text), 0)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const sockets = Array.from({ length: 103 }, () => connect(port, '127.0.0.1').on('error', () => {}))
  const refused = sockets.map((socket) => once(socket, 'close'))
  await Promise.race(refused)
  expect(told).toEqual([expect.stringContaining('já há 100 abertas')])
  for (const socket of sockets) socket.destroy()
  server.close()
  await once(server, 'close')
})
