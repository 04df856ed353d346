import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { domainToASCII } from 'node:url'
import * as z from 'zod/mini'
import { type Config, readConfig } from '../config.ts'
import { wrong } from '../config-parts.ts'
import { neededFor } from '../db/common.ts'
import { OperatorError } from '../operator-error.ts'
import { hostName } from './host.ts'

type Env = Readonly<Record<string, string | undefined>>

/** What a city says of itself and nobody for it: said for all, it would open or name each by the others' words. */
const ONLY_OWN = [
  'CIDADE',
  'ENDERECO_PUBLICO',
  'ADMIN_PASSWORD',
  'OIDC_PROVEDORES',
  'DADOS_PREFIXO',
  'PORTAL_CONTABIL',
] as const

/** What a city may say otherwise than the environment says for all. */
const MAY_OWN = [
  'ADMIN_EMAIL',
  'BACKUP_PASSPHRASE',
  'BACKUP_HOUR',
  'SMTP_URL',
  'SMTP_FROM',
  'PNCP_URL',
  'PNCP_LOGIN',
  'PNCP_SENHA',
  'DADOS_LICENCA',
  'ENCARREGADO',
  'ENCARREGADO_CONTATO',
  'OUVIDORIA',
  'SIC',
  'MAP_TILE_URL',
  'ARQUIVOS_LIMITE_GB',
] as const

/** Whose tables are meant is said of a whole session, and a replica is asked for one city. */
const NOT_SHARED = ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const

/** Names the database has for itself, or that every database has. */
const TAKEN = /^(pg_.*|public|paco_extensoes|information_schema)$/
const CONNECTIONS = 90

const line = z.pipe(
  z.union([z.string(), z.int()], 'informe um texto'),
  z.transform((value) => String(value)),
)
const host = z.pipe(
  z.string(),
  z.transform((value) => hostName(domainToASCII(value.trim())) ?? ''),
)
const own = Object.fromEntries([...ONLY_OWN, ...MAY_OWN].map((name) => [name, z.optional(line)])) as Record<
  (typeof ONLY_OWN)[number] | (typeof MAY_OWN)[number],
  z.ZodMiniOptional<typeof line>
>

const written = z.strictObject({
  conexoes: z._default(
    z.int().check(z.minimum(8, 'informe de 8 a 5000'), z.maximum(5000, 'informe de 8 a 5000')),
    CONNECTIONS,
  ),
  cidades: z
    .array(
      z.strictObject({
        host: z.pipe(
          z.union([host, z.array(host)]),
          z.pipe(
            z.transform((value: string | string[]) => [value].flat()),
            z
              .array(z.string().check(z.minLength(1, 'informe só o nome, como processos.cidade.gov.br')))
              .check(z.minLength(1, 'informe o nome pelo qual a cidade é chamada')),
          ),
        ),
        schema: z.string().check(
          z.regex(/^[a-z][a-z0-9_]{0,39}$/, 'use até 40 letras minúsculas, algarismos e _'),
          z.refine((value) => !TAKEN.test(value), 'este nome é do próprio banco: use outro'),
        ),
        ...own,
      }),
    )
    .check(z.minLength(1, 'informe pelo menos uma cidade')),
})
type Written = z.output<typeof written>['cidades'][number]

/** One of the cities, as if it were the only one. */
export interface CityConfig extends Config {
  readonly schema: string
  readonly hosts: readonly string[]
}

export interface Consorcio {
  /** What they have together. */
  readonly config: Config & { readonly databaseUrl: string }
  /** How many connections to the database all of them may have open. */
  readonly conexoes: number
  readonly cidades: readonly CityConfig[]
}

const wrongFile = (why: string) => wrong('CONSORCIO', why)

function readWritten(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw wrongFile(`o arquivo ${file} ${error instanceof SyntaxError ? 'não é JSON' : 'não pôde ser lido'}`)
  }
}

/** What is wrong, in Portuguese also where the schema has no words of its own; never what was written, which may be secret. */
function toldOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `não se conhece ${issue.keys.join(', ')}`
  return /^[A-Z]/.test(issue.message) ? 'falta, ou é de outro tipo' : issue.message
}

