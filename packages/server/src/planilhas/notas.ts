import { escaped, HEAD, letterOf, MAIN } from './xml.ts'

/** What is said of a cell beside it; rows and columns from 0. */
export interface Nota {
  readonly row: number
  readonly column: number
  readonly text: string
}

/** The notes themselves. */
export function* comentariosText(notas: readonly Nota[]): Generator<string> {
  yield `${HEAD}<comments xmlns="${MAIN}"><authors><author>Paço</author></authors><commentList>`
  for (const { row, column, text } of notas)
    yield `<comment ref="${letterOf(column)}${row + 1}" authorId="0"><text><t xml:space="preserve">${escaped(text)}</t></text></comment>`
  yield '</commentList></comments>'
}

/** Shapes are numbered in blocks, which a drawing names; the first number is the one that Excel begins with. */
const BLOCK = 1024
const FIRST = 1025
const ACROSS = 1
const LETTERS_A_LINE = 34

const shape = ({ row, column, text }: Nota, place: number): string => {
  const lines = 2 + Math.ceil(text.length / LETTERS_A_LINE)
  const anchor = [column + 1, 12, row, 4, column + 1 + ACROSS, 12, row + lines, 4].join(', ')
  return `<v:shape id="_x0000_s${FIRST + place}" type="#_x0000_t202" style="position:absolute;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:path o:connecttype="none"/><v:textbox style="mso-direction-alt:auto"><div style="text-align:left"/></v:textbox><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${anchor}</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${row}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`
}

/** Where spreadsheets draw the notes: without it Excel shows none of them. */
export function* baloesText(notas: readonly Nota[]): Generator<string> {
  const blocks = Array.from({ length: Math.ceil((notas.length + 1) / BLOCK) }, (_, place) => place + 1)
  yield `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="${blocks.join(',')}"/></o:shapelayout><v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>`
  for (const [place, nota] of notas.entries()) yield shape(nota, place)
  yield '</xml>'
}
