import type { Mapa } from '@paco/domain/importacoes/mapa'
import { describe, expect, it } from 'vitest'
import { valorText } from './campos.ts'
import { cursorAfter } from './conferir/cursor.ts'
import { differenceText } from './conferir/somas.tsx'
import { celulaVista, colunasVistas, errosDaLinha } from './conferir/vista.ts'
import { listaPath, registroPath } from './destinos.ts'
import { CAMPOS, campo, errada, importacao, linha } from './importacoes.testing.ts'
import { withColuna, withConserto, withConstante, withOrigem, withValor } from './mapa-edits.ts'
import { problemasOf } from './problemas.ts'
import { letterOf, totaisText } from './textos.ts'
import { joined } from './use-mudanca.ts'

const { colunas, mapa } = importacao()

describe('the map of columns', () => {
  const edits: readonly [string, Mapa, Mapa[string] | undefined][] = [
    [
      'another column',
      withColuna({ valor: { coluna: 2, consertos: ['americana'] } }, 'valor', 1),
      { coluna: 1 },
    ],
    [
      'the same column keeps what mends it',
      withColuna({ valor: { coluna: 2, consertos: ['americana'] } }, 'valor', 2),
      { coluna: 2, consertos: ['americana'] },
    ],
    ['a value for all rows', withConstante(mapa, 'valor', 10), { coluna: null, constante: 10 }],
    ['not at all', withOrigem(mapa, 'valor', null), undefined],
    ['mended', withConserto(mapa, 'valor', 'americana', true), { coluna: 2, consertos: ['americana'] }],
    [
      'mended once only',
      withConserto(withConserto(mapa, 'valor', 'vazio', true), 'valor', 'vazio', true),
      { coluna: 2, consertos: ['vazio'] },
    ],
    [
      'no longer mended',
      withConserto(withConserto(mapa, 'valor', 'vazio', true), 'valor', 'vazio', false),
      { coluna: 2, consertos: [] },
    ],
    [
      'what a text means',
      withValor(mapa, 'valor', ' SEC. Saúde', 17),
      { coluna: 2, valores: { 'sec. saude': 17 } },
    ],
    [
      'forgotten',
      withValor(withValor(mapa, 'valor', 'x', 1), 'valor', 'X', undefined),
      { coluna: 2, valores: {} },
    ],
  ]
  it.each(edits)('%s', (_, { valor }, expected) => expect(valor).toEqual(expected))

  it('is as it was where a field comes from nowhere', () => {
    expect(withConserto({}, 'valor', 'vazio', true)).toEqual({})
    expect(withValor({}, 'valor', 'x', 1)).toEqual({})
  })
})

describe('what is wrong with a column', () => {
  const problemas = problemasOf([
    errada,
    errada,
    { erros: { valor: { bruto: 'abc', motivo: 'Não é um número.' } } },
  ])
  it('counts its cells, what mends them and their texts, the most frequent first', () => {
    expect(problemas.get('valor')).toMatchObject({
      n: 3,
      consertos: [{ conserto: 'americana', n: 2, texto: '1,234.56' }],
      textos: [
        { texto: '1,234.56', n: 2 },
        { texto: 'abc', n: 1 },
      ],
    })
    expect(problemas.get('id_secretaria')?.textos).toMatchObject([
      { n: 2, sugestao: 17, sugestaoNome: 'Saúde' },
    ])
  })

  it('of cells that name several records, counts the parts that name none', () => {
    const erro = (bruto: string) => ({
      erros: { projetos: { bruto, parte: 'Quadra', motivo: 'Não existe.' } },
    })
    expect(problemasOf([erro('Quadra | Escola'), erro('Quadra')]).get('projetos')?.textos).toMatchObject([
      { texto: 'Quadra', n: 2 },
    ])
  })
})

