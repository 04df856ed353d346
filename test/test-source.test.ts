import { expect, it } from 'vitest'
import { assertionsOf } from './test-source.ts'

const FILE = `
const WORDS = 'Erro no login'
const OTHER = 'outra'

test('says why', () => {
  expect(told()).toBe(WORDS)
})

describe('a group', () => {
  it.each([
    ['um caso'],
  ])('%s', (name) => {
    expect(name).toBeTruthy()
  })

  it('looks at nothing', () => {
    open('Senha')
  })
})
`

it.each([
  ['says why', 'Erro no login', true],
  ['says why', 'outra', false],
  ['says why', 'um caso', false],
  ['%s', 'um caso', true],
  ['%s', 'Senha', false],
  ['a group', 'um caso', true],
  ['looks at nothing', 'Senha', false],
  ['no such test', 'Erro no login', false],
])('of %j, %j is asserted: %s', (title, word, asserted) => {
  expect(assertionsOf(FILE, title).includes(word)).toBe(asserted)
})
