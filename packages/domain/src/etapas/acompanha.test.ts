import { expect, test } from 'vitest'
import { acompanha } from './acompanha.ts'
import type { Linha } from './sozinhas.ts'

/** Ten days, then twenty: deadlines are running totals. */
const first: Linha = { inicio: '2026-01-01', fim: '2026-01-11', prazo: 10 }
const second: Linha = { inicio: '2026-01-12', fim: '2026-02-01', prazo: 30 }
/** Its deadline is another than its days. */
const apart: Linha = { ...first, prazo: 90 }

test.each<[string, Linha[], number, Partial<Linha>, object]>([
  ['a deadline moves the end', [first, second], 0, { prazo: 12 }, { fim: '2026-01-13' }],
  ['of a later stage too', [first, second], 1, { prazo: 35 }, { fim: '2026-02-06' }],
  ['an end moves the deadline', [first, second], 0, { fim: '2026-01-16' }, { prazo: 15 }],
  ['of a later stage, as a running total', [first, second], 1, { fim: '2026-02-06' }, { prazo: 35 }],
  ['a start moves the end', [first, second], 1, { inicio: '2026-01-20' }, { fim: '2026-02-09' }],
  ['start and deadline do', [first], 0, { inicio: '2026-01-02', prazo: 12 }, { fim: '2026-01-14' }],
  ['both that were typed stay', [first], 0, { fim: '2026-01-16', prazo: 3 }, {}],
  [
    'start and end move the deadline by the end',
    [first],
    0,
    { inicio: '2026-01-02', fim: '2026-01-16' },
    { prazo: 15 },
  ],
  ['set apart, an end moves the deadline as far', [apart], 0, { fim: '2026-01-16' }, { prazo: 95 }],
  ['and a deadline the end', [apart], 0, { prazo: 88 }, { fim: '2026-01-09' }],
  ['a start moves no end that was set apart', [apart], 0, { inicio: '2026-01-03' }, {}],
  ['no end goes before its start', [apart], 0, { prazo: 12 }, {}],
  ['no deadline below nothing', [{ ...first, prazo: 1 }], 0, { fim: '2026-01-05' }, {}],
  ['an empty deadline stays empty', [{ ...first, prazo: null }], 0, { fim: '2026-01-16' }, {}],
  ['typed, it leaves the end', [{ ...first, prazo: null }], 0, { prazo: 3 }, {}],
  ['an empty end is filled in', [{ ...first, fim: null }], 0, { prazo: 12 }, { fim: '2026-01-13' }],
  ['an emptied end leaves the deadline', [first], 0, { fim: null }, {}],
  ['an emptied deadline leaves the end', [first], 0, { prazo: null }, {}],
  ['an empty end waits for a start', [{ inicio: null, fim: null, prazo: 10 }], 0, { prazo: 3 }, {}],
  ['half a day gives no end', [first], 0, { prazo: 2.5 }, {}],
  ['nothing changed', [first], 0, {}, {}],
  ['no such stage', [first], 5, { prazo: 1 }, {}],
])('%s', (_, etapas, index, mudanca, follows) => expect(acompanha(etapas, index, mudanca)).toEqual(follows))

test('what is taken back takes back what followed', () => {
  for (const stage of [first, apart]) {
    const moved = { ...stage, prazo: stage.prazo === null ? null : stage.prazo + 7 }
    const after = { ...moved, ...acompanha([stage], 0, { prazo: moved.prazo }) }
    expect(acompanha([after], 0, { prazo: stage.prazo })).toEqual({ fim: stage.fim })
  }
})
