import { defineList } from '@paco/domain/http/list'
import * as fields from '@paco/domain/shared/fields'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { directionOf, filterQuery, isFiltered, nextOrder, readView, writeView } from './view.ts'

const list = defineList({
  name: 'coisas',
  title: 'Coisas',
  columns: [
    { key: 'id', label: 'Id', kind: 'id' },
    { key: 'nome', label: 'Nome', kind: 'text' },
    { key: 'nota', label: 'Nota', kind: 'text', sortable: false },
  ],
  filters: { cor: z.optional(z.enum(['azul', 'verde'])), dono: z.optional(fields.id) },
})

const plain = { busca: '', filters: {}, ordem: '', pagina: 1, limite: 25 }

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

test('the server gets what narrows and orders', () => {
  const view = { ...plain, busca: ' sol ', filters: { cor: 'azul' }, ordem: 'nome', pagina: 3 }
  expect(filterQuery(view)).toEqual({ busca: 'sol', cor: 'azul', ordem: 'nome' })
  expect(filterQuery({ ...plain, busca: '  ' })).toEqual({})
})

test('blank search is no filter', () => {
  expect(isFiltered({ ...plain, busca: '  ' })).toBe(false)
  expect(isFiltered({ ...plain, filters: { cor: 'azul' } })).toBe(true)
})

test('a header goes up, down, none', () => {
  expect(nextOrder(plain, 'nome')).toBe('nome')
  expect(nextOrder({ ...plain, ordem: 'nome' }, 'nome')).toBe('-nome')
  expect(nextOrder({ ...plain, ordem: '-nome' }, 'nome')).toBe('')
  expect(nextOrder({ ...plain, ordem: '-nome' }, 'id')).toBe('id')
  expect(directionOf({ ...plain, ordem: '-nome' }, 'nome')).toBe('descending')
})
