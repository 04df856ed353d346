import { constants, createHash, type KeyObject, verify } from 'node:crypto'
import { type Certificado, isSignerOf, readCertificado } from './assinaturas-certificado.ts'
import {
  BadDer,
  derOf,
  type Element,
  elementAt,
  elementsOf,
  expectTag,
  octetsOf,
  oidOf,
  sequenceOf,
  TAGS,
  timeOf,
} from './assinaturas-der.ts'

const SIGNED_DATA = '2a864886f70d010702'
const CONTENT_TYPE = '2a864886f70d010903'
const MESSAGE_DIGEST = '2a864886f70d010904'
const SIGNING_TIME = '2a864886f70d010905'
const TIMESTAMP = '2a864886f70d0109100104'
const PSS = '2a864886f70d01010a'

export type Hash = 'sha1' | 'sha256' | 'sha384' | 'sha512'

const HASHES: Readonly<Record<string, Hash>> = {
  '2b0e03021a': 'sha1',
  '608648016503040201': 'sha256',
  '608648016503040202': 'sha384',
  '608648016503040203': 'sha512',
}

/** Ways to sign; those without a hash of their own use the signer's. */
const SIGNING: Readonly<Record<string, Hash | null>> = {
  '2a864886f70d010101': null,
  '2a864886f70d010105': 'sha1',
  '2a864886f70d01010b': 'sha256',
  '2a864886f70d01010c': 'sha384',
  '2a864886f70d01010d': 'sha512',
  [PSS]: null,
  '2a8648ce3d0201': null,
  '2a8648ce3d0401': 'sha1',
  '2a8648ce3d040302': 'sha256',
  '2a8648ce3d040303': 'sha384',
  '2a8648ce3d040304': 'sha512',
}

/** What was signed together with the file's fingerprint. */
interface Atributos {
  /** As they were signed. */
  readonly raw: Buffer
  readonly type: string | null
  readonly digest: Buffer | null
  readonly time: string | null
}

/** A signature as it stands in a file (CMS, RFC 5652), read and not yet tried. */
export interface Cms {
  /** By which the file's ranges are summed up. */
  readonly hash: Hash
  /** What the sum of the ranges must be; null where the attributes or the signature itself say so. */
  readonly imprint: Buffer | null
  /** The content that carries the imprint. */
  readonly content: Buffer | null
  readonly contentType: string
  readonly isTimestamp: boolean
  readonly time: string | null
  readonly certificado: Certificado | null
  readonly atributos: Atributos | null
  readonly signerHash: Hash
  readonly signing: { readonly oid: string; readonly hash: Hash }
  readonly signature: Buffer
}

function hashOf(algorithm: Element | undefined): Hash {
  const hash = HASHES[oidOf(sequenceOf(algorithm)[0])]
  if (!hash) throw new BadDer('hash')
  return hash
}

/** Only what was signed under this heading, once: a second one could say something else. */
function attribute(attributes: readonly Element[][], oid: string): Element | undefined {
  const [found, second] = attributes.filter(([type]) => oidOf(type) === oid)
  if (second) throw new BadDer('twice')
  return found && elementsOf(expectTag(found[1], TAGS.set).body)[0]
}

function atributosOf(element: Element): Atributos {
  const all = elementsOf(element.body).map(sequenceOf)
  const [type, digest] = [attribute(all, CONTENT_TYPE), attribute(all, MESSAGE_DIGEST)]
  return {
    raw: derOf(TAGS.set, element.body),
    type: type ? oidOf(type) : null,
    digest: digest ? octetsOf(digest) : null,
    time: timeOf(attribute(all, SIGNING_TIME)),
  }
}

/** What a timestamp is of, and when it was given (RFC 3161). */
function timestampOf(content: Buffer): { hash: Hash; imprint: Buffer; time: string | null } {
  const [, , imprint, , time] = sequenceOf(elementAt(content))
  const [algorithm, digest] = sequenceOf(imprint)
  return { hash: hashOf(algorithm), imprint: octetsOf(digest), time: timeOf(time) }
}

