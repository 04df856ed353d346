import type { SessionUser } from '@paco/domain/shared/roles'
import { type RawBuilder, sql } from 'kysely'
import type { ListSource } from './list.ts'

type Who = SessionUser | null

interface Readers {
  /** Who is told everything of every row. */
  all: (who: Who) => boolean
  /** Who is told everything of the rows of this department. */
  of: (who: Who, id_secretaria: number) => boolean
  /** Where a row has its department, or which rows are of one. */
  secretaria: RawBuilder<unknown> | ((own: number) => RawBuilder<unknown>)
  /** Rows that name this person, who is told everything of them too, of whichever department. */
  naming?: (id: number) => RawBuilder<unknown>
}

/**
 * A list of which something is not for everyone: `make` gets a condition that is true of the rows of which the reader is
 * told all. Those who are told the same share a source, because statements are cached by it (`shapes.ts`).
 */
export function sourceByReader(
  { all, of, secretaria, naming }: Readers,
  make: (told: RawBuilder<unknown>) => ListSource,
): (who: Who) => ListSource {
  const [ofAll, ofNone] = [make(sql`true`), make(sql`false`)]
  /** As many as there are departments, a few dozen; where rows name persons, as there are people who read them. */
  const ofSome = new Map<string, ListSource>()
  return (who) => {
    if (all(who)) return ofAll
    const own = who?.id_secretaria ?? null
    const told = [
      ...(own !== null && of(who, own)
        ? [typeof secretaria === 'function' ? secretaria(own) : sql`${secretaria} = ${own}`]
        : []),
      ...(who !== null && naming ? [naming(who.id)] : []),
    ]
    if (told.length === 0) return ofNone
    const key = JSON.stringify([own, naming ? who?.id : null])
    const source = ofSome.get(key) ?? make(sql.join(told, sql` or `))
    ofSome.set(key, source)
    return source
  }
}
