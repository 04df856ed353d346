import type { ObraBreve, ObraCompleta } from '@paco/domain/obras/fatos'
import type { Today } from '../clock/today.ts'
import { lastLine, lastVerdict } from '../dados/mudancas-queries.ts'
import type { Db } from '../db/database.ts'
import { listMudancas, listObras, type ObraQueMudou, readObra } from './queries.ts'

/** More works than these are rarely read between two writes. */
const MOST = 500

/** Works as they were last read. */
export interface ObrasLidas {
  read(id: number): Promise<ObraCompleta>
  /** How every one stands. */
  list(): Promise<readonly ObraBreve[]>
  /** What changed in every one. */
  mudancas(): Promise<readonly ObraQueMudou[]>
}

/**
 * Works as they are read again and again (cache): the page that is sent asks for one, its program asks again, and a link that
 * goes round brings many at once. True until the trail has another line, the antivirus another word, or it is another day:
 * since when each document is public takes long to work out.
 */
export function rememberObras(db: Db, { figuresDay }: Pick<Today, 'figuresDay'>): ObrasLidas {
  let kept = new Map<string, Promise<unknown>>()
  let when = ''
  /** Read once for all who ask meanwhile; what fails is asked for again. */
  async function keep<T>(name: string, ask: () => Promise<T>): Promise<T> {
    const now = JSON.stringify([figuresDay(), await lastLine(db), await lastVerdict(db)])
    if (now !== when || kept.size >= MOST) [kept, when] = [new Map(), now]
    const known = kept
    const found = (known.get(name) as Promise<T> | undefined) ?? ask()
    known.set(name, found)
    try {
      return await found
    } catch (error) {
      known.delete(name)
      throw error
    }
  }
  return {
    read: (id) => keep(String(id), () => readObra(db, id)),
    list: () => keep('todas', () => listObras(db)),
    mudancas: () => keep('mudanças', () => listMudancas(db)),
  }
}
