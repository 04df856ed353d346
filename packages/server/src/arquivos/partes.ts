import { PARTE } from '@paco/domain/arquivos/envio'
import type { Db, Trx } from '../db/database.ts'
import { inShare } from '../db/shares.ts'
import { type Caller, Turns } from '../work/turns.ts'
import type { Source } from '../zip/zip.ts'

/** One part at a time, for the whole server, in a round of those who send: whatever else is written waits for one part. */
const writing = new Turns({ atOnce: 1, each: 16, waiting: 100 })

export const inTurnOf =
  (caller: Caller) =>
  <T>(work: () => Promise<T>): Promise<T> =>
    writing.run(caller, work)

/** Files are nobody's record: nothing that is kept of records is made anew for them. */
export const inWrite = <T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> =>
  inShare(db, 'writes', () => db.transaction().execute(work))

/** Something that is read part by part, as something that is read from anywhere. The part last read is at hand. */
export function sourceOf(size: number, readParte: (n: number) => Promise<Buffer>): Source {
  let held: { n: number; bytes: Buffer } = { n: -1, bytes: Buffer.alloc(0) }
  const parte = async (n: number): Promise<Buffer> => {
    if (held.n !== n) held = { n, bytes: await readParte(n) }
    return held.bytes
  }
  return {
    size,
    async read(from, length) {
      const to = Math.min(size, from + length)
      const pieces: Buffer[] = []
      for (let n = Math.floor(from / PARTE); n * PARTE < to; n++)
        pieces.push((await parte(n)).subarray(Math.max(0, from - n * PARTE), to - n * PARTE))
      return pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces)
    },
  }
}
