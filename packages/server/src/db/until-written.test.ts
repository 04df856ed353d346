import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { changes } from './changes.ts'
import { totalsMemory } from './totals-memory.ts'
import { memoriesOf, UntilWritten } from './until-written.ts'

let hears = true
let now = 0
const hearing = { isOn: () => hears, stop: async () => {} }
const list = {}

beforeEach(() => {
  hears = true
  now = 0
})

describe('what was read of a list', () => {
  const open = () =>
    new UntilWritten<string>(hearing, {
      size: (text) => text.length,
      room: 10,
      longest: 60_000,
      clock: () => now,
    })

  it('is known to whoever asks for the same afterwards, and to nobody else', () => {
    const memory = open()
    memory.ask(list, 'todos').note('lido')
    expect(memory.ask(list, 'todos').known).toBe('lido')
    expect(memory.ask(list, 'outro filtro').known).toBeNull()
    expect(memory.ask({}, 'todos').known).toBeNull()
  })

  it.each<[string, (memory: UntilWritten<string>) => void]>([
    ['when anything was written', (memory) => memory.forget()],
    [
      'when other instances are not heard',
      () => {
        hears = false
      },
    ],
    [
      'when it is as old as it may get',
      () => {
        now = 60_000
      },
    ],
  ])('is forgotten %s', (_, happens) => {
    const memory = open()
    memory.ask(list, 'todos').note('lido')
    happens(memory)
    expect(memory.ask(list, 'todos').known).toBeNull()
  })

  it('is not noted where something was written while it was read, and takes no room then', () => {
    const memory = open()
    const { note } = memory.ask(list, 'todos')
    memory.forget()
    note('dez letras')
    expect(memory.ask(list, 'todos').known).toBeNull()
    memory.ask(list, 'todos').note('dez letras')
    expect(memory.ask(list, 'todos').known).toBe('dez letras')
  })

  it('is not noted where it is worth nothing', () => {
    const memory = open()
    memory.ask(list, 'todos').note('')
    expect(memory.ask(list, 'todos').known).toBeNull()
  })

  it('is kept while there is room, which is there again after a write; the same twice takes it once', () => {
    const memory = open()
    const [first, second] = [memory.ask(list, 'a'), memory.ask(list, 'a')]
    first.note('seis..')
    second.note('seis..')
    memory.ask(list, 'b').note('cinco')
    expect(memory.ask(list, 'b').known).toBeNull()
    memory.ask(list, 'c').note('quat')
    expect(memory.ask(list, 'c').known).toBe('quat')
    memory.forget()
    memory.ask(list, 'b').note('cinco')
    expect(memory.ask(list, 'b').known).toBe('cinco')
  })
})

describe('readers that remember', () => {
  const texts = memoriesOf<string>({ size: () => 1, room: 10 })
  const [reader, other] = [{}, {}]
  const stops = [texts.remember([reader], hearing), texts.remember([other], hearing)]
  afterAll(() => {
    for (const stop of stops) stop()
  })

  it('forget by any write of the city', () => {
    texts.ask(reader, list, 'todos').note('lido')
    expect(texts.ask(reader, list, 'todos').known).toBe('lido')
    changes.emit('written')
    expect(texts.ask(reader, list, 'todos').known).toBeNull()
  })

  it('know nothing of what readers that are answered otherwise were told', () => {
    texts.ask(reader, list, 'todos').note('lido')
    expect(texts.ask(other, list, 'todos').known).toBeNull()
  })

  it('are those that were named', () => {
    texts.ask({}, list, 'todos').note('lido')
    expect(texts.ask({}, list, 'todos').known).toBeNull()
  })
})

it('counts are remembered of a thousand rows on: fewer are counted in less time than a page takes', () => {
  const reader = {}
  const stop = totalsMemory.remember([reader], hearing)
  const counted = (total: number) => ({ total, sums: '{}' })
  totalsMemory.ask(reader, list, 'poucos').note(counted(999))
  totalsMemory.ask(reader, list, 'muitos').note(counted(1000))
  expect(totalsMemory.ask(reader, list, 'poucos').known).toBeNull()
  expect(totalsMemory.ask(reader, list, 'muitos').known).toEqual(counted(1000))
  stop()
})
