import type { Confianca, Leitura } from '@paco/domain/identidades/chegada'
import type { Grupos } from '@paco/domain/identidades/grupos'
import type { ProvedorPublico } from '@paco/domain/identidades/identidade'
import type { Nivel } from '@paco/domain/identidades/nivel'

/** Where a provider is asked what, for one that does not say so itself. */
export interface Enderecos {
  readonly autorizacao: string
  readonly token: string
  readonly chaves: string
  readonly usuario?: string | undefined
  readonly saida?: string | undefined
}

/** Another system that says who somebody is, as its part of the file configures it. */
export interface Provedor extends ProvedorPublico, Confianca, Leitura {
  readonly emissor: string
  /** Null where the provider tells them itself (discovery). */
  readonly enderecos: Enderecos | null
  readonly client_id: string
  readonly client_secret: string
  readonly escopos: string
  readonly grupos: Grupos | null
  /** Who may still use a password where nobody else may. */
  readonly emergencia: string | null
  /** How sure it must be of somebody who approves; null where everyone who comes in by it may. */
  readonly nivel_aprovacao: Nivel | null
  /** Under which CPFs are turned into what is stored of them. */
  readonly chave_cpf: string | null
}
