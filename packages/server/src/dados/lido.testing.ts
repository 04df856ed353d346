import { inflateRawSync } from 'node:zlib'
import { readPdf } from '../pdf/read-pdf.testing.ts'
import { readEntries } from '../zip/zip.ts'

/** What is asked of a reply here; `inject` answers it. */
export interface Lida {
  readonly body: string
  readonly rawPayload: Buffer
  readonly headers: Readonly<Record<string, unknown>>
}

/** Of a spreadsheet all that is in its ZIP: not its cells alone, but also who made it and what hangs on them. */
async function unpacked(bytes: Buffer): Promise<string> {
  const source = {
    size: bytes.length,
    read: async (from: number, length: number) => bytes.subarray(from, from + length),
  }
  const entries = await readEntries(source)
  return entries
    .map(({ name, method, packed, at }) => {
      const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
      const data = bytes.subarray(from, from + packed)
      return `${name}\n${(method === 8 ? inflateRawSync(data) : data).toString()}`
    })
    .join('\n')
}

/** The text of a PDF, and what it says of itself. */
async function printed(bytes: Buffer): Promise<string> {
  const { pages, title, author } = await readPdf(bytes)
  return [...pages, title, author].join('\n')
}

/** How files begin that are packed, and who unpacks them; of a picture nothing is text of the database's. */
const PACKED: readonly [begin: string, read: (bytes: Buffer) => string | Promise<string>][] = [
  ['%PDF', printed],
  ['PK', unpacked],
  ['RIFF', () => ''],
  ['\x89PNG', () => ''],
  ['\xff\xd8\xff', () => ''],
]

/** All that a reply tells: its heads, which name files, and its body, unpacked where it is packed. */
export async function textOf({ body, rawPayload, headers }: Lida): Promise<string> {
  const first = rawPayload.subarray(0, 4).toString('latin1')
  const read = PACKED.find(([begin]) => first.startsWith(begin))?.[1]
  return `${JSON.stringify(headers)}\n${read ? await read(rawPayload) : body}`
}
