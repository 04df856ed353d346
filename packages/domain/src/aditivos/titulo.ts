import { numberFormat } from '../shared/formats.ts'
import { formatMoney } from '../shared/money.ts'
import { type Aditivo, TIPO_NAMES } from './aditivo.ts'

const decimals = numberFormat({ maximumFractionDigits: 2 })

export const daysText = (days: number): string => `${decimals(days)} ${days === 1 ? 'dia' : 'dias'}`

type Asked = Pick<Aditivo, 'tipo' | 'valor' | 'supressao' | 'reajuste' | 'prazo' | 'etapa'>

const prazoText = ({ prazo, etapa }: Asked) => `${daysText(prazo ?? 0)} na etapa ${etapa ?? '-'}`

/** What is asked for: `Aditivo de valor: R$ 200.000,00`, `Aditivo de prazo: 30 dias na etapa 3`. */
export function headline(asked: Asked): string {
  const { tipo, valor, supressao, reajuste, prazo } = asked
  switch (tipo) {
    case 'valor':
      return `${TIPO_NAMES.valor}: ${formatMoney(valor)}`
    case 'supressao':
      return `${TIPO_NAMES.supressao}: ${formatMoney(supressao)}`
    case 'prazo':
      return `${TIPO_NAMES.prazo}: ${prazoText(asked)}`
    case 'misto': {
      const parts = [
        ...(valor === null ? [] : [`acréscimo de ${formatMoney(valor)}`]),
        ...(supressao === null ? [] : [`supressão de ${formatMoney(supressao)}`]),
        ...(prazo === null ? [] : [prazoText(asked)]),
      ]
      return `${TIPO_NAMES.misto}: ${parts.join(', ')}`
    }
    case 'apostila':
      return reajuste === null
        ? `Apostila de paralisação: ${daysText(prazo ?? 0)}`
        : `Apostila de reajuste: ${formatMoney(reajuste)}`
  }
}

/** `22,5%`; '-' when there is nothing to take a percentage of. */
export const percentText = (percent: number | null): string =>
  percent === null ? '-' : `${decimals(percent)}%`

/** `há 12 dias`; `hoje` on the day it was asked for. */
export const waitText = (days: number): string => (days <= 0 ? 'hoje' : `há ${daysText(days)}`)
