import { daysText } from '@paco/domain/aditivos/titulo'
import { fichaText } from '@paco/domain/orcamento/ficha'
import type { Lancamento } from '@paco/domain/orcamento/lancamento'
import { numberFormat } from '@paco/domain/shared/formats'

const decimals = numberFormat({ maximumFractionDigits: 2 })

/** `22,5%`; '-' when there is nothing to take a percentage of. */
export const percentText = (percent: number | null): string =>
  percent === null ? '-' : `${decimals(percent)}%`

/** `há 12 dias`; `hoje` on the day it was asked for. */
export const waitText = (days: number): string => (days <= 0 ? 'hoje' : `há ${daysText(days)}`)

/** A budget line in one line: what it is spent on, and its number in the accounts. */
export const lancamentoText = ({ conta_elemento_despesa, conta_nome, aplicacao, ...line }: Lancamento) =>
  [
    `Ficha ${fichaText(line)}`,
    [conta_elemento_despesa, conta_nome].filter(Boolean).join(' '),
    `aplicação ${aplicacao}`,
  ].join(' · ')
