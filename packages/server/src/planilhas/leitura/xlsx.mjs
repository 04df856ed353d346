import { builtIn, formatOf } from './numeros.mjs'
import { MAX_TEXT, tooMuch } from './recusas.mjs'
import { attributesOf, readXml } from './sax.mjs'
import { unescaped, XlsxFolha } from './xlsx-folha.mjs'

/**
 * A workbook of Excel: which sheets it has, and what they share.
 * @typedef {import('./numeros.mjs').Format} Format
 * @typedef {import('./partes.mjs').Partes} Partes
 * @typedef {import('./livro.mjs').Livro} Livro
 */

const MB = 1024 * 1024
/** Up to here a sheet is read on to its end for what is merged in it. */
const READ_ON = 50 * MB
const MAX_STRINGS = 2_000_000
const MAX_STRINGS_BYTES = 100 * MB

/** Reads a part whose tags alone tell. @param {Partes} partes @param {string} name @param {(tag: string, attributes: Record<string, string>) => void} open @param {(tag: string) => void} [close] */
async function readTags(partes, name, open, close = () => {}) {
  await readXml(partes.texts(name), {
    open: (tag, raw) => open(tag, attributesOf(raw)),
    text: () => {},
    close,
  })
}

/** Where a target stands, from the folder of whoever names it. @param {string} folder @param {string} target */
function resolved(folder, target) {
  return new URL(target.replaceAll('\\', '/'), `zip:///${folder}`).pathname.slice(1)
}

/** What a part refers to: by its number there, and by kind. @param {Partes} partes @param {string} part */
async function relationsOf(partes, part) {
  const at = part.lastIndexOf('/') + 1
  const [folder, file] = [part.slice(0, at), part.slice(at)]
  /** @type {{ id: string, kind: string, target: string }[]} */
  const relations = []
  const name = `${folder}_rels/${file}.rels`
  if (partes.sizeOf(name) === undefined) return relations
  await readTags(partes, name, (tag, { Id = '', Type = '', Target = '', TargetMode }) => {
    if (tag !== 'Relationship' || TargetMode === 'External') return
    const kind = Type.slice(Type.lastIndexOf('/') + 1)
    relations.push({ id: Id, kind, target: resolved(folder, Target) })
  })
  return relations
}

/** @param {Partes} partes @param {string} workbook */
async function readWorkbook(partes, workbook) {
  /** @type {{ nome: string, oculta: boolean, id: string }[]} */
  const sheets = []
  let from1904 = false
  await readTags(partes, workbook, (tag, attributes) => {
    if (tag === 'workbookPr') from1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '')
    if (tag !== 'sheet') return
    const id = Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? ''
    sheets.push({
      nome: unescaped(attributes.name ?? ''),
      oculta: (attributes.state ?? 'visible') !== 'visible',
      id,
    })
  })
  return { sheets, from1904 }
}

/** How each style shows numbers. @param {Partes} partes @param {string | undefined} part */
async function readFormats(partes, part) {
  /** @type {Map<number, Format>} */
  const own = new Map()
  /** @type {Format[]} */
  const formats = []
  if (part === undefined || partes.sizeOf(part) === undefined) return formats
  let among = ''
  await readTags(
    partes,
    part,
    (tag, { numFmtId, formatCode = '' }) => {
      if (tag === 'numFmts' || tag === 'cellXfs') among = tag
      const id = Number(numFmtId ?? 0)
      if (among === 'numFmts' && tag === 'numFmt') own.set(id, formatOf(formatCode))
      if (among === 'cellXfs' && tag === 'xf') formats.push(own.get(id) ?? builtIn(id))
    },
    (tag) => {
      if (tag === among) among = ''
    },
  )
  return formats
}

/** The texts of all cells, each once. @param {Partes} partes @param {string | undefined} part */
async function readStrings(partes, part) {
  /** @type {string[]} */
  const strings = []
  const size = part === undefined ? undefined : partes.sizeOf(part)
  if (part === undefined || size === undefined) return strings
  if (size > MAX_STRINGS_BYTES) throw tooMuch()
  let [text, takes, isPhonetic] = ['', false, false]
  await readXml(partes.texts(part), {
    open(tag) {
      if (tag === 'si') text = ''
      else if (tag === 'rPh') isPhonetic = true
      else if (tag === 't') takes = !isPhonetic
    },
    text(more) {
      if (takes && text.length <= MAX_TEXT) text += more
    },
    close(tag) {
      if (tag === 't') takes = false
      else if (tag === 'rPh') isPhonetic = false
      else if (tag === 'si' && strings.push(unescaped(text)) > MAX_STRINGS) throw tooMuch()
    },
  })
  return strings
}

/** @param {Partes} partes @param {Livro} livro */
export async function readXlsx(partes, livro) {
  const root = await relationsOf(partes, '')
  const workbook = root.find(({ kind }) => kind === 'officeDocument')?.target ?? 'xl/workbook.xml'
  const { sheets, from1904 } = await readWorkbook(partes, workbook)
  const relations = await relationsOf(partes, workbook)
  const partOf = (/** @type {string} */ kind) => relations.find((one) => one.kind === kind)?.target
  const formats = await readFormats(partes, partOf('styles'))
  const strings = await readStrings(partes, partOf('sharedStrings'))
  for (const { nome, oculta, id } of sheets) {
    // Sheets that are a chart have no cells.
    const part = relations.find((one) => one.id === id && one.kind === 'worksheet')?.target
    if (part === undefined) continue
    const folha = livro.add(nome, oculta)
    if (folha.isOver) continue
    const readsOn = (partes.sizeOf(part) ?? 0) <= READ_ON
    await readXml(partes.texts(part), new XlsxFolha(folha, { strings, formats, from1904 }, readsOn))
  }
}
