import { describe, expect, it } from 'vitest'
import { type Conserto, readCelula, type Tipo } from './celula.ts'
import type { Celula } from './planilha-lida.ts'

const money: Tipo = { kind: 'money' }
const quantity: Tipo = { kind: 'decimal', places: 4 }
const day: Tipo = { kind: 'day' }

const read = (celula: Celula, tipo: Tipo, ...consertos: Conserto[]) =>
  readCelula(celula, tipo, new Set(consertos))

describe('money in a cell', () => {
  it.each<[Celula, number | null]>([
    ['R$ 1.234.567,89', 1234567.89],
    ['R$\u00a01.234,50', 1234.5],
    ['1234,5', 1234.5],
    ['1 234,56', 1234.56],
    ['1234.5', 1234.5],
    ['1.234.567', 1234567],
    ['(1.000,00)', -1000],
    ['1.000,00-', -1000],
    ['-1.000,00', -1000],
    ['0,00', 0],
    [1234.5, 1234.5],
    [0.30000000000000004, 0.3],
    [1e-13, 0],
    [null, null],
    ['', null],
    ['-', null],
    ['R$ -', null],
    [' R$  - ', null],
    ['—', null],
    ['n/d', null],
    ['S/N', null],
    ['Não há', null],
    ['\u200b', null],
  ])('%j is %j', (celula, valor) => {
    expect(read(celula, money)).toEqual({ valor })
  })

  it.each<[Celula, object]>([
    ['1.234', { valor: 1234, nota: 'O ponto foi lido como separador de milhares.' }],
    [
      '1,234.56',
      {
        erro: 'Formato americano: 1,234.56. No Brasil a vírgula separa os centavos.',
        sugestao: 1234.56,
        conserto: 'americana',
      },
    ],
    ['1.234,5678', { erro: 'Tem mais de 2 casas decimais.', sugestao: 1234.57, conserto: 'arredondar' }],
    [333.333333, { erro: 'Tem mais de 2 casas decimais.', sugestao: 333.33, conserto: 'arredondar' }],
    [1.005, { erro: 'Tem mais de 2 casas decimais.', sugestao: 1.01, conserto: 'arredondar' }],
    ['12%', { erro: 'Não é um número, como 1.234,56.' }],
    [{ percentual: 12 }, { erro: 'Não é um número, como 1.234,56.' }],
    ['mil reais', { erro: 'Não é um número, como 1.234,56.' }],
    ['1e400', { erro: 'Não é um número, como 1.234,56.' }],
    [1e300, { erro: 'Não é um número, como 1.234,56.' }],
    ['1.23.4', { erro: 'Não é um número, como 1.234,56.' }],
    [true, { erro: 'Não é um número, como 1.234,56.' }],
    [{ formula: '#REF!' }, { erro: 'A fórmula deu erro (#REF!).', conserto: 'vazio' }],
    [{ formula: 'SUM(A1:A3)' }, { erro: 'Fórmula sem valor guardado na planilha.', conserto: 'vazio' }],
  ])('%j is %j', (celula, leitura) => {
    expect(read(celula, money)).toEqual(leitura)
  })

  it.each<[Celula, Conserto, object]>([
    ['1,234.56', 'americana', { valor: 1234.56 }],
    ['1,234', 'americana', { valor: 1234 }],
    ['1.5', 'americana', { valor: 1.5 }],
    ['1.234,56', 'americana', { erro: 'Não é um número, como 1.234,56.' }],
    [333.333333, 'arredondar', { valor: 333.33, nota: 'Arredondado.' }],
    [{ formula: '#N/D' }, 'vazio', { valor: null }],
  ])('%j with the column mended as %s is %j', (celula, conserto, leitura) => {
    expect(read(celula, money, conserto)).toEqual(leitura)
  })
})

describe('other numbers', () => {
  it.each<[Celula, Tipo, object]>([
    ['1.234,5678', quantity, { valor: 1234.5678 }],
    [0.00005, quantity, { erro: 'Tem mais de 4 casas decimais.', sugestao: 0.0001, conserto: 'arredondar' }],
    ['12%', { kind: 'percent' }, { valor: 12 }],
    [{ percentual: 12 }, { kind: 'percent' }, { valor: 12 }],
    [193, { kind: 'id' }, { valor: 193 }],
    ['1.193', { kind: 'id' }, { valor: 1193, nota: 'O ponto foi lido como separador de milhares.' }],
    [1.5, { kind: 'integer' }, { erro: 'Informe um número inteiro.' }],
    [2026, { kind: 'year' }, { valor: 2026 }],
    ['2026', { kind: 'year' }, { valor: 2026 }],
    [{ dia: '2026-03-01' }, { kind: 'year' }, { valor: 2026, nota: 'Lido o ano da data.' }],
    ['2.026', { kind: 'year' }, { erro: 'Informe o ano com quatro algarismos.' }],
    ['2025/2026', { kind: 'year' }, { erro: 'Informe o ano com quatro algarismos.' }],
  ])('%j as %j is %j', (celula, tipo, leitura) => {
    expect(read(celula, tipo)).toEqual(leitura)
  })
})

