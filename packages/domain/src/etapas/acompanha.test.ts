import { expect, test } from 'vitest'
import { acompanha } from './acompanha.ts'
import type { Linha } from './sozinhas.ts'

/** Ten days, then twenty: deadlines are running totals. */
const first: Linha = { inicio: '2026-01-01', fim: '2026-01-11', prazo: 10 }
const second: Linha = { inicio: '2026-01-12', fim: '2026-02-01', prazo: 30 }

test.each<[string, Linha[], number, Partial<Linha>, object]>([
  ['a deadline moves the end', [first, second], 0, { prazo: 12 }, { fim: '2026-01-13' }],
  [
    'of a later stage, by what exceeds the days before it',
    [first, second],
    1,
    { prazo: 35 },
    { fim: '2026-02-06' },
  ],
  ['an end moves the deadline', [first, second], 0, { fim: '2026-01-16' }, { prazo: 15 }],
  ['of a later stage, as a running total', [first, second], 1, { fim: '2026-02-06' }, { prazo: 35 }],
  ['a start moves the end', [first, second], 1, { inicio: '2026-01-20' }, { fim: '2026-02-09' }],
  ['both that were typed stay', [first], 0, { fim: '2026-01-16', prazo: 3 }, {}],
  ['start and end give the deadline', [first], 0, { inicio: '2026-01-02', fim: '2026-01-16' }, { prazo: 14 }],
  ['what disagreed stays as it is', [{ ...first, prazo: 90 }], 0, { fim: '2026-01-16' }, {}],
  ['also when the deadline is typed', [{ ...first, prazo: 90 }], 0, { prazo: 12 }, {}],
  ['an empty deadline stays empty', [{ ...first, prazo: null }], 0, { fim: '2026-01-16' }, {}],
  ['an empty end is filled in', [{ ...first, fim: null }], 0, { prazo: 12 }, { fim: '2026-01-13' }],
  ['an emptied end leaves the deadline', [first], 0, { fim: null }, {}],
  ['an emptied deadline leaves the end', [first], 0, { prazo: null }, {}],
  ['without a start there is nothing to count from', [{ ...first, inicio: null }], 0, { prazo: 3 }, {}],
  ['an end before the start gives none', [first], 0, { fim: '2025-12-31' }, {}],
  ['a deadline below the days before gives no end', [first, second], 1, { prazo: 5 }, {}],
  ['half a day gives no end', [first], 0, { prazo: 2.5 }, {}],
  ['nothing changed', [first], 0, {}, {}],
  ['no such stage', [first], 5, { prazo: 1 }, {}],
])('%s', (_, etapas, index, mudanca, follows) => expect(acompanha(etapas, index, mudanca)).toEqual(follows))
