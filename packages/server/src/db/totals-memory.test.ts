import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { changes } from './changes.ts'
import { rememberTotals, TotalsMemory, totalsOfReader } from './totals-memory.ts'

let hears = true
let now = 0
const hearing = { isOn: () => hears, stop: async () => {} }
const LONG = { total: 20_000, sums: '{"valor":7}' }
const list = {}

beforeEach(() => {
  hears = true
  now = 0
})

describe('what a list counted to', () => {
  const open = () => new TotalsMemory(hearing, () => now)

  it('is known to whoever asks for the same afterwards, and to nobody else', () => {
    const memory = open()
    memory.ask(list, 'todos').note(LONG)
    expect(memory.ask(list, 'todos').known).toEqual(LONG)
    expect(memory.ask(list, 'outro filtro').known).toBeNull()
    expect(memory.ask({}, 'todos').known).toBeNull()
  })

  it.each<[string, (memory: TotalsMemory) => void]>([
    ['when anything was written', (memory) => memory.forget()],
    [
      'when other instances are not heard',
      () => {
        hears = false
      },
    ],
    [
      'a minute later',
      () => {
        now = 60_000
      },
    ],
  ])('is forgotten %s', (_, happens) => {
    const memory = open()
    memory.ask(list, 'todos').note(LONG)
    happens(memory)
    expect(memory.ask(list, 'todos').known).toBeNull()
  })

  it('is not noted where something was written while it was counted', () => {
    const memory = open()
    const { note } = memory.ask(list, 'todos')
    memory.forget()
    note(LONG)
    expect(memory.ask(list, 'todos').known).toBeNull()
  })

  it('is counted anew each time where it is little', () => {
    const memory = open()
    memory.ask(list, 'todos').note({ total: 999, sums: '{}' })
    expect(memory.ask(list, 'todos').known).toBeNull()
  })

  it('is kept of a hundred filters of a list, of more it is not', () => {
    const memory = open()
    for (let n = 0; n <= 100; n++) memory.ask(list, `${n}`).note(LONG)
    expect(memory.ask(list, '99').known).toEqual(LONG)
    expect(memory.ask(list, '100').known).toBeNull()
  })
})

describe('readers that remember', () => {
  const reader = {}
  const stop = rememberTotals([reader], hearing)
  afterAll(stop)

  it('forget by any write of the city', () => {
    totalsOfReader(reader, list, 'todos').note(LONG)
    expect(totalsOfReader(reader, list, 'todos').known).toEqual(LONG)
    changes.emit('written')
    expect(totalsOfReader(reader, list, 'todos').known).toBeNull()
  })

  it('are those that were named', () => {
    totalsOfReader({}, list, 'todos').note(LONG)
    expect(totalsOfReader({}, list, 'todos').known).toBeNull()
  })
})
