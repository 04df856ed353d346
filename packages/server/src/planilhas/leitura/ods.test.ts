import type { Celula } from '@paco/domain/importacoes/planilha-lida'
import { writeOds } from 'hucre/ods'
import { afterAll, describe, expect, it } from 'vitest'
import { cellsOf, folhasOf, MAX_LINHAS, onlyFolha, refusalOf } from './leitura.testing.ts'
import { closeLeitura } from './ler.ts'
import { odsOf } from './partes.testing.ts'

afterAll(closeLeitura)

const NOME = 'planilha.ods'
const table = (rows: string, attributes = 'table:name="Plan1"') =>
  `<table:table ${attributes}>${rows}</table:table>`
const row = (cells: string, attributes = '') => `<table:table-row ${attributes}>${cells}</table:table-row>`
const cell = (attributes: string, text = '') =>
  `<table:table-cell ${attributes}>${text === '' ? '' : `<text:p>${text}</text:p>`}</table:table-cell>`
const text = (value: string) => cell('office:value-type="string"', value)

describe('a cell of LibreOffice', () => {
  it.each<[what: string, xml: string, celula: Celula]>([
    ['a text', text('Creche'), 'Creche'],
    ['spaces, tabs and lines', text('a<text:s text:c="2"/>b<text:tab/>c<text:line-break/>d'), 'a  b\tc\nd'],
    ['text in several fonts', text('a<text:span>b<text:a>c</text:a></text:span>d'), 'abcd'],
    [
      'paragraphs, without its note',
      `<table:table-cell office:value-type="string"><office:annotation><text:p>nota<text:tab/></text:p></office:annotation><text:p>um</text:p><text:p>dois</text:p></table:table-cell>`,
      'um\ndois',
    ],
    ['a number', cell('office:value-type="float" office:value="1234.5"', '1.234,50'), 1234.5],
    [
      'what adding left over',
      cell('office:value-type="float" office:value="0.30000000000000004"', '0,3'),
      0.3,
    ],
    ['a code with zeros', cell('office:value-type="float" office:value="193"', '0193'), '0193'],
    ['a decimal below one', cell('office:value-type="float" office:value="0.5"', '0,5'), 0.5],
    ['an amount', cell('office:value-type="currency" office:value="10"', 'R$ 10,00'), 10],
    ['a percentage', cell('office:value-type="percentage" office:value="0.12"', '12%'), { percentual: 12 }],
    ['more than a number', cell('office:value-type="percentage" office:value="1e400"', '12%'), '1e400'],
    [
      'a day',
      cell('office:value-type="date" office:date-value="2025-12-31"', '31/12/25'),
      { dia: '2025-12-31' },
    ],
    [
      'an instant',
      cell('office:value-type="date" office:date-value="2025-12-31T23:59:59"', '31/12/25'),
      { dia: '2025-12-31' },
    ],
    ['a time', cell('office:value-type="time" office:time-value="PT08H30M00S"', '08:30'), '08:30'],
    ['yes', cell('office:value-type="boolean" office:boolean-value="true"', 'VERDADEIRO'), true],
    ['a formula', cell('table:formula="of:=[.A1]*2" office:value-type="float" office:value="4"', '4'), 4],
    ['a formula without a value', cell('table:formula="of:=[.A1]*2"'), { formula: '=[.A1]*2' }],
    [
      'an error',
      cell(
        'table:formula="of:=1/0" office:value-type="string" calcext:value-type="error" office:string-value=""',
        '#N/A',
      ),
      { formula: '#N/D' },
    ],
  ])('%s', async (_, xml, celula) => {
    expect(await cellsOf(odsOf(table(row(xml))), NOME)).toEqual([[celula]])
  })
})

describe('a spreadsheet of LibreOffice', () => {
  const MANY = 'table:number-rows-repeated="1048576"'

  it('has the cells that another program wrote', async () => {
    const rows = [
      ['Projeto', 12.5, true],
      ['Praça', null, new Date(Date.UTC(2026, 2, 1))],
    ]
    expect(await cellsOf(await writeOds({ sheets: [{ name: 'Obras', rows }] }), NOME)).toEqual([
      ['Projeto', 12.5, true],
      ['Praça', null, { dia: '2026-03-01' }],
    ])
  })

  const HEAD = `${cell('office:value-type="string" table:number-columns-spanned="2"', 'Valores')}<table:covered-table-cell/>${text('Fim')}`

  it('has rows also where they are grouped or a head to repeat, with hidden ones and merged cells', async () => {
    const folha = await onlyFolha(
      odsOf(
        table(
          `<table:table-header-rows>${row(HEAD)}</table:table-header-rows>
          ${row(cell('table:number-columns-repeated="16384"'), 'table:number-rows-repeated="3"')}
          <table:table-row-group>${row(text('a'), 'table:visibility="collapse"')}${row(text('b'), 'table:visibility="filter"')}</table:table-row-group>
          ${row(cell(''), MANY)}`,
        ),
      ),
      NOME,
    )
    expect(folha).toEqual({
      nome: 'Plan1',
      linhas: [
        { n: 1, celulas: ['Valores', null, 'Fim'] },
        { n: 5, oculta: true, celulas: ['a'] },
        { n: 6, oculta: true, celulas: ['b'] },
      ],
      mescladas: [{ de: [0, 0], ate: [0, 1] }],
    })
  })

  it('tells of hidden sheets, and reads the one that is asked for', async () => {
    const bytes = odsOf(
      table(row(text('a'))) + table(row(text('b')), 'table:name="Dois" table:style-name="ta2"'),
      {
        styles: '<style:style style:name="ta2"><style:table-properties table:display="false"/></style:style>',
      },
    )
    expect((await folhasOf(bytes, NOME)).map(({ nome, oculta }) => [nome, oculta])).toEqual([
      ['Plan1', undefined],
      ['Dois', true],
    ])
    expect((await folhasOf(bytes, NOME, 1)).map(({ linhas }) => linhas.length)).toEqual([0, 1])
  })

  it('with a row that stands there a million times is cut', async () => {
    const folha = await onlyFolha(odsOf(table(row(text('a'), MANY) + row(text('b'), MANY))), NOME)
    expect([folha.linhas.length, folha.linhas.at(-1)?.n, folha.cortada]).toEqual([
      MAX_LINHAS,
      MAX_LINHAS,
      true,
    ])
  })

  it('with a cell that stands there thousands of times is refused', async () => {
    const wide = cell('office:value-type="string" table:number-columns-repeated="16384"', 'a')
    expect(await refusalOf(odsOf(table(row(wide, MANY))), NOME)).toMatchObject({
      status: 400,
      message: 'A aba “Plan1” tem mais de 200 colunas. Apague as que não usa e envie de novo.',
    })
  })

  it.each([
    [
      'whose parts are locked',
      { name: 'META-INF/manifest.xml', content: '<m:manifest><m:encryption-data/></m:manifest>' },
    ],
    ['that is locked as a whole', { name: 'encrypted-package', content: 'x' }],
  ])('%s is refused', async (_, part) => {
    const bytes = odsOf(table(row(text('a'))), { more: [part] })
    expect(await refusalOf(bytes, NOME)).toMatchObject({
      status: 415,
      message: 'A planilha pede uma senha para abrir. Salve-a sem senha e envie de novo.',
    })
  })
})
