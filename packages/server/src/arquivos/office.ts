import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { MESSAGES } from '@paco/domain/arquivos/messages'
import { wrongType } from '@paco/domain/shared/errors'
import { attributesOf, readXml } from '../planilhas/leitura/sax.mjs'
import { type Entry, readPacked, type Source } from '../zip/zip.ts'

/** What an Office document says of its own parts: macros under any name, and templates that it fetches from elsewhere. */

const inflate = promisify(inflateRaw)

/** The parts that say what the others are: a sheet with as many links as Excel allows has a list of some 10 MB. */
const SAYS = /^\[content_types\]\.xml$|(?:^|\/)_rels\/[^/]*\.rels$/i
const MOST_BYTES = 16 * 1024 * 1024

/** A macro is what its type or its relationship says, whatever the part is called; so are controls that run code. */
const MACRO = /vbaProject|vbaData|macroEnabled|macrosheet|activeX/i

/** Fetched, or run, when the document opens. A link waits for a click; a linked workbook or picture is asked for. */
const FETCHED = /\/(?:attachedTemplate|oleObject|frame|subDocument)$/i

/**
 * Whether an address leads out of the machine and of the city's own network. A template in a folder of the machine, or of a
 * server without a dot in its name (`\\servidor\modelos`), is what any office has.
 */
export function isOutside(target: string): boolean {
  const address = target.trim().replaceAll('\\', '/')
  const [, scheme = '', slashes = '', first = ''] =
    /^(?:([a-z][a-z\d+.-]+):)?(\/*)([^/]*)/i.exec(address) ?? []
  if (scheme !== '' && scheme.toLowerCase() !== 'file') return true
  const hasHost = scheme !== '' || slashes.length > 1
  return hasHost && /[.@:%]/.test(first) && !/^[a-z]:$/i.test(first)
}

async function unpacked(source: Source, entry: Entry): Promise<string> {
  if (entry.unpacked > MOST_BYTES) throw wrongType(MESSAGES.bomb)
  const packed = await readPacked(source, entry)
  try {
    const bytes = entry.method === 0 ? packed : await inflate(packed, { maxOutputLength: MOST_BYTES })
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw wrongType(MESSAGES.damaged)
  }
}

function refuseElement(attributes: Readonly<Record<string, string>>): string | null {
  const { Type = '', ContentType = '', Target = '', TargetMode = '' } = attributes
  if (MACRO.test(Type) || MACRO.test(ContentType)) return MESSAGES.macro
  const leaves = /^external$/i.test(TargetMode) && FETCHED.test(Type) && isOutside(Target)
  return leaves ? MESSAGES.remote : null
}

/** Refuses a document that brings macros or fetches something from outside when it is opened. */
export async function assertPassive(source: Source, entries: readonly Entry[]): Promise<void> {
  const says = entries.filter(({ name }) => SAYS.test(name.replaceAll('\\', '/')))
  if (says.reduce((sum, { unpacked: bytes }) => sum + bytes, 0) > MOST_BYTES) throw wrongType(MESSAGES.bomb)
  for (const entry of says) {
    let refused: string | null = null
    const open = (_name: string, attributes: string) => {
      refused ??= refuseElement(attributesOf(attributes))
    }
    const handler = { open, text: () => {}, close: () => {} }
    const text = await unpacked(source, entry)
    await readXml(
      (async function* () {
        yield text
      })(),
      handler,
    ).catch(() => {
      throw wrongType(MESSAGES.damaged)
    })
    if (refused !== null) throw wrongType(refused)
  }
}
