import { type Arredondamento, divided } from '../shared/exact.ts'
import { fromCents, toCents } from '../shared/money.ts'
import { toTenThousandths } from '../shared/quantity.ts'

/** How the prices and values of a sheet are made. */
export interface Contas {
  readonly bdi: number
  readonly arredondamento: Arredondamento
}

/** What is added to the cost of works, each in percent (Acórdão TCU 2.622/2013). */
export interface ComponentesBdi {
  readonly administracao_central: number
  readonly seguro: number
  readonly garantia: number
  readonly risco: number
  readonly despesas_financeiras: number
  readonly lucro: number
  readonly impostos: number
}

/** Percent with four decimals, in millionths of the whole. */
const WHOLE = 1_000_000n
const rate = (...percents: number[]) =>
  percents.reduce((sum, percent) => sum + BigInt(toTenThousandths(percent)), 0n)

/** (1 + AC + S + R + G)(1 + DF)(1 + L) ÷ (1 − I) − 1, in percent; null where taxes would take all of it. */
export function bdiOf(c: ComponentesBdi, places = 4): number | null {
  const direct = WHOLE + rate(c.administracao_central, c.seguro, c.risco, c.garantia)
  const part = direct * (WHOLE + rate(c.despesas_financeiras)) * (WHOLE + rate(c.lucro))
  const left = WHOLE - rate(c.impostos)
  if (left <= 0n) return null
  const scale = 10 ** places
  const over = part - left * WHOLE * WHOLE
  return Number(divided(over * BigInt(100 * scale), left * WHOLE * WHOLE)) / scale
}

/** The price of a unit: its cost with the BDI on it, in whole cents. */
export const precoUnitario = (custo: number, bdi: number, how: Arredondamento = 'arredondar'): number =>
  fromCents(Number(divided(BigInt(toTenThousandths(custo)) * (WHOLE + rate(bdi)), 100n * WHOLE, how)))

/** What a quantity of an item is worth. */
export const valorItem = (quantidade: number, preco: number, how: Arredondamento = 'arredondar'): number =>
  fromCents(Number(divided(BigInt(toTenThousandths(quantidade)) * BigInt(toCents(preco)), 10_000n, how)))

/** What the proposal made of the estimate: proposal and estimate of the whole contract. */
export interface Relacao {
  readonly proposta: number
  readonly base: number
}

/** Art. 127: a price the contract lacks is the reference's, times what the proposal made of the estimate. */
export const precoNovo = (referencia: number, { proposta, base }: Relacao): number | null =>
  base === 0
    ? null
    : fromCents(
        Number(divided(BigInt(toCents(referencia)) * BigInt(toCents(proposta)), BigInt(toCents(base)))),
      )

/** The price of a row: the one that was agreed, else its cost with its own BDI or the sheet's; null of neither. */
export function precoDaLinha(
  linha: {
    readonly preco_unitario: number | null
    readonly custo_unitario: number | null
    readonly bdi: number | null
  },
  bdi: number,
  how?: Arredondamento,
): number | null {
  const { preco_unitario, custo_unitario } = linha
  if (preco_unitario !== null || custo_unitario === null) return preco_unitario
  return precoUnitario(custo_unitario, linha.bdi ?? bdi, how)
}
