import { type Aditivo, TIPO_NAMES } from '@paco/domain/aditivos/aditivo'
import { fichaText } from '@paco/domain/orcamento/ficha'
import type { Lancamento } from '@paco/domain/orcamento/lancamento'
import { numberFormat } from '@paco/domain/shared/formats'
import { formatMoney } from '@paco/domain/shared/money'

const decimals = numberFormat({ maximumFractionDigits: 2 })

/** `22,5%`; '-' when there is nothing to take a percentage of. */
export const percentText = (percent: number | null): string =>
  percent === null ? '-' : `${decimals(percent)}%`

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

/** `há 12 dias`; `hoje` on the day it was asked for. */
export const waitText = (days: number): string => (days <= 0 ? 'hoje' : `há ${daysText(days)}`)

/** A budget line in one line: what it is spent on, and its number in the accounts. */
export const lancamentoText = ({ conta_elemento_despesa, conta_nome, aplicacao, ...line }: Lancamento) =>
  [
    `Ficha ${fichaText(line)}`,
    [conta_elemento_despesa, conta_nome].filter(Boolean).join(' '),
    `aplicação ${aplicacao}`,
  ].join(' · ')
