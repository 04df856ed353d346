import { describe, expect, it } from 'vitest'
import type { Contas } from '../quantitativos/preco.ts'
import type { SessionUser } from '../shared/roles.ts'
import { Conferencia } from './conferencia.ts'
import type { Registro } from './descritor.ts'
import { orcamentoDescritor } from './descritores/orcamento.ts'
import { quantitativosDescritor as descritor } from './descritores/quantitativos.ts'
import { Leitor } from './leitor.ts'
import { guessMapa, headNamed, type Mapa } from './mapa.ts'
import { acharIn } from './nomeado.ts'
import type { Celula } from './planilha-lida.ts'
import { somasOf, totalDito } from './somas.ts'

const ana: SessionUser = { id: 1, name: 'Ana', role: 'user', id_secretaria: 12 }
const HEADS = ['Item', 'Descrição', 'Und', 'Quant.', 'Custo unitário', 'BDI', 'Preço unitário', 'Total']
const CONTAS: Contas = { bdi: 25, arredondamento: 'arredondar' }

interface Caso {
  readonly titulos?: string[]
  readonly contas?: Contas
  readonly guardado?: Registro
  readonly mapa?: Mapa
}

/** The sum of a sheet for contract 1: rows whose first cell is empty are its own sums. */
function somaOf(rows: readonly Celula[][], { titulos = HEADS, contas = CONTAS, guardado, mapa }: Caso = {}) {
  const all = rows.map((celulas, index) => ({ n: index + 2, celulas }))
  const linhas = all.filter(({ celulas }) => celulas[0] !== null)
  const totais = all.filter(({ celulas }) => celulas[0] === null)
  const nomeados = {
    contratos: [{ id: 1, nome: '1/2026', contrato: { id_secretaria: 12, rascunho: contas } }],
  }
  const achar = acharIn(nomeados)
  const whole = {
    ...guessMapa(descritor, titulos, linhas),
    contrato: { coluna: null, constante: 1 },
    ...mapa,
  }
  const conferencia = new Conferencia(new Leitor(descritor, whole, nomeados), {
    who: ana,
    achar,
    porId: () => undefined,
    porChave: () => (guardado ? [guardado] : []),
  })
  const conferidas = { linhas: linhas.map((linha) => conferencia.conferir(linha)), achar }
  const [soma, ...others] = somasOf(descritor, whole, { titulos, linhas, totais }, conferidas)
  expect(others).toEqual([])
  expect(soma).toMatchObject({ campo: 'valor', label: 'Total' })
  return [soma?.lida, soma?.planilha]
}

const item = (codigo: string, quantidade: Celula, custo: Celula, bdi: Celula, preco: Celula): Celula[] => [
  codigo,
  'Serviço',
  'm',
  quantidade,
  custo,
  bdi,
  preco,
  null,
]
const total = (valor: Celula, nome = 'Total'): Celula[] => [null, nome, null, null, null, null, null, valor]
const truncar: Contas = { bdi: 25, arredondamento: 'truncar' }

describe('a column of money', () => {
  const linha = (n: number, ...celulas: Celula[]) => ({ n, celulas })
  const linhas = [linha(2, 'Água', 0.1), linha(3, 'Luz', '0,20')]
  const totais = [linha(4, 'Subtotal', 9), linha(5, 'Total', 'R$ 0,30')]
  it.each<[string, typeof totais, number | null]>([
    ['the last total of the sheet', totais, 0.3],
    ['none', [], null],
  ])('is added up beside %s', (_name, said, planilha) => {
    const lidas = { titulos: ['Ficha', 'Valor'], linhas, totais: said }
    const conferidas = { linhas: [], achar: () => undefined }
    expect(somasOf(orcamentoDescritor, { valor: { coluna: 1 } }, lidas, conferidas)).toEqual([
      { campo: 'valor', label: 'Valor (R$)', lida: 0.3, planilha },
    ])
  })
})

