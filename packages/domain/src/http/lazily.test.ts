import { expect, test } from 'vitest'
import { lazily } from './lazily.ts'

test('an entry is made when first asked for, once, and the others are not', () => {
  const made: string[] = []
  const make = (name: string) => () => {
    made.push(name)
    return { name }
  }
  const table = lazily({ first: make('first'), second: make('second') })
  expect(made).toEqual([])
  const { first } = table
  expect(table.first).toBe(first)
  expect(made).toEqual(['first'])
})

test('taken apart or together it is a table like any other', () => {
  const one = { path: '/one' }
  const table = lazily({ one: () => one })
  expect(Object.keys(table)).toEqual(['one'])
  expect({ ...table, two: 2 }).toEqual({ one, two: 2 })
})
