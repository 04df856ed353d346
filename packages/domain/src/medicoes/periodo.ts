import { EXECUCAO, type SituacaoContrato } from '../contratos/dominios.ts'
import { addDays, type Day } from '../shared/days.ts'
import type { Campos } from '../shared/errors.ts'
import { addMonths } from '../shared/meses.ts'
import { MESSAGES, overlaps } from './messages.ts'
import { isAprovado, type SituacaoBoletim } from './situacao.ts'

/** Of a contract's bulletin, what the next one is held against. */
export interface BoletimAnterior {
  readonly numero: number
  readonly inicio: Day
  readonly fim: Day
  readonly situacao: SituacaoBoletim
  /** The last measurement of the contract. */
  readonly final: boolean
}

/** Numbers have no gaps: the next is one more than the last. */
export const proximoNumero = (anteriores: readonly BoletimAnterior[]): number =>
  anteriores.reduce((last, { numero }) => Math.max(last, numero), 0) + 1

interface Medido {
  readonly situacao: SituacaoContrato
  readonly temPlanilha: boolean
}

/** Why no bulletin may be opened now; null where one may. One at a time, none after the last. */
export function refusalOfNovo(contrato: Medido, anteriores: readonly BoletimAnterior[]): string | null {
  if (contrato.situacao !== EXECUCAO) return MESSAGES.notSigned
  if (!contrato.temPlanilha) return MESSAGES.noPlanilha
  if (anteriores.some(({ situacao }) => !isAprovado(situacao))) return MESSAGES.openBefore
  return anteriores.some(({ final }) => final) ? MESSAGES.afterFinal : null
}

/** Why a bulletin is not deleted: only the last, and only as a draft, leaves no gap. */
export const refusalOfExclusao = (
  { numero, situacao }: Pick<BoletimAnterior, 'numero' | 'situacao'>,
  all: readonly BoletimAnterior[],
): string | null =>
  situacao === 'em_elaboracao' && numero === proximoNumero(all) - 1 ? null : MESSAGES.onlyLast

/** What of a period does not hold, by field; `others` are the contract's other bulletins, `inicio` its order to begin. */
export function problemsOfPeriodo(
  periodo: { readonly inicio: Day; readonly fim: Day },
  others: readonly BoletimAnterior[],
  inicio: Day | null,
): Campos {
  const last = others.reduce<BoletimAnterior | null>(
    (latest, one) => (latest === null || one.fim > latest.fim ? one : latest),
    null,
  )
  if (periodo.fim < periodo.inicio) return { fim: MESSAGES.endBeforeStart }
  if (inicio !== null && periodo.inicio < inicio) return { inicio: MESSAGES.beforeContrato }
  return last !== null && periodo.inicio <= last.fim ? { inicio: overlaps(last.numero, last.fim) } : {}
}

interface Vigencia {
  readonly ordem_inicio: Day | null
  readonly assinatura: Day | null
  readonly vigencia_fim: Day | null
}

/** What the next bulletin most likely measures: from the day after the last one to the end of that month, within the contract. */
export function periodoSugerido(
  { ordem_inicio, assinatura, vigencia_fim }: Vigencia,
  anteriores: readonly Pick<BoletimAnterior, 'fim'>[],
  today: Day,
): { inicio: Day; fim: Day } {
  const last = anteriores.reduce((latest, { fim }) => (fim > latest ? fim : latest), '')
  const inicio = last === '' ? (ordem_inicio ?? assinatura ?? `${today.slice(0, 7)}-01`) : addDays(last, 1)
  const endOfMonth = addDays(addMonths(`${inicio.slice(0, 7)}-01`, 1), -1)
  const isCut = vigencia_fim !== null && vigencia_fim >= inicio && vigencia_fim < endOfMonth
  return { inicio, fim: isCut ? vigencia_fim : endOfMonth }
}

/** Art. 92, § 5º wants works measured monthly; a longer period is said, not refused. */
export const passaDeUmMes = (inicio: Day, fim: Day): boolean => fim >= addMonths(inicio, 1)
