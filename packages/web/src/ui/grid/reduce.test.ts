import { describe, expect, test } from 'vitest'
import { noteOf } from './cells.ts'
import { after, columns, lines, PERIODO, periods, type Servico, spec } from './planilha.testing.ts'
import { type Action, reduce } from './reduce.ts'
import { countUnread, startState } from './state.ts'

const at = (row: number, column = PERIODO): Action<Servico> => ({ type: 'go', to: { row, column } })
const to = (row: number, column = PERIODO): Action<Servico> =>
  ({ ...at(row, column), extend: true }) as Action<Servico>
const open: Action<Servico> = { type: 'open' }
const typed = (text: string, then: 'down' | 'next' | 'previous' | 'stay' = 'down'): Action<Servico>[] => [
  { type: 'open', typed: text.slice(0, 1) },
  { type: 'commit', text, after: then },
]
const move = (
  name: 'up' | 'down' | 'left' | 'right' | 'first' | 'last',
  extend = false,
): Action<Servico> => ({
  type: 'move',
  move: name,
  extend,
})
const undo: Action<Servico> = { type: 'undo' }
const redo: Action<Servico> = { type: 'redo' }

describe('the cursor', () => {
  test.each<[string, Action<Servico>[], [number, number]]>([
    ['begins in the first cell one can type in', [], [1, PERIODO]],
    ['stays within the sheet', [move('first'), move('up'), move('left')], [0, 0]],
    ['reaches the last cell', [move('last'), move('down'), move('right')], [5, 4]],
    ['goes down once a cell is typed', typed('5'), [2, PERIODO]],
    ['goes to the next cell to type in', [{ type: 'next', back: false }], [1, 4]],
    ['over groups and what is only read', [at(1, 4), { type: 'next', back: false }], [3, PERIODO]],
    ['and back', [at(3), { type: 'next', back: true }], [1, 4]],
    ['stays where there is no next', [move('last'), { type: 'next', back: false }], [5, 4]],
    ['counts a cell that is open in one row only', [at(4, 4), { type: 'next', back: false }], [5, 1]],
    ['pages', [{ type: 'move', move: 'pageDown', page: 3 }], [4, PERIODO]],
    ['goes to the group that was put away over it', [at(4), { type: 'toggle', key: '1.2' }], [2, PERIODO]],
    ['stays on its line when one above is put away', [at(5), { type: 'toggle', key: '1' }], [1, PERIODO]],
  ])('%s', (_, actions, [row, column]) => expect(after(...actions).cursor).toEqual({ row, column }))

  test('a selection grows from where it began, and ends with the next move', () => {
    expect(after(move('down', true), move('down', true)).anchor).toEqual({ row: 1, column: PERIODO })
    expect(after(move('down', true), move('down')).anchor).toBeNull()
    expect(after(move('down', true), { type: 'cancel' }).anchor).toBeNull()
  })
})

