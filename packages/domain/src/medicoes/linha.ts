import { type Linha, niveisOf, totaisOf } from '../quantitativos/arvore.ts'
import { type Arredondamento, divided, shareOf } from '../shared/exact.ts'
import { fromCents, sumMoney, toCents } from '../shared/money.ts'
import { fromTenThousandths, parseQuantity, sumQuantities, toTenThousandths } from '../shared/quantity.ts'
import { aboveContracted, belowZero, MESSAGES } from './messages.ts'
import type { Modo } from './modo.ts'

/** A row that bulletins measure: an item of the sheet, or a stage, of which there are a hundred percent. */
export interface LinhaContratada {
  readonly chave: number
  readonly codigo: string
  readonly quantidade: number
  /** What `por` of it cost: one unit of an item, all hundred percent of a stage. */
  readonly preco: number
  readonly por: 1 | 100
}

const WHOLE_STAGE = 100

/** What of a sheet is measured: its items, or its first level as the stages of the schedule. */
export function linhasDeMedicao(
  linhas: readonly Linha[],
  modo: Modo,
  how?: Arredondamento,
): LinhaContratada[] {
  const { valores } = totaisOf(linhas, how)
  return linhas.flatMap<LinhaContratada>(({ chave, codigo, tipo, quantidade, preco_unitario }, index) => {
    const measured = modo === 'por_item' ? tipo === 'item' : niveisOf(codigo)?.length === 1
    if (chave === null || !measured) return []
    return modo === 'por_item'
      ? [{ chave, codigo, quantidade: quantidade ?? 0, preco: preco_unitario ?? 0, por: 1 }]
      : [{ chave, codigo, quantidade: WHOLE_STAGE, preco: valores[index] ?? 0, por: 100 }]
  })
}

/** What a quantity of the row is worth, in cents. */
const centsOf = ({ preco, por }: LinhaContratada, units: number, how?: Arredondamento): number =>
  Number(divided(BigInt(units) * BigInt(toCents(preco)), 10_000n * BigInt(por), how))

export const valorAte = (linha: LinhaContratada, quantidade: number, how?: Arredondamento): number =>
  fromCents(centsOf(linha, toTenThousandths(quantidade), how))

/** What earlier bulletins measured of a row: the quantity, and what they paid for it. */
export interface Anterior {
  readonly quantidade: number
  readonly valor: number
}
export const NADA_MEDIDO: Anterior = { quantidade: 0, valor: 0 }

/**
 * What was measured of a row as it is contracted now. An item's quantity is what was built of it. A stage that a revision
 * made worth something else is done for as many percent as its new worth was measured: it still ends at its worth.
 */
export function anteriorDe(linha: LinhaContratada, anterior: Anterior, how?: Arredondamento): Anterior {
  const [worth, measured] = [toCents(linha.preco), toCents(anterior.valor)]
  const isSame = centsOf(linha, toTenThousandths(anterior.quantidade), how) === measured
  if (linha.por === 1 || worth === 0 || isSame) return anterior
  const units = (BigInt(measured) * BigInt(toTenThousandths(linha.quantidade))) / BigInt(worth)
  return { quantidade: fromTenThousandths(Number(units)), valor: anterior.valor }
}

/** What a bulletin says of a row: claimed, and accepted once it was checked. Below zero it takes back: an estorno. */
export interface Apontamento {
  readonly pleiteada: number
  readonly aceita: number | null
}

export interface LinhaMedida {
  /** Why the quantity cannot be; such a row counts for nothing until it is mended. */
  readonly problema: string | null
  readonly periodo: number
  readonly glosa: number
  readonly acumulada: number
  readonly acumulado: number
  readonly saldo: number
  readonly valorSaldo: number
  /** Of the contracted quantity, in percent with two decimals; 100 only when nothing is left. */
  readonly percentual: number
  readonly estorno: boolean
}

function problemOf({ quantidade }: LinhaContratada, before: number, { pleiteada, aceita }: Apontamento) {
  const [all, claimed] = [toTenThousandths(quantidade), toTenThousandths(pleiteada)]
  const accepted = toTenThousandths(aceita ?? pleiteada)
  if (before + claimed > all) return aboveContracted(quantidade, fromTenThousandths(all - before))
  if (before + claimed < 0) return belowZero(fromTenThousandths(before))
  if (accepted > claimed) return MESSAGES.acceptedAbove
  return accepted < 0 && accepted !== claimed ? MESSAGES.acceptedNegative : null
}

/** Never rounded up to all of it. */
export function percentDone(part: number, whole: number): number {
  const percent = shareOf(part, whole, 2) ?? 0
  return part < whole && percent >= 100 ? 99.99 : percent
}

/**
 * One row of a bulletin. A period is what the accumulated quantity is worth less what it was worth before, so that however
 * the quantity is split, the periods add up to the value of it all.
 */
export function medirLinha(
  linha: LinhaContratada,
  anterior: Anterior,
  apontamento: Apontamento,
  how?: Arredondamento,
): LinhaMedida {
  const before = toTenThousandths(anteriorDe(linha, anterior, how).quantidade)
  const problema = problemOf(linha, before, apontamento)
  const claimed = problema === null ? toTenThousandths(apontamento.pleiteada) : 0
  const accepted = problema === null ? toTenThousandths(apontamento.aceita ?? apontamento.pleiteada) : 0
  const [all, now] = [toTenThousandths(linha.quantidade), before + accepted]
  const untouched = linha.por === 1 ? centsOf(linha, before, how) : toCents(anterior.valor)
  const worth = accepted === 0 ? untouched : centsOf(linha, now, how)
  const periodo = fromCents(worth - untouched)
  return {
    problema,
    periodo,
    glosa: fromCents(centsOf(linha, before + claimed, how) - centsOf(linha, now, how)),
    acumulada: fromTenThousandths(now),
    acumulado: sumMoney([anterior.valor, periodo]),
    saldo: fromTenThousandths(all - now),
    valorSaldo: fromCents(centsOf(linha, all, how) - worth),
    percentual: percentDone(now, all),
    estorno: accepted < 0,
  }
}

/** A quantity as it is typed into the grid: '100%' is whatever is left. */
export const quantidadeTyped = (text: string, saldo: number): number | null =>
  text.trim() === '100%' ? saldo : parseQuantity(text)

/** What bulletins measured of every row, in one pass over all of them. */
export function acumular(
  boletins: Iterable<Iterable<{ chave: number; quantidade: number; valor: number }>>,
): Map<number, Anterior> {
  const sums = new Map<number, Anterior>()
  for (const itens of boletins)
    for (const { chave, quantidade, valor } of itens) {
      const before = sums.get(chave) ?? NADA_MEDIDO
      sums.set(chave, {
        quantidade: sumQuantities([before.quantidade, quantidade]),
        valor: sumMoney([before.valor, valor]),
      })
    }
  return sums
}
