import { type Part, zipOf } from '../zip/write.ts'

/** What a cell holds: text is never run as a formula. */
export type Cell = string | number | null

/** A sheet of a workbook, whose rows are made while it is written. */
export interface Folha {
  readonly name: string
  /** In characters, and how numbers are shown where that is not left to the program. */
  readonly columns: readonly { readonly width: number; readonly format?: string | undefined }[]
  /** Rows that stay in sight. */
  readonly frozen: number
  readonly batches: AsyncIterable<readonly (readonly Cell[])[]> | Iterable<readonly (readonly Cell[])[]>
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const ESCAPED = /[&<>"]/g
const CODED = /_(?=x[\da-f]{4}_)|[\ufffe\uffff]|(?![\t\n])\p{Cc}/giu
const coded = (char: string) => `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

/** Signs that XML has no room for are written as spreadsheets do, and so is what looks like one of them. */
const escaped = (text: string): string =>
  text.replace(CODED, coded).replace(ESCAPED, (char) => ENTITIES[char] ?? char)

/** A, B, …, Z, AA. */
export const letterOf = (place: number): string =>
  place < 26 ? String.fromCharCode(65 + place) : letterOf(Math.floor(place / 26) - 1) + letterOf(place % 26)

function cellXml(value: Cell, at: string, style: number): string {
  if (value === null) return ''
  if (typeof value === 'string')
    return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
  return Number.isFinite(value) ? `<c r="${at}"${style ? ` s="${style}"` : ''}><v>${value}</v></c>` : ''
}

/** Formats by the number of their style; the first is no format at all. */
const formatsOf = (folhas: readonly Folha[]): string[] => [
  ...new Set(folhas.flatMap(({ columns }) => columns.flatMap(({ format }) => format ?? []))),
]

async function* sheetText({ columns, frozen, batches }: Folha, formats: readonly string[]) {
  const letters = columns.map((_, place) => letterOf(place))
  const styles = columns.map(({ format }) => (format === undefined ? 0 : formats.indexOf(format) + 1))
  const widths = columns.map(
    ({ width }, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`,
  )
  const pane = frozen
    ? `<pane ySplit="${frozen}" topLeftCell="A${frozen + 1}" activePane="bottomLeft" state="frozen"/>`
    : ''
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`
  let n = 0
  for await (const rows of batches) {
    const lines = rows.map((row) => {
      n += 1
      const cells = row.map((value, place) =>
        cellXml(value, `${letters[place] ?? letterOf(place)}${n}`, styles[place] ?? 0),
      )
      return `<row r="${n}">${cells.join('')}</row>`
    })
    yield lines.join('')
  }
  yield '</sheetData></worksheet>'
}

function stylesText(formats: readonly string[]): string {
  const numFmts = formats.map(
    (format, place) => `<numFmt numFmtId="${164 + place}" formatCode="${escaped(format)}"/>`,
  )
  const xfs = formats.map(
    (_, place) =>
      `<xf numFmtId="${164 + place}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  )
  const own = formats.length > 0 ? `<numFmts count="${formats.length}">${numFmts.join('')}</numFmts>` : ''
  return `${HEAD}<styleSheet xmlns="${MAIN}">${own}<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${formats.length + 1}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${xfs.join('')}</cellXfs></styleSheet>`
}

const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`
const relations = (...all: string[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`

const fileOf = (place: number) => `worksheets/sheet${place + 1}.xml`

/**
 * A workbook of several sheets, written while their rows are read, one sheet after the other. hucre, which reads and makes
 * the others, streams a single one.
 */
export function xlsxOf(folhas: readonly Folha[]): AsyncGenerator<Uint8Array> {
  const formats = formatsOf(folhas)
  const sheets = folhas.map(
    ({ name }, place) =>
      `<sheet name="${escaped(name.slice(0, 31))}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`,
  )
  const overrides = folhas.map(
    (_, place) => `<Override PartName="/xl/${fileOf(place)}" ContentType="${TYPE}.worksheet+xml"/>`,
  )
  const part = (name: string, text: string): Part => ({ name, text: [text] })
  return zipOf([
    part(
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${overrides.join('')}</Types>`,
    ),
    part('_rels/.rels', relations(relation('rId1', 'officeDocument', 'xl/workbook.xml'))),
    part(
      'xl/workbook.xml',
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets.join('')}</sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      relations(
        ...folhas.map((_, place) => relation(`rId${place + 1}`, 'worksheet', fileOf(place))),
        relation(`rId${folhas.length + 1}`, 'styles', 'styles.xml'),
      ),
    ),
    part('xl/styles.xml', stylesText(formats)),
    ...folhas.map((folha, place) => ({ name: `xl/${fileOf(place)}`, text: sheetText(folha, formats) })),
  ])
}
