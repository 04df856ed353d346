import { memoriesOf } from '../db/until-written.ts'

/** A reply with a page of a list, as everybody who may read the same gets it. */
export interface PageReply {
  readonly bytes: Buffer
  readonly headers: Record<string, string>
}

/** A page this long is asked for by programs, seldom twice. */
const LONGEST = 512 * 1024

/** Pages of lists that nothing but a write changes. */
export const pagesMemory = memoriesOf<PageReply>({
  size: ({ bytes }) => (bytes.length > LONGEST ? 0 : bytes.length),
  room: 8 * 1024 * 1024,
})
