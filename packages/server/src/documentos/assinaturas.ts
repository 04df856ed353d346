import { createHash, createVerify } from 'node:crypto'
import type { Assinatura } from '@paco/domain/documentos/documento'
import type { Source } from '../zip/zip.ts'
import { BLOCO, blockwise } from './assinaturas-blocos.ts'
import { keyOf } from './assinaturas-certificado.ts'
import { type Cms, isSigned, matches, readCms, verifierOf } from './assinaturas-cms.ts'
import { endsAt, type Lugar, lugarAt, marksIn, type Trecho } from './assinaturas-pdf.ts'

const MAX_ASSINATURAS = 20
/** Places that may speak of signatures without being any. */
const MAX_MARKS = 100
const MAX_SIZE = 30 * 1024 * 1024
const DEADLINE = 20_000

/** Looking took longer than it may: nothing is told rather than half of it. */
class TooSlow extends Error {}

type Step = () => void

/** Feeds the signed ranges, a stretch at a time: each is read elsewhere, so that others get their turn. */
async function feed(
  source: Source,
  trechos: readonly Trecho[],
  sinks: readonly { update(bytes: Buffer): unknown }[],
  step: Step,
): Promise<void> {
  for (const { from, to } of trechos)
    for (let at = from; at < to; at += BLOCO - (at % BLOCO)) {
      step()
      const bytes = await source.read(at, Math.min(BLOCO - (at % BLOCO), to - at))
      for (const sink of sinks) sink.update(bytes)
    }
}

/** Whether what was signed is still what the file has, and was signed by the key of the certificate that is told. */
async function isIntegra(source: Source, cms: Cms, ranges: readonly Trecho[], step: Step): Promise<boolean> {
  const key = cms.certificado && keyOf(cms.certificado)
  if (!key) return false
  const hash = createHash(cms.hash)
  const verifier = createVerify(cms.signing.hash)
  await feed(source, ranges, [hash, verifier], step)
  if (!matches(cms, hash.digest())) return false
  return isSigned(cms, key) ?? verifier.verify(verifierOf(cms, key), cms.signature)
}

interface Lida extends Assinatura {
  /** Where what it is over ends. */
  readonly end: number
}

const UNREAD: Lida = { nome: null, emissor: null, em: null, integra: false, alterado_depois: false, end: 0 }

/** What can be told of one signature. Whatever is wrong with it, it is told as one that does not hold. */
async function readOne(source: Source, { ranges, contents, em }: Lugar, step: Step): Promise<Lida> {
  const end = ranges?.[1].to ?? source.size
  let told: Lida = { ...UNREAD, em, end }
  try {
    const cms = readCms(contents ?? Buffer.alloc(0))
    const { nome = null, emissor = null } = cms.certificado ?? {}
    told = { ...told, nome, emissor, em: cms.time ?? em, ...(cms.isTimestamp && { carimbo: true }) }
    if (ranges !== null) told = { ...told, integra: await isIntegra(source, cms, ranges, step) }
  } catch (error) {
    if (error instanceof TooSlow) throw error
    // Bytes that are no signature, or one of a kind that nobody here knows.
  }
  return told
}

/** What came after each: nothing, what a later signature is over too, or what nobody signed. */
async function withLater(source: Source, lidas: readonly Lida[]): Promise<Assinatura[]> {
  const whole = await Promise.all(lidas.map(({ end }) => endsAt(source, end)))
  const covered = lidas.some(({ integra }, n) => integra && whole[n])
  return lidas.map(({ end: _, ...assinatura }, n) => {
    if (whole[n]) return assinatura
    return covered ? { ...assinatura, coberto_depois: true } : { ...assinatura, alterado_depois: true }
  })
}

const isPdf = async (source: Source) => (await source.read(0, 5)).toString('latin1') === '%PDF-'

/**
 * The signatures inside of a PDF, in the order in which they stand there; null of what is no PDF, or took too long to
 * look through. No chain of certificates is validated: anyone can make a certificate with anyone's name.
 */
export async function assinaturasOf(file: Source, deadline = DEADLINE): Promise<Assinatura[] | null> {
  const source = blockwise(file)
  if (source.size > MAX_SIZE || !(await isPdf(source))) return null
  const until = performance.now() + deadline
  const step = () => {
    if (performance.now() >= until) throw new TooSlow()
  }
  try {
    const lidas: Lida[] = []
    for (const mark of await marksIn(source, MAX_MARKS, step)) {
      if (lidas.length === MAX_ASSINATURAS) break
      const lugar = await lugarAt(source, mark)
      if (lugar !== null) lidas.push(await readOne(source, lugar, step))
    }
    return await withLater(source, lidas)
  } catch (error) {
    if (error instanceof TooSlow) return null
    throw error
  }
}
