import { PARTE } from '@paco/domain/arquivos/envio'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeServerForEachTest, type Received } from '../ui/test/fake-server.ts'
import { dropEnvio, pause, sendEnvio, waitOf } from './envios.ts'

/** A server that keeps what comes, part by part, as the real one does. */
class Kept {
  readonly sizes = new Map<string, number>()
  readonly parts = new Map<string, number[]>()
  /** What the next writes are answered instead; null where nothing is wrong with one. */
  readonly troubles: ((() => Response) | null)[] = []

  readonly answer = ({ method, path, query, body }: Received): Response => {
    const trouble = method === 'GET' ? undefined : this.troubles.shift()
    if (trouble) return trouble()
    if (method === 'POST') {
      const id = `envio-${this.sizes.size + 1}`
      this.sizes.set(id, (body as { tamanho: number }).tamanho)
      this.parts.set(id, [])
      return Response.json({ Status: 'Success', id, parte: PARTE, recebido: 0 })
    }
    const id = path.split('/').at(-1) ?? ''
    const parts = this.parts.get(id)
    if (!parts) return Response.json({ Status: 'Error', Error: 'Não há.' }, { status: 404 })
    if (method === 'DELETE') this.parts.delete(id)
    const had = parts.reduce((sum, bytes) => sum + bytes, 0)
    if (method === 'PUT' && Number(query.de) === had) parts.push((body as Uint8Array).byteLength)
    const recebido = parts.reduce((sum, bytes) => sum + bytes, 0)
    const tamanho = this.sizes.get(id) ?? 0
    return Response.json({ Status: 'Success', recebido, tamanho, pronto: recebido === tamanho })
  }
}

const server = fakeServerForEachTest()
let kept: Kept
beforeEach(() => {
  kept = new Kept()
  server.current.answer(kept.answer)
})
afterEach(() => localStorage.clear())

const fileOf = (size: number, name = 'planta.pdf') =>
  new File([new Uint8Array(size)], name, { lastModified: 7 })
const lost = () => {
  throw new TypeError('network')
}
const refusal =
  (status: number, why = 'Não.') =>
  () =>
    Response.json({ Status: 'Error', Error: why }, { status })

function start(file: File) {
  const control = new AbortController()
  const way = {
    signal: control.signal,
    onReceived: vi.fn<(bytes: number) => void>(),
    onCut: vi.fn<() => void>(),
    pause: vi.fn<(milliseconds: number) => Promise<void>>(async () => {}),
  }
  return { way, control, sent: sendEnvio(file, way) }
}
const puts = () =>
  server.current.received.filter(({ method }) => method === 'PUT').map(({ query }) => query.de)

describe('a file in parts', () => {
  test('is announced, sent part by part, and told by how much has come', async () => {
    const { way, sent } = start(fileOf(2 * PARTE + 5))
    expect(await sent).toBe('envio-1')
    expect(puts()).toEqual(['0', String(PARTE), String(2 * PARTE)])
    expect(kept.parts.get('envio-1')).toEqual([PARTE, PARTE, 5])
    expect(way.onReceived.mock.calls.map(([bytes]) => bytes)).toEqual([0, PARTE, 2 * PARTE, 2 * PARTE + 5])
    expect(server.current.last?.headers['Content-Type']).toBe('application/octet-stream')
  })

  test('goes on from what the server has when the network comes back', async () => {
    kept.troubles.push(null, null, lost, lost, lost)
    const { way, sent } = start(fileOf(3 * PARTE))
    expect(await sent).toBe('envio-1')
    expect(way.onCut).toHaveBeenCalled()
    expect(kept.parts.get('envio-1')).toEqual([PARTE, PARTE, PARTE])
    // Longer each time.
    expect(way.pause.mock.calls.map(([milliseconds]) => milliseconds)).toEqual([1000, 2000, 4000])
  })

  test('picked again after a reload it goes on, and is one file', async () => {
    const first = start(fileOf(3 * PARTE))
    first.way.onReceived.mockImplementation((bytes) => {
      if (bytes >= PARTE) first.control.abort()
    })
    await expect(first.sent).rejects.toThrow()
    const again = start(fileOf(3 * PARTE))
    expect(await again.sent).toBe('envio-1')
    expect(again.way.onReceived.mock.calls[0]?.[0]).toBeGreaterThanOrEqual(PARTE)
    expect(kept.sizes.size).toBe(1)
    expect(kept.parts.get('envio-1')).toEqual([PARTE, PARTE, PARTE])
  })

  test('of which the server knows nothing any more is sent anew', async () => {
    await start(fileOf(10)).sent
    kept.parts.clear()
    expect(await start(fileOf(10)).sent).toBe('envio-2')
  })

  test('that looks like another one on its way is announced by itself', async () => {
    const [one, other] = [start(fileOf(2 * PARTE)), start(fileOf(2 * PARTE))]
    const ids = await Promise.all([one.sent, other.sent])
    expect(new Set(ids).size).toBe(2)
  })

  test.each([
    [413, 'São 30 MB no máximo.'],
    [415, 'Programas não são aceitos.'],
    [429, 'Espere uma hora.'],
    [507, 'Não há mais espaço.'],
  ])('refused with %d it is not tried again', async (status, why) => {
    kept.troubles.push(refusal(status, why))
    const { way, sent } = start(fileOf(10))
    await expect(sent).rejects.toMatchObject({ status, message: why })
    expect(way.pause).not.toHaveBeenCalled()
  })

  test('that is out of place three times over is refused in the end', async () => {
    kept.troubles.push(null, ...Array.from({ length: 4 }, () => refusal(409)))
    const { sent } = start(fileOf(10))
    await expect(sent).rejects.toMatchObject({ status: 409 })
  })

  test('waits as long as a busy server says', async () => {
    kept.troubles.push(() =>
      Response.json({ Status: 'Error', Error: 'Cheio.' }, { status: 503, headers: { 'Retry-After': '9' } }),
    )
    const { way, sent } = start(fileOf(10))
    await sent
    expect(way.pause.mock.calls[0]?.[0]).toBe(9000)
  })

  test('given up is dropped by the server too', async () => {
    await start(fileOf(10)).sent
    await dropEnvio(fileOf(10))
    expect(kept.parts.size).toBe(0)
    expect(await start(fileOf(10)).sent).toBe('envio-2')
  })
})

test.each([
  [0, 1000],
  [3, 8000],
  [20, 30_000],
])('after %d tries it waits %d ms', (tries, milliseconds) => {
  expect(waitOf(tries, null)).toBe(milliseconds)
})

test('a connection that comes back ends the waiting, and leaving ends it for good', async () => {
  const waiting = pause(1e6, new AbortController().signal)
  window.dispatchEvent(new Event('online'))
  await waiting
  const control = new AbortController()
  const left = pause(1e6, control.signal)
  control.abort(new Error('saiu'))
  await expect(left).rejects.toThrow('saiu')
})
