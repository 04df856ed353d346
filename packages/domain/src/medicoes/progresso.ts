import type { Etapa } from '../etapas/etapa.ts'
import { etapaProgress } from '../etapas/progress.ts'
import type { Day } from '../shared/days.ts'
import { sumMoney, toCents } from '../shared/money.ts'

/** A signed contract of a project, and what approved bulletins measured of it. */
export interface ContratoMedido {
  readonly contratado: number
  readonly medido: number
  /** How many bulletins were approved. */
  readonly boletins: number
}

/** Which rule made the number, and how it is said. */
export interface ProgressoEtapa {
  readonly percentual: number
  readonly regra: 'situacao' | 'medicao' | 'dias'
  readonly texto: string
}

/**
 * Progress of stage 5. Where works are measured it is what was measured, whole percents that are reached, of all contracts
 * together; elsewhere the days gone. Who says it is concluded is believed either way.
 */
export function progressoDaEtapa5(
  etapa: Pick<Etapa, 'situacao' | 'inicio' | 'fim'>,
  contratos: readonly ContratoMedido[],
  today: Day,
): ProgressoEtapa {
  const percentual = etapaProgress(etapa, today)
  if (etapa.situacao === 'Concluído')
    return { percentual, regra: 'situacao', texto: 'etapa informada como concluída' }
  const contratado = toCents(sumMoney(contratos.map((contrato) => contrato.contratado)))
  if (contratado === 0 || contratos.every(({ boletins }) => boletins === 0))
    return { percentual, regra: 'dias', texto: 'pelos dias decorridos do prazo da etapa' }
  const medido = toCents(sumMoney(contratos.map((contrato) => contrato.medido)))
  const percent = Number((BigInt(medido) * 100n) / BigInt(contratado))
  return { percentual: percent, regra: 'medicao', texto: 'pelo que foi medido em boletins aprovados' }
}
