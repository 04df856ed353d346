import { join } from 'node:path'
import { LICENCA_KEYS, PREFIXO, PREFIXO_PROVISORIO, type Publicacao } from '@paco/domain/dados/publicacao'
import type { Contatos } from '@paco/domain/transparencia/contatos'
import { passwordProblem } from '@paco/domain/usuarios/password'
import * as z from 'zod/mini'
import { type ClamavAddress, clamavOf } from './arquivos/clamav.ts'
import type { ArquivosSettings } from './arquivos/stores.ts'
import { smtpOf } from './avisos/smtp.ts'
import {
  bucket,
  databaseAddress,
  flag,
  hour,
  isOrigin,
  isTileUrl,
  region,
  said,
  whole,
} from './config-fields.ts'
import {
  type CopiasConfig,
  type CorreioSettings,
  copiasOf,
  correioOf,
  type MetricsSettings,
  metricsOf,
  pncpOf,
  s3Of,
  trustOf,
  wrong,
} from './config-parts.ts'
import { type PortaSettings, readPorta } from './identidades/provedores.ts'
import { OperatorError } from './operator-error.ts'
import type { PncpAddress } from './pncp/client.ts'

const OSM_TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

/** How many proxies, or which, stand in front; null when it says neither. Never 'all': the first address is anybody's. */
export type TrustProxy = false | number | string[]

/** Every setting, with what is wrong when it is wrong. Empty counts as not set. */
const settings = z.object({
  PORT: z._default(whole(0, 65_535, 'informe uma porta entre 0 e 65535'), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), 'data/'),
  DATABASE_URL: z.optional(databaseAddress),
  DATABASE_OWNER_URL: z.optional(databaseAddress),
  DATABASE_DIRECT_URL: z.optional(databaseAddress),
  DATABASE_READ_URL: z.optional(databaseAddress),
  AUDIT_STRICT: z._default(flag('use 1 ou 0'), false),
  SEAL_DIR: z.optional(z.string()),
  ADMIN_EMAIL: z.optional(z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/, 'informe um e-mail válido'))),
  ADMIN_PASSWORD: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => passwordProblem(value) === null,
          'use pelo menos 10 caracteres e evite senhas comuns',
        ),
      ),
  ),
  MAP_TILE_URL: z._default(
    z.string().check(z.refine(isTileUrl, 'informe um endereço http(s) com {z}, {x} e {y}')),
    OSM_TILES,
  ),
  BACKUP_PASSPHRASE: z.optional(
    z.string().check(z.minLength(12, 'use uma frase-senha de pelo menos 12 caracteres')),
  ),
  BACKUP_DIR: z.optional(z.string()),
  BACKUP_HOUR: z._default(hour, 3),
  BACKUP_BEFORE_MIGRATION: z._default(z.enum(['sim', 'nao'], 'use sim ou nao'), 'sim'),
  BACKUP_S3_URL: bucket,
  BACKUP_S3_REGIAO: region,
  BACKUP_S3_CHAVE: z.optional(z.string()),
  BACKUP_S3_SEGREDO: z.optional(z.string()),
  ARQUIVOS: z._default(z.enum(['banco', 'disco', 's3'], 'use banco, disco ou s3'), 'banco'),
  ARQUIVOS_S3_URL: bucket,
  ARQUIVOS_S3_REGIAO: region,
  ARQUIVOS_S3_CHAVE: z.optional(z.string()),
  ARQUIVOS_S3_SEGREDO: z.optional(z.string()),
  ARQUIVOS_LIMITE_GB: z._default(whole(1, 100_000, 'informe de 1 a 100000'), 10),
  CLAMAV: z.optional(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (value) => clamavOf(value) !== null,
            'informe servidor:porta (127.0.0.1:3310) ou o caminho do soquete (/run/clamav/clamd.ctl)',
          ),
        ),
      z.transform((value) => clamavOf(value) ?? undefined),
    ),
  ),
  ENDERECO_PUBLICO: z.optional(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            isOrigin,
            'informe o endereço do sistema sem caminho, como https://processos.cidade.gov.br',
          ),
        ),
      z.transform((value) => new URL(value).origin),
    ),
  ),
  SMTP_URL: z.optional(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (value) => smtpOf(value) !== null,
            'informe o servidor de e-mail, como smtps://usuario:senha@servidor:465 ou smtp://servidor:587',
          ),
        ),
      z.transform((value) => smtpOf(value) ?? undefined),
    ),
  ),
  SMTP_FROM: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
          'informe o remetente, como Prefeitura <avisos@cidade.gov.br>',
        ),
      ),
  ),
  PNCP_URL: z.optional(
    z
      .string()
      .check(z.refine(isTileUrl, 'informe o endereço http(s) do PNCP, como https://pncp.gov.br/api/pncp')),
  ),
  PNCP_LOGIN: z.optional(z.string()),
  PNCP_SENHA: z.optional(z.string()),
  OIDC_PROVEDORES: z.optional(z.string()),
  DADOS_PREFIXO: z._default(
    z.string().check(z.regex(PREFIXO, 'informe o prefixo recebido, como oc4ids-abc123')),
    PREFIXO_PROVISORIO,
  ),
  DADOS_LICENCA: z._default(z.enum(LICENCA_KEYS, `use ${LICENCA_KEYS.join(' ou ')}`), 'CC-BY-4.0'),
  ENCARREGADO: said,
  ENCARREGADO_CONTATO: said,
  OUVIDORIA: said,
  SIC: said,
  PORTAL_CONTABIL: z.optional(
    z.string().check(z.refine(isTileUrl, 'informe o endereço http(s) do portal contábil')),
  ),
  CIDADE: z.optional(
    z.string().check(z.regex(/^\d{7}$/, 'informe o código do IBGE da cidade, com 7 algarismos')),
  ),
  DEMO: z._default(flag('use 1 ou 0'), false),
  TRUST_PROXY: z._default(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (value) => trustOf(value) !== null,
            'use o número de proxies na frente (1), a lista dos endereços deles, ou 0 quando não há nenhum',
          ),
        ),
      z.transform((value) => trustOf(value) ?? false),
    ),
    false,
  ),
  METRICS_PORT: z.optional(whole(1, 65_535, 'informe uma porta entre 1 e 65535')),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  METRICS_TOKEN: z.optional(
    z
      .string()
      .check(z.regex(/^[\x21-\x7e]{16,200}$/, 'use de 16 a 200 letras, números e sinais, sem espaços')),
  ),
  SLOW_QUERY_MS: z._default(whole(1, 60_000, 'informe de 1 a 60000'), 500),
  LOG_LEVEL: z._default(z.enum(LOG_LEVELS, `use um de: ${LOG_LEVELS.join(', ')}`), 'info'),
})

