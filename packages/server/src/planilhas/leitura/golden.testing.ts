import type { CellValue, WriteSheet } from 'hucre'
import { writeXlsx } from 'hucre/xlsx'
import { bombOf } from './partes.testing.ts'

/** The ugly spreadsheets: what city halls have, and what somebody might send to do harm. */
export interface Golden {
  readonly nome: string
  readonly bytes: Uint8Array
}

const xlsx = async (nome: string, ...sheets: readonly (Omit<WriteSheet, 'name'> & { name?: string })[]) => ({
  nome: `${nome}.xlsx`,
  bytes: await writeXlsx({
    sheets: sheets.map((sheet, at) => ({ name: `Plan${at + 1}`, ...sheet })),
  }),
})

const HEAD = ['Projeto', 'Secretaria', 'Valor', 'Início']
const ROWS: CellValue[][] = [
  ['Creche do Jardim Aurora', 'Educação', 1_250_000.5, new Date(Date.UTC(2026, 2, 1))],
  ['Ponte do Rio Claro', 'Obras', 830_000, new Date(Date.UTC(2026, 5, 15))],
]

/** A title over all columns, and a head of two lines: 'Valores' stands over 'Previsto' and 'Pago'. */
export const mescladas = (): Promise<Golden> =>
  xlsx('mescladas', {
    name: 'Obras',
    rows: [
      ['PREFEITURA MUNICIPAL – OBRAS 2026', null, null, null],
      ['Projeto', 'Secretaria', 'Valores', null],
      [null, null, 'Previsto', 'Pago'],
      ['Creche do Jardim Aurora', 'Educação', 1000, 250],
    ],
    merges: [
      { startRow: 0, startCol: 0, endRow: 0, endCol: 3 },
      { startRow: 1, startCol: 0, endRow: 2, endCol: 0 },
      { startRow: 1, startCol: 1, endRow: 2, endCol: 1 },
      { startRow: 1, startCol: 2, endRow: 1, endCol: 3 },
    ],
  })

/** As Excel in Brazil saves 'CSV (separado por vírgulas)': semicolons, in windows-1252. */
export const latin1 = (): Golden => ({
  nome: 'orçamento.csv',
  bytes: Buffer.from(
    'Ficha;Descrição;Valor\r\n0193;Pavimentação – São João;1.234.567,89\r\n0194;Iluminação;R$ 10,00\r\n'.replace(
      '–',
      '\x96',
    ),
    'latin1',
  ),
})

/** As Excel saves 'Texto Unicode': tabs, two bytes a letter, behind a mark of their order. */
export const unicode = (order: 'little' | 'big' = 'little'): Golden => {
  const bytes = Buffer.from(
    '\ufeffFicha\tDescrição\tValor\r\n0193\tPavimentação – São João\t1.234.567,89\r\n0194\tIluminação\tR$ 10,00\r\n',
    'utf16le',
  )
  return { nome: 'orçamento.txt', bytes: order === 'big' ? bytes.swap16() : bytes }
}

/** Decimals with a point and thousands with a comma, as text. */
export const americanos = (): Promise<Golden> =>
  xlsx('americanos', {
    rows: [
      ['Projeto', 'Valor', 'Início'],
      ['Creche', '1,234.56', '12/31/2026'],
      ['Ponte', '830,000.00', '06/15/2026'],
    ],
  })

/** Sums below the rows, one of each part and one of all. */
export const totais = (): Promise<Golden> =>
  xlsx('totais', {
    rows: [
      HEAD,
      ...ROWS,
      ['Subtotal', null, 2_080_000.5, null],
      ['Praça da Sé', 'Obras', 90_000, new Date(Date.UTC(2026, 0, 2))],
      ['TOTAL', null, 2_170_000.5, null],
    ],
  })

/** The second row is hidden, and so is a sheet. */
export const ocultas = (): Promise<Golden> =>
  xlsx(
    'ocultas',
    { rows: [HEAD, ...ROWS], rowDefs: new Map([[1, { hidden: true }]]) },
    { name: 'Rascunho', rows: [['Nada']], hidden: true },
  )

/** With its result, without one, and with an error in place of it. */
export const formulas = (): Promise<Golden> =>
  xlsx('formulas', {
    rows: [
      ['Projeto', 'Valor'],
      ['Creche', null],
      ['Ponte', null],
      ['Praça', '#REF!'],
    ],
    cells: new Map([
      ['1,1', { formula: 'SUM(C2:D2)', formulaResult: 0.1 + 0.2 }],
      ['2,1', { formula: 'B2*2' }],
    ]),
  })

/** Days as people type them where a cell is text, in every order. */
export const datasTexto = (): Promise<Golden> =>
  xlsx('datas', {
    rows: [
      ['Projeto', 'Início', 'Fim'],
      ['Creche', '01/03/2026', '1/3/2027'],
      ['Ponte', '01.03.2026', '2026-12-31'],
      ['Praça', 'mar/26', '31/02/2026'],
    ],
  })

/** A head and so many rows. */
export const linhas = (count = 5001): Promise<Golden> =>
  xlsx('linhas', {
    rows: [
      HEAD,
      ...Array.from({ length: count }, (_, at) => [`Projeto ${at + 1}`, 'Obras', at, ROWS[0]?.[3] ?? null]),
    ],
  })

/** A sheet in which nobody wrote anything, or only spaces. */
export const vazia = (): Promise<Golden> => xlsx('vazia', { rows: [[null, ' '], ['\u00a0']] }, { rows: [] })

/** The same head twice: a second table below the first, after an empty row. */
export const doisCabecalhos = (): Promise<Golden> =>
  xlsx('dois', { rows: [HEAD, ...ROWS.slice(0, 1), [], ['OBRAS PARALISADAS'], HEAD, ...ROWS.slice(1)] })

/** Its cells must not be changed without a password, but anyone may read them. */
export const protegida = (): Promise<Golden> =>
  xlsx('protegida', { rows: [HEAD, ...ROWS], protection: { sheet: true, password: 'segredo' } })

/** One megabyte that unpacks to more than four hundred. */
export const bomba = (): Golden => ({ nome: 'bomba.xlsx', bytes: bombOf() })
