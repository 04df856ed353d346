import { ENTRADA_MINUTOS, type ProvedorPublico } from '@paco/domain/identidades/identidade'
import { MESSAGES } from '@paco/domain/identidades/messages'
import { type Nivel, reaches } from '@paco/domain/identidades/nivel'
import { RECUSAS } from '@paco/domain/identidades/recusas'
import { forbidden, PacoError } from '@paco/domain/shared/errors'
import type { Db } from '../db/database.ts'
import { type Html, html } from '../http/html.ts'
import { setEmergencias } from '../usuarios/emergencia.ts'
import type { AssertPassword } from '../usuarios/passwords.ts'
import { type Cliente, openCliente } from './cliente.ts'
import { setCookie } from './cookie.ts'
import type { Provedor } from './provedor.ts'
import { listAdminEmails, listNiveis, type Segura } from './queries.ts'

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
  /** How sure those of this issuer must be of somebody who approves; all of what is said counts. */
  niveisDe(emissor: string): readonly Nivel[]
  /** Whether any of them says so. */
  readonly asksLevel: boolean
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

/** Whose accounts alone a password opens; nobody's where it opens everybody's. */
const emergenciasOf = (provedores: readonly Provedor[]): string[] =>
  provedores.some(({ obrigatorio }) => obrigatorio)
    ? provedores.flatMap(({ emergencia }) => emergencia ?? [])
    : []

/** Which of them are of no active administrator: when the directory is away, nobody comes in by them. */
export async function semEmergencia(db: Db, { provedores }: PortaOptions): Promise<string[]> {
  const emails = emergenciasOf(provedores)
  const known = emails.length === 0 ? [] : await listAdminEmails(db, emails)
  return emails.filter((email) => !known.includes(email))
}

/** Where a provider sends people back to. */
export const retornoOf = (endereco: string, { chave }: Pick<Provedor, 'chave'>): string =>
  `${endereco}/api/entrar/${chave}/retorno`

/** By these ways in, and for as long as the application runs. */
export function openPorta({ provedores, endereco, limite }: PortaOptions): Porta {
  const abertos = new Map(
    provedores.map((provedor) => {
      const cliente = openCliente(provedor, retornoOf(endereco, provedor), limite)
      return [provedor.chave, { ...provedor, cliente }]
    }),
  )
  const obrigatorio = provedores.some((provedor) => provedor.obrigatorio)
  const emergencias = emergenciasOf(provedores)
  setEmergencias(emergencias)
  return {
    endereco,
    niveisDe: (emissor) =>
      provedores.flatMap((one) =>
        one.emissor === emissor && one.nivel_aprovacao ? [one.nivel_aprovacao] : [],
      ),
    asksLevel: provedores.some(({ nivel_aprovacao }) => nivel_aprovacao !== null),
    find: (chave) => abertos.get(chave.toLowerCase()),
    byEmissor: (emissor) => provedores.find((provedor) => provedor.emissor === emissor),
    publicos: provedores.map(({ chave, nome, obrigatorio: sole }) => ({ chave, nome, obrigatorio: sole })),
    assertPassword: (email = '') => {
      if (obrigatorio && !emergencias.includes(email.toLowerCase())) throw forbidden(MESSAGES.semSenha)
    },
  }
}

/** Whether a provider asks that somebody who approves is better known to it than this person was. */
export const isTooUnsure = (porta: Porta, { emissor, nivel }: Segura): boolean =>
  porta.niveisDe(emissor).some((asked) => !reaches(nivel, asked))

/** Refuses a decision to whom a provider of theirs does not know well enough, by whichever way they came in. */
export async function assertSure(db: Db, porta: Porta, userId: number): Promise<void> {
  if (!porta.asksLevel) return
  const niveis = await listNiveis(db, userId)
  if (niveis.some((one) => isTooUnsure(porta, one))) throw forbidden(MESSAGES.semNivel)
}

/** What the pages are told of it, so that the login is whole when it is first painted; nothing where there is nothing. */
export const headOf = ({ publicos }: Porta): Html | null =>
  publicos.length === 0 ? null : html`<meta name="provedores" content="${JSON.stringify(publicos)}">`

/** What a call is told while the provider is away. */
export const away = () => new PacoError(503, RECUSAS.fora, { retryAfter: 5 })

/** The cookie of somebody who is on their way. */
export const onTheWay = ({ endereco }: Porta, secret: string): string =>
  setCookie(endereco, secret, ENTRADA_MINUTOS * 60)
