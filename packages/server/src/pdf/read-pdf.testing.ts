import { extractText, getDocumentProxy, getMeta } from 'unpdf'

/** What the tests want to know of a PDF. */
export interface PdfContent {
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
