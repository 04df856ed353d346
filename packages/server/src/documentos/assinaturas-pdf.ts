import type { Source } from '../zip/zip.ts'
import { BLOCO } from './assinaturas-blocos.ts'
import { instantOf } from './assinaturas-der.ts'

/** A place of a PDF that says a signature stands there. */
export interface Lugar {
  /** What the signature is over: from here to there, twice; null where that cannot be, or leaves out more than itself. */
  readonly ranges: readonly [Trecho, Trecho] | null
  /** The signature's bytes; null where there are none. */
  readonly contents: Buffer | null
  /** When its dictionary says it was made. */
  readonly em: string | null
}

export interface Trecho {
  readonly from: number
  readonly to: number
}

const MARK = Buffer.from('/ByteRange')
const RANGES = /^\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/
/** As much of a dictionary as is looked at on each side of its signature. */
const AROUND = 4096
/** Lists of revoked certificates may come with a signature. */
const MAX_HEX = 2 * 1024 * 1024
const HEX = /^<[0-9a-fA-F\s]*>$/

/** Where the file says so, in its order; no more places than anyone would sign. */
export async function marksIn(source: Source, most: number, step: () => void): Promise<number[]> {
  const marks: number[] = []
  for (let from = 0; from < source.size && marks.length < most; from += BLOCO) {
    step()
    const stretch = await source.read(from, BLOCO + MARK.length - 1)
    let at = stretch.indexOf(MARK)
    while (at >= 0 && marks.length < most) {
      marks.push(from + at)
      at = stretch.indexOf(MARK, at + MARK.length)
    }
  }
  return marks
}

const textOf = async (source: Source, from: number, to: number): Promise<string> =>
  (await source.read(Math.max(0, from), Math.max(0, to - Math.max(0, from)))).toString('latin1')

/** What stands between the two ranges: one hexadecimal string, and nothing else that could be shown or run. */
async function hexIn(source: Source, from: number, to: number): Promise<Buffer | null> {
  if (to - from < 4 || to - from > MAX_HEX) return null
  const gap = await textOf(source, from, to)
  return HEX.test(gap) ? Buffer.from(gap.slice(1, -1).replace(/\s+/g, ''), 'hex') : null
}

const DATE = /\/M\s*\(D:(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})?(?:Z|([+-]\d{2})'?(\d{2})?'?)?/

/** When the dictionary says it was signed. */
function dateIn(dictionary: string): string | null {
  const [found, year, month, day, hour, minute, second = '00', zone = '+00', minutes = '00'] =
    DATE.exec(dictionary) ?? []
  return found ? instantOf(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}:${minutes}`) : null
}

/** Whether this is a signature's dictionary, and not a page that speaks of one. */
const SIGNATURE = /\/(?:SubFilter|Filter)\b|\/Type\s*\/(?:Sig|DocTimeStamp)\b/

/** The signature that a mark is of; null where the words stand for something else. */
export async function lugarAt(source: Source, mark: number): Promise<Lugar | null> {
  const [, ...found] = RANGES.exec(await textOf(source, mark, mark + 100)) ?? []
  const [start = -1, length = 0, second = 0, rest = 0] = found.map(Number)
  const gap = { from: start + length, to: second }
  const before = await textOf(source, Math.min(mark, gap.from) - AROUND, gap.from)
  const after = await textOf(source, gap.to, gap.to + AROUND)
  const own = `${before.slice(before.lastIndexOf(' obj') + 1)}${after.split('endobj', 1)[0]}`
  if (found.length < 4) {
    const near = await textOf(source, mark - 500, mark + 500)
    return SIGNATURE.test(near) ? { ranges: null, contents: null, em: null } : null
  }
  const contents = await hexIn(source, gap.from, gap.to)
  // The whole file from its first byte, but for the one string that holds the signature of this very dictionary.
  const whole =
    start === 0 &&
    length > 0 &&
    second + rest <= source.size &&
    contents !== null &&
    /\/Contents\s*$/.test(before) &&
    RANGES.test(own.slice(own.indexOf('/ByteRange')))
  const ranges = [
    { from: 0, to: gap.from },
    { from: second, to: second + rest },
  ] as const
  return { ranges: whole ? ranges : null, contents, em: dateIn(own) }
}

/** Whether nothing but blanks follows there. */
export async function endsAt(source: Source, end: number): Promise<boolean> {
  if (source.size - end > AROUND) return false
  return /^[\s\0]*$/.test(await textOf(source, end, source.size))
}
