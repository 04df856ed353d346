import { MESSAGES } from '@paco/domain/quantitativos/messages'
import { describe, expect, it } from 'vitest'
import { readTabela } from './colunas.tsx'
import {
  blankLinha,
  bodyOf,
  calcular,
  inserted,
  isBlank,
  type LinhaTyped,
  nextCodigo,
  removedWith,
  tipoOf,
  toSend,
  withLast,
} from './linhas.ts'
import { problemasOf, refusedOf } from './problemas.ts'

const CONTAS = { bdi: 23.54, arredondamento: 'arredondar' } as const

const grupo = (codigo: string) => blankLinha({ codigo, descricao: `Grupo ${codigo}` })
const item = (
  codigo: string,
  quantidade: number,
  preco_unitario: number | null,
  own: Partial<LinhaTyped> = {},
) => blankLinha({ codigo, descricao: `Item ${codigo}`, unidade: 'm', quantidade, preco_unitario, ...own })

/** The worked example: the price of the asphalt is made of its cost. */
const exemplo = () => [
  grupo('1'),
  item('1.1', 6, 370.62),
  item('1.2', 120, 55.75),
  grupo('2'),
  item('2.1', 5000, null, { custo_unitario: 2.31 }),
  item('2.2', 250, null, { custo_unitario: 1412.77 }),
  grupo('3'),
  item('3.1', 300, 231.63),
]

describe('a sheet that is being written', () => {
  it('comes to what the server will make of it, groups with all below them', () => {
    const linhas = withLast(exemplo())
    const { precos, valores, total } = calcular(linhas, CONTAS)
    expect(total).toBe(528_987.72)
    expect(precos[4]).toBe(2.85)
    expect(precos[5]).toBe(1745.34)
    expect([valores[0], valores[3], valores[6]]).toEqual([8913.72, 450_585, 69_489])
  })

  it.each<[string, Partial<LinhaTyped>, 'grupo' | 'item']>([
    ['code and name alone', { codigo: '1', descricao: 'Serviços' }, 'grupo'],
    ['a unit', { codigo: '1.1', unidade: 'm' }, 'item'],
    ['a figure of zero', { quantidade: 0 }, 'item'],
    ['a price table', { tabela: 'SINAPI' }, 'item'],
    ['what it was told to be', { tipo: 'grupo', unidade: 'm' }, 'grupo'],
  ])('tells groups from items: %s', (_, own, tipo) => expect(tipoOf(blankLinha(own))).toBe(tipo))

  it('always ends in an empty row, which is never sent', () => {
    const linhas = withLast(exemplo())
    expect(linhas).toHaveLength(9)
    expect(isBlank(linhas[8] as LinhaTyped)).toBe(true)
    expect(withLast(linhas)).toBe(linhas)
    expect(toSend(linhas)).toHaveLength(8)
  })

  it('is sent in the order of its codes, a group with nothing but its name', () => {
    const linhas = [item('1.10', 1, 1), item('1.2', 1, 1), grupo('1')]
    expect(toSend(linhas).map(({ codigo }) => codigo)).toEqual(['1', '1.2', '1.10'])
    expect(bodyOf(grupo('1'))).toEqual({ chave: null, codigo: '1', descricao: 'Grupo 1', tipo: 'grupo' })
    expect(bodyOf(item('1.2', 2, 3))).toMatchObject({ tipo: 'item', quantidade: 2, preco_unitario: 3 })
  })

  it.each([
    [0, '1.3'],
    [1, '1.3'],
    [4, '2.3'],
    [7, '3.2'],
  ])('numbers a row below the one at %i as %s', (at, codigo) => {
    const linhas = exemplo()
    expect(nextCodigo(linhas, linhas[at])).toBe(codigo)
  })

  it('takes a new row below the one it is in, or at the end before the empty one', () => {
    const linhas = withLast(exemplo())
    const added = item('1.3', 1, 1)
    expect(inserted(linhas, linhas[2]?.key ?? null, added)[3]).toBe(added)
    const last = inserted(linhas, null, added)
    expect(last[8]).toBe(added)
    expect(last).toHaveLength(10)
  })

  it('lets a group go with all below it, by its code', () => {
    const linhas = [...exemplo(), item('20.1', 1, 1)]
    const codes = (key: number | undefined) => removedWith(linhas, key ?? 0).map(({ codigo }) => codigo)
    expect(codes(linhas[3]?.key)).toEqual(['2', '2.1', '2.2'])
    expect(codes(linhas[1]?.key)).toEqual(['1.1'])
  })
})

describe('what is wrong with it', () => {
  const notesOf = (linhas: readonly LinhaTyped[], at: number) => {
    const linha = linhas[at]
    return linha && problemasOf(linhas, new Map()).notes.get(linha)
  }

  it('is nothing where every row is whole', () => {
    expect(problemasOf(exemplo(), new Map())).toMatchObject({ count: 0, tooMany: false })
  })

  it('is told at its cell: missing is a warning, wrong is an error', () => {
    const linhas = [grupo('1'), blankLinha({ codigo: '1.1', unidade: 'm' }), item('1.x', 1, 1)]
    expect(notesOf(linhas, 1)).toMatchObject({
      descricao: { tone: 'warning' },
      quantidade: { tone: 'warning', text: MESSAGES.invalidQuantity },
    })
    expect(notesOf(linhas, 2)).toEqual({ codigo: { tone: 'error', text: MESSAGES.badCode } })
    expect(problemasOf(linhas, new Map()).count).toBe(3)
  })

  it('is told of a row without its group, wherever it stands', () => {
    const linhas = [item('4.1', 1, 1), ...exemplo()]
    expect(notesOf(linhas, 0)?.codigo?.text).toBe('Falta o grupo 4, a que esta linha pertence.')
  })

  it('is what the server said of a row, until that row changes', () => {
    const linhas = [item('2', 1, 1), grupo('1'), item('1.1', 1, 1)]
    const refused = refusedOf(toSend(linhas), {
      'itens.1.preco_unitario': 'Alto demais.',
      'itens.2.chave': 'Este item não existe.',
    })
    const { notes, count } = problemasOf(linhas, refused)
    expect(notes.get(linhas[2] as LinhaTyped)).toEqual({
      preco_unitario: { tone: 'error', text: 'Alto demais.' },
    })
    expect(notes.get(linhas[0] as LinhaTyped)).toEqual({
      codigo: { tone: 'error', text: 'Este item não existe.' },
    })
    expect(count).toBe(0)
    const typed = linhas.map((linha) => ({ ...linha }))
    expect(problemasOf(typed, refused).notes.size).toBe(0)
  })
})

it.each([
  ['sinapi', { value: 'SINAPI' }],
  ['SINAPI-I', { value: 'SINAPI' }],
  ['Sicro3', { value: 'SICRO' }],
  ['Próprio', { value: 'propria' }],
  ['Outros', { value: 'outra' }],
  ['TCPO', { error: 'Escolha uma das tabelas: SINAPI, SICRO, CDHU, Própria, Outra.' }],
])('the price table %s is read as people write it', (text, read) => expect(readTabela(text)).toEqual(read))
