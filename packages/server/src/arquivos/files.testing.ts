import { type Inner, zip } from '../zip/zip.testing.ts'

/** Small files of every kind, true and false, made byte by byte. */

const ascii = (text: string) => Buffer.from(text, 'latin1')

export const pdf = (inside = ''): Buffer =>
  ascii(`%PDF-1.4\n1 0 obj<<>>endobj\n${inside}\ntrailer<<>>\n%%EOF\n`)

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
