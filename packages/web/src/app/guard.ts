import type { FamiliaKey } from '@paco/domain/convenios/familias'
import type { SessionUser } from '@paco/domain/shared/roles'
import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { readSession, readToken } from '../http/session-store.ts'
import { ownPath } from './own-path.ts'

declare module '@tanstack/react-router' {
  /** What a step of the browser's history carries beside its address, invisible and out of a stranger's reach. */
  interface HistoryState {
    /** The page to return to after the login. */
    voltar?: string
    /** The login screen says why it appeared. */
    expirada?: boolean
    /** Why one was brought to a list instead of the record that was asked for. */
    aviso?: string
  }
}

interface Step {
  location: ParsedLocation
}

/** Lets people with a stored token pass; sends the others to the login, which brings them back. */
export function needsLogin({ location }: Step): void {
  if (readToken() !== null) return
  throw redirect({ to: '/login', state: { voltar: ownPath(location.href) ?? '/' } })
}

type Rule = (who: SessionUser | null) => boolean

/** As `needsLogin`, and only for those the rule allows; the others go where nothing is refused, home unless told. */
export const needs =
  (
    allows: Rule,
    otherwise: '/' | '/projetocompleto' | '/listapca' | '/orcamento' | `/convenios${FamiliaKey}` = '/',
  ) =>
  (step: Step) => {
    needsLogin(step)
    if (!allows(readSession())) throw redirect({ to: otherwise })
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