describe('a cell on the screen', () => {
  const [secretaria, nome, valor] = colunasVistas(colunas, CAMPOS, mapa)
  if (!secretaria || !nome || !valor) throw new Error('colunas')
  const nova = linha({ celulas: ['SAÚDE ', 'Ponte', '1.500'], valores: { id_secretaria: 17, valor: 1500 } })
  it.each([
    ['as it is read', nova, secretaria, null, null],
    ['refused', errada, valor, 'erro', 'Formato americano: 1,234.56.'],
    ['read otherwise', linha({ valores: { valor: 1500.5 } }), valor, 'lida', '1.500,50'],
    [
      'with a note',
      linha({ notas: { valor: 'O ponto foi lido como separador de milhares.' } }),
      valor,
      'nota',
      '1.500,00. O ponto foi lido como separador de milhares.',
    ],
    [
      'that changes something',
      linha({ acao: 'alterar', antes: { id_secretaria: 17 }, valores: { id_secretaria: 12 } }),
      secretaria,
      'mudou',
      'Saúde → Obras',
    ],
    [
      'that clears something',
      linha({ acao: 'alterar', antes: { valor: 7 }, valores: { valor: null } }),
      valor,
      'mudou',
      '7,00 → vazio',
    ],
    ['that changes nothing', linha({ acao: 'alterar', valores: { valor: 1 } }), nome, null, null],
  ] as const)('%s', (_, row, coluna, marca, texto) => {
    expect(celulaVista(row, coluna)).toMatchObject({ marca, texto })
  })

  it('comes after those that bring something, if it brings nothing', () => {
    const [first, second, last] = colunasVistas(colunas, CAMPOS, { valor: { coluna: 2 } })
    expect([first?.place, second?.place, last?.campo]).toEqual([2, 0, null])
  })

  it('leaves to its row what stands in no cell', () => {
    const row = { erros: { linha: { bruto: '', motivo: 'De outra.' }, ano: { bruto: '', motivo: 'Falta.' } } }
    expect(errosDaLinha(row, [secretaria, nome, valor], CAMPOS)).toEqual([
      'De outra.',
      `${campo('ano').label}: Falta.`,
    ])
  })
})

describe('the cursor of a sheet', () => {
  const size = { rows: 3, columns: 2 }
  it.each([
    ['ArrowDown', { row: 2, column: 1 }],
    ['ArrowUp', { row: 0, column: 1 }],
    ['ArrowRight', { row: 1, column: 1 }],
    ['ArrowLeft', { row: 1, column: 0 }],
    ['PageDown', { row: 2, column: 1 }],
    ['Home', { row: 1, column: 0 }],
    ['Enter', { row: 1, column: 1, editing: { typed: null } }],
    ['Delete', { row: 1, column: 1, editing: { typed: '' } }],
    ['7', { row: 1, column: 1, editing: { typed: '7' } }],
    ['Tab', null],
    [' ', null],
  ])('after %s', (key, expected) => {
    expect(cursorAfter({ row: 1, column: 1 }, key, size)).toEqual(expected)
  })
})

describe('words', () => {
  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [701, 'ZZ'],
  ])('column %i is %s', (place, letter) => expect(letterOf(place)).toBe(letter))

  it('of counts leave out what there is none of', () => {
    expect(totaisText({ criar: 1, alterar: 2, igual: 0, erro: 1 })).toBe('1 novo · 2 alterados · 1 com erro')
    expect(totaisText({ criar: 0, alterar: 0, igual: 0, erro: 0 })).toBe('nenhuma linha')
  })

  it.each([
    [10.1, null, 'sem total na planilha'],
    [10.1, 10.1, 'confere'],
    [0.3, 0.1, 'R$ 0,20 a mais que o total da planilha'],
    [0.1, 0.3, 'R$ 0,20 a menos que o total da planilha'],
  ])('of sums: %s beside %s', (lida, planilha, text) => {
    const found = differenceText({ campo: 'valor', label: 'Valor', lida, planilha })
    expect(found.replace(/\s/g, ' ')).toBe(text)
  })

  it('of values name records and options', () => {
    expect(valorText(campo('secretaria_nome'), 17)).toBe('Saúde')
    expect(valorText(campo('secretaria_nome'), 99)).toBe('nº 99')
    expect(valorText(campo('natureza'), 'obra')).toBe('Obra')
    expect(valorText(campo('datainicioetapa1'), '2026-02-01')).toBe('01/02/2026')
    expect(valorText(campo('valor'), null)).toBe('vazio')
  })
})

describe('two changes that wait', () => {
  const cell = (linha: number) => ({ linha, coluna: 0, texto: 'x' })
  it('are one: typed cells are all sent, of the rest the later counts', () => {
    expect(joined({ celulas: [cell(1)], folha: 0 }, { celulas: [cell(2)], folha: 1 })).toEqual({
      celulas: [cell(1), cell(2)],
      folha: 1,
    })
    expect(joined(null, { mapa })).toEqual({ mapa })
  })
})

describe('where records are seen', () => {
  it.each([
    ['processos', '/projetocompleto', '/viewprojetocompleto/3'],
    ['convenios-dade', '/conveniosdade', null],
    ['outra', null, null],
  ])('%s', (lista, list, record) => {
    expect([listaPath(lista), registroPath(lista, 3)]).toEqual([list, record])
  })
})
