import { addDays, type Day } from '../../shared/days.ts'
import { addMonths } from '../../shared/meses.ts'
import { sumMoney } from '../../shared/money.ts'
import type { ObraFatos } from './fatos.ts'
import { type ContratoFatos, isAssinado } from './fatos-contrato.ts'
import { brl, periodOf } from './formas.ts'
import { inicioOf } from './modificacoes.ts'

/** How far a work got, and how far it should have got by its schedule. */

const PERCENT = { name: '%', scheme: 'UNCEFACT', id: 'P1' }

/** One observation for each approved bulletin; before the first, what the stages say on the day of the figures. */
function fisicos({ contratos, progresso }: ObraFatos, hoje: Day) {
  const boletins = contratos.filter(isAssinado).flatMap(({ boletins }) => boletins)
  if (boletins.length === 0)
    return [{ id: 'progresso', period: periodOf(null, hoje), measure: progresso, unit: PERCENT }]
  return boletins.map(({ id, inicio, fim, fisico }) => ({
    id: `boletim-${id}`,
    period: periodOf(inicio, fim),
    measure: fisico,
    unit: PERCENT,
  }))
}

/** What was paid of its contracts; without any, what its services come to. */
const financeiros = ({ contratado, gasto, pago }: ObraFatos, hoje: Day) => [
  contratado === null
    ? { id: 'servicos', period: periodOf(null, hoje), value: brl(gasto) }
    : { id: 'pago', period: periodOf(null, hoje), value: brl(pago) },
]

const PHYSICAL = { id: 'physicalProgress', title: 'Progresso físico' }
const FINANCIAL = { id: 'financialProgress', title: 'Progresso financeiro' }

export const metricsOf = (obra: ObraFatos, hoje: Day) => [
  { ...PHYSICAL, observations: fisicos(obra, hoje) },
  { ...FINANCIAL, observations: financeiros(obra, hoje) },
]

/** What the schedule plans for each month, the calendar month of the order to begin being the first. */
function planejados(contrato: ContratoFatos) {
  const inicio = inicioOf(contrato)
  if (inicio === null) return []
  const primeiro = `${inicio.slice(0, 7)}-01`
  return contrato.plano.map((ate, index) => ({
    id: `contrato-${contrato.id}-mes-${index + 1}`,
    period: periodOf(addMonths(primeiro, index), addDays(addMonths(primeiro, index + 1), -1)),
    value: brl(sumMoney([ate, -(contrato.plano[index - 1] ?? 0)])),
  }))
}

export function forecastsOf({ contratos }: ObraFatos) {
  const observations = contratos.filter(isAssinado).flatMap(planejados)
  return observations.length === 0 ? [] : [{ ...FINANCIAL, observations }]
}
