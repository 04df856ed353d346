import { describe, expect, it } from 'vitest'
import { dataOf, guessCabecalho, headsOf } from './cabecalho.ts'
import type { Celula, FolhaLida, Mesclada } from './planilha-lida.ts'

const folha = (rows: Celula[][], mescladas: Mesclada[] = [], from = 1): FolhaLida => ({
  nome: 'Plan1',
  mescladas,
  linhas: rows.map((celulas, index) => ({ n: from + index, celulas })),
})

const plain: Celula[][] = [
  ['Projeto', 'Secretaria', 'Valor', 'Início'],
  ['Ponte', 'Obras', 1000, { dia: '2026-01-01' }],
  ['Escola', 'Educação', 2000, { dia: '2026-02-01' }],
]

const titled: Celula[][] = [
  ['PREFEITURA MUNICIPAL', null, null, null],
  ['Relação de obras de 2026', null, null, null],
  ...plain,
]

/** Long, with amounts now as numbers, now as texts: rows further down agree better with each other than the first ones do. */
const mixed: Celula[][] = [
  ['Órgão', 'Objeto', 'Valor total', 'Responsável'],
  ...Array.from({ length: 60 }, (_, n): Celula[] => [
    'Obras',
    `Rua ${n}`,
    n % 2 || n > 24 ? `R$ ${n},50` : n,
    'Maria',
  ]),
]

const grouped: Celula[][] = [
  ['Projeto', 'Valores', null, 'Prazo'],
  [null, 'Previsto', 'Pago', null],
  ['Ponte', 1000, 500, { dia: '2026-01-01' }],
  ['Escola', 2000, 0, { dia: '2026-02-01' }],
]
const merges: Mesclada[] = [
  { de: [0, 0], ate: [1, 0] },
  { de: [0, 1], ate: [0, 2] },
  { de: [0, 3], ate: [1, 3] },
]

describe('the head of a sheet', () => {
  it.each([
    ['in the first row', folha(plain), { linha: 1, linhas: 1 }],
    ['below titles', folha(titled), { linha: 3, linhas: 1 }],
    ['below empty rows', folha(plain, [], 5), { linha: 5, linhas: 1 }],
    ['above a long sheet of mixed cells', folha(mixed), { linha: 1, linhas: 1 }],
    [
      'above texts alone',
      folha([['Bairro', 'Zona'], ...Array.from({ length: 40 }, (_, n) => [`Vila ${n}`, 'Sul'])]),
      { linha: 1, linhas: 1 },
    ],
    ['in two rows', folha(grouped, merges), { linha: 1, linhas: 2 }],
    [
      'in two rows below a title over all columns',
      folha(
        [['OBRAS 2026', null, null, null], ...grouped.slice(0, 3)],
        [
          { de: [0, 0], ate: [0, 3] },
          ...merges.map(({ de, ate }): Mesclada => ({ de: [de[0] + 1, de[1]], ate: [ate[0] + 1, ate[1]] })),
        ],
      ),
      { linha: 2, linhas: 2 },
    ],
    [
      'of two tables, the first',
      folha([...plain.slice(0, 2), [], ['PARALISADAS'], ...plain]),
      { linha: 1, linhas: 1 },
    ],
    ['of an empty sheet', folha([]), { linha: 1, linhas: 1 }],
    ['of one column', folha([['Bairro'], ['Centro'], ['Campinho']]), { linha: 1, linhas: 1 }],
    ['without rows below it', folha([['Projeto', 'Valor']]), { linha: 1, linhas: 1 }],
  ])('is found %s', (_, sheet, cabecalho) => {
    expect(guessCabecalho(sheet)).toEqual(cabecalho)
  })

  it('in several rows is joined, merged cells spread', () => {
    expect(headsOf(folha(grouped, merges), { linha: 1, linhas: 2 })).toEqual([
      'Projeto',
      'Valores › Previsto',
      'Valores › Pago',
      'Prazo',
    ])
  })
})

describe('rows below the head', () => {
  it.each<[Celula[], boolean]>([
    [['TOTAL', null, 3000, null], true],
    [['SUBTOTAL SECRETARIA DE OBRAS', null, 3000, null], true],
    [['Sub-total', null, 3000, null], true],
    [['Total por secretaria', null, 3000, null], true],
    [['Total parcial', null, 3000, null], true],
    [['Total geral:', null, 3000, null], true],
    [['Subtotal', null, 3000, null], true],
    [[null, null, null, 'Soma'], true],
    [['Total de obras', null, 2, null], true],
    [[null, 'Total sem BDI', 3, null], true],
    [[null, 'VALOR TOTAL:', 3, null], true],
    [['Valor total da obra', 'Obras', 10, null], false],
    [['Totalmente novo', 'Obras', 10, null], false],
    [['Total Flex', 'Obras', 10, null], false],
    [['Ponte', 'Obras', 1000, null], false],
  ])('%j is a sum: %s', (row, isSum) => {
    const dados = dataOf(folha([...plain, row]), { linha: 1, linhas: 1 })
    expect([dados.linhas.length, dados.totais.length]).toEqual(isSum ? [2, 1] : [3, 0])
  })

  it('have sums that name a part of the sheet, where records say more than that', () => {
    const rows: Celula[][] = ['Ponte', 'Praça', 'Escola'].map((nome) => [nome, 'Obras', 'Centro', 10])
    const sheet = folha([
      ['Obra', 'Secretaria', 'Bairro', 'Valor'],
      ...rows,
      ['TOTAL EDUCAÇÃO', null, null, 30],
    ])
    const { linhas, totais } = dataOf(sheet, { linha: 1, linhas: 1 })
    expect([linhas.length, totais.length]).toEqual([3, 1])
  })

  it('leave out a head that is repeated, and tell of records above it', () => {
    const sheet = folha([
      ...plain,
      ['projeto ', 'SECRETARIA', 'Valor', 'Inicio'],
      ['Praça', 'Obras', 1, null],
    ])
    const dados = dataOf(sheet, { linha: 1, linhas: 1 })
    expect(dados.linhas.map(({ n }) => n)).toEqual([2, 3, 5])
    expect(dados.repetidas.map(({ n }) => n)).toEqual([4])
    expect(dados.acima).toEqual([])
    expect(dataOf(sheet, { linha: 4, linhas: 1 }).acima.map(({ n }) => n)).toEqual([1, 2, 3])
    expect(dataOf(folha(titled), { linha: 3, linhas: 1 }).acima).toEqual([])
  })

  it('leave out what is empty', () => {
    const dados = dataOf(folha([...plain, [null, ' ', '\u200b']]), { linha: 1, linhas: 1 })
    expect(dados.linhas.map(({ n }) => n)).toEqual([2, 3])
  })
})
