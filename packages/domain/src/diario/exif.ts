/** What a camera noted in a picture: when it was taken by the camera's clock, and where. */
export interface Exif {
  /** 'YYYY-MM-DD', and 'HH:MM'. */
  readonly dia: string | null
  readonly hora: string | null
  readonly lugar: { readonly latitude: number; readonly longitude: number } | null
}

const NOTHING: Exif = { dia: null, hora: null, lugar: null }

const ascii = (view: DataView, at: number, length: number) =>
  at + length > view.byteLength
    ? ''
    : String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)))

const part = (view: DataView, from: number, length: number) =>
  new DataView(view.buffer, view.byteOffset + from, Math.max(0, Math.min(length, view.byteLength - from)))

const EXIF_HEAD = 'Exif\0\0'
const withoutHead = (view: DataView) =>
  ascii(view, 0, EXIF_HEAD.length) === EXIF_HEAD ? part(view, EXIF_HEAD.length, view.byteLength) : view

/** Segments of a JPEG, up to where its pixels begin. */
function inJpeg(view: DataView): DataView | null {
  for (let at = 2; at + 4 <= view.byteLength && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xda) return null
    const length = view.getUint16(at + 2)
    if (marker === 0xe1 && ascii(view, at + 4, EXIF_HEAD.length) === EXIF_HEAD)
      return withoutHead(part(view, at + 4, length - 2))
    at += 2 + Math.max(2, length)
  }
  return null
}

/** Chunks that have a name and a length; each format says in which order, and what follows them. */
function inChunks(view: DataView, wanted: string, { from, nameFirst, tail }: Chunks): DataView | null {
  for (let at = from; at + 8 <= view.byteLength; ) {
    const name = ascii(view, nameFirst ? at : at + 4, 4)
    const length = nameFirst ? view.getUint32(at + 4, true) : view.getUint32(at)
    if (name === wanted) return withoutHead(part(view, at + 8, length))
    at += 8 + length + tail(length)
  }
  return null
}
interface Chunks {
  from: number
  nameFirst: boolean
  tail: (length: number) => number
}
const PNG: Chunks = { from: 8, nameFirst: false, tail: () => 4 }
const WEBP: Chunks = { from: 12, nameFirst: true, tail: (length) => length % 2 }

function find(view: DataView): DataView | null {
  if (view.byteLength < 12) return null
  if (view.getUint16(0) === 0xffd8) return inJpeg(view)
  if (view.getUint32(0) === 0x89504e47) return inChunks(view, 'eXIf', PNG)
  return ascii(view, 8, 4) === 'WEBP' ? inChunks(view, 'EXIF', WEBP) : null
}

/** A TIFF directory: entries of twelve bytes, by their numbers. */
class Directory {
  readonly #view: DataView
  readonly #little: boolean
  readonly #entries = new Map<number, number>()

  constructor(view: DataView, at: number, little: boolean) {
    this.#view = view
    this.#little = little
    if (at < 8 || at + 2 > view.byteLength) return
    const count = view.getUint16(at, little)
    for (let index = 0; index < count && at + 14 + index * 12 <= view.byteLength; index++) {
      const entry = at + 2 + index * 12
      this.#entries.set(view.getUint16(entry, little), entry)
    }
  }

  /** Another directory that this one points to. */
  below(tag: number): Directory {
    const entry = this.#entries.get(tag)
    const at = entry === undefined ? 0 : this.#view.getUint32(entry + 8, this.#little)
    return new Directory(this.#view, at, this.#little)
  }

  text(tag: number): string {
    const entry = this.#entries.get(tag)
    if (entry === undefined) return ''
    const length = this.#view.getUint32(entry + 4, this.#little)
    const at = length <= 4 ? entry + 8 : this.#view.getUint32(entry + 8, this.#little)
    return ascii(this.#view, at, Math.min(length, 40)).replace(/\0.*$/s, '')
  }

  /** Degrees, minutes and seconds, each a fraction. */
  degrees(tag: number): number | null {
    const entry = this.#entries.get(tag)
    if (entry === undefined || this.#view.getUint32(entry + 4, this.#little) !== 3) return null
    const at = this.#view.getUint32(entry + 8, this.#little)
    if (at + 24 > this.#view.byteLength) return null
    const value = [0, 1, 2].reduce((sum, index) => {
      const over = this.#view.getUint32(at + index * 8, this.#little)
      return sum + over / this.#view.getUint32(at + index * 8 + 4, this.#little) / 60 ** index
    }, 0)
    return Number.isFinite(value) ? Number(value.toFixed(6)) : null
  }
}

const EXIF_IFD = 0x8769
const GPS_IFD = 0x8825
const TAKEN = 0x9003
const WRITTEN = 0x0132

function lugarOf(gps: Directory): Exif['lugar'] {
  const [north, east] = [gps.degrees(2), gps.degrees(4)]
  if (north === null || east === null || north > 90 || east > 180) return null
  // Cameras that have not found out where they are write zeros.
  if (north === 0 && east === 0) return null
  return {
    latitude: gps.text(1) === 'S' ? -north : north,
    longitude: gps.text(3) === 'W' ? -east : east,
  }
}

function momentOf(text: string): Pick<Exif, 'dia' | 'hora'> {
  const [, year, month, day, hora] = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d)/.exec(text) ?? []
  if (year === undefined || hora === undefined) return NOTHING
  const dia = `${year}-${month}-${day}`
  const real = !Number.isNaN(Date.parse(dia)) && new Date(`${dia}T00:00:00Z`).toISOString().startsWith(dia)
  return real && Number(year) >= 1990 && hora <= '23:59' ? { dia, hora } : NOTHING
}

/** Reads what a camera noted in a JPEG, PNG or WebP; nothing where there is nothing, or nothing that can be read. */
export function readExif(bytes: Uint8Array): Exif {
  const tiff = find(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (tiff === null || tiff.byteLength < 8) return NOTHING
  const order = tiff.getUint16(0)
  if (order !== 0x4949 && order !== 0x4d4d) return NOTHING
  const little = order === 0x4949
  const main = new Directory(tiff, tiff.getUint32(4, little), little)
  const taken = momentOf(main.below(EXIF_IFD).text(TAKEN))
  return {
    ...(taken.dia === null ? momentOf(main.text(WRITTEN)) : taken),
    lugar: lugarOf(main.below(GPS_IFD)),
  }
}
