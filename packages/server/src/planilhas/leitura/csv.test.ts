import { afterAll, describe, expect, it } from 'vitest'
import { cellsOf, onlyFolha, refusalOf } from './leitura.testing.ts'
import { closeLeitura } from './ler.ts'

afterAll(closeLeitura)

const cells = (text: string | Uint8Array) => cellsOf(Buffer.from(text as string), 'dados.csv')

describe('a CSV', () => {
  it.each([
    ['semicolons', 'a;b\r\n1,5;2,5\r\n'],
    ['commas', 'a,b\n"1,5","2,5"'],
    ['tabs', 'a\tb\n1,5\t2,5\n'],
    ['bars', 'a|b\n1,5|2,5'],
    ['what its first line says', 'sep=,\r\na,b\r\n"1,5","2,5"\r\n'],
    ['a mark of UTF-8 before that', '\ufeffsep=;\na;b\n1,5;2,5'],
    ['ends of lines of an old Mac', 'a;b\r1,5;2,5\r'],
  ])('has %s between its cells', async (_, text) => {
    expect(await cells(text)).toEqual([
      ['a', 'b'],
      ['1,5', '2,5'],
    ])
  })

  it('has amounts with commas in every cell, and no head', async () => {
    expect(await cells('1,5;2,5;3,5\n4,5;5,5;6,5')).toEqual([
      ['1,5', '2,5', '3,5'],
      ['4,5', '5,5', '6,5'],
    ])
  })

  it('has lines, quotes and what stands between cells inside of quotes, and quotes inside of text', async () => {
    const text = 'a;b\n"linha 1\r\nlinha; 2";"diz ""oi"""\nRua "A";""\n"x"y;z'
    expect(await cells(text)).toEqual([
      ['a', 'b'],
      ['linha 1\r\nlinha; 2', 'diz "oi"'],
      ['Rua "A"'],
      ['xy', 'z'],
    ])
  })

  it('numbers its rows as a spreadsheet does', async () => {
    const folha = await onlyFolha(Buffer.from('a;b\n"1\n2";3\n\n;\n 4;5'), 'dados.csv')
    expect(folha.linhas.map(({ n, celulas }) => [n, celulas[0]])).toEqual([
      [1, 'a'],
      [2, '1\n2'],
      [5, ' 4'],
    ])
  })

  it.each<[string, Buffer]>([
    ['UTF-8', Buffer.from('Ação;€')],
    ['windows-1252', Buffer.from('A\xe7\xe3o;\x80', 'latin1')],
    ['UTF-16', Buffer.from('\ufeffAção;€', 'utf16le')],
    ['UTF-16 the other way round', Buffer.from('\ufeffAção;€', 'utf16le').swap16()],
  ])('is read in %s', async (_, bytes) => {
    expect(await cells(bytes)).toEqual([['Ação', '€']])
  })

  it('that we wrote has no apostrophes before what could be a formula', async () => {
    expect(await cells("'=1+1;'-x;'0193;'ok;'a'")).toEqual([['=1+1', '-x', '0193', "'ok", "'a'"]])
  })

  it.each<[what: string, bytes: Buffer, nome: string, status: number, message: RegExp]>([
    ['with NUL', Buffer.from('a;b\0\n1;2'), 'a.csv', 400, /caracteres nulos/],
    ['of other bytes', Buffer.from([1, 2, 0, 255, 7]), 'a.csv', 415, /não é uma planilha/],
    ['with quotes that stay open', Buffer.from('a;b\n1;"2\n3;4'), 'a.csv', 400, /aspas abertas na linha 2/],
    ['that is a page', Buffer.from('\n<html><table><tr><td>1</table>'), 'a.xls', 415, /página ou um XML/],
    ['that is XML', Buffer.from('\ufeff<?xml version="1.0"?><Workbook/>'), 'a.xls', 415, /página ou um XML/],
    ['that is a PDF', Buffer.from('%PDF-1.4\n'), 'a.csv', 415, /não é uma planilha/],
    ['that calls itself something else', Buffer.from('{"a":1}'), 'a.json', 415, /não é uma planilha/],
    ['of blank lines', Buffer.from('\n \n;;\n'), 'a.csv', 400, /está vazia/],
    [
      'with a cell that is too long',
      Buffer.from(`a\nb;${'x'.repeat(32_768)}`),
      'a.csv',
      400,
      /célula B2 tem mais/,
    ],
    ['with a cell too many', Buffer.from(`${';'.repeat(200)}x`), 'a.csv', 400, /mais de 200 colunas/],
  ])('%s is refused', async (_, bytes, nome, status, message) => {
    expect(await refusalOf(bytes, nome)).toMatchObject({ status, message: expect.stringMatching(message) })
  })

  it('has as much as fits', async () => {
    const [row] = await cells(`${'x'.repeat(32_767)}${';'.repeat(199)}y${';'.repeat(500)}`)
    expect([row?.length, String(row?.[0]).length, row?.[199]]).toEqual([200, 32_767, 'y'])
  })
})
