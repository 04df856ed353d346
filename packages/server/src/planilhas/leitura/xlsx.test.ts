import type { Celula } from '@paco/domain/importacoes/planilha-lida'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, describe, expect, it } from 'vitest'
import { cellsOf, folhasOf, onlyFolha, refusalOf } from './leitura.testing.ts'
import { closeLeitura } from './ler.ts'
import { xlsxOf, xlsxRows } from './partes.testing.ts'

afterAll(closeLeitura)

const STYLES = `<numFmts><numFmt numFmtId="164" formatCode="0000"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy"/></numFmts>
  <cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="10"/><xf numFmtId="20"/></cellXfs>
  <dxfs><dxf><numFmt numFmtId="164" formatCode="0%"/></dxf></dxfs>`
const STRINGS = `<si><t>Creche</t></si>
  <si><r><rPr><b/></rPr><t xml:space="preserve">Praça </t></r><r><t>da Sé</t></r><rPh sb="0" eb="1"><t>ruby</t></rPh></si>
  <si><t>linha 1_x000D_&#10;linha 2 &lt;&amp;&#xE7;&gt;</t></si>`

describe('a cell of Excel', () => {
  it.each<[what: string, xml: string, celula: Celula]>([
    ['a shared text', '<c t="s"><v>0</v></c>', 'Creche'],
    ['a text of several fonts', '<c t="s"><v>1</v></c>', 'Praça da Sé'],
    ['line ends and marks', '<c t="s"><v>2</v></c>', 'linha 1\r\nlinha 2 <&ç>'],
    ['a text that is not there', '<c t="s"><v>99</v></c><c><v>1</v></c>', null],
    ['a text of its own', '<c t="inlineStr"><is><t> a </t></is></c>', ' a '],
    ['runs of its own', '<c t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r></is></c>', 'ab'],
    ['text in a section', '<c t="str"><v><![CDATA[a<b]]></v></c>', 'a<b'],
    ['spaces nobody sees', '<c t="str"><v>a\u00a0\u200bb</v></c>', 'a\u00a0\u200bb'],
    ['an apostrophe before digits', "<c t='str'><v>'0193</v></c>", '0193'],
    ['apostrophes around a text', "<c t='str'><v>'99 obras'</v></c>", "'99 obras'"],
    ['half a character', '<c t="str"><v>a_xD83D_</v></c>', 'a\ufffd'],
    ['a whole one in halves', '<c t="str"><v>_xD83D__xDE00_</v></c>', '😀'],
    ['a number', '<c><v>1234.5</v></c>', 1234.5],
    ['what adding left over', '<c><v>0.30000000000000004</v></c>', 0.3],
    ['more than a number can be', '<c><v>1e400</v></c>', '1e400'],
    ['a code with zeros', '<c s="1"><v>193</v></c>', '0193'],
    ['a day', '<c s="2"><v>46022</v></c>', { dia: '2025-12-31' }],
    ['a day in letters', '<c t="d"><v>2025-12-31T00:00:00</v></c>', { dia: '2025-12-31' }],
    ['a percentage', '<c s="3"><v>0.125</v></c>', { percentual: 12.5 }],
    ['a time', '<c s="4"><v>0.5</v></c>', '12:00'],
    ['yes', '<c t="b"><v>1</v></c>', true],
    ['no', '<c t="b"><v>0</v></c>', false],
    ['an error', '<c t="e"><v>#N/A</v></c>', { formula: '#N/D' }],
    ['a formula with its number', '<c><f>A1*2</f><v>4</v></c>', 4],
    ['a formula with its text', '<c t="str"><f>A1&amp;"x"</f><v>4x</v></c>', '4x'],
    ['a formula that gives nothing', '<c t="str"><f>""</f><v></v></c><c><v>1</v></c>', null],
    ['a formula without a value', '<c><f>A1&lt;2</f><v></v></c>', { formula: '=A1<2' }],
    ['a formula with an error', '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', { formula: '#DIV/0!' }],
    ['a style nobody defined', '<c s="77"><v>5</v></c>', 5],
    ['a note in the middle', '<c><!-- <v>9</v> --><v>5</v></c>', 5],
  ])('%s', async (_, xml, celula) => {
    const [row] = await cellsOf(xlsxRows(`<row>${xml}</row>`, { styles: STYLES, strings: STRINGS }))
    expect(row?.[0]).toEqual(celula)
  })

  it('stands where it says it does, and without a place behind the one before', async () => {
    const folha = await onlyFolha(
      xlsxRows(
        '<row r="3"><c r="C3"><v>1</v></c><c><v>2</v></c></row><row/><row><c r="AA5"><v>3</v></c></row>',
      ),
    )
    expect(folha.linhas.map(({ n }) => n)).toEqual([3, 5])
    expect(folha.linhas[0]?.celulas).toEqual([null, null, 1, 2])
    expect(folha.linhas[1]?.celulas).toHaveLength(27)
  })

  it('has its day also where days count from 1904', async () => {
    const sheet = { name: 'Mac', rows: [[new Date(Date.UTC(2025, 11, 31))]] }
    const bytes = await writeXlsx({ sheets: [sheet], dateSystem: '1904' })
    expect(await cellsOf(bytes)).toEqual([[{ dia: '2025-12-31' }]])
  })
})

