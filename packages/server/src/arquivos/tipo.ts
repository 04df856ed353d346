import { MESSAGES } from '@paco/domain/arquivos/messages'
import { TIPOS, type TipoKey } from '@paco/domain/arquivos/tipos'
import { wrongType } from '@paco/domain/shared/errors'
import { type Entry, readEntries, readStored, type Source } from '../zip/zip.ts'
import { FOREIGN } from './foreign.ts'
import { assertPassive } from './office.ts'
import { assertPassivePdf } from './pdf.ts'

/** What a file is, by its content alone: its name and the type its sender declares say nothing. */

const bytes = (...values: number[]) => Buffer.from(values)
const ascii = (text: string) => Buffer.from(text, 'latin1')

/** What is never taken, by how it begins, and what is said of it. */
const REFUSED: readonly (readonly [head: Buffer, why: string])[] = [
  [ascii('MZ'), MESSAGES.program],
  [bytes(0x7f, 0x45, 0x4c, 0x46), MESSAGES.program],
  [bytes(0xfe, 0xed, 0xfa, 0xce), MESSAGES.program],
  [bytes(0xfe, 0xed, 0xfa, 0xcf), MESSAGES.program],
  [bytes(0xcf, 0xfa, 0xed, 0xfe), MESSAGES.program],
  [bytes(0xca, 0xfe, 0xba, 0xbe), MESSAGES.program],
  [ascii('#!'), MESSAGES.program],
  [bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), MESSAGES.oldOffice],
]

/** Signed data, in a sequence of known or of open length. */
const SIGNED = bytes(0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02)
const isSigned = (head: Buffer) => {
  const at = head.indexOf(SIGNED)
  return head[0] === 0x30 && at >= 2 && at <= 6
}

/** What is told by how it begins. */
const SIGNATURES: readonly (readonly [key: TipoKey, is: (head: Buffer) => boolean])[] = [
  ['pdf', (head) => startsWith(head, ascii('%PDF-'))],
  ['jpeg', (head) => startsWith(head, bytes(0xff, 0xd8, 0xff))],
  ['png', (head) => startsWith(head, bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))],
  ['webp', (head) => startsWith(head, ascii('RIFF')) && startsWith(head.subarray(8), ascii('WEBP'))],
  ['zip', (head) => startsWith(head, ascii('PK\x03\x04'))],
  ['p7s', isSigned],
  // AutoCAD names its version in the first six letters.
  ['dwg', (head) => /^AC10\d\d\0/.test(head.toString('latin1', 0, 7))],
]
const startsWith = (head: Buffer, signature: Buffer) => head.subarray(0, signature.length).equals(signature)

/** As much as browsers look at to guess what a file is. */
const HEAD = 1024
/** A text that is a page from its first letter. */
const MARKED_UP = /^(?:ï»¿|\s)*<[a-z!?%]/i
const ZIP_END = ascii('PK\x05\x06')

/** A PDF or a picture that is a page or an archive to others. */
async function assertOnly(source: Source, head: Buffer): Promise<void> {
  if (FOREIGN.test(head.toString('latin1'))) throw wrongType(MESSAGES.mixed)
  const tail = await source.read(Math.max(0, source.size - 0x10000), 0x10000)
  if (tail.includes(ZIP_END)) throw wrongType(MESSAGES.mixed)
}

const MACROS = /(?:^|\/)vbaproject\.bin$|^xl\/macrosheets\/|^(?:basic|scripts)\//i
/** What must not come in a folder of papers: programs, and folders whose content nobody looks at. */
const INSIDE = new RegExp(
  `\\.(?:${[
    'exe|dll|com|scr|pif|cpl|msi|msp|msc|msix|appx|bat|cmd|ps1|psm1|vb|vbs|vbe|js|jse|mjs|ws|wsf|wsh|hta|jar|jnlp|lnk|url|scf|reg',
    'inf|sh|apk|deb|rpm|dmg|pkg|zip|7z|rar|gz|tgz|bz2|xz|zst|tar|cab|ace|arj|lzh|iso|img|vhd|vhdx',
    'docm|dotm|xlsm|xltm|xlam|pptm|potm|ppsm|ppam|sldm',
  ].join('|')})$`,
  'i',
)
/** As Windows writes it: without blanks and dots at its end, nor the name of a stream; nor what nobody sees. */
const writtenAs = (name: string) =>
  name
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/:.*$/s, '')
    .replace(/[\s.]+$/, '')
/** Out of the folder in which it is opened: up, from the root, or to a drive. */
const OUTWARD = /(?:^|\/)\.\.(?:\/|$)|^\/|^[a-z]:/i

