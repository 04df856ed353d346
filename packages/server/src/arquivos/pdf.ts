import { promisify } from 'node:util'
import { inflate as inflateCallback } from 'node:zlib'
import { MESSAGES } from '@paco/domain/arquivos/messages'
import { wrongType } from '@paco/domain/shared/errors'
import type { Source } from '../zip/zip.ts'
import { FOREIGN } from './foreign.ts'

/**
 * Looks for JavaScript in a PDF, and for a page that hides between its objects. No reader's structure is trusted: every byte is
 * searched, and what object streams hold compressed is searched too.
 */

const inflate = promisify(inflateCallback)

const BLOCK = 1024 * 1024
/** More than any dictionary before a stream takes, and than what is searched for. */
const AROUND = 8 * 1024
/** Of one object stream, packed and unpacked, and of all of them: a file of 30 MB has less. */
const MOST_PACKED = 4 * 1024 * 1024
const MOST_UNPACKED = 16 * 1024 * 1024
const MOST_IN_ALL = 64 * 1024 * 1024
const MOST_OBJECT_STREAMS = 20_000
/** Of any kind: each page, picture and font is one. */
const MOST_STREAMS = 200_000

/** A letter of a name may be written as its code: `/#4aavaScript` is `/JavaScript`. */
function letter(char: string): string {
  const code = char.charCodeAt(0).toString(16)
  return `(?:${char}|#${[...code].map((digit) => `[${digit}${digit.toUpperCase()}]`).join('')})`
}
const named = (name: string): string => `/${[...name].map(letter).join('')}`
const nameIn = (name: string, after = '(?![\\w#])'): RegExp => new RegExp(named(name) + after)

const JAVASCRIPT = nameIn('JavaScript')
/** A rendition may carry a script without naming its language. */
const RENDITION = nameIn('Rendition')
const SCRIPT = nameIn('JS', '\\s*[(<\\d]')
const ENCRYPT = nameIn('Encrypt')
const OBJECTS = new RegExp(`(?:${named('ObjStm')}|${named('First')})(?![\\w#])`)
const FILTER = nameIn('Filter')
/** One filter and no predictor: as every program writes its objects. */
const DEFLATED = new RegExp(
  `${named('Filter')}(?:\\s*\\[)?\\s*${named('FlateDecode')}\\s*(?:\\]|/(?!\\w*Decode)|>)`,
)
const PREDICTOR = nameIn('Predictor')

/** What was seen of a file so far. */
class Seen {
  #rendition = false
  #script = false
  encrypt = false

  look(text: string): void {
    this.#rendition ||= RENDITION.test(text)
    this.#script ||= SCRIPT.test(text)
    this.encrypt ||= ENCRYPT.test(text)
    if (JAVASCRIPT.test(text) || (this.#rendition && this.#script)) throw wrongType(MESSAGES.javascript)
  }
}

/** A stream that may hold objects: where its bytes begin, and its dictionary. */
interface Candidate {
  readonly from: number
  readonly dictionary: string
}

const latin1 = async (source: Source, from: number, length: number) =>
  (await source.read(from, length)).toString('latin1')

/** The dictionary before a stream; null of one that holds no objects. */
function objectsOf(before: string): string | null {
  const start = Math.max(before.lastIndexOf('endobj'), before.lastIndexOf('endstream'))
  const dictionary = before.slice(start + 1)
  // Whoever pads it so that it does not begin here has something to hide.
  const isCut = start < 0 && before.length >= AROUND
  return isCut || OBJECTS.test(dictionary) ? dictionary : null
}

/** Searches the bytes as they are; tells which streams have to be unpacked. */
async function searchPlain(source: Source, seen: Seen): Promise<Candidate[]> {
  const candidates: Candidate[] = []
  let inStream = false
  let streams = 0
  for (let at = 0; at < source.size; at += BLOCK) {
    const lead = Math.min(at, AROUND)
    const text = await latin1(source, at - lead, lead + BLOCK + AROUND)
    seen.look(text)
    const end = Math.min(lead + BLOCK, text.length)
    let outside = lead
    for (const match of text.matchAll(/endstream|stream(?=\r|\n)/g)) {
      const { index } = match
      if (index < lead || index >= end) continue
      const before = text.slice(Math.max(0, index - AROUND), index)
      if (match[0] === 'endstream') {
        if (inStream) outside = index
        inStream = false
        continue
      }
      const dictionary = objectsOf(before)
      if (++streams > MOST_STREAMS || candidates.length >= MOST_OBJECT_STREAMS)
        throw wrongType(MESSAGES.unreadable)
      const from = at - lead + index + (text.startsWith('\r\n', index + 6) ? 8 : 7)
      if (dictionary !== null) candidates.push({ from, dictionary })
      if (inStream || !/>>\s*$/.test(before.slice(-100))) continue
      if (FOREIGN.test(text.slice(outside, index))) throw wrongType(MESSAGES.mixed)
      inStream = true
    }
    if (!inStream && FOREIGN.test(text.slice(outside, end + 16))) throw wrongType(MESSAGES.mixed)
  }
  return candidates
}

/** The packed bytes from there to the word that ends them; null where they do not end. */
async function packedAt(source: Source, from: number): Promise<Buffer | null> {
  for (let length = 64 * 1024; ; length *= 4) {
    const bytes = await source.read(from, Math.min(length, MOST_PACKED))
    const end = bytes.indexOf('endstream')
    if (end >= 0) return bytes.subarray(0, end)
    if (length >= MOST_PACKED || from + length >= source.size) return null
  }
}

async function unpacked(source: Source, { from, dictionary }: Candidate): Promise<Buffer | null> {
  if (!DEFLATED.test(dictionary) || PREDICTOR.test(dictionary)) return null
  const packed = await packedAt(source, from)
  return packed && inflate(packed, { maxOutputLength: MOST_UNPACKED }).catch(() => null)
}

/** Refuses a PDF that is cut short, that is a page too, or that brings JavaScript. */
export async function assertPassivePdf(source: Source): Promise<void> {
  const tail = await source.read(Math.max(0, source.size - 1024), 1024)
  if (!tail.includes('%%EOF')) throw wrongType(MESSAGES.damaged)
  const seen = new Seen()
  let bytes = 0
  for (const candidate of await searchPlain(source, seen)) {
    // What is not compressed was searched with everything else.
    if (!FILTER.test(candidate.dictionary)) continue
    const objects = await unpacked(source, candidate)
    // Nobody reads what is encrypted, and its names stand in the open unless objects are packed.
    if (objects === null && !seen.encrypt) throw wrongType(MESSAGES.unreadable)
    bytes += objects?.length ?? 0
    if (bytes > MOST_IN_ALL) throw wrongType(MESSAGES.bomb)
    if (objects) seen.look(objects.toString('latin1'))
  }
}
