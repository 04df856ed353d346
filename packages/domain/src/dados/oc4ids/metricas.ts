import { percentualDaObra } from '../../projetos/figuras.ts'
import { addDays, type Day } from '../../shared/days.ts'
import { addMonths } from '../../shared/meses.ts'
import { sumMoney } from '../../shared/money.ts'
import type { ObraFatos } from './fatos.ts'
import { type ContratoFatos, isAssinado } from './fatos-contrato.ts'
import { brl, periodOf } from './formas.ts'
import { inicioOf } from './modificacoes.ts'

/** How far a work got, and how far it should have got by its schedule. */

const PERCENT = { name: '%', scheme: 'UNCEFACT', id: 'P1' }

/** One observation for each approved bulletin, then the work's percentage on the day of the figures, as its page tells it. */
function fisicos(obra: ObraFatos, hoje: Day) {
  const boletins = obra.contratos.filter(isAssinado).flatMap(({ boletins }) => boletins)
  return [
    ...boletins.map(({ id, inicio, fim, fisico }) => ({
      id: `boletim-${id}`,
      period: periodOf(inicio, fim),
      measure: fisico,
      unit: PERCENT,
    })),
    {
      id: 'progresso',
      period: periodOf(null, hoje),
      measure: percentualDaObra(obra).percentual,
      unit: PERCENT,
    },
  ]
}

/** What was paid of its contracts; without any, what its services come to; nothing of what nobody recorded. */
function financeiros({ contratado, gasto, pago }: ObraFatos, hoje: Day) {
  const period = periodOf(null, hoje)
  if (contratado === null) return gasto > 0 ? [{ id: 'servicos', period, value: brl(gasto) }] : []
  return pago === null ? [] : [{ id: 'pago', period, value: brl(pago) }]
}

const PHYSICAL = { id: 'physicalProgress', title: 'Progresso físico' }
const FINANCIAL = { id: 'financialProgress', title: 'Progresso financeiro' }

export function metricsOf(obra: ObraFatos, hoje: Day) {
  const money = financeiros(obra, hoje)
  const description = `Última observação: ${percentualDaObra(obra).texto}.`
  return [
    { ...PHYSICAL, description, observations: fisicos(obra, hoje) },
    ...(money.length === 0 ? [] : [{ ...FINANCIAL, observations: money }]),
  ]
}

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
