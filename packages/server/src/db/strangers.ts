import type { ListQuery } from '@paco/domain/http/list'
import { type KyselyPlugin, sql } from 'kysely'
import type { Db } from './database.ts'
import type { ListSource } from './list-sql.ts'
import { shareWith } from './shares.ts'
import { withheld } from './withheld.ts'

/** All that is answered has gone through here: there is no other way from this database to a reply. */
const withholding: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => ({
    ...result,
    rows: result.rows.map((row) => withheld({ ...row }) as typeof row),
  }),
}

const strangers = new WeakSet<object>()

/**
 * The database as everyone reads it: texts that look like personal data are held back in all that it answers, whatever
 * becomes of it, a list, a spreadsheet, a page or a sheet on paper. For reading alone.
 */
export function toStrangers(db: Db): Db {
  const open = db.withPlugin(withholding)
  shareWith(open, db)
  strangers.add(open)
  return open
}

/** Of what is held back from them this database's readers find nothing either. */
export const foundIn = (db: object): Pick<ListSource, 'found'> =>
  strangers.has(db) ? { found: sql`not parece_pessoal(busca)` } : {}

/** By the list they are of, since statements are cached by it (`shapes.ts`). */
const searched = new WeakMap<ListSource, ListSource>()

/** The list as this database's readers search it. */
export function searchedIn(db: object, source: ListSource, { busca }: ListQuery): ListSource {
  if (!busca || !strangers.has(db)) return source
  const known = searched.get(source) ?? { ...source, ...foundIn(db) }
  searched.set(source, known)
  return known
}
