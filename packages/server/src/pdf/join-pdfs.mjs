import { joinTags } from './join-tags.mjs'

/**
 * Puts the PDFs of a document made in parts one behind the other: pages, bookmarks, tags and all. It reads what our
 * own compiler writes (PDF 1.7, a plain table of objects, no streams of objects), not any PDF there is.
 * @typedef {{ objects: Map<number, Buffer>, root: number, info: number, id: string }} Parsed
 */

/** @param {Buffer} bytes @param {string} text @param {number} [from] */
function after(bytes, text, from = 0) {
  const at = bytes.indexOf(text, from, 'latin1')
  if (at < 0) throw new Error(`o PDF de uma parte não tem ${text.trim()}`)
  return at + text.length
}

/** @param {string} text @param {RegExp} pattern */
function found(text, pattern) {
  const match = pattern.exec(text)?.[1]
  if (match === undefined) throw new Error(`o PDF de uma parte não tem ${pattern.source}`)
  return match
}

/** Its objects, by number, each without `obj` and `endobj`. @param {Uint8Array} pdf @returns {Parsed} */
function parse(pdf) {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const table = Number(found(bytes.toString('latin1', bytes.length - 64), /startxref\s+(\d+)/))
  const [lines = '', trailer = ''] = bytes.toString('latin1', table).split('trailer')
  const offsets = [...lines.matchAll(/(\d{10}) \d{5} n/g)].map(([, at]) => Number(at))
  /** @type {Map<number, Buffer>} */
  const objects = new Map()
  const starts = offsets.sort((a, b) => a - b)
  for (const [index, at] of starts.entries()) {
    const whole = bytes.subarray(at, starts[index + 1] ?? table)
    const number = Number(found(whole.toString('latin1', 0, 24), /^(\d+) 0 obj/))
    objects.set(number, whole.subarray(after(whole, ' obj\n'), whole.lastIndexOf('endobj')))
  }
  return {
    objects,
    root: Number(found(trailer, /\/Root (\d+) 0 R/)),
    info: Number(found(trailer, /\/Info (\d+) 0 R/)),
    id: found(trailer, /\/ID (\[.*?\])/s),
  }
}

/** How many pages a PDF of ours has. @param {Uint8Array} pdf */
export function pagesOf(pdf) {
  const { objects, root } = parse(pdf)
  const pages = Number(found(ownWords(objects.get(root)), /\/Pages (\d+) 0 R/))
  return Number(found(ownWords(objects.get(pages)), /\/Count (\d+)/))
}

/** The object up to its stream, where a text may stand in parentheses that merely looks like a reference. */
const PIECES = /\\.|\((U\d+x\d+y\d+)\)|[()]|\b(\d+) 0 R\b/gs
/** A tag: texts that people wrote are none of those of it which look like the name of a table's cell. */
const TAG = '<<\n  /Type /Struct'

/**
 * Renames the objects that an object refers to, and in tags the cells of tables, which every part names from one on.
 * @param {Buffer} object @param {(old: number) => number} rename @param {string} part
 */
function renamed(object, rename, part) {
  const stream = object.indexOf('\nstream\n')
  const head = object.toString('latin1', 0, stream < 0 ? object.length : stream)
  const isTag = head.startsWith(TAG)
  let depth = 0
  const named = head.replace(PIECES, (piece, cell, number) => {
    if (cell !== undefined) return isTag && depth === 0 ? `(${part}${cell})` : piece
    if (piece === '(') depth++
    else if (piece === ')') depth--
    return number === undefined || depth > 0 ? piece : `${rename(Number(number))} 0 R`
  })
  return Buffer.concat([Buffer.from(named, 'latin1'), stream < 0 ? Buffer.alloc(0) : object.subarray(stream)])
}

