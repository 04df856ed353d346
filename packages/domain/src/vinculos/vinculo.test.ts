import { describe, expect, it } from 'vitest'
import type { SessionUser } from '../shared/roles.ts'
import { canReadVinculo } from './policy.ts'
import { apertoOf, somaOf } from './soma.ts'
import { isConvenio, TIPO_LABELS, TIPOS } from './vinculo.ts'

describe('what is drawn on something', () => {
  it.each([
    [1000, 0, 'cabe'],
    [1000, 1000, 'cabe'],
    [1000, 1000.01, 'acima'],
    [1000, 1250, 'acima'],
    [1000, 1250.01, 'muito acima'],
    [0, 0.01, 'muito acima'],
    [null, null, 'cabe'],
    [9_999_999_999_999.99, 9_999_999_999_999.99, 'cabe'],
  ] as const)('of %j, %j: %s', (total, drawn, aperto) => {
    expect(apertoOf(total, drawn)).toBe(aperto)
  })

  it('adds up without binary fractions, unknown amounts left out', () => {
    expect(somaOf([{ valor: 0.1 }, { valor: 0.2 }, { valor: null }])).toBe(0.3)
  })
})

it('every kind has its word, and the five families are agreements', () => {
  expect(Object.keys(TIPO_LABELS).sort()).toEqual([...TIPOS].sort())
  expect(TIPOS.filter(isConvenio)).toEqual(['dade', 'estadual', 'federal', 'finisa', 'sempapel'])
})

it('the plan is told to those who have an account', () => {
  const user: SessionUser = { id: 1, name: 'Ana', role: 'user', id_secretaria: null }
  expect([canReadVinculo(null, 'pca'), canReadVinculo(user, 'pca'), canReadVinculo(null, 'dade')]).toEqual([
    false,
    true,
    true,
  ])
})
