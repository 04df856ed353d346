/** What the advisory locks of a city are taken for; each number means one thing. */
export const LOCKS = {
  /** Bringing the database to this program's form. */
  migrations: 720_350_000,
  /** Adding to the trail (`objects/auditoria.sql`). */
  trail: 720_350_001,
  /** Filling an empty database. */
  filling: 720_350_002,
  /** Between writers by one day and the change to the next (`objects/projetos.sql`). */
  day: 720_350_003,
  /** Writing imports. */
  importing: 720_350_011,
  /** Making a backup. */
  copying: 720_350_046,
  /** Counting the room that files take. */
  room: 720_350_004,
  /** Granting the application's role what it needs. */
  grants: 720_350_005,
} as const

/**
 * The key of a lock as SQL: PostgreSQL's locks are a whole database's, and cities in schemas of one must not wait for each
 * other. In the schema that every database has it is the number itself, as it always was: instances of the version before
 * take the same one while a city is updated.
 */
export const lockKey = (lock: number): string =>
  `case current_schema() when 'public' then ${lock} else hashtextextended(current_schema(), ${lock}) end`
