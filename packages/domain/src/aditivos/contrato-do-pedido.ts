import type { SituacaoContrato } from '../contratos/dominios.ts'
import { type Termino, terminoOf } from '../contratos/regras.ts'
import { type Day, formatDay } from '../shared/days.ts'
import type { Aditivo } from './aditivo.ts'
import { MESSAGES } from './messages.ts'

type Tipo = Pick<Aditivo, 'tipo'>

/** An apostila alters nothing that was agreed (art. 136): it is noted after the end of the contract too. */
const outlivesContrato = ({ tipo }: Tipo): boolean => tipo === 'apostila'

/** A signed contract of the project, as far as the choice asks. */
export interface Assinado {
  readonly id: number
  /** Not ended. */
  readonly aberto: boolean
}

export type Escolha = { readonly id_contrato: number | null } | { readonly problem: string }

/**
 * Which contract a request amends. Of those that are signed and not ended: the only one; one of several, if it is named;
 * none, where there is none. An apostila may be of one that ended, where it is named or none is running.
 */
export function chooseContrato(
  asked: Tipo,
  assinados: readonly Assinado[],
  named: number | null | undefined,
): Escolha {
  const running = assinados.filter(({ aberto }) => aberto)
  const late = outlivesContrato(asked)
  if (named != null) {
    const found = (late ? assinados : running).some(({ id }) => id === named)
    return found ? { id_contrato: named } : { problem: MESSAGES.otherContrato }
  }
  const eligible = late && running.length === 0 ? assinados : running
  if (eligible.length > 1) return { problem: MESSAGES.chooseContrato }
  return { id_contrato: eligible[0]?.id ?? null }
}

/** How the contract of an amendment stands. */
export interface VidaDoContrato {
  readonly situacao: SituacaoContrato
  readonly vigencia_fim: Day | null
  readonly encerrado_em: Day | null
}

const ENDED: Partial<Record<Termino['por'], string>> = {
  vigencia: 'A vigência do contrato terminou',
  Cumprido: 'O contrato foi cumprido',
  'Rescindido com sanção': 'O contrato foi rescindido',
  'Rescindido sem sanção': 'O contrato foi rescindido',
  Anulado: 'O contrato foi anulado',
}

/** Why a request cannot be approved any more, and what to do instead; null where nothing is in its way. */
export function impedimentoOf(asked: Tipo, contrato: VidaDoContrato | null, today: Day): string | null {
  const termino = contrato && terminoOf(contrato, today)
  if (!termino || outlivesContrato(asked)) return null
  return `${ENDED[termino.por] ?? 'O contrato terminou'} em ${formatDay(termino.em)}: depois disso não se assina termo aditivo. Devolva o pedido para correção ou rejeite-o.`
}

/** The same of a request as it travels, which brings along how its contract stands. */
export const impedimentoDo = (aditivo: Aditivo, today: Day): string | null =>
  impedimentoOf(
    aditivo,
    aditivo.contrato_situacao && {
      situacao: aditivo.contrato_situacao,
      vigencia_fim: aditivo.contrato_vigencia_fim,
      encerrado_em: aditivo.contrato_encerrado_em,
    },
    today,
  )