describe('what the rows of a bill of quantities come to, beside its own total', () => {
  it.each<[string, Celula[][], (number | null)[], Caso?]>([
    ['a price', [item('1', 3, null, null, 0.1), total(0.3)], [0.3, 0.3]],
    ['many cents', Array.from({ length: 10 }, (_, n) => item(`${n + 1}`, 1, null, null, 0.1)), [1, null]],
    ['a cost with the BDI of the sheet', [item('1', 2, 2.31, null, null), total(5.78)], [5.78, 5.78]],
    ['a cost with its own BDI', [item('1', 2, 2.31, 23.54, null), total(5.7)], [5.7, 5.7]],
    ['a price beside its cost', [item('1', 2, 2.31, 23.54, 3), total(6)], [6, 6]],
    ['each row rounded', [item('1', 0.5, null, null, 0.03), item('2', 0.5, null, null, 0.03)], [0.04, null]],
    [
      'cut',
      [item('1', 0.5, null, null, 0.03), item('2', 1, 2.31, null, null)],
      [2.89, null],
      { contas: truncar },
    ],
    ['neither price nor cost', [item('1', 2, null, null, null), total(0)], [0, 0]],
    [
      'groups, with the sums of their items',
      [['1', 'Grupo', null, 0, null, null, 0, 9], item('1.1', 1, null, null, 9), total(9)],
      [9, 9],
    ],
    ['a cent less', [item('1', 1, null, null, 9), total(9.01)], [9, 9.01]],
    ['no row of totals', [item('1', 1, null, null, 9)], [9, null]],
    [
      'several',
      [item('1', 1, null, null, 9), total(7, 'Subtotal'), total(9), total(null, 'Total de itens')],
      [9, 9],
    ],
    ['more than cents', [item('1', 1, null, null, 9), total(7), total(9.004999)], [9, 9]],
    ['a text', [item('1', 1, null, null, 1234.5), total('R$ 1.234,50')], [1234.5, 1234.5]],
    ['no amount', [item('1', 1, null, null, 9), total('x'), total({ formula: '#REF!' })], [9, null]],
    ['too much', [item('1', 1, null, null, 9), total(1e300)], [9, null]],
    [
      'rows with errors',
      [item('1', 1, null, null, 9), item('2', 'x', null, null, 9), item('1', 5, null, null, 9), total(63)],
      [9, 63],
    ],
    [
      'numbers as Americans write them',
      [item('1', 1, null, null, '1,234.56'), total('1,234.56')],
      [1234.56, 1234.56],
      { mapa: { preco_unitario: { coluna: 6, consertos: ['americana'] } } },
    ],
    [
      'one quantity for all rows, as it is typed',
      [item('1', null, null, null, 9), total(18)],
      [18, 18],
      { mapa: { quantidade: { coluna: null, constante: '2' } } },
    ],
    [
      'the column taken for another',
      [item('1', 1, null, null, 9), total(9)],
      [0, null],
      { mapa: { preco_unitario: { coluna: 7 } } },
    ],
  ])('%s', (_name, rows, somas, caso) => {
    expect(somaOf(rows, caso)).toEqual(somas)
  })

  const guardado = {
    id: 7,
    id_contrato: 1,
    id_secretaria: 12,
    codigo: '1',
    tipo: 'item',
    descricao: 'Serviço',
    unidade: 'm',
    quantidade: 4,
    custo_unitario: 8,
    bdi: null,
    preco_unitario: null,
    contas: CONTAS,
    versao: 1,
  }
  it.each<[string, Celula[][], (number | null)[]]>([
    ['equal', [['1', 'm', 40]], [40, null]],
    ['changed', [['1', 'km', 40]], [40, null]],
  ])('of a stored row, %s, what the sheet leaves as it is counts too', (_name, rows, somas) => {
    expect(somaOf(rows, { titulos: ['Item', 'Und', 'Total'], guardado })).toEqual(somas)
  })
})

describe('the head of what rows come to', () => {
  const nomes = descritor.contado?.nomes ?? []
  it.each<[string[], number | null]>([
    [['Item', 'Total'], 1],
    [['Item', 'PREÇO TOTAL (R$)', 'Peso'], 1],
    [['Valor Total R$', 'Peso'], 0],
    [['Total com BDI', 'Total'], 0],
    [['Total', 'Preço total (com BDI) (R$)'], 1],
    [['Total sem BDI', 'Total › com BDI', 'Total › sem BDI'], 1],
    [['Sem BDI › Total', 'Com BDI › Total', 'Peso'], 1],
    [['Mão de obra › Total', 'Total', 'Material › Total'], 1],
    [['Valor (R$)', 'Peso (%)'], 0],
    [['Custo total', 'Total sem BDI', 'Totalizador', ''], null],
    [[], null],
  ])('%j', (heads, place) => {
    expect(headNamed(nomes, heads)).toBe(place)
  })
})

describe('what the sheet says that a column adds up to', () => {
  it.each([
    ['no sum', [], [], 30, null],
    ['one of the whole', [], [30], 30, 30],
    ['one of the whole that is wrong', [], [31], 30, 31],
    ['sums of the parts and of the whole', [10, 20], [30], 30, 30],
    ['sums of the parts, and a wrong one of the whole that they do not hide', [10, 20], [31], 30, 31],
    ['sums of the parts alone', [10, 20], [], 30, 30],
    ['sums of the parts alone, one of them wrong', [10, 25], [], 30, 35],
    ['sums that no word tells apart', [], [10, 20], 30, 30],
    ['sums that no word tells apart, the last of the whole', [], [10, 20, 30], 30, 30],
    ['sums that no word tells apart and none agrees', [], [10, 21], 30, 21],
  ] as const)('%s', (_, parciais, gerais, lida, dito) => {
    expect(totalDito(parciais, gerais, lida)).toBe(dito)
  })
})
