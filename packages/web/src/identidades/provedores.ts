import type { ProvedorPublico } from '@paco/domain/identidades/identidade'

/** Under which name the page's head says it. */
export const PLACE = 'provedores'

/**
 * By whom one may come in besides a password. The server writes it into every page where there is any: the login shows its
 * buttons with the first paint, and no call is made where there is none.
 */
export function readProvedores(): readonly ProvedorPublico[] {
  const told = document.querySelector<HTMLMetaElement>(`meta[name="${PLACE}"]`)?.content
  return told ? (JSON.parse(told) as ProvedorPublico[]) : []
}

/** Where one is sent to say who one is, and then to this page of ours. */
export const addressOf = ({ chave }: ProvedorPublico, volta: string | null): string =>
  `/api/entrar/${chave}${volta === null ? '' : `?volta=${encodeURIComponent(volta)}`}`
