import { divided } from '../shared/exact.ts'
import { fromCents, sumMoney, toCents } from '../shared/money.ts'
import { toTenThousandths } from '../shared/quantity.ts'
import { MESSAGES } from './messages.ts'
import { type Indices, reajusteDe } from './reajuste.ts'

/** Something kept back by name, a percentage of a base that somebody worked out: INSS on labour, ISS. */
export interface Deducao {
  readonly nome: string
  readonly base: number
  readonly percentual: number
}

export interface DeducaoCalculada extends Deducao {
  readonly valor: number
}

/** So much percent of an amount, in whole cents. */
export const percentualDe = (valor: number, percentual: number): number =>
  fromCents(Number(divided(BigInt(toCents(valor)) * BigInt(toTenThousandths(percentual)), 1_000_000n)))

/** From what was measured to what is paid. */
export interface Contas {
  readonly periodo: number
  readonly reajuste: number
  /** What is invoiced. */
  readonly bruto: number
  /** Of what was measured, before any adjustment. */
  readonly retido: number
  readonly deducoes: readonly DeducaoCalculada[]
  readonly liquido: number
  readonly problema: string | null
}

/** A bulletin that takes back more than it measures has a net below zero: nothing is paid, the rest is owed to the city. */
export function contasDe(
  periodo: number,
  { indice_base, indice_atual }: Indices,
  retencao_percentual: number,
  deducoes: readonly Deducao[],
): Contas {
  const reajuste =
    indice_base === null || indice_atual === null ? 0 : reajusteDe(periodo, indice_base, indice_atual)
  const bruto = sumMoney([periodo, reajuste])
  const retido = percentualDe(periodo, retencao_percentual)
  const each = deducoes.map((deducao) => ({
    ...deducao,
    valor: percentualDe(deducao.base, deducao.percentual),
  }))
  const liquido = sumMoney([bruto, -retido, ...each.map(({ valor }) => -valor)])
  return {
    periodo,
    reajuste,
    bruto,
    retido,
    deducoes: each,
    liquido,
    problema: bruto >= 0 && liquido < 0 ? MESSAGES.negativeTotal : null,
  }
}
