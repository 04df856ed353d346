import type { ItemInput } from '@paco/domain/quantitativos/item'
import { expect, it } from 'vitest'
import type { LinhaGuardada } from './itens-queries.ts'
import { type MudancaDeLinha, mudada, problemsOfMudancas } from './mudancas.ts'

const NADA = {
  tabela: null,
  codigo_tabela: null,
  unidade: null,
  quantidade: null,
  custo_unitario: null,
  bdi: null,
  preco_referencia: null,
  preco_unitario: null,
}
const grupo = (chave: number | null, codigo: string) =>
  ({ ...NADA, chave, codigo, tipo: 'grupo', descricao: codigo }) as ItemInput
const item = (chave: number | null, codigo: string, quantidade = 1) =>
  ({ ...grupo(chave, codigo), tipo: 'item', unidade: 'm', quantidade, preco_unitario: 1 }) as ItemInput

/** A group with an item in it, and an item beside it. */
const guardadas = [grupo(1, '1'), item(2, '1.1'), item(3, '2')] as LinhaGuardada[]
const contas = { bdi: 0, arredondamento: 'arredondar' } as const
const antes = { anterior: [], rascunho: guardadas }

it.each<[string, MudancaDeLinha[], [number, string][]]>([
  ['a new item', [{ chave: null, linha: item(null, '1.2') }], []],
  [
    'a group with all that is in it',
    [
      { chave: 2, linha: null },
      { chave: 1, linha: null },
    ],
    [],
  ],
  ['a group alone', [{ chave: 1, linha: null }], [[0, 'linha: Falta o grupo 1, a que esta linha pertence.']]],
  [
    'a group that becomes an item',
    [
      { chave: 3, linha: item(3, '2', 2) },
      { chave: 1, linha: item(1, '1') },
    ],
    [[1, 'linha: 1 é um item: só um grupo tem outras linhas dentro.']],
  ],
  [
    'a place that is taken',
    [{ chave: null, linha: item(null, '1.01') }],
    [[0, 'codigo: O código 1.01 aparece mais de uma vez.']],
  ],
  [
    'two rows that change places',
    [
      { chave: 2, linha: item(2, '2') },
      { chave: 3, linha: item(3, '1.1') },
    ],
    [],
  ],
  [
    'more than can be written down',
    [{ chave: 3, linha: { ...item(3, '2', 99_999_999_999), preco_unitario: 9_999_999_999 } as ItemInput }],
    [[0, 'quantidade: O valor passa do maior aceito, R$ 9.999.999.999.999,99.']],
  ],
])('%s', (_name, mudancas, told) => {
  const found = [...problemsOfMudancas(guardadas, mudancas, contas, antes)]
  expect(found.map(([lugar, campos]) => [lugar, Object.entries(campos)[0]?.join(': ')])).toEqual(told)
})

it('changed rows stay where they were, new ones come last, each with its change', () => {
  const { linhas, lugares } = mudada(guardadas, [
    { chave: null, linha: item(null, '1.2') },
    { chave: 2, linha: item(2, '1.1', 5) },
    { chave: 1, linha: null },
  ])
  expect(linhas.map(({ codigo, quantidade }) => [codigo, quantidade])).toEqual([
    ['1.1', 5],
    ['2', 1],
    ['1.2', 1],
  ])
  expect(lugares).toEqual([1, undefined, 0])
})
