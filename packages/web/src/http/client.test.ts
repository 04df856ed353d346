import { anyone, signedIn } from '@paco/domain/http/access'
import { call } from '@paco/domain/http/call'
import { done } from '@paco/domain/http/replies'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { NetworkError, request, whenSessionEnds } from './client.ts'

const body = z.object({ nome: z.string() })
const write = call({ method: 'POST', path: '/api/obra', summary: '', access: signedIn, body, reply: done })
const read = call({ method: 'GET', path: '/api/obra', summary: '', access: signedIn, reply: done })

const accepted = () => Response.json({ Status: 'Success' })
const refused = () => Response.json({ Status: 'Error', Error: 'Não.' }, { status: 409 })
const silence = () => Promise.reject(new TypeError('fetch failed'))
/** The status arrives, the rest does not. */
const cutOff = () =>
  new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) }))

type Reply = () => Response | Promise<Response>
const network = vi.fn<typeof fetch>()

/** Sends a write and answers the key it was sent with. */
async function keyOf(reply: Reply, nome: string): Promise<string | null> {
  network.mockImplementationOnce(async () => reply())
  await request(write, { body: { nome } }).catch(() => undefined)
  return new Headers(network.mock.lastCall?.[1]?.headers).get('Idempotency-Key')
}

beforeEach(() => {
  vi.stubGlobal('fetch', network)
  localStorage.setItem('Token', 't')
})

test.each([
  ['nothing came back', silence],
  ['the answer was cut off', cutOff],
])('a write sent again after %s keeps its key', async (_, reply) => {
  const first = await keyOf(reply, 'Ponte')
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(await keyOf(accepted, 'Ponte')).toBe(first)
})

test.each([
  ['accepted', accepted],
  ['refused', refused],
])('a write that was %s is over: the same words again are a new write', async (_, reply) => {
  const first = await keyOf(reply, 'Viaduto')
  expect(await keyOf(accepted, 'Viaduto')).not.toBe(first)
})

test('other words are another write', async () => {
  const first = await keyOf(silence, 'Creche')
  expect(await keyOf(accepted, 'Creche Nova')).not.toBe(first)
})

test('an answer whose Status is no success is a refusal, whatever its HTTP status', async () => {
  network.mockImplementation(async () =>
    Response.json({ Status: 'Error', Error: 'Não.', Campos: { nome: 'Curto.' } }),
  )
  await expect(request(write, { body: { nome: 'Praça' } })).rejects.toMatchObject({
    message: 'Não.',
    campos: { nome: 'Curto.' },
  })
})

test('a write without an answer is told as such', async () => {
  network.mockImplementation(async () => silence())
  await expect(request(write, { body: { nome: 'Praça' } })).rejects.toBeInstanceOf(NetworkError)
})

test('reads, and strangers, have no key', async () => {
  network.mockImplementation(async () => accepted())
  await request(read, {})
  expect(new Headers(network.mock.lastCall?.[1]?.headers).has('Idempotency-Key')).toBe(false)
  localStorage.clear()
  expect(await keyOf(accepted, 'Escola')).toBeNull()
})

test.each([
  ['a read lets the browser go first', read, 0],
  ['a write goes at once', write, 1],
])('%s, where it can', async (_, sent, before) => {
  network.mockReset().mockImplementation(async () => accepted())
  let goOn: (() => void) | undefined
  const turn = new Promise<void>((resolve) => {
    goOn = resolve
  })
  vi.stubGlobal('scheduler', { yield: () => turn })
  const answer = request(sent, { body: { nome: 'Ponte' } } as never)
  expect(network).toHaveBeenCalledTimes(before)
  goOn?.()
  await answer
  expect(network).toHaveBeenCalledTimes(1)
  vi.stubGlobal('scheduler', undefined)
})

const unknown = () => Response.json({ Status: 'Error', Error: 'Quem é?' }, { status: 401 })
const door = call({ method: 'POST', path: '/api/porta', summary: '', access: anyone, body, reply: done })

/** What happened to the session while the call was on its way, and what is told of it. */
test.each([
  ['is still the one of the call', write, (): void => undefined, ['expirada', { writes: true }]],
  ['is still the one of the call', read, (): void => undefined, ['expirada', { writes: false }]],
  ['is gone', write, (): void => localStorage.clear(), ['ausente', { writes: true }]],
  ['is another one by now', write, (): void => localStorage.setItem('Token', 'u'), undefined],
  ['was never asked for', door, (): void => undefined, undefined],
])('a refusal while the session %s', async (_, made, meanwhile, told) => {
  const ended = vi.fn()
  whenSessionEnds(ended)
  network.mockImplementationOnce(async () => {
    meanwhile()
    return unknown()
  })
  const parts = made === read ? {} : { body: { nome: 'Ponte' } }
  await expect(request(made, parts as never)).rejects.toMatchObject({ status: 401 })
  expect(ended.mock.calls[0]).toEqual(told)
})

test('what is asked for beside the screen ends no session', async () => {
  const ended = vi.fn()
  whenSessionEnds(ended)
  network.mockImplementationOnce(async () => unknown())
  await expect(request(read, { beside: true })).rejects.toMatchObject({ status: 401 })
  expect(ended).not.toHaveBeenCalled()
})

test('the city’s day is the one the server answers in, whatever this clock says', async () => {
  // As in a page that has just been opened: no answer was heard yet.
  vi.resetModules()
  const { request } = await import('./client.ts')
  const { hoje } = await import('./hoje.ts')
  const answerIn = async (headers: Record<string, string>) => {
    network.mockImplementationOnce(async () => Response.json({ Status: 'Success' }, { headers }))
    await request(read, {})
  }
  vi.setSystemTime('2026-03-01T02:00:00Z')
  expect(hoje()).toBe('2026-02-28')
  await answerIn({ 'X-Hoje': '2026-03-02' })
  expect(hoje()).toBe('2026-03-02')
  await answerIn({})
  expect(hoje()).toBe('2026-03-02')
  vi.useRealTimers()
})
