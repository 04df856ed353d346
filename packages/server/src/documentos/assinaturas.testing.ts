import { constants, createHash, generateKeyPairSync, type KeyObject, sign as signBytes } from 'node:crypto'
import type { Source } from '../zip/zip.ts'
import type { Hash } from './assinaturas-cms.ts'
import { derOf } from './assinaturas-der.ts'

/** Signed PDFs, true and false, made byte by byte. */

const ascii = (text: string) => Buffer.from(text, 'latin1')
const der = (tag: number, ...parts: Buffer[]) => derOf(tag, Buffer.concat(parts))
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const set = (...parts: Buffer[]) => der(0x31, ...parts)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const integer = (value: number) => der(0x02, Buffer.from([value]))
const octets = (bytes: Buffer) => der(0x04, bytes)
const NULL = Buffer.from([5, 0])

const HASH_OIDS = {
  sha1: '2b0e03021a',
  sha256: '608648016503040201',
  sha384: '608648016503040202',
  sha512: '608648016503040203',
}
const DATA = '2a864886f70d010701'
const TIMESTAMP = '2a864886f70d0109100104'
const RSA = '2a864886f70d010101'
const PSS = '2a864886f70d01010a'
const EC = '2a8648ce3d040302'
const attribute = (type: string, value: Buffer) => sequence(oid(type), set(value))

const name = (cn: string) => sequence(set(sequence(oid('550403'), der(0x0c, Buffer.from(cn)))))

/** Whoever signs: a key, and a certificate that says whose it is. */
export interface Signer {
  readonly key: KeyObject
  readonly certificate: Buffer
  readonly issuer: Buffer
}

export function signerNamed(cn: string, kind: 'rsa' | 'ec' = 'ec', issuedBy = 'AC Teste v5'): Signer {
  const pair =
    kind === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const issuer = name(issuedBy)
  const algorithm = sequence(oid(kind === 'rsa' ? '2a864886f70d01010b' : EC))
  const time = (text: string) => der(0x17, ascii(text))
  const tbs = sequence(
    der(0xa0, integer(2)),
    integer(7),
    algorithm,
    issuer,
    sequence(time('250101000000Z'), time('350101000000Z')),
    name(cn),
    pair.publicKey.export({ type: 'spki', format: 'der' }),
  )
  const seal = signBytes('sha256', tbs, pair.privateKey)
  const certificate = sequence(tbs, algorithm, der(0x03, Buffer.from([0]), seal))
  return { key: pair.privateKey, certificate, issuer }
}

export interface Way {
  hash?: Hash
  pss?: boolean
  /** What is signed: attributes with the sum of the ranges, the bytes themselves, their sum as a content, a timestamp. */
  form?: 'attributes' | 'bare' | 'sha1' | 'timestamp'
  /** The outermost lengths left open, as programs in Java write them. */
  open?: boolean
  /** UTCTime; '' for none. */
  time?: string
}

const digest = (hash: Hash, bytes: Buffer) => createHash(hash).update(bytes).digest()

function contentOf(bytes: Buffer, { form = 'attributes' }: Way): { type: string; content: Buffer | null } {
  if (form === 'sha1') return { type: DATA, content: digest('sha1', bytes) }
  if (form !== 'timestamp') return { type: DATA, content: null }
  const imprint = sequence(sequence(oid(HASH_OIDS.sha256), NULL), octets(digest('sha256', bytes)))
  const content = sequence(
    integer(1),
    oid('2a0304'),
    imprint,
    integer(9),
    der(0x18, ascii('20260313101112Z')),
  )
  return { type: TIMESTAMP, content }
}

/** The signature of these bytes, as it stands in a PDF. */
export function cmsOf(bytes: Buffer, { key, certificate, issuer }: Signer, way: Way = {}): Buffer {
  const { hash = 'sha256', pss = false, form = 'attributes', open = false, time = '260312170500Z' } = way
  const { type, content } = contentOf(bytes, way)
  const attributes = Buffer.concat([
    attribute('2a864886f70d010903', oid(type)),
    ...(time === '' ? [] : [attribute('2a864886f70d010905', der(0x17, ascii(time)))]),
    attribute('2a864886f70d010904', octets(digest(hash, content ?? bytes))),
  ])
  const signed = form === 'bare' ? bytes : set(attributes)
  const padding = pss ? { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 } : {}
  const signature = signBytes(hash, signed, { key, ...padding })
  const signing = pss ? PSS : key.asymmetricKeyType === 'rsa' ? RSA : '2a8648ce3d0201'
  const algorithm = sequence(oid(HASH_OIDS[hash]), NULL)
  const signerInfo = sequence(
    integer(1),
    sequence(issuer, integer(7)),
    algorithm,
    ...(form === 'bare' ? [] : [der(0xa0, attributes)]),
    sequence(oid(signing)),
    octets(signature),
  )
  const outer = (tag: number, ...parts: Buffer[]) =>
    open ? Buffer.concat([Buffer.from([tag, 0x80]), ...parts, Buffer.from([0, 0])]) : der(tag, ...parts)
  const encapsulated = outer(0x30, oid(type), ...(content === null ? [] : [outer(0xa0, octets(content))]))
  const data = outer(
    0x30,
    integer(1),
    set(algorithm),
    encapsulated,
    outer(0xa0, certificate),
    set(signerInfo),
  )
  return outer(0x30, oid('2a864886f70d010702'), outer(0xa0, data))
}

export const plainPdf = (inside = 'Termo aditivo'): Buffer =>
  ascii(
    `%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n2 0 obj\n(${inside})\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  )

export interface Place {
  /** Changes what the dictionary says it is over, before it is signed. */
  ranges?: (ranges: number[]) => number[]
  /** What the dictionary says beside. */
  more?: string
}

/** The file with a signature of it added behind, as signing programs do. */
export function signedWith(pdf: Buffer, make: (bytes: Buffer) => Buffer, place: Place = {}): Buffer {
  const { more = "/M (D:20260312140500-03'00')", ranges: change = (same) => same } = place
  const wide = (values: number[]) => values.map((value) => String(value).padEnd(10)).join(' ')
  const head = '\n10 0 obj\n<</Type/Sig /Filter/Adobe.PPKLite /SubFilter/adbe.pkcs7.detached '
  const room = '0'.repeat(8000)
  const before = (values: number[]) => `${head}/ByteRange [${wide(values)}] /Contents `
  const after = `${more}>>\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`
  const gap = pdf.length + before([0, 0, 0, 0]).length
  const ranges = change([0, gap, gap + room.length + 2, after.length])
  const whole = Buffer.concat([pdf, ascii(`${before(ranges)}<${room}>${after}`)])
  const [start = 0, length = 0, second = 0, rest = 0] = ranges
  const signed = Buffer.concat([whole.subarray(start, start + length), whole.subarray(second, second + rest)])
  whole.write(make(signed).toString('hex'), gap + 1, 'latin1')
  return whole
}

export const signed = (pdf: Buffer, signer: Signer, way: Way = {}, place: Place = {}): Buffer =>
  signedWith(pdf, (bytes) => cmsOf(bytes, signer, way), place)

/** Bytes in memory, read as a file is. */
export const sourceOf = (bytes: Buffer): Source => ({
  size: bytes.length,
  read: async (from, length) => bytes.subarray(from, Math.max(from, from + length)),
})
