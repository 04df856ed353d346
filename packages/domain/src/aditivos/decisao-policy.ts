import { impedimentoDe } from '../shared/impedimentos.ts'
import type { SessionUser } from '../shared/roles.ts'
import type { StatusAditivo } from './aditivo.ts'
import { canDecideAditivos } from './policy.ts'

// Apart from the other permissions, which every page loads: the reasons are long.

/** Of a request, who had a hand in it: those who asked for it, and those who answer for its contract. */
export interface Partes {
  readonly criado_por: number
  /** All who asked for it or corrected what was asked for. */
  readonly autores: readonly number[]
  /** Who inspects or manages its contract, or attested something measured under it; without one, its project's contracts. */
  readonly responsaveis: readonly number[]
}

/** Why this auditor does not decide a request; null where nothing that they did stands in their way. */
export const impedimentoDaDecisao = (who: SessionUser, partes: Partes): string | null =>
  impedimentoDe('decidirAditivo', who.id, {
    pediu: [partes.criado_por, ...partes.autores],
    responde: partes.responsaveis,
  })

/** Decided by an auditor who has no part in it, and once; whoever may decide it may send it back instead. */
export const canDecideAditivo = (
  who: SessionUser | null,
  asked: Partes & { readonly status: StatusAditivo },
): boolean =>
  who !== null &&
  canDecideAditivos(who) &&
  asked.status === 'pendente' &&
  impedimentoDaDecisao(who, asked) === null
