import * as fields from '../shared/fields.ts'
import { isNivel, type Nivel, reaches } from './nivel.ts'
import type { Recusa } from './recusas.ts'

/** Whom a provider says it sees, as far as we listen. */
export interface Chegada {
  readonly sub: string
  readonly nome: string | null
  /** As ours are written; null where there is none. */
  readonly email: string | null
  readonly verificado: boolean
  readonly nivel: Nivel | null
}

/** What a provider is believed. */
export interface Confianca {
  /** The city's own directory: its word about an e-mail is enough to come into that person's account. */
  readonly confiavel: boolean
  /** Whoever is nobody here becomes somebody who reads, as by registering. */
  readonly cria: boolean
  /** Only people with an e-mail of this domain. */
  readonly dominio: string | null
  readonly nivel_minimo: Nivel | null
}

/** How claims are read. */
export interface Leitura {
  readonly tipo: 'oidc' | 'govbr'
  /** The directory gives out its e-mails itself and so says of none that it was verified (Entra). */
  readonly email_do_diretorio: boolean
}

type Claims = Readonly<Record<string, unknown>>

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.normalize('NFC').trim() : null

function emailOf(value: unknown): string | null {
  const parsed = fields.email.safeParse(value)
  return parsed.success ? parsed.data : null
}

/** The number of a person at gov.br is their CPF, which some write with dots and a dash; null where it is none. */
function cpfOf(sub: unknown): string | null {
  const digits = String(sub).replace(/\D/g, '')
  return digits.length === 11 ? digits : null
}

const levelOf = (info: unknown): Nivel | null => {
  const level = (info as { level?: unknown } | null | undefined)?.level
  return isNivel(level) ? level : null
}

/** What was told, read as it was meant: gov.br writes that an e-mail is verified as text. Null where it names nobody. */
export function readClaims(claims: Claims, { tipo, email_do_diretorio }: Leitura): Chegada | null {
  const sub = tipo === 'govbr' ? cpfOf(claims.sub) : text(claims.sub)
  if (sub === null || sub.length > 255) return null
  const email = emailOf(claims.email ?? (email_do_diretorio ? claims.preferred_username : undefined))
  const said = claims.email_verified
  // A directory may be silent about it; one that says no is believed.
  const verified = said === true || said === 'true' || (email_do_diretorio && said === undefined)
  return {
    sub,
    nome: text(claims.name),
    email,
    verificado: email !== null && verified,
    nivel: tipo === 'govbr' ? levelOf(claims.reliability_info) : null,
  }
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1)

/** What keeps somebody out whoever they are here. */
export function refusalOf(
  { email, verificado, nivel }: Chegada,
  { dominio, nivel_minimo }: Confianca,
): Recusa | null {
  if (!reaches(nivel, nivel_minimo)) return 'nivel'
  if (dominio === null) return null
  if (email === null || !verificado) return 'email'
  return domainOf(email) === dominio ? null : 'dominio'
}

/** Who has the e-mail that was told. */
export interface Conta {
  readonly ativo: boolean
  /** Has an invitation that was not used and has not run out. */
  readonly convidada: boolean
  /** Is known by this provider under another number already. */
  readonly vinculada: boolean
  /** Whether its e-mail was proven: of one that was not nothing is left to whoever made it. */
  readonly provada: boolean
}

export type Decisao = { readonly faz: 'vincula' | 'cria' } | { readonly recusa: Recusa }

/**
 * What becomes of somebody who comes from there for the first time. An e-mail alone opens an account only where the city
 * itself vouches for it, or where an administrator waits for that very person: whoever else gave an e-mail away may have
 * given it to somebody else since.
 */
export function decideFirst(
  { email, verificado }: Chegada,
  { confiavel, cria }: Confianca,
  conta: Conta | null,
): Decisao {
  if (email === null || !verificado) return { recusa: 'email' }
  if (conta === null) return cria ? { faz: 'cria' } : { recusa: 'desconhecida' }
  if (!conta.ativo) return { recusa: 'inativa' }
  // Nobody's: whoever proves the e-mail may have it, as if there were none.
  if (!conta.provada && cria) return { faz: 'vincula' }
  if (conta.provada && conta.vinculada) return { recusa: 'vincular' }
  return confiavel || conta.convidada ? { faz: 'vincula' } : { recusa: 'vincular' }
}
