import { describe, expect, test } from 'vitest'
import { list, plain } from './view.testing.ts'
import { filterQuery, isFiltered, lastPage, rangeText, readView, searchOf, writeSearch } from './view.ts'

describe('reading the address', () => {
  test.each([
    ['nothing', {}, plain],
    [
      'everything',
      { busca: 'sol', cor: 'azul', dono: 3, ordem: '-nome', pagina: 4, limite: 50 },
      { busca: 'sol', filters: { cor: 'azul', dono: '3' }, ordem: '-nome', pagina: 4, limite: 50 },
    ],
    ['a search that looks like a number', { busca: 1042 }, { ...plain, busca: '1042' }],
    ['text where numbers belong', { pagina: 'dois', limite: 'muitos' }, plain],
    ['a page below the first', { pagina: 0 }, plain],
    ['a page that is no whole number', { pagina: 1.5 }, plain],
    ['a page size nobody offers', { limite: 7 }, plain],
    ['an unknown order', { ordem: 'preço' }, plain],
    ['an order that is not offered', { ordem: 'nota' }, plain],
    ['filter values that do not exist', { cor: 'roxo', dono: 'x' }, plain],
    ['objects and lists', { busca: { a: 1 }, cor: ['azul'], pagina: [2] }, plain],
    ['a filter of another list', { tamanho: 'g' }, plain],
  ])('%s', (_, search, view) => expect(readView(list, search)).toEqual(view))
})

test('the server gets what narrows and orders', () => {
  const view = { ...plain, busca: ' sol ', filters: { cor: 'azul' }, ordem: 'nome', pagina: 3 }
  expect(filterQuery(view)).toEqual({ busca: 'sol', cor: 'azul', ordem: 'nome' })
  expect(filterQuery({ ...plain, busca: '  ' })).toEqual({})
})

test('blank search is no filter', () => {
  expect(isFiltered({ ...plain, busca: '  ' })).toBe(false)
  expect(isFiltered({ ...plain, filters: { cor: 'azul' } })).toBe(true)
})

test.each([
  [0, 25, 1],
  [25, 25, 1],
  [26, 25, 2],
  [184, 50, 4],
])('%i rows by %i end on page %i', (total, limit, last) => expect(lastPage(total, limit)).toBe(last))

test.each([
  [1, 25, 25, 184, '1–25 de 184'],
  [8, 25, 9, 184, '176–184 de 184'],
  [1, 25, 0, 0, '0 de 0'],
  [50, 25, 25, 12345, '1.226–1.250 de 12.345'],
])('page %i by %i with %i rows of %i', (page, limit, shown, total, text) =>
  expect(rangeText(page, limit, shown, total)).toBe(text),
)

test.each(['muro de arrimo', '1042', '007', '1e3', 'true', 'null', '"x"', '[1]', 'a&b=c#d', ' 5'])(
  'the search %j is read back from the address it was written into',
  (busca) => expect(readView(list, searchOf(writeSearch({ busca }))).busca).toBe(busca),
)
