import { readView, searchOf } from '@paco/domain/http/view'
import { list, plain } from '@paco/domain/http/view.testing'
import { defaultParseSearch } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { directionOf, nextOrder, writeView } from './view.ts'

describe('writing the address', () => {
  test('leaves out what is as usual', () => {
    expect(writeView(list, { busca: 'x', pagina: 3 }, plain)).toEqual({})
  })

  test('keeps what belongs to others and writes numbers as numbers', () => {
    const view = {
      busca: '1042',
      filters: { dono: '3', cor: 'azul' },
      ordem: '-nome',
      pagina: 2,
      limite: 100,
    }
    expect(writeView(list, { aba: 'mapa' }, view)).toEqual({
      aba: 'mapa',
      busca: 1042,
      dono: 3,
      cor: 'azul',
      ordem: '-nome',
      pagina: 2,
      limite: 100,
    })
  })

  test.each(['007', '1e3', ' 5', '0x10', '1,5', 'Infinity2'])('does not change the search %j', (busca) => {
    expect(readView(list, writeView(list, {}, { ...plain, busca })).busca).toBe(busca)
  })
})

test('a header goes up, down, none', () => {
  expect(nextOrder(plain, 'nome')).toBe('nome')
  expect(nextOrder({ ...plain, ordem: 'nome' }, 'nome')).toBe('-nome')
  expect(nextOrder({ ...plain, ordem: '-nome' }, 'nome')).toBe('')
  expect(nextOrder({ ...plain, ordem: '-nome' }, 'id')).toBe('id')
  expect(directionOf({ ...plain, ordem: '-nome' }, 'nome')).toBe('descending')
})

test.each([
  '',
  'situacao=paralisada&ano=2025',
  'busca=%2212%22&pagina=3',
  'busca=muro+de+arrimo&ordem=-valor',
  'ano=2024&ano=2025&x=&y=false',
  'busca=1e3&limite=007',
  'busca=%7B%22a%22%3A1%7D&situacao=%5B1%5D',
  '__proto__=x&constructor=y',
])('the server reads the address ?%s as the router does', (query) => {
  const search = searchOf(new URLSearchParams(query))
  expect(readView(list, search)).toEqual(readView(list, defaultParseSearch(query)))
  expect(Object.keys(search)).toEqual(Object.keys(defaultParseSearch(query)))
})
