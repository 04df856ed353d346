import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** As much as is worked out in one go: some milliseconds, on a phone too. */
const SLICE = 512 * 1024

/**
 * The fingerprint of a file, worked out here: not a byte of it travels. Slice by slice, so that the page stays alive and
 * no more than one is in memory; the browser's own way takes a whole file, and only where the connection is encrypted.
 */
export async function fingerprintOf(
  file: Blob,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const hash = sha256.create()
  for (let at = 0; at < file.size; at += SLICE) {
    const slice = await file.slice(at, at + SLICE).arrayBuffer()
    signal.throwIfAborted()
    hash.update(new Uint8Array(slice))
    onProgress(Math.min(1, (at + SLICE) / file.size))
  }
  return bytesToHex(hash.digest())
}
