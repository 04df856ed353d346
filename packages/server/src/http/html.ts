/** Text that may stand in a page as it is, because it was written by us or escaped. */
export class Html {
  readonly text: string

  /** Only `html` and `raw` make one. */
  constructor(text: string) {
    this.text = text
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** What neither XML 1.0 nor a page can hold: most control characters, and halves of characters. */
const UNWRITABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** As text, or between the quotes of an attribute, of a page or of XML: there it means itself and nothing else. */
export const escapeText = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')

type Part = Html | string | number | null | readonly Html[]

function textOf(part: Part): string {
  if (part === null) return ''
  if (part instanceof Html) return part.text
  return typeof part === 'object' ? part.map(({ text }) => text).join('') : escapeText(String(part))
}

/** A piece of a page. Whatever is put into it is escaped, unless it is such a piece itself; attributes need their quotes. */
export const html = (pieces: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(
    pieces.reduce(
      (text, piece, place) => text + piece + (place < parts.length ? textOf(parts[place] ?? null) : ''),
      '',
    ),
  )

/** A link's address: one of ours, or one of the web; any other, such as a program in an address, leads nowhere. */
export const safeHref = (address: string): string =>
  /^(https?:\/\/|\/(?![/\\]))/i.test(address) ? address : '#'
