import { createHash } from 'node:crypto'
import { OperatorError } from '../operator-error.ts'
import landed from './landed.json' with { type: 'json' }
import type { Runner } from './runner.ts'

/** Views, functions and triggers, a file for each word, or a further one for what is long, carried inside the program. */
const files = import.meta.glob<string>('./objects/*.sql', { query: '?raw', import: 'default', eager: true })

/**
 * In the order of the words: each names only what is its own or comes before it. The trail stands below them all, and what
 * looks like personal data is no word's.
 */
const WORDS = [
  'pessoais',
  'auditoria',
  'cidade',
  'secretarias',
  'usuarios',
  'arquivos',
  'orcamento',
  'emendas',
  'projetos',
  'servicos',
  'contratos',
  'aditivos',
  'paralisacoes',
  'quantitativos',
  'medicoes',
  'recebimentos',
  'mapa',
  'pca',
  'bairros',
  'convenios',
  'calendario',
  'visoes',
  'identidades',
  'vinculos',
  'diario',
  'documentos',
  'lixeira',
  'importacoes',
  'declaracoes',
  'pacotes',
  'painel',
  'prazos',
  'dados',
  'remessas',
  'obras',
  'transparencia',
  'conformidade',
  'guia',
]

/** `documentos.sql`, then `documentos.abertura.sql`. */
const sqlOf = (word: string) =>
  Object.keys(files)
    .filter((file) => file.startsWith(`./objects/${word}.`))
    .sort((one, other) => one.length - other.length)
    .map((file) => files[file])
    .join('\n')

const objects = WORDS.map((word) => ({ word, sql: sqlOf(word) }))

/** Changes when any of the files does, or their order. */
const CHECKSUM = createHash('sha256').update(JSON.stringify(objects)).digest('hex')

/** Every view, function and trigger of the schema that no extension brought, as `drop` names it, with what is granted. */
const ALL = `
  select 'view ' || quote_ident(relname) as object, relowner as owner, relacl as acl
  from pg_class c where relnamespace = current_schema()::regnamespace and relkind = 'v'
    and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
  union all
  select 'function ' || p.oid::regprocedure, proowner, proacl
  from pg_proc p where pronamespace = current_schema()::regnamespace
    and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
  union all
  select 'trigger ' || quote_ident(tgname) || ' on ' || tgrelid::regclass, null, null
  from pg_trigger t join pg_class c on c.oid = tgrelid
  where c.relnamespace = current_schema()::regnamespace and not tgisinternal`

const list = async (on: Runner): Promise<string[]> =>
  (await on.query<{ object: string }>(ALL)).map(({ object }) => object)

/** What was granted by name, said so that it can be granted again. That everyone may call a function needs no saying. */
interface Grant {
  object: string
  statement: string
}
const GRANTS = `
  select object, format('grant %s on %s to %s%s', privilege_type, regexp_replace(object, '^view ', ''),
    case grantee when 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end,
    case when is_grantable then ' with grant option' else '' end) as statement
  from (${ALL}) every, aclexplode(acl)
  where grantee <> owner and not (object like 'function %' and grantee = 0)`

/** What the last run made, and from which files; where none ever did, what the landed migrations made. */
async function readMade(on: Runner): Promise<{ checksum: string | null; made: readonly string[] }> {
  // Asked first: a role that may create nothing finds nothing to do where the owner has.
  const [asked] = await on.query<{ made: boolean }>("select to_regclass('objetos') is not null as made")
  if (!asked?.made) return { checksum: null, made: landed.objects }
  const [row] = await on.query<{ resumo: string; feitos: string[] }>('select resumo, feitos from objetos')
  return { checksum: row?.resumo ?? null, made: row?.feitos ?? [] }
}

export const areCurrent = async (on: Runner): Promise<boolean> => (await readMade(on)).checksum === CHECKSUM

const DEPENDED_ON = '2BP01'

/** Together, because they lean on each other in no order; triggers one by one, as there is no other way. */
function dropsOf(made: readonly string[]): string[] {
  const named = (kind: string) =>
    made.filter((object) => object.startsWith(`${kind} `)).map((object) => object.slice(kind.length + 1))
  const together = ['view', 'function'].filter((kind) => named(kind).length > 0)
  return [
    ...named('trigger').map((name) => `drop trigger if exists ${name}`),
    ...together.map((kind) => `drop ${kind} if exists ${named(kind).join(', ')}`),
  ]
}

/**
 * Takes away what the last run made, and nothing of anybody else's, so that tables can change. Answers what was granted
 * on it. The same transaction goes on with `makeObjects`, so that nobody ever sees a database without them.
 */
export async function dropObjects(on: Runner): Promise<Grant[]> {
  const { made } = await readMade(on)
  const grants = await on.query<Grant>(GRANTS)
  try {
    for (const statement of dropsOf(made)) await on.query(statement)
  } catch (cause) {
    const { code, detail } = cause as { code?: string; detail?: string }
    if (code !== DEPENDED_ON) throw cause
    throw new OperatorError(
      `O banco tem objetos que não são do Paço e dependem dos dele. Apague-os e crie-os outra vez depois de iniciar. ${detail}`,
      { cause },
    )
  }
  await on.query('create table if not exists objetos (resumo text not null, feitos jsonb not null)')
  await on.query('delete from objetos')
  return grants.filter(({ object }) => made.includes(object))
}

/** Makes them all from the files, grants what was granted on those of the same name, and notes what was made. */
export async function makeObjects(on: Runner, grants: readonly Grant[]): Promise<void> {
  const others = new Set(await list(on))
  for (const { word, sql } of objects)
    await on.query(sql).catch((cause: unknown) => {
      throw new Error(`Os objetos SQL de ${word} falharam; o banco ficou como estava.`, { cause })
    })
  const made = (await list(on)).filter((object) => !others.has(object))
  for (const { object, statement } of grants) if (made.includes(object)) await on.query(statement)
  await on.query('insert into objetos (resumo, feitos) values ($1, $2)', [CHECKSUM, JSON.stringify(made)])
}
