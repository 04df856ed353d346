/** Small files of every kind, true and false, made byte by byte. */

const ascii = (text: string) => Buffer.from(text, 'latin1')

export const pdf = (inside = ''): Buffer =>
  ascii(`%PDF-1.4\n1 0 obj<<>>endobj\n${inside}\ntrailer<<>>\n%%EOF\n`)

interface Inner {
  name: string
  content?: string
  /** What its head says it unpacks to. */
  says?: number
}

/** A ZIP whose files are stored as they are. */
export function zip(inner: readonly Inner[], comment = ''): Buffer {
  const heads: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const { name, content = '', says = content.length } of inner) {
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt32LE(content.length, 18)
    head.writeUInt32LE(says, 22)
    head.writeUInt16LE(name.length, 26)
    const local = Buffer.concat([head, ascii(name), ascii(content)])
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt32LE(content.length, 20)
    entry.writeUInt32LE(says, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    heads.push(local)
    entries.push(Buffer.concat([entry, ascii(name)]))
    at += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(inner.length, 8)
  end.writeUInt16LE(inner.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([...heads, directory, end, ascii(comment)])
}

const TYPES = { name: '[Content_Types].xml', content: '<Types/>' }
export const docx = (...more: Inner[]) => zip([TYPES, { name: 'word/document.xml' }, ...more])
export const xlsx = (...more: Inner[]) => zip([TYPES, { name: 'xl/workbook.xml' }, ...more])
export const odt = () =>
  zip([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    { name: 'content.xml', content: '<x/>' },
  ])

export const p7s = (): Buffer =>
  Buffer.concat([
    Buffer.from([0x30, 0x82, 0x10, 0x00, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02]),
    Buffer.alloc(64, 1),
  ])
