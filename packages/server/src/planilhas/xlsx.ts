import { type Part, zipOf } from '../zip/write.ts'
import { baloesText, comentariosText, type Nota } from './notas.ts'
import { escaped, HEAD, letterOf, MAIN, RELATIONS } from './xml.ts'

/** A cell that something is said of, in a note; it is coloured. */
export interface Anotada {
  readonly value: string
  readonly nota: string
}

/** What a cell holds: text is never run as a formula. */
export type Cell = string | number | null | Anotada

/** A sheet of a workbook, whose rows are made while it is written. */
export interface Folha {
  readonly name: string
  /** In characters, and how numbers are shown where that is not left to the program. */
  readonly columns: readonly { readonly width: number; readonly format?: string | undefined }[]
  /** Rows that stay in sight. */
  readonly frozen: number
  /** Where the notes of its cells are kept until its rows are written; a sheet without them has none. */
  readonly notas?: Nota[] | undefined
  readonly batches: AsyncIterable<readonly (readonly Cell[])[]> | Iterable<readonly (readonly Cell[])[]>
}

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const textXml = (text: string, at: string, style: number) =>
  `<c r="${at}"${style ? ` s="${style}"` : ''} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

/** The style after those of the formats. */
const noted = (formats: readonly string[]) => formats.length + 1

function cellXml(value: Exclude<Cell, Anotada>, at: string, style: number): string {
  if (value === null) return ''
  if (typeof value === 'string') return textXml(value, at, 0)
  return Number.isFinite(value) ? `<c r="${at}"${style ? ` s="${style}"` : ''}><v>${value}</v></c>` : ''
}

/** Formats by the number of their style; the first is no format at all. */
const formatsOf = (folhas: readonly Folha[]): string[] => [
  ...new Set(folhas.flatMap(({ columns }) => columns.flatMap(({ format }) => format ?? []))),
]

async function* sheetText({ columns, frozen, batches, notas }: Folha, formats: readonly string[]) {
  const letters = columns.map((_, place) => letterOf(place))
  const styles = columns.map(({ format }) => (format === undefined ? 0 : formats.indexOf(format) + 1))
  const widths = columns.map(
    ({ width }, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`,
  )
  const pane = frozen
    ? `<pane ySplit="${frozen}" topLeftCell="A${frozen + 1}" activePane="bottomLeft" state="frozen"/>`
    : ''
  yield `${HEAD}<worksheet xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`
  let n = 0
  for await (const rows of batches) {
    const lines = rows.map((row) => {
      n += 1
      const cells = row.map((value, place) => {
        const at = `${letters[place] ?? letterOf(place)}${n}`
        if (value === null || typeof value !== 'object') return cellXml(value, at, styles[place] ?? 0)
        notas?.push({ row: n - 1, column: place, text: value.nota })
        return textXml(value.value, at, noted(formats))
      })
      return `<row r="${n}">${cells.join('')}</row>`
    })
    yield lines.join('')
  }
  yield `</sheetData>${notas ? '<legacyDrawing r:id="rId1"/>' : ''}</worksheet>`
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
  return `${HEAD}<styleSheet xmlns="${MAIN}">${own}<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFFC7CE"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${formats.length + 2}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${xfs.join('')}<xf numFmtId="0" fontId="0" fillId="2" borderId="0" xfId="0" applyFill="1"/></cellXfs></styleSheet>`
}

const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`
const relations = (...all: string[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`

const fileOf = (place: number) => `worksheets/sheet${place + 1}.xml`

/** A sheet and, behind its rows, what was noted on the way. */
function partsOf(folha: Folha, place: number, formats: readonly string[]): Part[] {
  const { notas } = folha
  const sheet = { name: `xl/${fileOf(place)}`, text: sheetText(folha, formats) }
  if (!notas) return [sheet]
  const n = place + 1
  return [
    sheet,
    { name: `xl/comments${n}.xml`, text: comentariosText(notas) },
    { name: `xl/drawings/vmlDrawing${n}.vml`, text: baloesText(notas) },
    {
      name: `xl/worksheets/_rels/sheet${n}.xml.rels`,
      text: [
        relations(
          relation('rId1', 'vmlDrawing', `../drawings/vmlDrawing${n}.vml`),
          relation('rId2', 'comments', `../comments${n}.xml`),
        ),
      ],
    },
  ]
}

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
  const overrides = folhas.flatMap(({ notas }, place) => [
    `<Override PartName="/xl/${fileOf(place)}" ContentType="${TYPE}.worksheet+xml"/>`,
    notas ? `<Override PartName="/xl/comments${place + 1}.xml" ContentType="${TYPE}.comments+xml"/>` : '',
  ])
  const part = (name: string, text: string): Part => ({ name, text: [text] })
  return zipOf([
    part(
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${overrides.join('')}</Types>`,
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
    ...folhas.flatMap((folha, place) => partsOf(folha, place, formats)),
  ])
}
