import { Refusal } from '../work/answer.mjs'

/** @typedef {'jpeg' | 'png' | 'webp'} ImageKind */

/** @param {Uint8Array} bytes @param {readonly number[]} signature @param {number} [at] */
const startsWith = (bytes, signature, at = 0) => signature.every((byte, index) => bytes[at + index] === byte)

/** @param {string} text */
const ascii = (text) => [...text].map((char) => char.charCodeAt(0))

/**
 * What the first bytes say a file is; its name and its declared type say nothing.
 * @param {Uint8Array} bytes
 * @returns {ImageKind | null}
 */
export function imageKind(bytes) {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) return 'webp'
  return null
}

/** Length of a PNG up to and with its last chunk. @param {DataView} view */
function pngEnd(view) {
  let at = 8
  while (at + 12 <= view.byteLength) {
    const end = at + 12 + view.getUint32(at)
    if (view.getUint32(at + 4) === 0x49454e44) return end
    at = end
  }
  return view.byteLength
}

/**
 * Where the picture ends; a JPEG's end is its last end mark, since cameras put small pictures inside.
 * @param {Uint8Array} bytes
 * @param {ImageKind} kind
 */
function endOf(bytes, kind) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (kind === 'png') return pngEnd(view)
  if (kind === 'webp') return 8 + view.getUint32(4, true) + (view.getUint32(4, true) % 2)
  const mark = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).lastIndexOf(
    Buffer.from([0xff, 0xd9]),
  )
  return mark < 0 ? bytes.byteLength : mark + 2
}

/** Long enough that compressed pixels do not spell them by chance. */
const FOREIGN = /<script|<html|<!doctype|<\?php|<svg[\s>]|<iframe|%PDF-1|javascript:/i

/**
 * Refuses files that are a picture and something else at once: pages, scripts or archives in or behind the picture.
 * @param {Uint8Array} bytes
 * @param {ImageKind} kind
 */
export function assertOnlyImage(bytes, kind) {
  const refuse = () => new Refusal(415, 'A imagem traz outro conteúdo dentro dela. Salve-a de novo e envie.')
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (FOREIGN.test(text)) throw refuse()
  const rest = bytes.subarray(endOf(bytes, kind))
  if (rest.some((byte) => byte !== 0)) throw refuse()
}