export type Settings = z.output<typeof settings>
/** Every name that is heard; what stands in the file of several cities has the same ones. */
export const SETTINGS: readonly string[] = [
  ...Object.keys(settings.shape),
  'CONSORCIO',
  'CONSORCIO_SCHEMA',
  // Read by Node itself.
  'NODE_EXTRA_CA_CERTS',
]

export interface Config {
  port: number
  host: string
  /** Where the embedded database lives: inside DATA_DIR, which may itself be a mounted volume. */
  databaseFolder: string
  databaseUrl: string | undefined
  /** Whose the city's tables are, on a server of several (`consorcio/arquivo.ts`). */
  schema?: string
  /** The owner of the tables, who migrates and restores; without one the application's role is. */
  ownerUrl: string | undefined
  /** The server itself, where `databaseUrl` leads to somebody who shares its sessions (PgBouncer). */
  directUrl: string | undefined
  /** A replica of it, for what everyone may read; without one all is read where it is written. */
  readUrl: string | undefined
  /** Serve only where the application cannot alter its own trail. */
  auditStrict: boolean
  /** Where the trail's seals are kept outside the database; beside the embedded one, on a server where it is said. */
  sealFolder: string | undefined
  /** Where files are kept, and where they may have been before. */
  arquivos: ArquivosSettings
  /** Where the antivirus listens that looks at files; none where nothing is said. */
  clamav: ClamavAddress | undefined
  admin: { email: string | undefined; password: string | undefined }
  mapTileUrl: string
  /** Locks backups, and unlocks them. */
  backupPassphrase: string | undefined
  /** Where and when they are made by themselves. */
  copias: CopiasConfig
  /** By which the system is reached, said in open data; where it is not set, as each caller says it. */
  publicUrl: string | undefined
  /** By which notices go out as e-mails; none where nothing is said. */
  correio: CorreioSettings | undefined
  /** As whom contracts and terms are sent to the national portal; nothing is sent where nothing is said. */
  pncp: PncpAddress | undefined
  /** By whom one may come in besides a password; by nobody where nothing is said. */
  porta: PortaSettings | undefined
  /** What the city says of its open data. */
  dados: Omit<Publicacao, 'endereco'>
  /** Whom the city says to turn to, on its public pages. */
  contatos: Contatos
  /** Whose packs a new database begins with, by its IBGE number; without one it is nobody's yet. */
  cidade: string | undefined
  /** Where and to whom measures are told; nowhere where nothing is said. */
  metrics: MetricsSettings
  /** From how many milliseconds on a statement is slow. */
  slowMs: number
  demo: boolean
  trustProxy: TrustProxy
  logLevel: (typeof LOG_LEVELS)[number]
}