function parse(file: string) {
  const parsed = written.safeParse(readWritten(file))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw wrongFile(`${issue?.path.join('.') || 'o arquivo'}: ${issue ? toldOf(issue) : ''}`)
}

const twice = (values: readonly string[]) => values.find((value, at) => values.indexOf(value) !== at)

function assertApart(cidades: readonly Written[]): void {
  const sameHost = twice(cidades.flatMap(({ host: hosts }) => hosts))
  if (sameHost !== undefined) throw wrongFile(`o nome ${sameHost} aparece mais de uma vez`)
  const sameSchema = twice(cidades.map(({ schema }) => schema))
  if (sameSchema !== undefined) throw wrongFile(`o schema ${sameSchema} é de mais de uma cidade`)
}

/** The environment as a city of its own would have it: its words before everybody's, its folders and stores below theirs. */
function envOf(env: Env, { host: _hosts, schema, ...said }: Written, folder: string): Env {
  const below = (name: string) => (env[name] ? { [name]: join(env[name], schema) } : {})
  const under = (name: string) => (env[name] ? { [name]: `${env[name].replace(/\/+$/, '')}/${schema}` } : {})
  return {
    ...env,
    DATA_DIR: join(env.DATA_DIR || 'data/', schema),
    ...below('BACKUP_DIR'),
    ...below('SEAL_DIR'),
    ...under('ARQUIVOS_S3_URL'),
    ...under('BACKUP_S3_URL'),
    ...said,
    ...(said.OIDC_PROVEDORES ? { OIDC_PROVEDORES: resolve(folder, said.OIDC_PROVEDORES) } : {}),
  }
}

function cityOf(env: Env, city: Written, at: number, folder: string): CityConfig {
  const { schema, host: hosts } = city
  try {
    const config = readConfig(envOf(env, city, folder), [])
    const told = config.publicUrl && new URL(config.publicUrl).hostname
    if (told && !hosts.includes(told)) throw wrong('ENDERECO_PUBLICO', `${told} não está em host`)
    return { ...config, publicUrl: config.publicUrl ?? `https://${hosts[0]}`, schema, hosts }
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    throw wrongFile(
      `cidades.${at} (${schema}): ${error.message.split('\n').slice(1).join(' ').replace(/\.$/, '')}`,
    )
  }
}

/** The cities of the file that the environment names, or an error that says what is wrong; null where it names none. */
export function readConsorcio(env: Env, args: readonly string[]): Consorcio | null {
  const file = env.CONSORCIO
  if (!file) return null
  const forAll = ONLY_OWN.find((name) => env[name])
  if (forAll) throw wrong(forAll, 'com CONSORCIO, diga isto de cada cidade, no arquivo delas')
  for (const name of NOT_SHARED) if (env[name]) throw wrong(name, 'várias cidades em um banco ficam sem isto')
  // Letters are each city's: their links lead to its address.
  const config = readConfig({ ...env, SMTP_URL: undefined }, args)
  const { databaseUrl } = config
  if (config.demo) throw wrong('DEMO', 'a demonstração é de uma só cidade: inicie-a sem CONSORCIO')
  if (databaseUrl === undefined)
    throw wrongFile('várias cidades precisam de um servidor PostgreSQL: indique-o em DATABASE_URL')
  const { conexoes, cidades } = parse(file)
  assertApart(cidades)
  const needed = neededFor(cidades.length)
  if (conexoes < needed)
    throw wrongFile(
      `conexoes: ${cidades.length} cidades precisam de pelo menos ${needed}. Aumente também max_connections no PostgreSQL, se for menos`,
    )
  const folder = dirname(resolve(file))
  return {
    config: { ...config, databaseUrl },
    conexoes,
    cidades: cidades.map((city, at) => cityOf(env, city, at, folder)),
  }
}

/** For what is done to one city at a time: the only one, or the one of several that the environment names. */
export function readOneCity(env: Env): Config {
  const consorcio = readConsorcio(env, [])
  if (consorcio === null) return readConfig(env, [])
  const asked = consorcio.cidades.find(({ schema }) => schema === env.CONSORCIO_SCHEMA)
  if (asked) return asked
  throw wrong('CONSORCIO_SCHEMA', 'este comando é de uma cidade: diga qual, pelo schema dela')
}
