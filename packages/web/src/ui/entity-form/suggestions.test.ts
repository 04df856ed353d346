import { describe, expect, test } from 'vitest'
import { groupsOf, meaningOf, searchSuggestions } from './suggestions.ts'
import type { Suggestion } from './types.ts'

const SAUDE = { value: 1, label: '02.11', description: 'Saúde', group: 'Das outras' }
const TURISMO = { value: 2, label: '02.11', description: 'Lazer', hint: 'Turismo', group: 'Das outras' }
const OBRAS = { value: 3, label: '02.07', description: 'Obras e Serviços', group: 'Da secretaria' }
const ALL: readonly Suggestion[] = [OBRAS, SAUDE, TURISMO]

describe('searching', () => {
  test.each([
    ['', [3, 1, 2]],
    ['saude', [1]],
    ['02.11', [1, 2]],
    ['02.11 LAZER', [2]],
    ['turismo', [2]],
    ['serv obras', [3]],
    // One of a kind searches for nothing: all of them are there to choose anew.
    ['02.07', [3, 1, 2]],
    ['99', []],
  ])('%j finds %j', (typed, expected) => {
    expect(searchSuggestions(ALL, typed).found.map(({ value }) => value)).toEqual(expected)
  })
})

test('neighbours of a group stand under its name', () => {
  expect(groupsOf(ALL).map(({ label, members }) => [label, members.map(({ place }) => place)])).toEqual([
    ['Da secretaria', [0]],
    ['Das outras', [1, 2]],
  ])
  expect(groupsOf([{ value: 1, label: 'Alta' }])[0]?.label).toBeUndefined()
})

describe('what a text stands for', () => {
  test.each([
    ['nothing typed', ALL, ' ', null],
    ['a code', ALL, '02.07', 'Obras e Serviços'],
    ['a code of two: the first', ALL, '02.11', 'Saúde'],
    ['a code of nobody', ALL, '77', 'Fora da lista: vale o texto como está escrito.'],
    ['where nothing is explained', [{ value: 'Alta', label: 'Alta' }], 'Urgente', null],
  ])('%s', (_name, all, typed, expected) => {
    expect(meaningOf(all, typed)).toBe(expected)
  })
})