describe('typing', () => {
  test.each<[string, Action<Servico>[], { how: string; text: string } | null]>([
    [
      'a letter replaces what is there',
      [...typed('5', 'stay'), { type: 'open', typed: '7' }],
      { how: 'typed', text: '7' },
    ],
    ['opened, the value is mended', [...typed('1850,5', 'stay'), open], { how: 'opened', text: '1.850,50' }],
    ['what could not be read is mended too', [...typed('5 m', 'stay'), open], { how: 'opened', text: '5 m' }],
    ['no cell of a group opens', [at(0), open], null],
    ['nor one that is only read', [at(1, 2), open], null],
    ['nor one locked in its row', [at(1, 1), open], null],
    ['another row has it open', [at(5, 1), open], { how: 'opened', text: 'Limpeza' }],
    ['Esc leaves the cell as it was', [...typed('5', 'stay'), open, { type: 'cancel' }], null],
  ])('%s', (_, actions, opened) => expect(after(...actions).opened).toEqual(opened))

  test('says which values changed, once, with their rows', () => {
    const state = after({ type: 'open', typed: '1' })
    const { changes } = reduce(spec, state, { type: 'commit', text: '12,5', after: 'down' })
    expect(changes).toEqual([
      {
        key: '1.1',
        column: 'periodo',
        value: 12.5,
        row: expect.objectContaining({ codigo: '1.1', periodo: 12.5 }),
      },
    ])
    const same = reduce(spec, after(...typed('12,5', 'stay'), open), {
      type: 'commit',
      text: '12,50',
      after: 'stay',
    })
    expect(same.changes).toEqual([])
    expect(same.state.past).toHaveLength(1)
  })

  test('what is no number stays in the cell, and the value as it was', () => {
    const state = after(...typed('10', 'stay'), open)
    const wrong = reduce(spec, state, { type: 'commit', text: '10 m²', after: 'stay' })
    expect(wrong.changes).toEqual([])
    expect(periods(wrong.state)[0]).toBe(10)
    expect(countUnread(wrong.state)).toBe(1)
    const [column, row] = [columns[PERIODO], wrong.state.rows.get('1.1')]
    expect(column && row && noteOf(column, row, wrong.state.unread.get('1.1')?.periodo)).toEqual({
      tone: 'error',
      text: 'Informe uma quantidade com até 4 casas, como 1.234,5678. Continua valendo 10,00.',
    })
    const mended = reduce(spec, wrong.state, { type: 'cancel' })
    expect(countUnread(mended.state)).toBe(0)
    expect(periods(mended.state)[0]).toBe(10)
  })

  test('deleting clears the cells of a selection that one can type in', () => {
    const state = after(...typed('1'), at(3), ...typed('2', 'stay'), at(0, 0), to(5, 4), { type: 'clear' })
    expect(periods(state)).toEqual([null, null, null, null])
    expect(state.rows.get('1.1')?.descricao).toBe('Escavação')
    expect(periods(reduce(spec, state, undo).state)).toEqual([1, 2, null, null])
  })

  test.each<[string, Action<Servico>[], (number | null)[]]>([
    ['a selection is filled from its first row', [...typed('1', 'stay'), at(1), to(5)], [1, 1, 1, 1]],
    ['drawn upwards too', [...typed('1', 'stay'), at(4), to(1)], [1, 1, 1, null]],
    ['one row, from the one above it', [...typed('1', 'stay'), at(3)], [1, 1, null, null]],
    ['over a group', [...typed('1', 'stay'), at(2), to(3)], [1, 1, null, null]],
    ['with nothing where that stands above', [at(3), ...typed('2', 'stay')], [null, null, null, null]],
    ['the first has nothing above it', [...typed('1', 'stay')], [1, null, null, null]],
  ])('fill down: %s', (_, actions, values) => {
    const state = after(...actions, { type: 'fill' })
    expect(periods(state)).toEqual(values)
    expect(countUnread(state)).toBe(0)
  })

  test('what is filled is told, undone at once, and reads no text anew', () => {
    const state = after(...typed('1 m', 'stay'), at(1), to(5), { type: 'fill' })
    expect(countUnread(state)).toBe(4)
    expect(state.message).toBe('3 células preenchidas.')
    expect(countUnread(reduce(spec, state, undo).state)).toBe(1)
  })

  test.each<[string, Action<Servico>]>([
    ['typing', { type: 'open', typed: '5' }],
    ['deleting', { type: 'clear' }],
    ['filling down', { type: 'fill' }],
    ['pasting', { type: 'paste', text: '5' }],
    ['undoing', undo],
  ])('a locked grid refuses %s', (_, action) => {
    const state = after(...typed('1', 'stay'))
    const done = reduce({ ...spec, isLocked: true }, state, action)
    expect(done.changes).toEqual([])
    expect(done.state.rows).toEqual(state.rows)
    expect(done.state.opened).toBeNull()
  })
})

describe('undo', () => {
  const two = [...typed('1', 'stay'), at(3), ...typed('2', 'stay')]
  test.each<[string, Action<Servico>[], (number | null)[]]>([
    ['takes the last change back', [...two, undo], [1, null, null, null]],
    ['and the one before', [...two, undo, undo], [null, null, null, null]],
    ['and no more than there were', [...two, undo, undo, undo], [null, null, null, null]],
    ['is made again', [...two, undo, undo, redo], [1, null, null, null]],
    ['not once something else was typed', [...two, undo, ...typed('7', 'stay'), redo], [1, 7, null, null]],
  ])('%s', (_, actions, values) => expect(periods(after(...actions))).toEqual(values))

  test('goes where it can be seen, and says so', () => {
    const state = after(...two, at(5), undo)
    expect(state.cursor).toEqual({ row: 3, column: PERIODO })
    expect(state.message).toBe('Desfeito: 1 célula.')
  })

  test('brings back a text that could not be read', () => {
    expect(countUnread(after(...typed('x', 'stay'), undo))).toBe(0)
    expect(countUnread(after(...typed('x', 'stay'), undo, redo))).toBe(1)
  })

  test('remembers a hundred changes', () => {
    const many = Array.from({ length: 120 }, (_, index) => typed(String(index + 1), 'stay')).flat()
    expect(after(...many).past).toHaveLength(100)
  })
})

describe('rows from outside', () => {
  test('replace those there were; cursor, unread texts and undo stay', () => {
    const state = after(at(3), ...typed('x', 'stay'))
    const next = lines.filter(({ key }) => key !== '1.1')
    const loaded = reduce(spec, state, { type: 'load', lines: next }).state
    expect(loaded.cursor.row).toBe(2)
    expect(countUnread(loaded)).toBe(1)
    expect(loaded.past).toHaveLength(1)
  })

  test('a row that is gone takes its texts with it, and closes its cell', () => {
    const state = after(at(3), ...typed('x', 'stay'), open)
    const next = lines.filter(({ key }) => key !== '1.2.1')
    const loaded = reduce(spec, state, { type: 'load', lines: next }).state
    expect(countUnread(loaded)).toBe(0)
    expect(loaded.opened).toBeNull()
    expect(reduce(spec, loaded, undo).changes).toEqual([])
  })

  test('none at all is a grid too', () => {
    const empty = startState(spec, [])
    expect(empty.cursor).toEqual({ row: 0, column: 0 })
    for (const action of [
      move('last'),
      open,
      undo,
      { type: 'clear' },
      { type: 'fill' },
      { type: 'paste', text: '1' },
    ] as const)
      expect(reduce(spec, empty, action).changes).toEqual([])
  })
})
