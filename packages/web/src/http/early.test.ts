import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeEarly } from './early.ts'

const answer = Promise.resolve(new Response('{}'))

beforeEach(() => {
  const earlyCalls = new Map([['/api/painel', { token: 'mine', response: answer }]])
  vi.stubGlobal('earlyCalls', earlyCalls)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('is handed out once', () => {
  expect(takeEarly('/api/painel', 'mine')).toBe(answer)
  expect(takeEarly('/api/painel', 'mine')).toBeNull()
})

it.each([
  ['another call', '/api/painel/processos', 'mine'],
  ['another session', '/api/painel', 'other'],
  ['nobody', '/api/painel', null],
])('is not for %s', (_, address, token) => {
  expect(takeEarly(address, token)).toBeNull()
})

it('is not for who asks much later', () => {
  vi.spyOn(performance, 'now').mockReturnValue(30_000)
  expect(takeEarly('/api/painel', 'mine')).toBeNull()
})

it('is nothing where the page asked for nothing', () => {
  vi.unstubAllGlobals()
  expect(takeEarly('/api/painel', null)).toBeNull()
})
