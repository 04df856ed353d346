import { describe, expect, it } from 'vitest'
import { arvoreDe, type Ramo } from './dotacao.ts'

const linha = (funcional: string, valor: number, lancamentos = 1, programa: string | null = null) => ({
  funcional,
  programa,
  valor,
  lancamentos,
})
const lines = (ramos: readonly Ramo[], depth = 0): string[] =>
  ramos.flatMap(({ codigo, nome, lancamentos, valor, ramos: below }) => [
    `${'  '.repeat(depth)}${codigo} ${nome ?? '?'} ${lancamentos} ${valor}`,
    ...lines(below, depth + 1),
  ])

describe('the tree of the budget', () => {
  it('adds up what is below each piece, in cents', () => {
    const tree = arvoreDe([
      linha('12.361.0007.2010', 0.1, 2),
      linha('10.301.0005.1001', 1_000_000.05, 1, 'Saúde perto de casa'),
      linha('12.361.0007.1020', 0.2),
      linha('12.365.0007.2010', 5),
    ])
    expect(lines(tree)).toEqual([
      '10 Saúde 1 1000000.05',
      '  10.301 Atenção Básica 1 1000000.05',
      '    10.301.0005 Saúde perto de casa 1 1000000.05',
      '      10.301.0005.1001 projeto 1 1000000.05',
      '12 Educação 4 5.3',
      '  12.361 Ensino Fundamental 3 0.3',
      '    12.361.0007 ? 3 0.3',
      '      12.361.0007.1020 projeto 1 0.2',
      '      12.361.0007.2010 atividade 2 0.1',
      '  12.365 Educação Infantil 1 5',
      '    12.365.0007 ? 1 5',
      '      12.365.0007.2010 atividade 1 5',
    ])
  })

  it('keeps what is no functional code, and what has not all pieces', () => {
    expect(lines(arvoreDe([linha('Diversos', 3), linha(' 15.451 ', 4), linha('15', 1)]))).toEqual([
      '15 Urbanismo 2 5',
      '  15.451 Infraestrutura Urbana 1 4',
      'Diversos ? 1 3',
    ])
  })

  it('has nothing where there is nothing', () => expect(arvoreDe([])).toEqual([]))
})
