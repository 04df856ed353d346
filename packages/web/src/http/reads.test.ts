import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Call, call } from '@paco/domain/http/call'
import { done } from '@paco/domain/http/replies'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, test } from 'vitest'
import { keyOf, under } from './reads.ts'

const SRC = resolve(import.meta.dirname, '..')

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.testing\.|\/test\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(SRC, file), 'utf8') }))

/** A key written by hand; a type, and the empty key of what loads nothing, are none. */
const BY_HAND = /\bqueryKey: (?!keyOf\(|readonly unknown\[\]|\[\])[^\n]*/g

/** The call and the form of each key that is made for its call. */
const MADE = /\bkeyOf\(\s*([\w.]+(?:\(\w+\)[\w.]*)?),[^;]*?,\s*('[\w-]+'|[A-Z]+)\s*[,)]/g

describe('the cache keys of the sources', () => {
  it('are made from their calls, none by hand', () => {
    const byHand = sources.flatMap(({ file, text }) =>
      [...text.matchAll(BY_HAND)].map(([found]) => `${file}: ${found}`),
    )
    expect(byHand).toEqual([])
  })

  it('have one type: each form of a call is made in one place', () => {
    const made = sources.flatMap(({ text }) =>
      [...text.matchAll(MADE)].map(([, of, form]) => `${of} ${form}`),
    )
    const uses = sources.flatMap(({ text }) => [...text.matchAll(/queryKey: keyOf\(/g)])
    expect(made.length).toBe(uses.length)
    expect(made.filter((one, at) => made.indexOf(one) !== at)).toEqual([])
    // The forms that are made of any call are nobody else's.
    const general = made.filter((one) => one.startsWith('call ')).map((one) => one.slice('call '.length))
    expect(general).toContain("'rows'")
    expect(made.filter((one) => general.includes(one.split(' ')[1] ?? ''))).toHaveLength(general.length)
  })

  it('would be found out: two that the look at the sources refuses', () => {
    expect("queryKey: ['/api/contratos', id]".match(BY_HAND)).toHaveLength(1)
    expect('queryKey: [...KEY, id]'.match(BY_HAND)).toHaveLength(1)
    expect('queryKey: otherQuery(id).queryKey'.match(BY_HAND)).toHaveLength(1)
    const [, of, form] = [..."keyOf(a.getB, { params: { id } }, 'rows')".matchAll(MADE)][0] ?? []
    expect([of, form]).toEqual(['a.getB', "'rows'"])
  })
})

const get = (path: string): Call =>
  call({ method: 'GET', path, summary: '', access: { login: false } as never, reply: done })
const contrato = get('/api/contratos/{id}')
const medicao = get('/api/contratos/{id}/medicao')

describe('a key', () => {
  it.each([
    ['another record', keyOf(contrato, { params: { id: 2 } } as never, 'record')],
    ['another call', keyOf(medicao, { params: { id: 1 } } as never, 'record')],
    ['another form', keyOf(contrato, { params: { id: 1 } } as never, 'rows')],
    ['another query', keyOf(contrato, { params: { id: 1 }, query: { de: '2026-01-01' } } as never, 'record')],
    ['another reader', keyOf(contrato, { params: { id: 1 } } as never, 'record', 7)],
  ])('tells %s apart', (_, other) => {
    expect(other).not.toEqual(keyOf(contrato, { params: { id: 1 } } as never, 'record'))
  })
})

test('what stands under a call is asked for anew together, and nothing else', async () => {
  const client = new QueryClient()
  const keys = {
    itself: keyOf(contrato, { params: { id: 1 } } as never, 'record'),
    below: keyOf(medicao, { params: { id: 1 } } as never, 'rows'),
    filtered: keyOf(contrato, { params: { id: 1 }, query: { de: '2026-01-01' } } as never, 'rows'),
    longer: keyOf(contrato, { params: { id: 11 } } as never, 'record'),
  }
  for (const key of Object.values(keys)) client.setQueryData(key, true)
  await client.invalidateQueries(under(contrato, { params: { id: 1 } } as never))
  const stale = Object.entries(keys).filter(([, key]) => client.getQueryState(key)?.isInvalidated)
  expect(stale.map(([name]) => name)).toEqual(['itself', 'below', 'filtered'])
})
