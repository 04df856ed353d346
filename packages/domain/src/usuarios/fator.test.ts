import { describe, expect, it } from 'vitest'
import { deveFator, prazoDoFator } from './fator.ts'

const DESDE = new Date('2026-03-01T12:00:00Z')
const PRAZO = '2026-03-08T12:00:00.000Z'

describe('until when one may do without a second factor', () => {
  it.each([
    ['admin', false, DESDE, PRAZO],
    ['auditor', false, DESDE, PRAZO],
    ['user', false, DESDE, null],
    ['admin', true, DESDE, null],
    ['admin', false, null, null],
  ] as const)('%s, having it: %s, since %s → %s', (role, tem, desde, prazo) => {
    expect(prazoDoFator({ role, tem, desde })?.toISOString() ?? null).toBe(prazo)
  })

  it.each([
    ['2026-03-08T11:59:59Z', false],
    ['2026-03-08T12:00:00Z', true],
    ['2026-04-01T12:00:00Z', true],
  ])('at %s one must: %s', (agora, deve) => {
    expect(deveFator({ role: 'admin', tem: false, desde: DESDE }, new Date(agora))).toBe(deve)
    expect(deveFator({ role: 'admin', tem: true, desde: DESDE }, new Date(agora))).toBe(false)
  })
})
