import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

export type Format = 'jpeg' | 'png' | 'webp'

/** A picture with something in it, with metadata that must not survive. */
export const picture = (format: Format, width = 120, height = 80): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 120, b: 200 } } })
    .withExif({ IFD0: { Copyright: 'segredo da camera' } })
    .toFormat(format)
    .toBuffer()

/** A number as most formats write it: the highest byte first. */
function bigEndian(value: number, bytes: 2 | 4): Buffer {
  const written = Buffer.alloc(bytes)
  written.writeUIntBE(value, 0, bytes)
  return written
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  return Buffer.concat([bigEndian(data.length, 4), body, bigEndian(crc32(body), 4)])
}

/** A PNG that says it is this large, in a few hundred bytes. */
export function hugePng(width: number, height: number): Buffer {
  const header = Buffer.concat([bigEndian(width, 4), bigEndian(height, 4), Buffer.from([8, 2, 0, 0, 0])])
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(100))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** What `withNotes` writes wherever a format has room for it. */
export const NOTED = 'anotado-no-arquivo'

/** What a camera notes: a directory of nothing, then one of the small picture behind it. */
function exifWithThumbnail(): Buffer {
  const head = Buffer.from('MM\0*\0\0\0\u0008\0\0\0\0\0\u000e', 'latin1')
  const small = Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.from(NOTED), Buffer.from([0xff, 0xd9])])
  const entry = (tag: number, value: number) =>
    Buffer.concat([bigEndian(tag, 2), bigEndian(4, 2), bigEndian(1, 4), bigEndian(value, 4)])
  const begin = head.length + 2 + 2 * 12 + 4
  const entries = [entry(0x0201, begin), entry(0x0202, small.length)]
  return Buffer.concat([head, bigEndian(2, 2), ...entries, bigEndian(0, 4), small])
}

const withJpegNotes = (bytes: Buffer) => {
  const segment = (mark: number, data: Buffer) =>
    Buffer.concat([Buffer.from([0xff, mark]), bigEndian(data.length + 2, 2), data])
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), exifWithThumbnail()])
  const rest = bytes.subarray(2)
  return Buffer.concat([bytes.subarray(0, 2), segment(0xe1, exif), segment(0xfe, Buffer.from(NOTED)), rest])
}

const withPngNotes = (bytes: Buffer) => {
  const end = bytes.length - 12
  return Buffer.concat([
    bytes.subarray(0, end),
    pngChunk('tEXt', Buffer.from(`Comment\0${NOTED}`)),
    pngChunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${NOTED}`)),
    pngChunk('zTXt', Buffer.concat([Buffer.from('Title\0\0'), deflateSync(NOTED)])),
    bytes.subarray(end),
  ])
}

const withWebpNotes = (bytes: Buffer) => {
  const notes = ['EXIF', 'XMP ', 'NOTA'].map((name) => {
    const data = Buffer.from(name === 'EXIF' ? exifWithThumbnail() : NOTED)
    const size = Buffer.alloc(4)
    size.writeUInt32LE(data.length)
    return Buffer.concat([Buffer.from(name), size, data, Buffer.alloc(data.length % 2)])
  })
  const whole = Buffer.concat([bytes, ...notes])
  whole.writeUInt32LE(whole.length - 8, 4)
  return whole
}

/** A picture with texts and a small picture of itself, as programs and cameras write them into it. */
export const withNotes = (bytes: Buffer, format: Format): Buffer =>
  ({ jpeg: withJpegNotes, png: withPngNotes, webp: withWebpNotes })[format](bytes)

/** The parts a WebP is made of. */
export function chunksOf(webp: Buffer): string[] {
  const names: string[] = []
  for (let at = 12; at < webp.length; ) {
    names.push(webp.toString('latin1', at, at + 4))
    const size = webp.readUInt32LE(at + 4)
    at += 8 + size + (size % 2)
  }
  return names
}

/** A multipart form with one file in it, as a browser sends it. */
export function fileForm(bytes: Uint8Array, filename = 'foto.jpg', type = 'image/jpeg', field = 'foto') {
  const boundary = 'limite-do-formulario'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}
