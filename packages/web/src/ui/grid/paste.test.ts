import { describe, expect, test } from 'vitest'
import { readBlock, writeBlock } from './clipboard.ts'
import { MAX_PASTE } from './paste.ts'
import { after, lines, PERIODO, periods, type Servico, spec } from './planilha.testing.ts'
import { type Action, reduce } from './reduce.ts'
import { countUnread, type GridState, startState } from './state.ts'

test.each([
  ['1', [['1']]],
  ['1\r\n2\r\n', [['1'], ['2']]],
  ['1\n\n3\n\n\n', [['1'], [''], ['3']]],
  [
    '1\t2\n3\t4',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  ['\t2\n1', [['', '2'], ['1']]],
  ['"a\nb"\t"diz ""sim"""\n2', [['a\nb', 'diz "sim"'], ['2']]],
  ['"sem fim\n2', [['"sem fim'], ['2']]],
  ['5" de tubo', [['5" de tubo']]],
  ['', [['']]],
])('%j are the cells %j', (text, cells) => expect(readBlock(text)).toEqual(cells))

const at = (row: number, column = PERIODO): Action<Servico> => ({ type: 'go', to: { row, column } })
const paste = (text: string): Action<Servico> => ({ type: 'paste', text })

describe('a pasted block', () => {
  test.each<[string, Action<Servico>[], (number | null)[]]>([
    ['one cell', [paste('1.850,5')], [1850.5, null, null, null]],
    ['a column of items alone skips the groups', [paste('1\n2,5\n3\n4')], [1, 2.5, 3, 4]],
    ['a column with empty lines for the groups fits line by line', [paste('1\n\n2,5\n3\n4')], [1, 2.5, 3, 4]],
    ['the same from the first group on', [at(0), paste('\n1\n\n2,5\n3\n4')], [1, 2.5, 3, 4]],
    ['blank lines clear', [paste('1\n\n2\n3\n4'), paste('7\n\n\n8')], [7, null, 8, 4]],
    ['a dash is nothing', [paste('1'), paste(' R$ - ')], [null, null, null, null]],
    ['what is too much is left out', [at(5), paste('1\n2\n3')], [null, null, null, 1]],
    ['into a group nothing goes', [at(0), paste('')], [null, null, null, null]],
    [
      'one cell fills a selection',
      [{ type: 'go', to: { row: 5, column: PERIODO }, extend: true }, paste('2')],
      [2, 2, 2, 2],
    ],
  ])('%s', (_, actions, values) => expect(periods(after(...actions))).toEqual(values))

  test.each<[string, Action<Servico>[], string]>([
    ['one', [paste('1')], '1 célula colada.'],
    ['some unread', [paste('1\nx\ny\n4')], '4 células coladas. 2 não puderam ser lidas.'],
    ['beyond the end', [at(5), paste('1\n2\n3')], '1 célula colada. 2 ficaram além da última linha.'],
    ['where one only reads', [at(1, 2), paste('5\t1')], '1 célula colada. 1 caiu onde não se edita.'],
    ['on a group', [at(0), paste('\n\n')], ''],
    ['too long', [paste('1\n'.repeat(MAX_PASTE))], 'O texto é grande demais para colar.'],
  ])('says what became of it: %s', (_, actions, message) => expect(after(...actions).message).toBe(message))

  test('that is longer than a sheet which may grow brings its own lines', () => {
    const blank = { descricao: '', contratado: 0, periodo: null, situacao: null }
    const growing = {
      ...spec,
      append: (count: number) =>
        Array.from({ length: count }, (_, index) => {
          const codigo = `novo ${index}`
          return { type: 'item' as const, key: codigo, level: 0, row: { ...blank, codigo } }
        }),
    }
    const done = reduce(growing, after(at(5)), paste('1\n2,5\n3'))
    expect(periods(done.state)).toEqual([null, null, null, 1, 2.5, 3])
    expect(done.changes.map(({ key }) => key)).toEqual(['9', 'novo 0', 'novo 1'])
    expect(done.state.shown).toHaveLength(lines.length + 2)
    expect(done.state.message).toBe('3 células coladas.')
    expect(periods(reduce(growing, done.state, { type: 'undo' }).state)).toEqual(Array(6).fill(null))
  })

  test('each cell is read by itself; what cannot be stays as text and changes nothing', () => {
    const done = reduce(spec, after(paste('9')), paste('10 m\tAceito\n\n2\tquem sabe'))
    expect(periods(done.state)).toEqual([9, 2, null, null])
    expect(done.state.unread.get('1.1')).toEqual({ periodo: expect.objectContaining({ text: '10 m' }) })
    expect(done.state.unread.get('1.2.1')).toEqual({
      situacao: expect.objectContaining({ text: 'quem sabe' }),
    })
    expect(done.changes.map(({ key, column, value }) => [key, column, value])).toEqual([
      ['1.1', 'situacao', 'aceito'],
      ['1.2.1', 'periodo', 2],
    ])
  })

  test('is undone at once, and selected', () => {
    const state = after(paste('1\n2\nx\n4'))
    expect([state.cursor, state.anchor]).toEqual([
      { row: 1, column: PERIODO },
      { row: 5, column: PERIODO },
    ])
    const back = reduce(spec, state, { type: 'undo' }).state
    expect(periods(back)).toEqual([null, null, null, null])
    expect(countUnread(back)).toBe(0)
  })

  test('goes to the lines in sight alone', () => {
    expect(periods(after({ type: 'toggle', key: '1.2' }, at(1), paste('1\n\n4')))).toEqual([1, null, null, 4])
  })
})

describe('what is copied', () => {
  const copied = (state: GridState<Servico>) =>
    writeBlock(spec, state, (group) =>
      [...state.rows].filter(([key]) => String(key).startsWith(`${group}.`)).map(([, row]) => row),
    )
  const select = (row: number, column: number): Action<Servico> => ({
    type: 'go',
    to: { row, column },
    extend: true,
  })

  test.each<[string, Action<Servico>[], string]>([
    ['one cell, as it is shown', [paste('1850,5')], '1.850,50'],
    [
      'a column, subtotals with it',
      [paste('1\n2\n3'), at(1), select(5, PERIODO)],
      '1,00\n5,00\n2,00\n3,00\n',
    ],
    ['a block', [at(0, 0), select(1, 1)], '1\tFundações\n1.1\tEscavação'],
    ['what could not be read, as it was typed', [paste('10 m')], '10 m'],
    ['nothing that would be a formula', [paste('=1+1')], "'=1+1"],
    ['but numbers below zero', [paste('-5')], '-5,00'],
  ])('%s', (_, actions, text) => expect(copied(after(...actions))).toBe(text))

  test('comes back as it went', () => {
    const first = lines[5]
    const row = first?.type === 'item' ? { ...first.row, descricao: '=SOMA("a";1)' } : null
    const state = startState(spec, [{ type: 'item', key: '9', level: 0, row: row as Servico }])
    const text = copied({ ...state, cursor: { row: 0, column: 1 } })
    expect(text).toBe(`"'=SOMA(""a"";1)"`)
    const back = reduce(spec, after(at(5, 1)), paste(text)).state
    expect(back.rows.get('9')?.descricao).toBe('=SOMA("a";1)')
  })
})
