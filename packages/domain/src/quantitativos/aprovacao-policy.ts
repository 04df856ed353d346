import { impedimentoDe } from '../shared/impedimentos.ts'
import type { SessionUser } from '../shared/roles.ts'

/** Why this person does not approve a sheet that they wrote something of, were it one row; null where they did not. */
export const impedimentoDeAprovacao = (
  who: SessionUser,
  { autores }: { readonly autores: readonly number[] },
): string | null => impedimentoDe('aprovarPlanilha', who.id, { escreveu: autores })
