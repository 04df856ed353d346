import { type KeyObject, X509Certificate } from 'node:crypto'
import { derOf, type Element, elementAt, expectTag, oidOf, sequenceOf, TAGS } from './assinaturas-der.ts'

/** Of a certificate, what a signature is told by. */
export interface Certificado {
  readonly raw: Buffer
  readonly serial: Buffer
  readonly issuer: Buffer
  readonly nome: string | null
  readonly emissor: string | null
}

const COMMON_NAME = '550403'
const ORGANIZATION = '55040a'
const MAX_BYTES = 64 * 1024
const MAX_NAME = 200

const BMP = 0x1e
const UTF8 = 0x0c

function textOf({ tag, body }: Element): string {
  if (tag === UTF8) return body.toString('utf8')
  if (tag !== BMP) return body.toString('latin1')
  const even = Buffer.from(body.subarray(0, body.length & ~1))
  return even.swap16().toString('utf16le')
}

/** What a name must not carry to a screen: signs that are not seen, and that turn the writing round. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/gu
/** A CPF or a CNPJ, however it is spelt: ICP-Brasil writes it behind the name, and it is nobody's to be shown. */
const DOCUMENT = /[:\s]*\p{Nd}(?:[.\-/\s]?\p{Nd}){10,}/gu

/** A name as it may be shown: without the number that ICP-Brasil writes behind it. */
export function showable(text: string): string | null {
  const name = text
    .slice(0, 10 * MAX_NAME)
    .replace(UNSEEN, '')
    .replace(DOCUMENT, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s:;,-]+|[\s:;,-]+$/g, '')
  return name === '' ? null : [...name].slice(0, MAX_NAME).join('')
}

/** What a distinguished name says under this heading; the last one, which is the most particular. */
function partOf(name: Element, oid: string): string | null {
  let said: string | null = null
  for (const set of sequenceOf(name)) {
    const [type, value] = sequenceOf(elementAt(expectTag(set, TAGS.set).body))
    if (oidOf(type) === oid && value) said = textOf(value)
  }
  return said
}

const nameOf = (name: Element): string | null =>
  showable(partOf(name, COMMON_NAME) ?? '') ?? showable(partOf(name, ORGANIZATION) ?? '')

/** Reads as much of a certificate as is told of it. */
export function readCertificado(element: Element): Certificado {
  if (element.raw.length > MAX_BYTES) throw new RangeError('a certificate too long')
  const [first, ...rest] = sequenceOf(sequenceOf(element)[0])
  const [serial, , issuer, , subject] = first?.tag === TAGS.first ? rest : [first, ...rest]
  if (!serial || !issuer || !subject) throw new RangeError('half a certificate')
  return {
    raw: element.raw,
    serial: expectTag(serial, TAGS.integer).body,
    issuer: issuer.raw,
    nome: nameOf(subject),
    emissor: nameOf(issuer),
  }
}

const KEY_ID = Buffer.from('0603551d0e', 'hex')

/** Whether a signer's mark is of this certificate: its issuer and number, or the fingerprint of its key. */
export function isSignerOf(sid: Element, certificado: Certificado): boolean {
  if (sid.tag === TAGS.sequence) {
    const [issuer, serial] = sequenceOf(sid)
    return issuer?.raw.equals(certificado.issuer) === true && serial?.body.equals(certificado.serial) === true
  }
  const extension = derOf(TAGS.octets, derOf(TAGS.octets, sid.body))
  return sid.body.length >= 8 && certificado.raw.includes(Buffer.concat([KEY_ID, extension]))
}

const MAX_RSA_BITS = 8192
const MAX_EXPONENT = 2n ** 64n
const CURVES = new Set([
  'prime256v1',
  'secp384r1',
  'secp521r1',
  'brainpoolP256r1',
  'brainpoolP384r1',
  'brainpoolP512r1',
])

/** The key of a certificate; null where it is of a kind, or a size, that would be slow to try. */
export function keyOf({ raw }: Certificado): KeyObject | null {
  const { publicKey } = new X509Certificate(raw)
  const {
    modulusLength = 0,
    publicExponent = MAX_EXPONENT,
    namedCurve = '',
  } = publicKey.asymmetricKeyDetails ?? {}
  const isRsa = publicKey.asymmetricKeyType === 'rsa' || publicKey.asymmetricKeyType === 'rsa-pss'
  if (isRsa) return modulusLength <= MAX_RSA_BITS && publicExponent < MAX_EXPONENT ? publicKey : null
  return publicKey.asymmetricKeyType === 'ec' && CURVES.has(namedCurve) ? publicKey : null
}
