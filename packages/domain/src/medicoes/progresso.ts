import type { Etapa } from '../etapas/etapa.ts'
import { type ProgressoEtapa, progressoDaObra } from '../etapas/progress.ts'
import type { Day } from '../shared/days.ts'
import { sumMoney, toCents } from '../shared/money.ts'

/** A signed contract of a project, and what approved bulletins measured of it. */
export interface ContratoMedido {
  readonly contratado: number
  readonly medido: number
  /** How many bulletins were approved. */
  readonly boletins: number
}

/** Whole percents that are reached of all contracts together; null where no bulletin was approved, or none is worth anything. */
export function fisicoDosContratos(contratos: readonly ContratoMedido[]): number | null {
  const contratado = toCents(sumMoney(contratos.map((contrato) => contrato.contratado)))
  if (contratado === 0 || contratos.every(({ boletins }) => boletins === 0)) return null
  const medido = toCents(sumMoney(contratos.map((contrato) => contrato.medido)))
  return Number((BigInt(medido) * 100n) / BigInt(contratado))
}

/** Progress of stage 5, by what was measured where something was. */
export const progressoDaEtapa5 = (
  etapa: Pick<Etapa, 'situacao' | 'inicio' | 'fim'>,
  contratos: readonly ContratoMedido[],
  today: Day,
): ProgressoEtapa => progressoDaObra(etapa, fisicoDosContratos(contratos), today)
