/** One element of DER; of BER, also one of open length, which many signing programs write. */
export interface Element {
  readonly tag: number
  /** What is in it. */
  readonly body: Buffer
  /** With its head. */
  readonly raw: Buffer
}

export const TAGS = {
  integer: 0x02,
  octets: 0x04,
  oid: 0x06,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
  first: 0xa0,
} as const

/** More than any signature has: what goes beyond was not made to be read. */
const MAX_OPEN = 16
const MAX_ELEMENTS = 5_000
const MAX_CHILDREN = 500

/** Bytes that are not what they should be. */
export class BadDer extends Error {
  override name = 'BadDer'
}

interface Head {
  readonly tag: number
  readonly start: number
  /** Null where an end is marked instead. */
  readonly length: number | null
}

function headAt(bytes: Buffer, at: number): Head {
  const [tag, first] = [bytes[at], bytes[at + 1]]
  if (tag === undefined || first === undefined || (tag & 0x1f) === 0x1f) throw new BadDer('head')
  if (first < 0x80) return checked(bytes, { tag, start: at + 2, length: first })
  if (first === 0x80) {
    if ((tag & 0x20) === 0) throw new BadDer('open primitive')
    return { tag, start: at + 2, length: null }
  }
  const count = first & 0x7f
  if (count > 4 || at + 2 + count > bytes.length) throw new BadDer('length')
  return checked(bytes, { tag, start: at + 2 + count, length: bytes.readUIntBE(at + 2, count) })
}

function checked(bytes: Buffer, head: Head): Head {
  if (head.start + (head.length ?? 0) > bytes.length) throw new BadDer('beyond the end')
  return head
}

/** Where an element of open length ends: counted, not descended into, so that no depth is too deep for us. */
function endOfOpen(bytes: Buffer, from: number): number {
  let [at, open] = [from, 1]
  for (let count = 0; open > 0; count++) {
    const { tag, start, length } = headAt(bytes, at)
    if (count > MAX_ELEMENTS || open > MAX_OPEN) throw new BadDer('too much')
    if (tag === 0 && length === 0) open--
    else if (length === null) open++
    at = start + (length ?? 0)
  }
  return at
}

/** The element that begins there; what follows it is left alone. */
export function elementAt(bytes: Buffer, at = 0): Element {
  const { tag, start, length } = headAt(bytes, at)
  if (length !== null)
    return { tag, body: bytes.subarray(start, start + length), raw: bytes.subarray(at, start + length) }
  const end = endOfOpen(bytes, start)
  return { tag, body: bytes.subarray(start, end - 2), raw: bytes.subarray(at, end) }
}

/** The elements one after another. */
export function elementsOf(body: Buffer): Element[] {
  const elements: Element[] = []
  for (let at = 0; at < body.length; ) {
    if (elements.length === MAX_CHILDREN) throw new BadDer('too many')
    const element = elementAt(body, at)
    elements.push(element)
    at += element.raw.length
  }
  return elements
}

/** The one element of this kind that stands there. */
export function expectTag(element: Element | undefined, tag: number): Element {
  if (element?.tag !== tag) throw new BadDer(`tag ${element?.tag}, not ${tag}`)
  return element
}

export const sequenceOf = (element: Element | undefined): Element[] =>
  elementsOf(expectTag(element, TAGS.sequence).body)

export const oidOf = (element: Element | undefined): string =>
  expectTag(element, TAGS.oid).body.toString('hex')

/** Octets, also those that were written in pieces. */
export function octetsOf(element: Element | undefined): Buffer {
  if (element?.tag === (TAGS.octets | 0x20))
    return Buffer.concat(elementsOf(element.body).map((piece) => expectTag(piece, TAGS.octets).body))
  return expectTag(element, TAGS.octets).body
}

/** What a signer signs is DER, whatever stands in its place: the same body under this tag, its length as short as it goes. */
export function derOf(tag: number, body: Buffer): Buffer {
  const length = Buffer.from(body.length.toString(16).padStart(body.length > 0xff ? 6 : 2, '0'), 'hex')
  const bytes = length.subarray(length.findIndex((byte) => byte > 0))
  const head = body.length < 0x80 ? [tag, body.length] : [tag, 0x80 | bytes.length, ...bytes]
  return Buffer.concat([Buffer.from(head), body])
}

const TIME = /^(\d{2}|\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(?:\.\d+)?Z$/

/** An instant as certificates write it; null where it says none. */
export function timeOf(element: Element | undefined): string | null {
  if (element?.tag !== TAGS.utcTime && element?.tag !== TAGS.generalizedTime) return null
  const [, year = '', month, day, hour, minute, second] = TIME.exec(element.body.toString('latin1')) ?? []
  if ((element.tag === TAGS.utcTime) !== (year.length === 2)) return null
  // Two digits are of the years from 1950 to 2049.
  const century = year.length === 4 ? '' : year >= '50' ? '19' : '20'
  return instantOf(`${century}${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

/** The instant in the wire's form; null where there is no such one. */
export function instantOf(text: string): string | null {
  const instant = new Date(text)
  const year = instant.getUTCFullYear()
  return year >= 1990 && year <= 2199 ? instant.toISOString() : null
}
