import { describe, expect, it } from 'vitest'
import type { Column } from './list.ts'
import { pageRows } from './page-rows.ts'

const columns: readonly Column[] = [
  { key: 'nome', label: 'Nome', kind: 'text' },
  { key: 'apelido', label: 'Apelido', kind: 'text' },
  { key: 'total', label: 'Total', kind: 'integer' },
  { key: 'dia', label: 'Dia', kind: 'day' },
]
const rows = [
  { nome: 'Saúde', apelido: null, total: 9, dia: '2026-02-01' },
  { nome: 'Águas', apelido: 'SAEG', total: 10, dia: null },
  { nome: 'Obras e Águas', apelido: null, total: null, dia: '2026-01-01' },
]

describe('a page of computed rows', () => {
  it.each([
    ['nothing asked', {}, ['Saúde', 'Águas', 'Obras e Águas'], 3],
    ['a search without case and accents', { busca: 'AGUAS' }, ['Águas', 'Obras e Águas'], 2],
    ['each word, in any field', { busca: 'saeg águas' }, ['Águas'], 1],
    ['a search that finds nothing', { busca: 'null' }, [], 0],
    ['a search of spaces', { busca: '  ' }, ['Saúde', 'Águas', 'Obras e Águas'], 3],
    ['text in order', { ordem: 'nome' }, ['Águas', 'Obras e Águas', 'Saúde'], 3],
    ['text backwards', { ordem: '-nome' }, ['Saúde', 'Obras e Águas', 'Águas'], 3],
    ['numbers as numbers, the empty last', { ordem: 'total' }, ['Saúde', 'Águas', 'Obras e Águas'], 3],
    ['backwards too', { ordem: '-total' }, ['Águas', 'Saúde', 'Obras e Águas'], 3],
    ['days', { ordem: 'dia' }, ['Obras e Águas', 'Saúde', 'Águas'], 3],
    ['the first page', { limite: 2 }, ['Saúde', 'Águas'], 3],
    ['the second', { limite: 2, pagina: 2 }, ['Obras e Águas'], 3],
    ['one that is not there', { limite: 2, pagina: 3 }, [], 3],
    ['all of it together', { busca: 'aguas', ordem: '-nome', limite: 1, pagina: 2 }, ['Águas'], 2],
  ])('%s', (_what, query, names, total) => {
    const page = pageRows({ columns }, rows, query)
    expect(page.rows.map(({ nome }) => nome)).toEqual(names)
    expect(page.total).toBe(total)
  })
})
