import type { Etapa } from '@paco/domain/etapas/etapa'
import type { EtapaChange } from '@paco/domain/projetos/etapas-wire'
import {
  baseChanges,
  concludesContrato,
  type MudancaBase,
  originalOf,
  refusalText,
} from '@paco/domain/projetos/linha-base'
import { MESSAGES } from '@paco/domain/projetos/messages'
import { canCorrectBase } from '@paco/domain/projetos/policy'
import type { ProjetoUpdate } from '@paco/domain/projetos/projeto'
import { conflict, invalid } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Trx } from '../db/database.ts'
import { insertCorrecoes } from './correcoes-queries.ts'
import type { HeldProjeto, ProjetoValues } from './queries.ts'

/** A new project, or an edit of a free one: concluding stage 4 freezes what it leaves. */
export const freezeOf = (etapas: readonly EtapaChange[], now: Date): ProjetoValues =>
  concludesContrato(etapas) ? { base_congelada_em: now, base_congelada_por: 'etapa4' } : {}

/** The original value a correction leaves, so that value = original and what was approved since. */
function correctedOriginal(stored: HeldProjeto, mudancas: readonly MudancaBase[]): ProjetoValues {
  const valor = mudancas.find((mudanca) => mudanca.etapa === null)
  if (valor === undefined) return {}
  const valor_original = originalOf(valor.depois, stored)
  if (valor_original === undefined) throw invalid({ valor: MESSAGES.belowAditivos })
  return { valor_original }
}

interface Edit {
  readonly stored: HeldProjeto
  /** Its stages as they are stored. */
  readonly before: readonly Etapa[]
  readonly body: ProjetoUpdate
  readonly changes: readonly EtapaChange[]
  readonly now: Date
}

/**
 * What an edit makes of the baseline of a project that is held. A free one follows the edit; of a frozen one nothing
 * changes, unless an administrator corrects it with a reason, which is written down. Answers what is stored with it.
 */
export async function settleBase(trx: Trx, user: SessionUser, edit: Edit): Promise<ProjetoValues> {
  const { stored, before, body, changes, now } = edit
  const { base_congelada_em: em, base_congelada_por: por } = stored
  if (em === null || por === null) {
    const original = body.valor === undefined ? {} : { valor_original: body.valor }
    return { ...original, ...freezeOf(changes, now) }
  }
  const base = { valor: stored.valor, etapas: before }
  const mudancas = baseChanges(base, { valor: body.valor, etapas: changes })
  if (mudancas.length === 0) return {}
  const corrects = canCorrectBase(user)
  const motivo = body.motivo_correcao ?? null
  if (!corrects || motivo === null) throw conflict(refusalText({ em, por }, mudancas, corrects))
  const original = correctedOriginal(stored, mudancas)
  await insertCorrecoes(trx, stored.id, mudancas, { motivo, feita_por: user.id, feita_em: now })
  return original
}
