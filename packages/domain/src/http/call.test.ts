import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { anyone } from './access.ts'
import { also, call, ofToday } from './call.ts'

/** A call that notes which of its schemas are made. */
function noting() {
  const made: string[] = []
  const make = (name: string) => () => {
    made.push(name)
    return z.object({ [name]: z.number() })
  }
  const one = call({
    method: 'GET',
    path: '/api/coisas',
    summary: 'As coisas',
    access: anyone,
    query: make('query'),
    reply: make('reply'),
  })
  return { made, make, one }
}

test('a schema is made when it is first asked for, once, and the others are not', () => {
  const { made, one } = noting()
  expect([one.path, made]).toEqual(['/api/coisas', []])
  const { query } = one
  expect(one.query).toBe(query)
  expect(made).toEqual(['query'])
})

test('what is said of a call besides makes none of its schemas', () => {
  const { made, make, one } = noting()
  const more = ofToday(also(one, { summary: 'Outras', reply: make('outra') }))
  expect([more.method, more.summary, more.ofToday, made]).toEqual(['GET', 'Outras', true, []])
  expect(z.parse(more.reply, { outra: 1 })).toEqual({ outra: 1 })
  expect(more.query).toBe(one.query)
  expect(made).toEqual(['outra', 'query'])
})

test('what a call lacks it does not have', () => {
  const { one } = noting()
  expect(Object.keys(one)).toEqual(['method', 'path', 'summary', 'access', 'query', 'reply'])
  expect('body' in one).toBe(false)
})
