import { damaged } from './recusas.mjs'

/**
 * XML as it comes, piece by piece: nothing of it is kept but what is open. No document type and no entities of its own,
 * so that nothing grows and nothing is fetched.
 * @typedef {{
 *   open(name: string, attributes: string): void,
 *   text(text: string): void,
 *   close(name: string): void,
 *   readonly done?: boolean,
 * }} Handler
 */

/** No tag and no comment of a spreadsheet is longer. */
const MAX_MARKUP = 256 * 1024
const MAX_DEPTH = 200
const LONGEST_ENTITY = 12

/** @type {Record<string, string>} */
const NAMED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** @param {string} whole @param {string} name */
function characterOf(whole, name) {
  if (!name.startsWith('#')) return NAMED[name] ?? whole
  const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole
}
/** @param {string} text */
const decode = (text) =>
  text.includes('&') ? text.replace(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, characterOf) : text

/** Walks from sign to sign: of a large sheet this is half of all work. @param {string} raw @returns {Record<string, string>} */
export function attributesOf(raw) {
  /** @type {Record<string, string>} */
  const attributes = {}
  for (let at = 0; ; ) {
    const sign = raw.indexOf('=', at)
    if (sign < 0) return attributes
    let from = sign + 1
    while (raw.charCodeAt(from) <= 32) from++
    const quote = raw[from]
    if (quote !== '"' && quote !== "'") throw damaged()
    const end = raw.indexOf(quote, from + 1)
    if (end < 0) throw damaged()
    attributes[raw.slice(at, sign).trim()] = decode(raw.slice(from + 1, end))
    at = end + 1
  }
}

/** Without the prefix, which every program chooses. @param {string} name */
const local = (name) => name.slice(name.indexOf(':') + 1)

/** Where a tag ends: behind the first `>` that stands in no quotes. @param {string} buffer @param {number} from */
function endOfTag(buffer, from) {
  let quote = 0
  for (let at = from + 1; at < buffer.length; at++) {
    const code = buffer.charCodeAt(at)
    if (quote !== 0) {
      if (code === quote) quote = 0
    } else if (code === 34 || code === 39) quote = code
    else if (code === 62) return at + 1
  }
  return -1
}

/** @param {string} buffer @param {number} from @param {string} end */
function behind(buffer, from, end) {
  const at = buffer.indexOf(end, from)
  return at < 0 ? -1 : at + end.length
}

/** Where what begins here ends; −1 where that has not come yet. @param {string} buffer @param {number} from */
function endOf(buffer, from) {
  const next = buffer[from + 1]
  if (next === '?') return behind(buffer, from + 2, '?>')
  if (next !== '!') return endOfTag(buffer, from)
  if (buffer.startsWith('<!--', from)) return behind(buffer, from + 4, '-->')
  if (buffer.startsWith('<![CDATA[', from)) return behind(buffer, from + 9, ']]>')
  if (buffer.length - from < 9) return -1
  throw damaged()
}

class Sax {
  #rest = ''
  /** @type {string[]} */
  #open = []
  #handler

  /** @param {Handler} handler */
  constructor(handler) {
    this.#handler = handler
  }

  /** @param {string} piece */
  write(piece) {
    const buffer = this.#rest + piece
    let at = 0
    for (;;) {
      const start = buffer.indexOf('<', at)
      const end = start < 0 ? -1 : endOf(buffer, start)
      at = this.#text(buffer, at, start)
      if (end < 0) break
      this.#markup(buffer, start, end)
      at = end
    }
    this.#rest = buffer.slice(at)
    if (this.#rest.length > MAX_MARKUP) throw damaged()
  }

  end() {
    if (this.#open.length > 0 || this.#rest.trim() !== '') throw damaged()
  }

  /** Hands on the text before a tag, or all but an entity that is cut in two; tells where it stopped. @param {string} buffer @param {number} from @param {number} tag */
  #text(buffer, from, tag) {
    let end = tag < 0 ? buffer.length : tag
    const entity = tag < 0 ? buffer.lastIndexOf('&') : -1
    if (entity >= from && end - entity < LONGEST_ENTITY && !buffer.includes(';', entity)) end = entity
    if (end > from) this.#handler.text(decode(buffer.slice(from, end)))
    return end
  }

  /** @param {string} buffer @param {number} start @param {number} end */
  #markup(buffer, start, end) {
    const next = buffer[start + 1]
    if (next === '?') return
    if (next === '!') {
      if (buffer[start + 2] === '[') this.#handler.text(buffer.slice(start + 9, end - 3))
    } else if (next === '/') this.#close(buffer.slice(start + 2, end - 1).trimEnd())
    else this.#openTag(buffer, start, end)
  }

  /** @param {string} buffer @param {number} start @param {number} end */
  #openTag(buffer, start, end) {
    const isClosed = buffer[end - 2] === '/'
    const tag = buffer.slice(start + 1, end - (isClosed ? 2 : 1))
    const space = tag.search(/\s/)
    const name = space < 0 ? tag : tag.slice(0, space)
    if (name === '' || this.#open.length >= MAX_DEPTH) throw damaged()
    this.#open.push(name)
    this.#handler.open(local(name), space < 0 ? '' : tag.slice(space))
    if (isClosed) this.#close(name)
  }

  /** @param {string} name */
  #close(name) {
    if (this.#open.pop() !== name) throw damaged()
    this.#handler.close(local(name))
  }
}

/** Reads pieces of XML until they end or the handler has all it wants. @param {AsyncIterable<string>} pieces @param {Handler} handler */
export async function readXml(pieces, handler) {
  const sax = new Sax(handler)
  for await (const piece of pieces) {
    sax.write(piece)
    if (handler.done) return
  }
  sax.end()
}
