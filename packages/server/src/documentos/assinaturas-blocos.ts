import type { Source } from '../zip/zip.ts'

/** As large as the parts in which files are kept: each is fetched once where it is read in many short stretches. */
export const BLOCO = 1024 * 1024

/** The same bytes, fetched block by block; the last one stays at hand. */
export function blockwise(source: Source): Source {
  let last: { n: number; bytes: Buffer } | null = null
  const block = async (n: number): Promise<Buffer> => {
    if (last?.n !== n) last = { n, bytes: await source.read(n * BLOCO, BLOCO) }
    return last.bytes
  }
  return {
    size: source.size,
    read: async (from, length) => {
      const to = Math.min(source.size, from + length)
      const pieces: Buffer[] = []
      for (let n = Math.floor(from / BLOCO); n * BLOCO < to; n++)
        pieces.push((await block(n)).subarray(Math.max(0, from - n * BLOCO), to - n * BLOCO))
      return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces)
    },
  }
}
