import { expect, test } from 'vitest'
import { editorKey, keyAction } from './keys.ts'

/** `Ctrl+Shift+End` as what is pressed. */
function pressed(keys: string) {
  const parts = keys.split('+')
  const [shift, ctrl, alt] = ['Shift', 'Ctrl', 'Alt'].map((name) => parts.includes(name))
  return { key: parts.at(-1) ?? '', shift: shift ?? false, ctrl: ctrl ?? false, alt: alt ?? false }
}
const open = { isOpen: true, group: null, page: 12 }
const read = { isOpen: false, group: null, page: 12 }
const group = { isOpen: false, group: { key: '1.2' }, page: 12 }
const move = (name: string, extend = false) => ({ type: 'move', move: name, page: 12, extend })

test.each([
  ['ArrowUp', move('up')],
  ['ArrowDown', move('down')],
  ['ArrowLeft', move('left')],
  ['ArrowRight', move('right')],
  ['Shift+ArrowDown', move('down', true)],
  ['Ctrl+ArrowDown', move('bottom')],
  ['Ctrl+Shift+ArrowDown', move('bottom', true)],
  ['Home', move('rowStart')],
  ['End', move('rowEnd')],
  ['Ctrl+Home', move('first')],
  ['Ctrl+End', move('last')],
  ['PageUp', move('pageUp')],
  ['PageDown', move('pageDown')],
  ['Tab', { type: 'next', back: false }],
  ['Shift+Tab', { type: 'next', back: true }],
  ['Enter', { type: 'open' }],
  ['Shift+Enter', { type: 'move', move: 'up' }],
  ['F2', { type: 'open' }],
  ['Delete', { type: 'clear' }],
  ['Backspace', { type: 'clear' }],
  ['Escape', { type: 'cancel' }],
  ['Ctrl+z', { type: 'undo' }],
  ['Ctrl+Z', { type: 'undo' }],
  ['Ctrl+y', { type: 'redo' }],
  ['Ctrl+Shift+Z', { type: 'redo' }],
  ['7', { type: 'open', typed: '7' }],
  [' ', { type: 'open', typed: ' ' }],
  ['?', { type: 'open', typed: '?' }],
  ['Dead', { type: 'open', typed: '' }],
  ['Ctrl+d', { type: 'fill' }],
  ['Ctrl+c', null],
  ['Ctrl+v', null],
  ['Ctrl+k', null],
  ['Alt+1', null],
  ['Shift', null],
  ['F5', null],
])('on a cell to type in, %s is %j', (keys, action) => expect(keyAction(pressed(keys), open)).toEqual(action))

test.each([
  ['Enter', read, { type: 'move', move: 'down' }],
  ['7', read, null],
  ['Ctrl+d', read, null],
  ['?', read, null],
  ['Dead', read, null],
  ['Enter', group, { type: 'toggle', key: '1.2' }],
  [' ', group, { type: 'toggle', key: '1.2' }],
  ['ArrowDown', group, move('down')],
])('elsewhere %s on %j is %j', (keys, under, action) =>
  expect(keyAction(pressed(keys), under)).toEqual(action),
)

test.each([
  ['Enter', 'opened', 'down'],
  ['Shift+Enter', 'opened', 'up'],
  ['Tab', 'opened', 'next'],
  ['Shift+Tab', 'opened', 'previous'],
  ['Escape', 'typed', 'cancel'],
  ['ArrowDown', 'typed', 'down'],
  ['ArrowLeft', 'typed', 'left'],
  ['ArrowLeft', 'opened', null],
  ['ArrowDown', 'opened', null],
  ['Shift+ArrowLeft', 'typed', null],
  ['Ctrl+z', 'typed', null],
  ['7', 'typed', null],
] as const)('while typing, %s in a cell that was %s: %j', (keys, how, result) =>
  expect(editorKey(pressed(keys), how)).toBe(result),
)
