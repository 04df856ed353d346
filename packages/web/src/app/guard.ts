import type { FamiliaKey } from '@paco/domain/convenios/familias'
import type { Access } from '@paco/domain/http/access'
import { ownPath } from '@paco/domain/shared/own-path'
import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { readSession, readSessionEnd, readToken, type SessionEnd } from '../http/session-store.ts'

/** Why the login is asked for; the login screen says it. */
export type Motivo = SessionEnd

declare module '@tanstack/react-router' {
  /** What a step of the browser's history carries beside its address, invisible and out of a stranger's reach. */
  interface HistoryState {
    /** The page to return to after the login. */
    voltar?: string
    motivo?: Motivo
    /** Why one was brought here instead of where one wanted to go. */
    aviso?: string
  }
}

interface Step {
  location: ParsedLocation
}

/** The way to the login, which says why it is asked for and brings back to this address. */
export const toLogin = (href: string) =>
  ({ to: '/login', state: { voltar: ownPath(href) ?? '/', motivo: readSessionEnd() } }) as const

/** Lets people with a stored token pass; sends the others to the login, which brings them back. */
export function needsLogin({ location }: Step): void {
  if (readToken() === null) throw redirect(toLogin(location.href))
}

const refusal = (who: string) => `Você não tem permissão para abrir a página pedida: ela é para ${who}.`

/** As `needsLogin`, and only for those who may; the others go where nothing is refused, home unless told, and read why. */
export const needs =
  (
    { allows, who }: Access,
    otherwise:
      | '/'
      | '/projetocompleto'
      | '/listapca'
      | '/orcamento'
      | '/contratos'
      | '/emendas'
      | '/calendario'
      | '/checklist'
      | `/convenios${FamiliaKey}` = '/',
  ) =>
  (step: Step) => {
    needsLogin(step)
    if (allows(readSession())) return
    throw redirect({ to: otherwise, state: { aviso: refusal(who) } })
  }

/** `?secretaria=`, an old name of the filter, becomes `?id_secretaria=`, the one the screen shows. */
export function sameFilter({ location }: Step): void {
  const { secretaria, ...search } = location.search as Record<string, unknown>
  if (secretaria === undefined) return
  throw redirect({
    to: '/projetocompleto',
    search: { id_secretaria: secretaria, ...search } as never,
    replace: true,
  })
}
