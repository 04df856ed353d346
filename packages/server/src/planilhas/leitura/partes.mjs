import { crc32, createInflateRaw } from 'node:zlib'
import { damaged } from './recusas.mjs'

/**
 * The files inside a workbook, by the directory that was read off its end: unpacked as they are read, never as a whole,
 * and never further than the directory says.
 * @typedef {import('../../zip/zip.ts').Entry} Entry
 */

const HEAD_BYTES = 30
const DEFLATED = 8
const PIECE = 64 * 1024

/** Some programs write folders as Windows does, or names in capitals. @param {string} name */
const folded = (name) => name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase()

export class Partes {
  #bytes
  /** @type {Map<string, Entry>} */
  #entries

  /** @param {Uint8Array} bytes @param {readonly Entry[]} entries */
  constructor(bytes, entries) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#entries = new Map(entries.map((entry) => [folded(entry.name), entry]))
  }

  /** How large it will be; undefined where there is no such file. @param {string} name */
  sizeOf(name) {
    return this.#entries.get(folded(name))?.unpacked
  }

  /** @param {string} name @returns {AsyncGenerator<string>} */
  async *texts(name) {
    const entry = this.#entries.get(folded(name))
    if (!entry) throw damaged()
    const decoder = new TextDecoder('utf-8', { fatal: true })
    try {
      for await (const piece of this.#pieces(entry)) yield decoder.decode(piece, { stream: true })
      yield decoder.decode()
    } catch (error) {
      // What zlib and the decoder throw has a code; everything else is of whoever reads.
      throw error instanceof Error && 'code' in error ? damaged() : error
    }
  }

  /** @param {Entry} entry @returns {AsyncGenerator<Buffer>} */
  async *#pieces(entry) {
    let [length, sum] = [0, 0]
    for await (const piece of this.#unpack(entry)) {
      length += piece.length
      if (length > entry.unpacked) throw damaged()
      sum = crc32(piece, sum)
      yield piece
    }
    if (length !== entry.unpacked || sum !== entry.crc) throw damaged()
  }

  /** @param {Entry} entry @returns {Iterable<Buffer> | AsyncIterable<Buffer>} */
  #unpack({ at, method, packed }) {
    if (at + HEAD_BYTES > this.#bytes.length) throw damaged()
    const from = at + HEAD_BYTES + this.#bytes.readUInt16LE(at + 26) + this.#bytes.readUInt16LE(at + 28)
    const data = this.#bytes.subarray(from, from + packed)
    if (data.length < packed) throw damaged()
    if (method === 0) return [data]
    if (method !== DEFLATED) throw damaged()
    const inflate = createInflateRaw({ chunkSize: PIECE })
    inflate.end(data)
    return inflate
  }
}
