import { PARTE } from '@paco/domain/arquivos/envio'
import { MESSAGES } from '@paco/domain/arquivos/messages'
import { describe, expect, it } from 'vitest'
import { clamavOf, NotScanned, ping, scan, Unreachable } from './clamav.ts'
import { AMEACA, EICAR, startClamd } from './clamd.testing.ts'

const HURRIED = { connect: 200, silence: 200, whole: 1_000 }

async function* pieces(...all: readonly Uint8Array[]) {
  yield* all
}
const text = (of: string) => Buffer.from(of)

describe('the setting', () => {
  it.each([
    ['localhost:3310', { host: 'localhost', port: 3310 }],
    ['127.0.0.1:1', { host: '127.0.0.1', port: 1 }],
    ['[::1]:3310', { host: '::1', port: 3310 }],
    ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['localhost', null],
    ['localhost:0', null],
    ['localhost:65536', null],
    ['http://localhost:3310', null],
    ['a b:3310', null],
    ['/', null],
    ['::1:3310', null],
  ])('%s', (value, address) => expect(clamavOf(value)).toEqual(address))
})

describe.each(['port', 'path'] as const)('clamd at a %s', async (at) => {
  const { address, state } = await startClamd(at)

  it('is sent a file in pieces, each with its size, and says that it is clean', async () => {
    const parts = [Buffer.alloc(PARTE, 7), Buffer.alloc(PARTE, 8), text('end')]
    expect(await scan(address, pieces(...parts))).toEqual({ verificado: 'limpo' })
    expect(state.heard.at(-1)?.sizes).toEqual([PARTE, PARTE, 3])
    expect(state.heard.at(-1)?.bytes.equals(Buffer.concat(parts))).toBe(true)
  })

  it('finds what is split over two pieces, and says its name', async () => {
    const laudo = await scan(address, pieces(text(EICAR.slice(0, 30)), text(EICAR.slice(30))))
    expect(laudo).toEqual({ verificado: 'suspeito', ameaca: AMEACA })
  })

  it('answers that it is there', () => expect(ping(address)).resolves.toBeUndefined())
})

describe('clamd that does not look', async () => {
  const clamd = await startClamd()
  const { address, state } = clamd
  const file = () => pieces(text('one'), text('two'))

  it.each([
    ['closes', MESSAGES.antivirusLeft],
    ['never answers', MESSAGES.antivirusTookLong],
    ['talks nonsense', expect.stringContaining('(stream: Can’t allocate memory ERROR)')],
    ['talks on and on', MESSAGES.antivirusStrange],
  ] as const)('as it %s', async (mood, why) => {
    state.mood = mood
    const failed = await scan(address, file(), { patience: HURRIED }).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(NotScanned)
    expect((failed as Error).message).toEqual(why)
    state.mood = 'looks'
  })

  it('as the file is too large for it', async () => {
    state.limit = 5
    await expect(scan(address, file())).rejects.toThrow(MESSAGES.antivirusTooLarge)
    state.limit = 1e9
  })

  it('as the file cannot be read, which is the file’s own trouble', async () => {
    const broken = async function* (): AsyncGenerator<Uint8Array> {
      yield text('one')
      throw new Error('disk')
    }
    await expect(scan(address, broken())).rejects.toThrow('disk')
  })

  it('as the server ends in the middle', async () => {
    const ending = new AbortController()
    state.mood = 'never answers'
    const scanned = scan(address, file(), { signal: ending.signal })
    ending.abort()
    await expect(scanned).rejects.toThrow()
    state.mood = 'looks'
  })

  it('as nobody is there', async () => {
    await clamd.stop()
    await expect(scan(address, file())).rejects.toBeInstanceOf(Unreachable)
    await expect(ping(address)).rejects.toBeInstanceOf(Unreachable)
    await expect(scan({ path: '/nonexistent/clamd.ctl' }, file())).rejects.toBeInstanceOf(Unreachable)
    await clamd.start()
    expect(await scan(address, file())).toEqual({ verificado: 'limpo' })
  })
})
