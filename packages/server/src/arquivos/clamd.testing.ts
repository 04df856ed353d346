import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { ClamavAddress } from './clamav.ts'
import { temporaryFolder } from './stores.testing.ts'

/** The string every antivirus finds, in two halves: whole it would be found here. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('')
export const AMEACA = 'Win.Test.EICAR_HDB-1'

/** What it does with the next files: looks at them, or one of the ways in which it does not. */
type Mood = 'looks' | 'closes' | 'never answers' | 'talks nonsense' | 'talks on and on'

interface Heard {
  readonly sizes: number[]
  readonly bytes: Buffer
}

/** One conversation, byte by byte as clamd has it: a command that ends in NUL, pieces with their sizes, a size of nothing. */
function converse(socket: Socket, state: Clamd['state']): void {
  let [held, begun] = [Buffer.alloc(0), false]
  const sizes: number[] = []
  const pieces: Buffer[] = []
  const say = (text: string) => socket.end(`${text}\0`)
  const finish = () => {
    const bytes = Buffer.concat(pieces)
    state.heard.push({ sizes, bytes })
    if (state.mood === 'talks nonsense') say('stream: \u0001Can’t allocate memory ERROR')
    else if (state.mood === 'talks on and on') socket.end('x'.repeat(10_000))
    else say(bytes.includes(EICAR) ? `stream: ${AMEACA} FOUND` : 'stream: OK')
  }
  const take = (): boolean => {
    if (held.length < 4) return false
    const size = held.readUInt32BE(0)
    if (size === 0) {
      if (state.mood !== 'never answers') finish()
      return false
    }
    if (sizes.reduce((sum, one) => sum + one, size) > state.limit) {
      socket.write('INSTREAM size limit exceeded. ERROR\0')
      socket.end()
      return false
    }
    if (held.length < 4 + size) return false
    pieces.push(Buffer.from(held.subarray(4, 4 + size)))
    sizes.push(size)
    held = held.subarray(4 + size)
    if (state.mood === 'closes') socket.destroy()
    return true
  }
  socket.on('error', () => {})
  socket.on('data', (piece) => {
    held = Buffer.concat([held, piece])
    const end = begun ? -1 : held.indexOf(0)
    if (end >= 0) {
      const command = held.subarray(0, end).toString()
      held = held.subarray(end + 1)
      begun = command === 'zINSTREAM'
      if (command === 'zPING') say('PONG')
      else if (!begun) say('UNKNOWN COMMAND')
    }
    if (begun) while (take());
  })
}

export interface Clamd {
  readonly address: ClamavAddress
  readonly state: { mood: Mood; limit: number; readonly heard: Heard[]; atOnce: number; most: number }
  stop(): Promise<void>
  start(): Promise<void>
}

/** A double of clamd, at an address or a socket's path: what it is sent, and what it says, are the protocol's own bytes. */
export async function startClamd(at: 'port' | 'path' = 'port'): Promise<Clamd> {
  const state: Clamd['state'] = { mood: 'looks', limit: 1e9, heard: [], atOnce: 0, most: 0 }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    state.most = Math.max(state.most, ++state.atOnce)
    socket.on('close', () => {
      sockets.delete(socket)
      state.atOnce--
    })
    converse(socket, state)
  })
  let address: ClamavAddress =
    at === 'path' ? { path: join(await temporaryFolder(), 'clamd.ctl') } : { host: '127.0.0.1', port: 0 }
  const start = () => new Promise<void>((resolve) => server.listen(address, resolve))
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  await start()
  afterAll(stop)
  if ('host' in address) address = { ...address, port: (server.address() as AddressInfo).port }
  return { address, state, start, stop }
}
