import { describe, expect, it } from 'vitest'
import { type Happening, type Item, MOST_FILES, reduce, summaryOf, toKeep, toStart } from './state.ts'

const file = (key: number, name = `a${key}.pdf`, size = 100) => ({ key, name, size })
const item = (changes: Partial<Item> = {}): Item => ({
  ...file(1),
  phase: 'waiting',
  received: 0,
  envio: null,
  why: '',
  again: false,
  ...changes,
})
const one = (start: Partial<Item>, ...happenings: Happening[]) => happenings.reduce(reduce, [item(start)])[0]

describe('what becomes of a file', () => {
  it.each<[string, Partial<Item>, Happening[], Partial<Item>]>([
    ['its turn comes', {}, [{ kind: 'started', key: 1 }], { phase: 'sending' }],
    [
      'its bytes are counted as the server has them',
      { phase: 'sending' },
      [{ kind: 'received', key: 1, bytes: 40 }],
      { phase: 'sending', received: 40 },
    ],
    [
      'cut off it keeps what the server has',
      { phase: 'sending', received: 40 },
      [{ kind: 'cut', key: 1 }],
      { phase: 'cut', received: 40 },
    ],
    [
      'and goes on',
      { phase: 'cut', received: 40 },
      [{ kind: 'received', key: 1, bytes: 60 }],
      { phase: 'sending', received: 60 },
    ],
    [
      'it arrives whole',
      { phase: 'sending' },
      [{ kind: 'arrived', key: 1, envio: 'x' }],
      { phase: 'arrived', received: 100, envio: 'x' },
    ],
    [
      'and is put into its record',
      { phase: 'arrived', envio: 'x' },
      [
        { kind: 'keeping', key: 1 },
        { kind: 'kept', key: 1 },
      ],
      { phase: 'kept' },
    ],
    [
      'refused, in words',
      { phase: 'sending' },
      [{ kind: 'refused', key: 1, why: 'Não.', again: false }],
      { phase: 'refused', why: 'Não.' },
    ],
    [
      'what cannot be mended is not tried again',
      { phase: 'refused', why: 'Não.' },
      [{ kind: 'retried', key: 1 }],
      { phase: 'refused', why: 'Não.' },
    ],
    [
      'what can is, from the line',
      { phase: 'refused', why: 'Cheio.', again: true },
      [{ kind: 'retried', key: 1 }],
      { phase: 'waiting', why: '' },
    ],
    [
      'or from where it had arrived',
      { phase: 'refused', why: 'Falta o título.', again: true, envio: 'x' },
      [{ kind: 'retried', key: 1 }],
      { phase: 'arrived' },
    ],
    [
      'what the server has no longer is sent anew',
      { phase: 'keeping', envio: 'x', received: 100 },
      [
        { kind: 'refused', key: 1, why: 'Não existe.', again: true, gone: true },
        { kind: 'retried', key: 1 },
      ],
      { phase: 'waiting', envio: null, received: 0 },
    ],
    [
      'an answer that comes after the refusal changes nothing',
      { phase: 'refused', why: 'Não.' },
      [
        { kind: 'received', key: 1, bytes: 60 },
        { kind: 'arrived', key: 1, envio: 'x' },
      ],
      { phase: 'refused', received: 0, envio: null },
    ],
    ['another file is another', {}, [{ kind: 'started', key: 2 }], { phase: 'waiting' }],
  ])('%s', (_, start, happenings, end) => {
    expect(one(start, ...happenings)).toMatchObject(end)
  })

  it('is taken off the list when it is given up', () => {
    expect(one({ phase: 'sending' }, { kind: 'removed', key: 1 })).toBeUndefined()
  })
})

describe('files that are picked', () => {
  it('are refused before a byte travels, each by itself', () => {
    const picked = reduce([], {
      kind: 'picked',
      files: [file(1), file(2, 'roda.exe'), file(3, 'vazio.pdf', 0), file(4, 'grande.pdf', 31 * 1024 * 1024)],
    })
    expect(picked.map(({ phase }) => phase)).toEqual(['waiting', 'refused', 'refused', 'refused'])
    expect(picked[1]?.why).toMatch(/não é de um tipo aceito/)
    expect(picked[2]?.why).toMatch(/está vazio/)
    expect(picked[3]?.why).toMatch(/O limite é de 30 MB/)
  })

  it(`are ${MOST_FILES} at a time; those that are done make room`, () => {
    const many = Array.from({ length: MOST_FILES + 1 }, (_, key) => file(key))
    const picked = reduce([item({ key: 99, phase: 'kept' })], { kind: 'picked', files: many })
    expect(picked.filter(({ phase }) => phase === 'waiting')).toHaveLength(MOST_FILES)
    expect(picked.at(-1)).toMatchObject({ phase: 'refused', why: expect.stringContaining('até 20 arquivos') })
  })
})

describe('turns', () => {
  const items = (...phases: Item['phase'][]) => phases.map((phase, key) => item({ key, phase }))
  it.each<[Item['phase'][], number[]]>([
    [
      ['waiting', 'waiting', 'waiting', 'waiting'],
      [0, 1, 2],
    ],
    [['sending', 'cut', 'waiting', 'waiting'], [2]],
    [['sending', 'cut', 'sending', 'waiting'], []],
    [['kept', 'refused', 'arrived', 'waiting'], [3]],
  ])('%j: three are sent at the same time', (phases, keys) => {
    expect(toStart(items(...phases)).map(({ key }) => key)).toEqual(keys)
  })

  it('of being put into a record: one after the other', () => {
    expect(toKeep(items('kept', 'arrived', 'arrived'))?.key).toBe(1)
    expect(toKeep(items('keeping', 'arrived'))).toBeUndefined()
    expect(toKeep(items('sending'))).toBeUndefined()
  })
})

it.each<[Item['phase'][], string]>([
  [[], ''],
  [['sending'], 'Enviando 1 arquivo.'],
  [
    ['sending', 'cut', 'kept'],
    'Enviando 2 arquivos. Sem conexão: o envio continua quando ela voltar. 1 arquivo enviado.',
  ],
  [['kept', 'kept', 'refused'], '2 arquivos enviados. 1 arquivo recusado.'],
])('%j is told as %s', (phases, said) => {
  expect(summaryOf(phases.map((phase, key) => item({ key, phase })))).toBe(said)
})
