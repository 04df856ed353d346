import type { SessionUser } from '@paco/domain/shared/roles'
import { type RawBuilder, sql } from 'kysely'
import type { ListSource } from './list.ts'

type Who = SessionUser | null

interface Readers {
  /** Who is told everything of every row. */
  all: (who: Who) => boolean
  /** Who is told everything of the rows of this department. */
  of: (who: Who, id_secretaria: number) => boolean
  /** Where a row has its department. */
  secretaria: RawBuilder<unknown>
}

/**
 * A list of which something is not for everyone: `make` gets a condition that is true of the rows of which the reader is
 * told all. Those who are told the same share a source, because statements are cached by it (`shapes.ts`).
 */
export function sourceByReader(
  { all, of, secretaria }: Readers,
  make: (told: RawBuilder<unknown>) => ListSource,
): (who: Who) => ListSource {
  const [ofAll, ofNone] = [make(sql`true`), make(sql`false`)]
  /** As many as there are departments: a few dozen. */
  const ofOne = new Map<number, ListSource>()
  return (who) => {
    if (all(who)) return ofAll
    const own = who?.id_secretaria ?? null
    if (own === null || !of(who, own)) return ofNone
    const source = ofOne.get(own) ?? make(sql`${secretaria} = ${own}`)
    ofOne.set(own, source)
    return source
  }
}
