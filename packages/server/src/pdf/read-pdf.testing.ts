import { extractText, getDocumentProxy, getMeta, getResolvedPDFJS } from 'unpdf'

/** What the tests want to know of a PDF. */
interface PdfContent {
  /** The text each page shows, without spaces. */
  readonly pages: readonly string[]
  readonly title: unknown
  readonly author: unknown
  readonly language: unknown
}

/** Without white space, which a line break may have replaced, and without the invisible places to break. */
export const compact = (text: string): string => text.replace(/[\s\u200b]/g, '')

export async function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(document, { mergePages: false })
  const { info } = await getMeta(document)
  return { pages: text.map(compact), title: info.Title, author: info.Author, language: info.Language }
}

/** The bookmarks of a PDF, each with the page it leads to. */
export async function readBookmarks(bytes: Uint8Array): Promise<[string, number][]> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const marks = (await document.getOutline()) ?? []
  return Promise.all(
    marks.map(async ({ title, dest }): Promise<[string, number]> => {
      const [page] = Array.isArray(dest) ? dest : []
      return [title, (await document.getPageIndex(page)) + 1]
    }),
  )
}

/** How much of a sheet has text on it, from its upper edge to its last line, but for the widest gap between two. */
function filledOf(lines: readonly number[], height: number): number {
  const downwards = [...lines].sort((one, other) => other - one)
  const gaps = downwards.map((y, index) => (downwards[index - 1] ?? y) - y)
  return (height - (downwards.at(-1) ?? height) - Math.max(0, ...gaps)) / height
}

/** How large each sheet is, from where to where its text reaches, and how full it is. */
export async function readSheets(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1)
      const [, , width = 0, height = 0] = page.view
      const { items } = await page.getTextContent()
      const words = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []))
      return {
        width,
        height,
        left: Math.min(...words.map(({ transform }) => transform[4])),
        right: Math.max(...words.map((word) => word.transform[4] + word.width)),
        filled: filledOf(
          words.map(({ transform }) => transform[5]),
          height,
        ),
        /** The size of its smallest letters, in points. */
        smallest: Math.min(...words.map(({ transform }) => Math.hypot(transform[2], transform[3]))),
      }
    }),
  )
}

/** The colours that things on the first sheet are filled with, as `#rrggbb`. */
export async function fillsOf(bytes: Uint8Array): Promise<string[]> {
  const { OPS } = await getResolvedPDFJS()
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1)
  const { fnArray, argsArray } = await page.getOperatorList()
  return fnArray.flatMap((fn, at) => (fn === OPS.setFillRGBColor ? [hexOf(argsArray[at])] : []))
}

const hexOf = (told: readonly (number | string)[]): string => {
  const [first] = told
  if (typeof first === 'string') return first
  return `#${Array.from(told, (part) => Number(part).toString(16).padStart(2, '0')).join('')}`
}
