import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { calls } from '../calls.ts'
import type { Call } from '../http/call.ts'
import { plainNumber } from './plain-number.ts'

it.each([
  ['10', 10],
  [' 10.50 ', 10.5],
  ['-1', -1],
  ['+7', 7],
  ['.5', 0.5],
  ['5.', 5],
  ['007', 7],
])('%s is %d', (text, number) => expect(plainNumber(text)).toBe(number))

const OTHERS = [
  '0x10',
  '0b11',
  '0o17',
  '1e3',
  '1E3',
  'Infinity',
  '-Infinity',
  'NaN',
  '1_000',
  '１６',
  '1 000',
  '',
  ' ',
  '.',
  '9'.repeat(400),
]

it.each(OTHERS)('%s is no number', (text) => expect(plainNumber(text)).toBeNull())

/** A schema and all schemas inside of it. */
function* within(schema: unknown, seen = new Set<unknown>()): Generator<z.ZodMiniType> {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return
  seen.add(schema)
  const { _zod } = schema as Partial<z.ZodMiniType>
  // What follows on a check of its own is read with that check.
  if (_zod?.def.type === 'transform') return
  if (_zod) yield schema as z.ZodMiniType
  // A check looks like a schema, but reads nothing by itself.
  const { checks: _checks, ...parts } = (_zod?.def ?? schema) as Record<string, unknown>
  for (const part of Object.values(parts)) yield* within(part, seen)
}

const readAs = (schema: z.ZodMiniType, text: string): unknown => {
  const read = z.safeParse(schema, text)
  return read.success ? read.data : undefined
}

it('is what every number of every call is read as', () => {
  let numbers = 0
  const wrong: string[] = []
  for (const [name, { params, query, body }] of Object.entries(calls) as [string, Call][])
    for (const schema of within([params, query, body])) {
      // A year is read as one, a percentage as another.
      if (!['16', '2026'].some((text) => typeof readAs(schema, text) === 'number')) continue
      numbers += 1
      for (const text of ['0x10', '0x7ea', '0b10000', '16e0', '2026e0', 'Infinity', '1_6'])
        if (typeof readAs(schema, text) === 'number') wrong.push(`${name}: ${text}`)
    }
  expect(wrong).toEqual([])
  expect(numbers).toBeGreaterThan(300)
})
