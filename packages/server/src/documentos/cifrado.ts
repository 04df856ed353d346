import type { Source } from '../zip/zip.ts'

/** As much of a file's end as holds its last trailer, and of a cross-reference stream as holds its dictionary. */
const STRETCH = 4096

const saysEncrypt = (bytes: Buffer): boolean => /\/Encrypt[\s/<[(]/.test(bytes.toString('latin1'))

/** Whether a PDF asks for a password, or withholds something without one: its trailer says so, wherever it stands. */
export async function isCifrado(source: Source): Promise<boolean> {
  const head = await source.read(0, 5)
  if (head.toString('latin1') !== '%PDF-') return false
  const tail = await source.read(Math.max(0, source.size - STRETCH), STRETCH)
  if (saysEncrypt(tail)) return true
  const [, at] = /startxref\s+(\d{1,12})\s+%%EOF\s*$/.exec(tail.toString('latin1')) ?? []
  return at !== undefined && Number(at) < source.size && saysEncrypt(await source.read(Number(at), STRETCH))
}
