import { ENTRADA_MINUTOS, type ProvedorPublico } from '@paco/domain/identidades/identidade'
import { MESSAGES } from '@paco/domain/identidades/messages'
import { RECUSAS } from '@paco/domain/identidades/recusas'
import { forbidden, PacoError } from '@paco/domain/shared/errors'
import { type Html, html } from '../http/html.ts'
import type { AssertPassword } from '../usuarios/passwords.ts'
import { type Cliente, openCliente } from './cliente.ts'
import { setCookie } from './cookie.ts'
import type { Provedor } from './provedor.ts'

/** A provider, and how one speaks with it. */
export interface Aberto extends Provedor {
  readonly cliente: Cliente
}

/** By whom one may come in besides a password, and whether by a password at all. */
export interface Porta {
  /** By which the system is reached: providers send people back to it and nowhere else. */
  readonly endereco: string
  find(chave: string): Aberto | undefined
  /** By what its tokens say they are from. */
  byEmissor(emissor: string): Provedor | undefined
  readonly publicos: readonly ProvedorPublico[]
  /** Refuses a password where the city has everyone come in by its directory, but for the one of emergencies. */
  readonly assertPassword: AssertPassword
}

export interface PortaOptions {
  readonly provedores: readonly Provedor[]
  readonly endereco: string
  /** In milliseconds, for tests that do not wait. */
  readonly limite?: number
}

export const SEM_PORTA: PortaOptions = { provedores: [], endereco: '' }

export function openPorta({ provedores, endereco, limite }: PortaOptions): Porta {
  const abertos = new Map(
    provedores.map((provedor) => {
      const retorno = `${endereco}/api/entrar/${provedor.chave}/retorno`
      return [provedor.chave, { ...provedor, cliente: openCliente(provedor, retorno, limite) }]
    }),
  )
  const obrigatorio = provedores.some((provedor) => provedor.obrigatorio)
  const emergencias = provedores.flatMap(({ emergencia }) => emergencia ?? [])
  return {
    endereco,
    find: (chave) => abertos.get(chave.toLowerCase()),
    byEmissor: (emissor) => provedores.find((provedor) => provedor.emissor === emissor),
    publicos: provedores.map(({ chave, nome, obrigatorio: sole }) => ({ chave, nome, obrigatorio: sole })),
    assertPassword: (email = '') => {
      if (obrigatorio && !emergencias.includes(email.toLowerCase())) throw forbidden(MESSAGES.semSenha)
    },
  }
}

/** What the pages are told of it, so that the login is whole when it is first painted; nothing where there is nothing. */
export const headOf = ({ publicos }: Porta): Html | null =>
  publicos.length === 0 ? null : html`<meta name="provedores" content="${JSON.stringify(publicos)}">`

/** What a call is told while the provider is away. */
export const away = () => new PacoError(503, RECUSAS.fora, { retryAfter: 5 })

/** The cookie of somebody who is on their way. */
export const onTheWay = ({ endereco }: Porta, secret: string): string =>
  setCookie(endereco, secret, ENTRADA_MINUTOS * 60)