function refuseName(name: string): string | null {
  const path = name.replaceAll('\\', '/')
  const parts = path.split('/')
  if (OUTWARD.test(path) || parts.some((part) => /^\s*\.\.\s*$/.test(part))) return MESSAGES.paths
  return INSIDE.test(writtenAs(parts.at(-1) ?? '')) ? MESSAGES.nested : null
}

const OFFICE: readonly (readonly [part: string, key: TipoKey])[] = [
  ['word/document.xml', 'docx'],
  ['xl/workbook.xml', 'xlsx'],
  ['ppt/presentation.xml', 'pptx'],
]

/** A document of an office, or a plain folder. */
async function zipTipo(source: Source): Promise<TipoKey> {
  const entries = await readEntries(source)
  const has = (wanted: string) => entries.some(({ name }) => name === wanted)
  if (entries.some(({ name }) => MACROS.test(name))) throw wrongType(MESSAGES.macro)
  if (has('[Content_Types].xml')) {
    const office = OFFICE.find(([part]) => has(part))
    if (!office) throw wrongType(MESSAGES.unknown)
    await assertPassive(source, entries)
    return office[1]
  }
  const [first] = entries
  if (first?.name === 'mimetype') return odfTipo(source, first)
  for (const { name } of entries) {
    const refused = refuseName(name)
    if (refused !== null) throw wrongType(refused)
  }
  return 'zip'
}

async function odfTipo(source: Source, first: Entry): Promise<TipoKey> {
  const mime = (await readStored(source, first)).trim()
  const key = (['odt', 'ods', 'odp'] as const).find((one) => TIPOS[one].mime === mime)
  if (key === undefined) throw wrongType(MESSAGES.unknown)
  return key
}

const CHUNK = 1024 * 1024
/** No text has these: of the control characters it has tabs, ends of lines and of pages. */
const isBinary = (byte: number) => byte < 0x20 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13

function refusePage(text: string): void {
  if (FOREIGN.test(text) || MARKED_UP.test(text)) throw wrongType(MESSAGES.page)
}

/** Text with two bytes a letter, as Excel saves 'Texto Unicode': told by the mark it begins with. */
const WIDE: readonly (readonly [mark: Buffer, letters: string])[] = [
  [bytes(0xff, 0xfe), 'utf-16le'],
  [bytes(0xfe, 0xff), 'utf-16be'],
]

/** Looked at as the letters that programs read by its mark, and refused where one of them is half. */
async function assertWide(source: Source, letters: string): Promise<void> {
  const decoder = new TextDecoder(letters, { fatal: true })
  const next = (piece?: Buffer) => {
    try {
      return decoder.decode(piece, { stream: piece !== undefined })
    } catch {
      throw wrongType(MESSAGES.unknown)
    }
  }
  for (let at = 0; at < source.size; at += CHUNK) {
    const text = next(await source.read(at, CHUNK))
    if (at === 0) refusePage(text.slice(0, HEAD))
    for (let place = 0; place < text.length; place++)
      if (isBinary(text.charCodeAt(place))) throw wrongType(MESSAGES.unknown)
  }
  next()
}

/** Text in UTF-8 or Latin-1, or marked as UTF-16; a file that is none of what has a signature is that or nothing. */
async function assertText(source: Source, head: Buffer): Promise<void> {
  refusePage(head.toString('latin1'))
  const wide = WIDE.find(([mark]) => startsWith(head, mark))
  if (wide) return assertWide(source, wide[1])
  for (let at = 0; at < source.size; at += CHUNK)
    if ((await source.read(at, CHUNK)).some(isBinary)) throw wrongType(MESSAGES.unknown)
}

/** Drawings and models that are written as text: what their first line says. */
const WRITTEN: readonly (readonly [key: TipoKey, is: RegExp])[] = [
  ['ifc', /^ISO-10303-21;/],
  ['dxf', /^\s*(?:999\r?\n[^\n]{0,300}\n\s*){0,5}0\r?\n\s*SECTION\r?\n/],
]

async function textTipo(source: Source, head: Buffer): Promise<TipoKey> {
  await assertText(source, head)
  return WRITTEN.find(([, is]) => is.test(head.toString('latin1')))?.[0] ?? 'texto'
}

/** The kind of a file, or a refusal that says why it is not taken. */
export async function tipoOf(source: Source): Promise<TipoKey> {
  const head = await source.read(0, HEAD)
  const refused = REFUSED.find(([signature]) => startsWith(head, signature))
  if (refused) throw wrongType(refused[1])
  const key = SIGNATURES.find(([, is]) => is(head))?.[0]
  if (key === undefined) return textTipo(source, head)
  if (key === 'zip') return zipTipo(source)
  if (key === 'pdf') await assertPassivePdf(source)
  if (key !== 'p7s') await assertOnly(source, head)
  return key
}