describe('a day in a cell', () => {
  it.each<[Celula, string | null]>([
    [{ dia: '2026-12-31' }, '2026-12-31'],
    ['31/12/2026', '2026-12-31'],
    ['1/3/2026', '2026-03-01'],
    ['01.03.2026', '2026-03-01'],
    ['01-03-26', '2026-03-01'],
    ['01/03/79', '2079-03-01'],
    ['01/03/80', '1980-03-01'],
    ['2026-12-31', '2026-12-31'],
    ['2026-12-31T03:00:00.000Z', '2026-12-31'],
    ['31/12/2026 14:30', '2026-12-31'],
    ['-', null],
    [null, null],
  ])('%j is %s', (celula, valor) => {
    expect(read(celula, day)).toEqual({ valor })
  })

  it.each<[Celula, object]>([
    [46022, { valor: '2025-12-31', nota: 'Número de série da planilha: 31/12/2025.' }],
    ['mar/26', { erro: 'Falta o dia: informe a data inteira, como 31/12/2026.', sugestao: '2026-03-01' }],
    ['03/2026', { erro: 'Falta o dia: informe a data inteira, como 31/12/2026.', sugestao: '2026-03-01' }],
    ['13/2026', { erro: 'Falta o dia: informe a data inteira, como 31/12/2026.' }],
    ['2026', { erro: 'Falta o dia: informe a data inteira, como 31/12/2026.' }],
    [
      'março de 2026',
      { erro: 'Falta o dia: informe a data inteira, como 31/12/2026.', sugestao: '2026-03-01' },
    ],
    ['a definir', { erro: 'Não é uma data do calendário, como 31/12/2026.', sugestao: null }],
    ['Em definição', { erro: 'Não é uma data do calendário, como 31/12/2026.', sugestao: null }],
    ['31/02/2026', { erro: 'Não é uma data do calendário, como 31/12/2026.' }],
    ['00/01/1900', { erro: 'Não é uma data do calendário, como 31/12/2026.' }],
    [{ dia: '1899-12-31' }, { erro: 'Não é uma data do calendário, como 31/12/2026.' }],
    ['amanhã', { erro: 'Não é uma data do calendário, como 31/12/2026.' }],
    [0, { erro: 'Não é uma data do calendário, como 31/12/2026.' }],
    [
      '12/31/2026',
      { erro: 'Data na ordem americana (mês antes do dia).', sugestao: '2026-12-31', conserto: 'americana' },
    ],
  ])('%j is %j', (celula, leitura) => {
    expect(read(celula, day)).toEqual(leitura)
  })

  it('is read by the American order where the column is said to have it', () => {
    expect(read('12/31/2026', day, 'americana')).toEqual({ valor: '2026-12-31' })
    expect(read('03/01/2026', day, 'americana')).toEqual({ valor: '2026-03-01' })
  })
})

describe('yes and no', () => {
  it.each<[Celula, boolean]>([
    ['Sim', true],
    ['s', true],
    ['X', true],
    [1, true],
    [true, true],
    ['Não', false],
    ['N', false],
    [0, false],
    [false, false],
  ])('%j is %s', (celula, valor) => {
    expect(read(celula, { kind: 'boolean' })).toEqual({ valor })
  })

  it('is not guessed', () => {
    expect(read('talvez', { kind: 'boolean' })).toEqual({ erro: 'Informe Sim ou Não.' })
  })
})

describe('text in a cell', () => {
  it.each<[Celula, Tipo, string | null]>([
    ['  Ponte  nova ', { kind: 'text' }, 'Ponte  nova'],
    ["'=SOMA(A1)", { kind: 'text' }, '=SOMA(A1)'],
    ["'aspas'", { kind: 'text' }, "'aspas'"],
    ['-', { kind: 'text' }, '-'],
    [12.5, { kind: 'text' }, '12,5'],
    [{ dia: '2026-03-01' }, { kind: 'text' }, '01/03/2026'],
    [{ percentual: 12.5 }, { kind: 'text' }, '12,5%'],
    [true, { kind: 'text' }, 'Sim'],
    [191, { kind: 'text', digitos: 14 }, '00000000000191'],
    ['12ABC34501DE35', { kind: 'text', digitos: 14 }, '12ABC34501DE35'],
    ['', { kind: 'text' }, null],
    [null, { kind: 'text' }, null],
  ])('%j as %j is %j', (celula, tipo, valor) => {
    expect(read(celula, tipo)).toEqual({ valor })
  })
})
