import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { onClient, type Runner } from './runner.ts'

interface Column {
  table: string
  name: string
  type: string
  nullable: boolean
  /** Made by the database alone, or filled by it where nothing is said. */
  made: 'never' | 'always' | 'default'
  /** The condition of a check on this column alone, if there is one. */
  condition: string | null
}

const COLUMNS = `
  select c.table_name as table, c.column_name as name, c.udt_name as type, c.is_nullable = 'YES' as nullable,
    case when c.is_generated = 'ALWAYS' or c.identity_generation = 'ALWAYS' then 'always'
      when c.column_default is not null or c.is_identity = 'YES' then 'default' else 'never' end as made,
    (select k.check_clause
      from information_schema.constraint_column_usage u
        join information_schema.check_constraints k using (constraint_schema, constraint_name)
      where u.table_schema = c.table_schema and u.table_name = c.table_name and u.column_name = c.column_name
        and k.check_clause ~ '^\\W*\\w+ = ANY' limit 1) as condition
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
  order by c.table_name, c.ordinal_position`

/** As `db/database.ts` has the driver read them. */
const TYPES: Readonly<Record<string, string>> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  text: 'string',
  date: 'string',
  bool: 'boolean',
  timestamptz: 'Date',
  bytea: 'Buffer',
  xid8: 'string',
  _int2: 'number[]',
  _int4: 'number[]',
  _text: 'string[]',
}

/** One of a few words where a check says so. */
function plainType({ type, condition }: Column): string {
  const words = [...(condition?.matchAll(/'([^']+)'::text/g) ?? [])].map(([, word]) => `'${word}'`)
  const plain = words.length > 0 ? words.join(' | ') : TYPES[type]
  if (plain === undefined) throw new Error(`No type is known for ${type}.`)
  return plain
}

function columnType(column: Column): string {
  const orNull = column.nullable ? ' | null' : ''
  // JSON is text on the way in, parsed on the way out.
  if (column.type === 'jsonb') return `ColumnType<unknown, string${orNull}, string${orNull}>`
  const type = plainType(column) + orNull
  if (column.made === 'always') return `GeneratedAlways<${type}>`
  return column.made === 'default' ? `Generated<${type}>` : type
}

const LINE = 110

/** As the formatter breaks a line that is too long: a choice in a line of its own, or one word of it below the other. */
function columnLine(column: Column): string {
  const type = columnType(column)
  const line = `    ${column.name}: ${type}\n`
  if (line.length <= LINE + 1) return line
  const [, wrap = '', choice = ''] = /^(\w*<)?(.*?)>?$/.exec(type) ?? []
  const alone = `      ${choice}\n`
  if (wrap !== '' && alone.length <= LINE + 1) return `    ${column.name}: ${wrap}\n${alone}    >\n`
  const words = choice.split(' | ').map((word) => `      | ${word}\n`)
  return wrap === ''
    ? `    ${column.name}:\n${words.join('')}`
    : `    ${column.name}: ${wrap}\n${words.join('')}    >\n`
}

/** The tables of a migrated database as Kysely wants to know them. */
export async function schemaText(on: Runner): Promise<string> {
  const columns = await on.query<Column>(COLUMNS)
  const bodies = [...new Set(columns.map(({ table }) => table))].map((table) => {
    const own = columns.filter((column) => column.table === table)
    return `  ${table}: {\n${own.map(columnLine).join('')}  }\n`
  })
  return `import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** The tables as the migrations leave them. Written by \`npm run schema\`, never by hand. */
export interface Schema {
${bodies.join('')}}
`
}

/** The same of a new database. */
export async function newSchemaText(): Promise<string> {
  const database = await openDatabase({})
  await migrate(database.pool)
  const client = await database.pool.connect()
  const text = await schemaText(onClient(client))
  client.release()
  await database.close()
  return text
}
