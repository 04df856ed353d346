import type { ObraCompleta } from '@paco/domain/obras/fatos'
import type { Today } from '../clock/today.ts'
import { lastLine, lastVerdict } from '../dados/mudancas-queries.ts'
import type { Db } from '../db/database.ts'
import { readObra } from './queries.ts'

/** More works than these are rarely read between two writes. */
const MOST = 500

export type ReadObra = (id: number) => Promise<ObraCompleta>

/**
 * Works as they are read again and again (cache): the page that is sent asks for one, its program asks again, and a link that
 * goes round brings many at once. True until the trail has another line, the antivirus another word, or it is another day:
 * since when each document is public takes long to work out.
 */
export function rememberObras(db: Db, { figuresDay }: Pick<Today, 'figuresDay'>): ReadObra {
  let kept = new Map<number, Promise<ObraCompleta>>()
  let when = ''
  return async (id) => {
    const now = JSON.stringify([figuresDay(), await lastLine(db), await lastVerdict(db)])
    if (now !== when || kept.size >= MOST) [kept, when] = [new Map(), now]
    const known = kept
    const found = known.get(id) ?? readObra(db, id)
    known.set(id, found)
    try {
      return await found
    } catch (error) {
      known.delete(id)
      throw error
    }
  }
}
