import { isIP } from 'node:net'
import { join } from 'node:path'
import type { S3Access } from './arquivos/s3-sign.ts'
import type { SmtpAddress } from './avisos/smtp.ts'
import type { Settings, TrustProxy } from './config.ts'
import type { MetricsPort } from './http/scrape.ts'
import { OperatorError } from './operator-error.ts'
import type { PncpAddress } from './pncp/client.ts'

/** What several settings together do not make. */
export const wrong = (name: string, why: string) =>
  new OperatorError(`Configuração inválida.\n${name}: ${why}.`)

export function trustOf(value: string): TrustProxy | null {
  if (/^(0|false)$/.test(value)) return false
  if (value === 'true') return 1
  if (/^[1-9]$/.test(value)) return Number(value)
  const addresses = value.split(',').map((part) => part.trim())
  const isNetwork = (part: string) => isIP(part.replace(/\/\d{1,3}$/, '')) !== 0
  return addresses.every(isNetwork) ? addresses : null
}

/** Address, region, key and secret of a store, of which none stands alone; `PREFIX_S3_URL` and the others name them. */
function accessOf(values: Settings, prefix: 'ARQUIVOS' | 'BACKUP', what: string): S3Access | undefined {
  const { [`${prefix}_S3_URL` as const]: url, [`${prefix}_S3_REGIAO` as const]: regiao } = values
  const { [`${prefix}_S3_CHAVE` as const]: chave, [`${prefix}_S3_SEGREDO` as const]: segredo } = values
  if (url === undefined) return undefined
  if (chave === undefined) throw wrong(`${prefix}_S3_CHAVE`, `informe a chave de acesso ${what}`)
  if (segredo === undefined)
    throw wrong(`${prefix}_S3_SEGREDO`, `informe o segredo da chave de acesso ${what}`)
  return { url, regiao, chave, segredo }
}

/** A store that is named but not chosen is still read: files stay where they were put. */
export function s3Of(values: Settings): S3Access | undefined {
  if (values.ARQUIVOS === 's3' && values.ARQUIVOS_S3_URL === undefined)
    throw wrong('ARQUIVOS_S3_URL', 'informe onde guardar os arquivos')
  return accessOf(values, 'ARQUIVOS', 'aos arquivos')
}

/** Where backups lie and when they are made; the demonstration is nobody's, and none is made of it by itself. */
export const copiasOf = (values: Settings, demo: boolean): CopiasConfig => ({
  pasta: values.BACKUP_DIR ?? join(values.DATA_DIR, 'copias'),
  hora: demo ? null : values.BACKUP_HOUR,
  antes: values.BACKUP_BEFORE_MIGRATION === 'sim',
  s3: accessOf(values, 'BACKUP', 'às cópias'),
})

/** Backups that are made by themselves. */
export interface CopiasConfig {
  readonly pasta: string
  /** Of the city's clock; null where none is made by itself. */
  readonly hora: number | null
  /** Whether one is made before the tables change. */
  readonly antes: boolean
  /** Where they are sent besides. */
  readonly s3: S3Access | undefined
}

/** The portal knows a platform by its login and password; one without the others sends nothing. */
export function pncpOf({
  PNCP_URL: url,
  PNCP_LOGIN: login,
  PNCP_SENHA: senha,
}: Settings): PncpAddress | undefined {
  if (url === undefined && login === undefined && senha === undefined) return undefined
  if (url === undefined) throw wrong('PNCP_URL', 'informe o endereço do PNCP')
  if (login === undefined) throw wrong('PNCP_LOGIN', 'informe o login da plataforma no PNCP')
  if (senha === undefined) throw wrong('PNCP_SENHA', 'informe a senha da plataforma no PNCP')
  return { url: url.replace(/\/+$/, ''), login, senha }
}

/** Letters need a sender, and an address to lead to. */
export function correioOf({
  SMTP_URL: smtp,
  SMTP_FROM: de,
  ENDERECO_PUBLICO: endereco,
}: Settings): CorreioSettings | undefined {
  if (smtp === undefined) return undefined
  if (de === undefined) throw wrong('SMTP_FROM', 'informe o remetente dos e-mails')
  if (endereco === undefined)
    throw wrong('ENDERECO_PUBLICO', 'informe o endereço do sistema, para os links dos e-mails')
  return { smtp, de, endereco }
}

/** By which e-mails go out, and what they say of themselves. */
export interface CorreioSettings {
  readonly smtp: SmtpAddress
  readonly de: string
  readonly endereco: string
}

/** Where measures are told. */
export interface MetricsSettings {
  /** A port of their own; then they are told nowhere else. */
  readonly apart: MetricsPort | undefined
  /** Who says it may read them beside the pages. */
  readonly token: string | undefined
}

export function metricsOf({
  PORT,
  METRICS_PORT: port,
  METRICS_HOST: host,
  METRICS_TOKEN: token,
}: Settings): MetricsSettings {
  if (port === undefined) return { apart: undefined, token }
  if (port === PORT) throw wrong('METRICS_PORT', 'informe outra porta que não a de PORT')
  return { apart: { port, host, token }, token: undefined }
}
