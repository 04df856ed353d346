import { MAX_ROW } from './folha.mjs'
import { notASheet, nul, openQuotes, page } from './recusas.mjs'

/**
 * Text with a row in each line, in whatever letters and with whatever between its cells.
 * @typedef {import('./livro.mjs').Livro} Livro
 */

/** No text has these: of the control characters it has tabs, ends of lines and of pages. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const BINARY = /[\x01-\x08\x0b\x0e-\x1f]/
const FOREIGN = /^\s*(?:<(?:[a-z!?])|%PDF-|\{\\rtf)/i

/** What windows-1252 has from 0x80 on, where Latin-1 has nothing; Node takes the one for the other. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

/** @param {Uint8Array} bytes */
const fromWindows = (bytes) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (letter) => WINDOWS[letter.charCodeAt(0) - 0x80] ?? letter)

/** Excel's 'Unicode text' has two bytes a letter; anything else is UTF-8, or else what Windows wrote before. @param {Uint8Array} bytes */
function decode(bytes) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return fromWindows(bytes)
  }
}

/** @param {Uint8Array} bytes */
function textOf(bytes) {
  const text = decode(bytes)
  const [foreign] = FOREIGN.exec(text.slice(0, 1024)) ?? []
  if (foreign !== undefined) throw foreign.trimStart().startsWith('<') ? page() : notASheet()
  if (text.includes('\0')) throw BINARY.test(text) ? notASheet() : nul()
  if (BINARY.test(text)) throw notASheet()
  return text
}

/**
 * Cells one after the other: `put` takes each, `end` the end of a row and whether its quotes were closed, and may say
 * that it is enough.
 * @param {string} text
 * @param {string} delimiter
 * @param {{ put(column: number, text: string): void, end(isClosed: boolean): boolean }} taker
 */
function readCells(text, delimiter, taker) {
  let [at, column] = [0, 0]
  while (at < text.length) {
    let [cell, isClosed] = ['', true]
    if (text[at] === '"') ({ cell, at, isClosed } = quotedFrom(text, at))
    const from = at
    while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at++
    taker.put(column, cell + text.slice(from, at))
    if (text[at] === delimiter) {
      column++
      at++
      if (at < text.length) continue
    }
    if (taker.end(isClosed)) return
    column = 0
    at += text.startsWith('\r\n', at) ? 2 : 1
  }
}

/** What stands between quotes, which are doubled inside. @param {string} text @param {number} start */
function quotedFrom(text, start) {
  let cell = ''
  for (let at = start + 1; ; ) {
    const end = text.indexOf('"', at)
    if (end < 0) return { cell: cell + text.slice(at), at: text.length, isClosed: false }
    cell += text.slice(at, end)
    if (text[end + 1] !== '"') return { cell, at: end + 1, isClosed: true }
    cell += '"'
    at = end + 2
  }
}

/** The likelier first: where a comma stands in amounts, it stands between cells seldom. */
const DELIMITERS = [';', '\t', '|', ',']
const SAMPLE_LETTERS = 64 * 1024
const SAMPLE_ROWS = 30

/** How many rows agree on how many cells, of more than one. @param {string} sample @param {string} delimiter */
function agreementOf(sample, delimiter) {
  /** @type {Map<number, number>} */
  const rows = new Map()
  let [cells, count] = [0, 0]
  readCells(sample, delimiter, {
    put(column) {
      cells = column + 1
    },
    end() {
      if (cells > 1) rows.set(cells, (rows.get(cells) ?? 0) + 1)
      return ++count === SAMPLE_ROWS
    },
  })
  return Math.max(0, ...rows.values())
}

/** @param {string} text */
function delimiterOf(text) {
  const sample = text.slice(0, SAMPLE_LETTERS)
  const rated = DELIMITERS.map((one) => ({ one, agreement: agreementOf(sample, one) }))
  return rated.reduce((best, next) => (next.agreement > best.agreement ? next : best)).one
}

/** What Excel is told in a first line of its own. */
const TOLD = /^sep=(.)(?:\r\n|\r|\n)/i

/** @param {Uint8Array} bytes @param {string} nome @param {Livro} livro */
export function readCsv(bytes, nome, livro) {
  const whole = textOf(bytes)
  const [line = '', told] = TOLD.exec(whole) ?? []
  const text = whole.slice(line.length)
  const folha = livro.add(nome.replace(/\.[^.]*$/, ''), false)
  let n = 1
  folha.open(n, false)
  readCells(text, told ?? delimiterOf(text), {
    put: (column, cell) => folha.put(column, cell),
    end(isClosed) {
      if (!isClosed) throw openQuotes(n)
      folha.close()
      folha.open(++n, false)
      return folha.isOver || n > MAX_ROW
    },
  })
}
