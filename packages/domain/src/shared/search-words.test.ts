import { describe, expect, it } from 'vitest'
import { listFilter } from '../http/list.ts'
import { searchWords } from './search-words.ts'

describe('the words of a search', () => {
  it.each([
    ['', []],
    ['  ', []],
    ['Praça', ['praca']],
    ['praça PRACA Praca', ['praca']],
    ['a da praça', ['praca', 'da']],
    ['a b c', ['a', 'b', 'c']],
    ['obra obras', ['obras']],
    ['^ 100% a_b', ['100%', 'a_b', '^']],
    ['\u0301', []],
    ['한국', ['한국']],
  ])('%j are %j', (typed, words) => {
    expect(searchWords(typed)).toEqual(words)
  })

  it('are eight at most, counted once each', () => {
    const filter = listFilter({ name: 'n', title: 't', columns: [], filters: {} })
    const accepts = (busca: string) => filter.safeParse({ busca }).success
    expect(accepts('a b c d e f g h')).toBe(true)
    expect(accepts('a b c d e f g h a b c d')).toBe(true)
    expect(accepts('a b c d e f g h i')).toBe(false)
  })
})