/** What an object says up to a title, which people wrote: it comes after all that is ours. @param {Buffer | undefined} object */
const ownWords = (object) => object?.toString('latin1').split(/\/Title [(<]/, 1)[0] ?? ''

/** Says one thing more, or anew, in the dictionary an object begins with. @param {Buffer} object @param {string} key @param {string | number} value */
function saying(object, key, value) {
  const text = ownWords(object)
  const said = new RegExp(`/${key} (?:\\d+ 0 R|-?\\d+)`)
  const line = `/${key} ${value}`
  const anew = said.test(text) ? text.replace(said, line) : text.replace('<<', `<<\n  ${line}`)
  return Buffer.concat([Buffer.from(anew, 'latin1'), object.subarray(text.length)])
}

/** How many pages there are is also said in the description. @param {Buffer} metadata @param {number} pages */
function describing(metadata, pages) {
  const at = after(metadata, 'stream\n')
  const end = metadata.lastIndexOf('\nendstream')
  const said = metadata.toString('utf8', at, end).replace(/(<xmpTPg:NPages>)\d+/, `$1${pages}`)
  const body = Buffer.from(said, 'utf8')
  const head = saying(metadata.subarray(0, at), 'Length', body.length)
  return Buffer.concat([head, body, metadata.subarray(end)])
}

const END = Buffer.from('endobj\n\n')

/** @param {Map<number, Buffer>} objects @param {{ root: number, info: number, id: string }} trailer */
function written(objects, { root, info, id }) {
  const size = Math.max(...objects.keys()) + 1
  /** @type {Buffer[]} */
  const pieces = [Buffer.from('%PDF-1.7\n%\x80\x80\x80\x80\n\n', 'latin1')]
  let at = pieces[0]?.length ?? 0
  const table = Array.from({ length: size }, () => '0000000000 65535 f\r\n')
  for (const [number, object] of objects) {
    table[number] = `${String(at).padStart(10, '0')} 00000 n\r\n`
    const head = Buffer.from(`${number} 0 obj\n`)
    pieces.push(head, object, END)
    at += head.length + object.length + END.length
  }
  const trailer = `trailer\n<<\n  /Size ${size}\n  /Root ${root} 0 R\n  /Info ${info} 0 R\n  /ID ${id}\n>>`
  pieces.push(Buffer.from(`xref\n0 ${size}\n${table.join('')}${trailer}\nstartxref\n${at}\n%%EOF`, 'latin1'))
  return Buffer.concat(pieces)
}

/** All objects of all parts under new numbers, and how to find and change what they say of each other. */
export class Joined {
  /** @type {Map<number, Buffer>} */
  objects = new Map()
  #last = 0
  #parts = 0

  /** @param {Parsed} part */
  add({ objects, root, info }) {
    const before = this.#last
    // Names of tags stand in their order: those of the tenth part after those of the ninth.
    const part = String(this.#parts++).padStart(6, '0')
    for (const [number, object] of objects) {
      const moved = renamed(object, (old) => old + before, part)
      this.objects.set(number + before, moved)
      this.#last = Math.max(this.#last, number + before)
    }
    const at = root + before
    const own = {
      pages: this.ref(at, 'Pages'),
      outlines: this.ref(at, 'Outlines'),
      metadata: this.ref(at, 'Metadata'),
      tags: this.ref(at, 'StructTreeRoot'),
    }
    return { root: at, info: info + before, ...own }
  }

  /** @param {string} text */
  create(text) {
    this.objects.set(++this.#last, Buffer.from(text, 'latin1'))
    return this.#last
  }

  /** @param {number} number @param {string} key */
  ref(number, key) {
    return Number(found(this.text(number), new RegExp(`/${key} \\[?(\\d+) 0 R`)))
  }

  /** @param {number} number @param {string} [key] */
  count(number, key = 'Count') {
    return Number(found(this.text(number), new RegExp(`/${key} (\\d+)`)))
  }

  /** @param {number} number */
  text(number) {
    return ownWords(this.objects.get(number))
  }

  /** Of an object that people wrote nothing in. @param {number} number @param {(text: string) => string} work */
  change(number, work) {
    this.objects.set(number, Buffer.from(work(this.text(number)), 'latin1'))
  }

  /** @param {number} number @param {string} key @param {string | number} value */
  say(number, key, value) {
    const object = this.objects.get(number)
    if (object) this.objects.set(number, saying(object, key, value))
  }
}

/** @typedef {ReturnType<Joined['add']>} Part */

/** Pages stay under the node they have, which all stand under a new one. @param {Joined} joined @param {Part[]} parts */
function joinPages(joined, parts) {
  const count = parts.reduce((sum, { pages }) => sum + joined.count(pages), 0)
  const kids = parts.map(({ pages }) => `${pages} 0 R`).join(' ')
  const top = joined.create(`<<\n  /Type /Pages\n  /Count ${count}\n  /Kids [${kids}]\n>>\n`)
  for (const { pages } of parts) joined.say(pages, 'Parent', `${top} 0 R`)
  return { top, count }
}

/** Bookmarks are a chain: each part's is hung behind the one before, under the first one's head. @param {Joined} joined @param {Part[]} parts */
function joinBookmarks(joined, [head, ...others]) {
  if (!head) return
  const count = others.reduce(
    (sum, { outlines }) => sum + joined.count(outlines),
    joined.count(head.outlines),
  )
  let last = joined.ref(head.outlines, 'Last')
  for (const { outlines } of others) {
    const [begin, end] = [joined.ref(outlines, 'First'), joined.ref(outlines, 'Last')]
    for (let mark = begin; ; mark = joined.ref(mark, 'Next')) {
      joined.say(mark, 'Parent', `${head.outlines} 0 R`)
      if (mark === end) break
    }
    joined.say(last, 'Next', `${begin} 0 R`)
    joined.say(begin, 'Prev', `${last} 0 R`)
    last = end
  }
  joined.say(head.outlines, 'Last', `${last} 0 R`)
  joined.say(head.outlines, 'Count', count)
}

/**
 * One document of several; title, language, colours and all else that is said of the whole are the first one's.
 * @param {readonly Uint8Array[]} pdfs @returns {Uint8Array}
 */
export function joinPdfs(pdfs) {
  const parsed = pdfs.map(parse)
  const joined = new Joined()
  const parts = parsed.map((part) => joined.add(part))
  const [head, ...others] = parts
  if (!head) throw new Error('não há partes')
  const { top, count } = joinPages(joined, parts)
  joined.say(head.root, 'Pages', `${top} 0 R`)
  joinBookmarks(joined, parts)
  joinTags(joined, parts)
  for (const { root, info, outlines, metadata, tags } of others) {
    for (const number of [root, info, outlines, metadata, tags]) joined.objects.delete(number)
  }
  const metadata = joined.objects.get(head.metadata)
  if (metadata) joined.objects.set(head.metadata, describing(metadata, count))
  return written(joined.objects, { root: head.root, info: head.info, id: parsed[0]?.id ?? '[]' })
}
