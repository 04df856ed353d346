interface Noted {
  taken?: string
  latitude?: readonly [number, number, number]
  longitude?: readonly [number, number, number]
  south?: boolean
  west?: boolean
}

/** Plain letters, a byte each. */
export const latin = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0))

/** What cameras write: a TIFF with a directory for the picture and one for the place. */
export function tiff(noted: Noted, little = true): Uint8Array {
  const bytes = new Uint8Array(400)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, little ? 0x4949 : 0x4d4d)
  view.setUint16(2, 42, little)
  view.setUint32(4, 8, little)
  const text = (at: number, value: string) => bytes.set(latin(value), at)
  const entry = (at: number, [tag, type, count, value]: readonly number[]) => {
    view.setUint16(at, tag ?? 0, little)
    view.setUint16(at + 2, type ?? 0, little)
    view.setUint32(at + 4, count ?? 0, little)
    view.setUint32(at + 8, value ?? 0, little)
  }
  view.setUint16(8, 2, little)
  entry(10, [0x8769, 4, 1, 50])
  entry(22, [0x8825, 4, 1, 100])
  view.setUint16(50, noted.taken ? 1 : 0, little)
  entry(52, [0x9003, 2, 20, 80])
  if (noted.taken) text(80, noted.taken)
  view.setUint16(100, noted.latitude ? 4 : 0, little)
  entry(102, [1, 2, 2, 0])
  text(110, noted.south ? 'S' : 'N')
  entry(114, [2, 5, 3, 200])
  entry(126, [3, 2, 2, 0])
  text(134, noted.west ? 'W' : 'E')
  entry(138, [4, 5, 3, 224])
  const degrees = (at: number, values: readonly number[]) =>
    values.forEach((value, index) => {
      view.setUint32(at + index * 8, Math.round(value * 100), little)
      view.setUint32(at + index * 8 + 4, 100, little)
    })
  degrees(200, noted.latitude ?? [])
  degrees(224, noted.longitude ?? [])
  return bytes
}

const bytesOf = (...parts: readonly (string | readonly number[] | Uint8Array)[]) =>
  new Uint8Array(parts.flatMap((part) => [...(typeof part === 'string' ? latin(part) : part)]))

const big = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]

/** The same inside of each kind of picture, as far as anyone looks for it. */
export const PICTURES = {
  jpeg: (exif: Uint8Array) =>
    bytesOf(
      [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xe1],
      big(exif.length + 8).slice(2),
      'Exif\0\0',
      exif,
      [0xff, 0xda, 0, 2],
    ),
  png: (exif: Uint8Array) =>
    bytesOf(
      [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10],
      big(2),
      'IHDR',
      [0, 0, 0, 0, 0, 0],
      big(exif.length),
      'eXIf',
      exif,
      big(0),
    ),
  webp: (exif: Uint8Array) =>
    bytesOf(
      'RIFF',
      big(0),
      'WEBP',
      'VP8X',
      [3, 0, 0, 0],
      [1, 2, 3, 0],
      'EXIF',
      big(exif.length).reverse(),
      'Exif\0\0',
      exif,
    ),
} as const