/** The settings from the environment and the command line, or an error that names the wrong one. */
export function readConfig(env: Record<string, string | undefined>, args: readonly string[]): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`)
    throw new OperatorError(`Configuração inválida.\n${lines.join('\n')}`)
  }
  const unknown = args.find((arg) => arg !== '--demo')
  if (unknown !== undefined)
    throw new OperatorError(`Opção desconhecida: ${unknown}. A única opção é --demo.`)
  const values = parsed.data
  const demo = values.DEMO || args.includes('--demo')
  if (values.DATABASE_OWNER_URL && !values.DATABASE_URL)
    throw wrong('DATABASE_OWNER_URL', 'informe também o usuário da aplicação em DATABASE_URL')
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const)
    if (values[name] && !values.DATABASE_URL)
      throw wrong(name, 'informe também o banco principal em DATABASE_URL')
  return {
    port: values.PORT,
    host: values.HOST,
    databaseFolder: join(values.DATA_DIR, 'db'),
    databaseUrl: values.DATABASE_URL,
    ownerUrl: values.DATABASE_OWNER_URL,
    directUrl: values.DATABASE_DIRECT_URL,
    readUrl: values.DATABASE_READ_URL,
    auditStrict: values.AUDIT_STRICT,
    sealFolder: values.SEAL_DIR ?? (values.DATABASE_URL ? undefined : join(values.DATA_DIR, 'selos')),
    arquivos: {
      guarda: values.ARQUIVOS,
      pasta: join(values.DATA_DIR, 'arquivos'),
      s3: s3Of(values),
      limite: values.ARQUIVOS_LIMITE_GB * 1024 ** 3,
    },
    clamav: values.CLAMAV,
    admin: { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD },
    mapTileUrl: values.MAP_TILE_URL,
    backupPassphrase: values.BACKUP_PASSPHRASE,
    copias: copiasOf(values, demo),
    publicUrl: values.ENDERECO_PUBLICO,
    correio: correioOf(values),
    pncp: pncpOf(values),
    porta: readPorta(values.OIDC_PROVEDORES, values.ENDERECO_PUBLICO),
    dados: { prefixo: values.DADOS_PREFIXO, licenca: values.DADOS_LICENCA },
    contatos: {
      encarregado: values.ENCARREGADO ?? null,
      encarregado_contato: values.ENCARREGADO_CONTATO ?? null,
      ouvidoria: values.OUVIDORIA ?? null,
      sic: values.SIC ?? null,
      portal_contabil: values.PORTAL_CONTABIL ?? null,
    },
    cidade: values.CIDADE,
    metrics: metricsOf(values),
    slowMs: values.SLOW_QUERY_MS,
    demo,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
  }
}

/** Where map pictures may be loaded from, for the pages' policy. */
export function tileOrigin(template: string): string {
  const url = new URL(template.replaceAll('{s}', 'a').replace(/[{}]/g, ''))
  return template.includes('{s}')
    ? `${url.protocol}//*.${url.host.split('.').slice(1).join('.')}`
    : url.origin
}
