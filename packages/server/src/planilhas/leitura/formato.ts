import { MESSAGES } from '@paco/domain/arquivos/messages'
import { wrongType } from '@paco/domain/shared/errors'
import { type Entry, readEntries, readStored } from '../../zip/zip.ts'
import { WORDS } from './recusas.mjs'

export type Formato = 'xlsx' | 'ods' | 'csv'

/** What a spreadsheet is by its content, and the files inside of one that is packed. */
export interface Conteudo {
  readonly formato: Formato
  readonly partes: readonly Entry[]
}

const OLE2 = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const ZIP = Buffer.from('PK', 'latin1')
const wide = (text: string) => Buffer.from(text, 'utf16le')

/** What Office wrote before 2007, and what it writes today behind a password. */
function refusalOfOle2(bytes: Buffer): Error {
  if (bytes.includes(wide('EncryptedPackage'))) return wrongType(WORDS.locked)
  const isExcel = bytes.includes(wide('Workbook\0')) || bytes.includes(wide('Book\0'))
  return wrongType(isExcel ? WORDS.oldExcel : WORDS.notASheet)
}

const MACROS = /(?:^|\/)vbaproject\.bin$|^xl\/macrosheets\/|^(?:basic|scripts)\//i
const ODS = /^application\/vnd\.oasis\.opendocument\.spreadsheet(?:-template)?$/

async function packed(bytes: Buffer): Promise<Conteudo> {
  const source = {
    size: bytes.length,
    read: async (from: number, length: number) => bytes.subarray(from, from + length),
  }
  const partes = await readEntries(source)
  const names = partes.map(({ name }) => name.replaceAll('\\', '/').toLowerCase())
  if (names.some((name) => MACROS.test(name))) throw wrongType(MESSAGES.macro)
  if (names.includes('xl/workbook.bin')) throw wrongType(WORDS.binaryExcel)
  if (names.includes('[content_types].xml') && names.some((name) => /(?:^|\/)workbook\.xml$/.test(name)))
    return { formato: 'xlsx', partes }
  const mimetype = partes.find(({ name }) => name === 'mimetype')
  if (mimetype && ODS.test((await readStored(source, mimetype)).trim())) return { formato: 'ods', partes }
  throw wrongType(WORDS.notASheet)
}

/** Text says nothing of itself: programs write it under these names, also where it is no workbook. */
const TEXT_NAMES = /\.(?:csv|tsv|tab|txt|xlsx?|ods)$/i

/** Decided by the content; only whether a text is meant as a spreadsheet its name tells. */
export async function conteudoOf(bytes: Buffer, nome: string): Promise<Conteudo> {
  if (bytes.subarray(0, OLE2.length).equals(OLE2)) throw refusalOfOle2(bytes)
  if (bytes.subarray(0, ZIP.length).equals(ZIP) && (bytes[2] ?? 0) < 0x20) return packed(bytes)
  if (!TEXT_NAMES.test(nome)) throw wrongType(WORDS.notASheet)
  return { formato: 'csv', partes: [] }
}
