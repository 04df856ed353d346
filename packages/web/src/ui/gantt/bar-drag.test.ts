import { expect, test } from 'vitest'
import { moveByKey, partAt } from './bar-drag.ts'
import type { BarMove } from './types.ts'

test.each([
  [2, 100, 'inicio'],
  [50, 100, 'inteira'],
  [95, 100, 'fim'],
  [1, 20, 'inteira'],
])('held at %i of %i pixels', (x, width, part) => expect(partAt(x, width)).toBe(part))

const move: BarMove = { row: 1, part: 'inteira', days: 3 }
test.each<[string, boolean, object | undefined]>([
  ['ArrowRight', false, { days: 4 }],
  ['ArrowLeft', false, { days: 2 }],
  ['ArrowRight', true, { days: 10 }],
  ['ArrowLeft', true, { days: -4 }],
  ['ArrowDown', false, { part: 'fim' }],
  ['ArrowUp', false, { part: 'inicio' }],
  ['Home', false, undefined],
])('%s, with shift: %s', (key, shift, changed) =>
  expect(moveByKey(move, key, shift)).toEqual(changed && { ...move, ...changed }),
)
