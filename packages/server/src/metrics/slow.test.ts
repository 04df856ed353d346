import { describe, expect, it } from 'vitest'
import { type Slow, SlowStatements, shapeOf } from './slow.ts'

describe('the shape of a statement', () => {
  it.each([
    ['select  *\n from x where a = $1', 'select * from x where a = $1'],
    ["select 'segredo' as a, 'd''água', E'a\\'b'", 'select ? as a, ?, …'],
    ["insert into x values ('ana@x.gov.br', 12.5)", 'insert into x values (?, …)'],
    ['select * from x where id in ($1, $2, $3) limit 10', 'select * from x where id in ($1, …) limit ?'],
    ['select $$corpo secreto$$, $a$outro$a$', 'select ?, …'],
    ['select 1 /* nota: senha */ -- outra\n from t2', 'select ? from t2'],
    ['select "col1" from t2 where x1 > 10', 'select "col1" from t2 where x1 > ?'],
  ])('%j is %j', (text, shape) => expect(shapeOf(text)).toBe(shape))

  it('has an end', () => expect(shapeOf(`select ${'x'.repeat(5000)}`).length).toBe(601))
})

const HOUR = 3_600_000

function open() {
  const clock = { now: Date.parse('2026-11-18T12:00:00Z') }
  const heard: Slow[] = []
  const slow = new SlowStatements(500, () => clock.now)
  const unfollow = slow.follow({ spanning: () => ['GET /api/x'], tell: (one) => heard.push(one) })
  return { clock, heard, slow, unfollow }
}

describe('slow statements', () => {
  it('are told with their name, their shape and who waited, and no value', () => {
    const { heard, slow, unfollow } = open()
    slow.note("select 'segredo'", 700, 0)
    expect(heard).toEqual([
      {
        name: expect.stringMatching(/^[0-9a-f]{8}$/),
        shape: 'select ?',
        milliseconds: 700,
        routes: ['GET /api/x'],
      },
    ])
    unfollow()
    slow.note('select 1', 800, 0)
    expect(heard).toHaveLength(1)
    expect(slow.total).toBe(2)
  })

  it('are those above the limit', () => {
    const { heard, slow } = open()
    slow.ended('select 1', performance.now())
    expect(heard).toEqual([])
    slow.ended('select 1', performance.now() - 501)
    expect(heard).toHaveLength(1)
  })

  it('are kept by shape for a day, the slowest first', () => {
    const { clock, slow } = open()
    slow.note('select a where x = 1', 900, 0)
    clock.now += 23 * HOUR
    slow.note('select a where x = 2', 600, 0)
    slow.note('select b', 700, 0)
    const shapes = () => slow.slowest(10).map(({ shape, count, worst }) => [shape, count, worst])
    expect(shapes()).toEqual([
      ['select a where x = ?', 2, 900],
      ['select b', 1, 700],
    ])
    expect(slow.slowest(1)).toHaveLength(1)
    clock.now += HOUR
    expect(shapes()).toEqual([
      ['select b', 1, 700],
      ['select a where x = ?', 1, 600],
    ])
    clock.now += 24 * HOUR
    expect(shapes()).toEqual([])
  })

  it('take no more room however many shapes there are', () => {
    const { clock, slow } = open()
    for (let index = 0; index < 1000; index++) {
      clock.now++
      slow.note(`select c_${index}`, 600 + index, 0)
    }
    const kept = slow.slowest(1000)
    expect([kept.length, kept[0]?.shape]).toEqual([200, 'select c_999'])
  })
})
