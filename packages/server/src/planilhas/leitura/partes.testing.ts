import { constants, crc32, deflateRawSync } from 'node:zlib'
import { type Inner, zip } from '../../zip/zip.testing.ts'

/** Workbooks written part by part, with what no library writes. */

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const relations = (lines: readonly (readonly [id: string, kind: string, target: string])[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${lines
    .map(([id, kind, target]) => `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`

export interface XlsxParts {
  /** What stands in each `<worksheet>`; its name and more of what the workbook says of it. */
  readonly sheets: readonly { readonly nome: string; readonly inside: string; readonly attributes?: string }[]
  readonly strings?: string
  /** What stands in `<styleSheet>`. */
  readonly styles?: string
  readonly workbook?: string
  readonly more?: readonly Inner[]
}

/** All parts but the sheets themselves. */
function bookParts({ sheets, strings = '', styles = '', workbook = '', more = [] }: XlsxParts): Inner[] {
  const tags = sheets.map(
    ({ nome, attributes = '' }, at) =>
      `<sheet name="${nome}" sheetId="${at + 1}" r:id="rId${at}" ${attributes}/>`,
  )
  return [
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: '_rels/.rels', content: relations([['rId1', 'officeDocument', 'xl/workbook.xml']]) },
    {
      name: 'xl/workbook.xml',
      content: `<?xml version="1.0" encoding="UTF-8"?>\n<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">${workbook}<sheets>${tags.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations([
        ...sheets.map((_, at) => [`rId${at}`, 'worksheet', `worksheets/sheet${at + 1}.xml`] as const),
        ['rIdS', 'styles', '/xl/styles.xml'],
        ['rIdT', 'sharedStrings', 'sharedStrings.xml'],
      ]),
    },
    { name: 'xl/styles.xml', content: `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>` },
    { name: 'xl/sharedStrings.xml', content: `<sst xmlns="${MAIN}">${strings}</sst>` },
    ...more,
  ]
}

const worksheet = (inside: string) => `<worksheet xmlns="${MAIN}">${inside}</worksheet>`

export const xlsxOf = (parts: XlsxParts): Buffer =>
  zip([
    ...bookParts(parts),
    ...parts.sheets.map(({ inside }, at) => ({
      name: `xl/worksheets/sheet${at + 1}.xml`,
      content: worksheet(inside),
    })),
  ])

/** One sheet with these rows. */
export const xlsxRows = (rows: string, more: Omit<XlsxParts, 'sheets'> = {}): Buffer =>
  xlsxOf({ ...more, sheets: [{ nome: 'Plan1', inside: `<sheetData>${rows}</sheetData>` }] })

export interface BombOptions {
  /** What stands in the sheet again and again. */
  readonly row?: string
  readonly megabytes?: number
  /** What the directory says it comes to. */
  readonly says?: number
  /** So many bytes that nothing packs stand beside it, so that the whole does not look like a bomb. */
  readonly ballast?: number
}

const MB = 1024 * 1024
const ROW = '<row><c><v>123456</v></c><c t="str"><v>obra de arte</v></c></row>'

/** A small file whose sheet has hundreds of megabytes: a piece of it, packed once, stands there again and again. */
export function bombOf({ row = ROW, megabytes = 420, says, ballast = 0 }: BombOptions = {}): Buffer {
  const [before = '', after = ''] = worksheet('<sheetData>|</sheetData>').split('|')
  const piece = Buffer.from(row.repeat(Math.ceil(MB / row.length)))
  const pack = (bytes: Buffer, finishFlush: number) => deflateRawSync(bytes, { finishFlush })
  const packed = pack(piece, constants.Z_FULL_FLUSH)
  const pieces = Array.from({ length: megabytes }, () => piece)
  const all = [Buffer.from(before), ...pieces, Buffer.from(after)]
  return zip([
    ...bookParts({ sheets: [{ nome: 'Plan1', inside: '' }] }),
    {
      name: 'xl/worksheets/sheet1.xml',
      content: Buffer.concat([
        pack(Buffer.from(before), constants.Z_FULL_FLUSH),
        ...pieces.map(() => packed),
        pack(Buffer.from(after), constants.Z_FINISH),
      ]),
      says: says ?? all.reduce((sum, { length }) => sum + length, 0),
      deflated: { crc: all.reduce((sum, bytes) => crc32(bytes, sum), 0) },
    },
    { name: 'xl/media/image1.png', content: Buffer.alloc(ballast, 1) },
  ])
}

/** What stands in the `<office:spreadsheet>` of a file of LibreOffice. */
export const odsOf = (tables: string, { styles = '', more = [] as readonly Inner[] } = {}): Buffer =>
  zip([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
    {
      name: 'content.xml',
      content: `<?xml version="1.0" encoding="UTF-8"?><office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    },
    ...more,
  ])
