import { writeXlsx } from 'hucre/xlsx'
import { afterAll, describe, expect, it } from 'vitest'
import { zip } from '../../zip/zip.testing.ts'
import { linhas } from './golden.testing.ts'
import { cellsOf, folhasOf, MAX_LINHAS, onlyFolha, refusalOf } from './leitura.testing.ts'
import { closeLeitura, lerPlanilha } from './ler.ts'
import { bombOf, xlsxOf, xlsxRows } from './partes.testing.ts'

afterAll(closeLeitura)

const wide = (text: string) => Buffer.from(text, 'utf16le')
const ole2 = (...inside: string[]) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(500), ...inside.map(wide)])
const ONE = '<row><c><v>1</v></c></row>'
const whole = xlsxRows(ONE)
const types = { name: '[Content_Types].xml', content: '<Types/>' }
const sheets = [{ name: 'Plan1', rows: [['a']] }]

describe('a file is refused, and told why', () => {
  it.each<[what: string, make: () => Uint8Array | Promise<Uint8Array>, status: number, message: RegExp]>([
    ['empty', () => Buffer.alloc(0), 400, /está vazio/],
    ['too large', () => Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 413, /passa de 10 MB/],
    ['of the old Excel', () => ole2('Root Entry', 'Workbook\0'), 415, /salve como XLSX/],
    ['an old letter', () => ole2('Root Entry', 'WordDocument\0'), 415, /não é uma planilha/],
    [
      'with a password',
      () => writeXlsx({ sheets, encryption: { password: 'x', spinCount: 1 } }),
      415,
      /pede uma senha/,
    ],
    ['with macros', () => writeXlsx({ sheets, vbaProject: Buffer.from('x') }), 415, /tem macros/],
    ['in binary', () => zip([types, { name: 'xl/workbook.bin' }]), 415, /\.xlsb/],
    ['a letter', () => zip([types, { name: 'word/document.xml' }]), 415, /não é uma planilha/],
    ['a folder', () => zip([{ name: 'a.txt', content: 'a' }]), 415, /não é uma planilha/],
    ['an empty folder', () => zip([]), 415, /não é uma planilha/],
    ['half of one', () => whole.subarray(0, whole.length / 2), 415, /danificado/],
    ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 415, /não é uma planilha/],
    [
      'noise',
      () => Uint8Array.from({ length: 4096 }, (_, at) => (at * 7919) % 251),
      415,
      /não é uma planilha/,
    ],
  ])('%s', async (_, make, status, message) => {
    expect(await refusalOf(await make())).toMatchObject({ status, message: expect.stringMatching(message) })
  })

  /** The same workbook with its sheet written otherwise. */
  const broken = (inside: string) => xlsxOf({ sheets: [{ nome: 'Plan1', inside }] })

  it.each<[what: string, bytes: Uint8Array]>([
    ['with tags that stay open', broken('<sheetData><row><c><v>1</v>')],
    ['with tags that cross', broken('<sheetData><row><c><v>1</c></v></row></sheetData>')],
    ['with a type of document', broken('<!DOCTYPE a [<!ENTITY b "c">]><sheetData/>')],
    ['with a tag without an end', broken(`<sheetData><row a="${'x'.repeat(600_000)}`)],
    ['with tags within tags', broken('<a>'.repeat(300))],
    ['with rows that go back', xlsxRows('<row r="5"/><row r="4"/>')],
    ['with a row beyond the last', xlsxRows('<row r="1048577"/>')],
    ['with a row of no number', xlsxRows('<row r="1e400"/>')],
    ['with a column beyond the last', xlsxRows('<row><c r="XFE1"><v>1</v></c></row>')],
    ['without its sheet', zip([types, { name: 'xl/workbook.xml', content: '<workbook/>' }])],
    [
      'with letters that are none',
      xlsxRows(`<row><c t="str"><v>${'\xff'}</v></c></row>`).map((byte) => (byte === 0xc3 ? 0xff : byte)),
    ],
    [
      'with a sum that does not agree',
      whole.map((byte, at) => (at === whole.indexOf('<v>1<') + 3 ? 50 : byte)),
    ],
  ])('damaged: %s', async (_, bytes) => {
    expect(await refusalOf(bytes)).toMatchObject({
      status: 415,
      message: expect.stringMatching(/danificado/),
    })
  })

  it.each([
    ['escaped', '_x0000_'],
    ['by its number', '&#0;'],
  ])('with NUL, %s', async (_, text) => {
    const bytes = xlsxRows(`<row><c t="str"><v>a${text}</v></c></row>`)
    expect(await refusalOf(bytes)).toMatchObject({ message: expect.stringMatching(/caracteres nulos/) })
  })

  it('with a cell that is too long', async () => {
    const bytes = xlsxRows(`<row r="7"><c r="AB7" t="str"><v>${'x'.repeat(40_000)}</v></c></row>`)
    expect(await refusalOf(bytes)).toMatchObject({ message: expect.stringMatching(/célula AB7 tem mais/) })
  })

  it('with too many columns, unless another sheet is asked for', async () => {
    const far = '<sheetData><row><c r="GS1"><v>1</v></c></row></sheetData>'
    const two = xlsxOf({
      sheets: [
        { nome: 'Larga', inside: far },
        { nome: 'Outra', inside: `<sheetData>${ONE}</sheetData>` },
      ],
    })
    expect((await folhasOf(two)).map(({ linhas, cortada }) => [linhas.length, cortada])).toEqual([
      [0, true],
      [1, undefined],
    ])
    expect((await folhasOf(two, 'a.xlsx', 1))[1]?.linhas).toHaveLength(1)
    const refusal = { status: 400, message: expect.stringMatching(/A aba “Larga” tem mais de 200 colunas/) }
    expect(await refusalOf(two, 'a.xlsx', 0)).toMatchObject(refusal)
    expect(await refusalOf(broken(far))).toMatchObject({ status: 400 })
  })
})

describe('what would become too much', () => {
  const MB = 1024 * 1024

  it('is not unpacked further than the directory says', async () => {
    expect(await refusalOf(bombOf({ says: 2 * MB }))).toMatchObject({
      message: expect.stringMatching(/danificado/),
    })
  })

  it('is read as far as its rows are asked for', async () => {
    const folha = await onlyFolha(bombOf({ ballast: 5 * MB }))
    expect([folha.linhas.length, folha.cortada]).toEqual([MAX_LINHAS, true])
  })

  it('in one text of every cell is refused', async () => {
    const cells = '<c t="s"><v>0</v></c>'.repeat(100)
    const bytes = xlsxRows(`<row>${cells}</row>`.repeat(1000), {
      strings: `<si><t>${'x'.repeat(30_000)}</t></si>`,
    })
    expect(await refusalOf(bytes)).toMatchObject({
      status: 413,
      message: expect.stringMatching(/grande ou complexa/),
    })
  })

  it('keeps nobody from being read after it, or at the same time', async () => {
    const small = Array.from({ length: 10 }, () => cellsOf(whole))
    const [bomb, ...others] = await Promise.all([refusalOf(bombOf({ says: 2 * MB })), ...small])
    expect(bomb).toMatchObject({ status: 415 })
    expect(others).toEqual(small.map(() => [[1]]))
  })

  it('fifty at once are read, or told to come back', async () => {
    const { bytes, nome } = await linhas(200)
    const all = Array.from({ length: 50 }, () => lerPlanilha(bytes, nome, { maxLinhas: 10 }))
    const outcomes = await Promise.allSettled(all)
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(19)
    for (const outcome of refused) expect(outcome).toMatchObject({ reason: { status: 503, retryAfter: 3 } })
  })
})
