import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import type { Lancamento } from '@paco/domain/orcamento/lancamento'
import { numberFormat } from '@paco/domain/shared/formats'
import { formatMoney } from '@paco/domain/shared/money'

const decimals = numberFormat({ maximumFractionDigits: 2 })

/** `22,5%`; '-' when there is nothing to take a percentage of. */
export const percentText = (percent: number | null): string =>
  percent === null ? '-' : `${decimals(percent)}%`

export const daysText = (days: number): string => `${decimals(days)} ${days === 1 ? 'dia' : 'dias'}`

/** What is asked for: `Aditivo de valor: R$ 200.000,00`, `Aditivo de prazo: 30 dias na etapa 3`. */
export function headline({ tipo, valor, prazo, etapa }: Pick<Aditivo, 'tipo' | 'valor' | 'prazo' | 'etapa'>) {
  return tipo === 'valor'
    ? `Aditivo de valor: ${formatMoney(valor)}`
    : `Aditivo de prazo: ${daysText(prazo ?? 0)} na etapa ${etapa ?? '-'}`
}

/** A budget line in one line: what it is spent on, and its number in the accounts. */
export const lancamentoText = ({ ficha, conta_elemento_despesa, conta_nome, aplicacao }: Lancamento) =>
  [
    `Ficha ${ficha}`,
    [conta_elemento_despesa, conta_nome].filter(Boolean).join(' '),
    `aplicação ${aplicacao}`,
  ].join(' · ')