describe('a workbook of Excel', () => {
  const rows = (value: number) => `<sheetData><row><c><v>${value}</v></c></row></sheetData>`
  const three = xlsxOf({
    sheets: [
      { nome: 'Um', inside: rows(1) },
      { nome: 'A &amp; B', inside: rows(2), attributes: 'state="veryHidden"' },
      { nome: 'Vazia', inside: '<sheetData/>' },
    ],
  })

  it('is read sheet by sheet', async () => {
    expect(await folhasOf(three)).toEqual([
      { nome: 'Um', linhas: [{ n: 1, celulas: [1] }], mescladas: [] },
      { nome: 'A & B', oculta: true, linhas: [{ n: 1, celulas: [2] }], mescladas: [] },
      { nome: 'Vazia', linhas: [], mescladas: [] },
    ])
  })

  it('of which one sheet is asked for has the names of the others', async () => {
    const folhas = await folhasOf(three, 'livro.xlsx', 1)
    expect(folhas.map(({ nome, linhas }) => [nome, linhas.length])).toEqual([
      ['Um', 0],
      ['A & B', 1],
      ['Vazia', 0],
    ])
  })

  it.each([
    [2, 'A planilha está vazia: nenhuma linha tem conteúdo.'],
    [3, 'O arquivo não tem a aba escolhida.'],
    [-1, 'O arquivo não tem a aba escolhida.'],
    [0.5, 'O arquivo não tem a aba escolhida.'],
  ])('of which the sheet %d is asked for is refused', async (folha, message) => {
    expect(await refusalOf(three, 'livro.xlsx', folha)).toMatchObject({ status: 400, message })
  })

  it('with more than twenty sheets has all their names', async () => {
    const sheets = Array.from({ length: 25 }, (_, at) => ({ nome: `Aba ${at}`, inside: rows(at) }))
    const folhas = await folhasOf(xlsxOf({ sheets }))
    expect(folhas).toHaveLength(25)
    expect(folhas.filter(({ linhas }) => linhas.length > 0)).toHaveLength(20)
    expect((await folhasOf(xlsxOf({ sheets }), 'livro.xlsx', 24))[24]?.linhas).toHaveLength(1)
  })

  it('tells what is merged no further than its rows', async () => {
    const inside = `${rows(1)}<mergeCells><mergeCell ref="A1:XFD1048576"/><mergeCell ref="B9:C9"/></mergeCells>`
    const folha = await onlyFolha(xlsxOf({ sheets: [{ nome: 'Um', inside }] }))
    expect(folha.mescladas).toEqual([{ de: [0, 0], ate: [0, 199] }])
  })

  it('is read whatever its program calls its tags', async () => {
    const inside = '<x:sheetData><x:row><x:c><x:v>7</x:v></x:c></x:row></x:sheetData>'
    expect(await cellsOf(xlsxOf({ sheets: [{ nome: 'Um', inside }] }))).toEqual([[7]])
  })
})
