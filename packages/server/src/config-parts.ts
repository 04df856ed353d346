import type { S3Access } from './arquivos/s3-sign.ts'
import type { SmtpAddress } from './avisos/smtp.ts'
import type { Settings } from './config.ts'
import { OperatorError } from './operator-error.ts'
import type { PncpAddress } from './pncp/client.ts'

/** What several settings together do not make. */
export const wrong = (name: string, why: string) =>
  new OperatorError(`Configuração inválida.\n${name}: ${why}.`)

/** A store that is named but not chosen is still read: files stay where they were put. */
export function s3Of(values: Settings): S3Access | undefined {
  const { ARQUIVOS_S3_URL: url, ARQUIVOS_S3_REGIAO: regiao } = values
  const { ARQUIVOS_S3_CHAVE: chave, ARQUIVOS_S3_SEGREDO: segredo } = values
  if (url === undefined && values.ARQUIVOS !== 's3') return undefined
  if (url === undefined) throw wrong('ARQUIVOS_S3_URL', 'informe onde guardar os arquivos')
  if (chave === undefined) throw wrong('ARQUIVOS_S3_CHAVE', 'informe a chave de acesso')
  if (segredo === undefined) throw wrong('ARQUIVOS_S3_SEGREDO', 'informe o segredo da chave de acesso')
  return { url, regiao, chave, segredo }
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