/** What the signed content has to do with the file's ranges. */
function contentOf(encapsulated: Element | undefined, hash: Hash) {
  const [type, wrapped] = sequenceOf(encapsulated)
  const contentType = oidOf(type)
  const content = wrapped ? octetsOf(elementAt(expectTag(wrapped, TAGS.first).body)) : null
  if (content !== null && contentType === TIMESTAMP)
    return { contentType, content, isTimestamp: true, ...timestampOf(content) }
  // adbe.pkcs7.sha1 signs the sum of the ranges as a content of its own.
  if (content !== null && content.length > 0)
    return { contentType, content, isTimestamp: false, hash: 'sha1' as const, imprint: content, time: null }
  return { contentType, content: null, isTimestamp: false, hash, imprint: null, time: null }
}

function certificadosOf(element: Element | undefined): Certificado[] {
  if (!element) return []
  return elementsOf(element.body)
    .filter(({ tag }) => tag === TAGS.sequence)
    .flatMap((one) => {
      try {
        return [readCertificado(one)]
      } catch {
        // One that nobody can read is not the signer's; there may be others.
        return []
      }
    })
}

/** Reads the signature's one signer. Throws what is not one. */
export function readCms(bytes: Buffer): Cms {
  const [type, wrapped] = sequenceOf(elementAt(bytes))
  if (oidOf(type) !== SIGNED_DATA) throw new BadDer('not signed data')
  const [, , encapsulated, ...rest] = sequenceOf(elementAt(expectTag(wrapped, TAGS.first).body))
  const certificados = certificadosOf(rest.find(({ tag }) => tag === TAGS.first))
  const [signer, another] = elementsOf(expectTag(rest.at(-1), TAGS.set).body)
  if (another) throw new BadDer('several signers')
  const [, sid, algorithm, ...more] = sequenceOf(signer)
  const attributes = more[0]?.tag === TAGS.first ? more[0] : null
  const [signing, signature] = attributes ? more.slice(1) : more
  const signerHash = hashOf(algorithm)
  const oid = oidOf(sequenceOf(signing)[0])
  const own = SIGNING[oid]
  if (own === undefined || !sid) throw new BadDer('way of signing')
  const atributos = attributes && atributosOf(attributes)
  const content = contentOf(encapsulated, signerHash)
  return {
    ...content,
    time: content.time ?? atributos?.time ?? null,
    certificado: certificados.find((one) => isSignerOf(sid, one)) ?? null,
    atributos,
    signerHash,
    signing: { oid, hash: own ?? signerHash },
    signature: octetsOf(signature),
  }
}

/** Whether the attributes speak of this content, by its sum. */
const speakOf = ({ atributos, contentType }: Cms, digest: Buffer): boolean =>
  atributos?.digest?.equals(digest) === true && (atributos.type === null || atributos.type === contentType)

/** Whether what was signed is what the ranges of the file sum up to. */
export function matches(cms: Cms, digest: Buffer): boolean {
  if (cms.imprint === null) return cms.atributos === null || speakOf(cms, digest)
  if (!cms.imprint.equals(digest)) return false
  if (cms.atributos === null || cms.content === null) return true
  return speakOf(cms, createHash(cms.signerHash).update(cms.content).digest())
}

/** How a key is asked. */
export const verifierOf = ({ signing }: Pick<Cms, 'signing'>, key: KeyObject) =>
  signing.oid === PSS || key.asymmetricKeyType === 'rsa-pss'
    ? { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_AUTO }
    : { key }

/** Whether the key made this signature, where it is over something short; null where it is over the file itself. */
export function isSigned(cms: Cms, key: KeyObject): boolean | null {
  const signed = cms.atributos?.raw ?? cms.content
  if (signed === null) return null
  return verify(cms.signing.hash, signed, verifierOf(cms, key), cms.signature)
}
