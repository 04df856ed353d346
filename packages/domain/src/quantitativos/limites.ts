import { type Medicao, type Medidas, type Mudanca, medir } from '../aditivos/limite.ts'
import type { Campos } from '../shared/errors.ts'
import { type Arredondamento, shareOf } from '../shared/exact.ts'
import { fromCents, sumMoney, toCents } from '../shared/money.ts'
import { toTenThousandths } from '../shared/quantity.ts'
import { type Linha, totaisOf } from './arvore.ts'
import type { Comparacao } from './comparar.ts'
import { aboveLimit, abovePrecoNovo, lostDiscount, MESSAGES, otherAmendment, otherTotal } from './messages.ts'
import { precoNovo, type Relacao } from './preco.ts'

/** A revision as the amendment that brings it: what it adds and what it takes out. */
export const mudancaDe = ({ acrescimos, supressoes }: Comparacao): Mudanca => ({
  valor: acrescimos === 0 ? null : acrescimos,
  supressao: supressoes === 0 ? null : supressoes,
})

/** In percent of the base with four decimals, as reports print it; the ceiling is judged by exact cents. */
const percentOf = (valor: number, base: number | null) =>
  base === null ? null : shareOf(toCents(valor), toCents(base), 4, 'truncar')

export interface Limites125 extends Medicao {
  readonly percentAcrescimos: number | null
  readonly percentSupressoes: number | null
  readonly liquido: number
}

/** Art. 125, from the items themselves, with what was amended before: increases and suppressions apart. */
export const limites125 = (comparacao: Comparacao, medidas: Medidas): Limites125 => ({
  ...medir(medidas, mudancaDe(comparacao)),
  percentAcrescimos: percentOf(comparacao.acrescimos, medidas.limite_base),
  percentSupressoes: percentOf(comparacao.supressoes, medidas.limite_base),
  liquido: comparacao.liquido,
})

/** Above a ceiling a revision follows its amendment only where that one's approval was justified. */
export function refusalOfLimites(medicao: Medicao, justificado: boolean): string | null {
  const over = (['acrescimos', 'supressoes'] as const).find((classe) => medicao[classe].passaria)
  if (over === undefined || justificado) return null
  const { aprovado, pendente, percentComPendente, permitido } = medicao[over]
  return aboveLimit(over, sumMoney([aprovado, pendente]), percentComPendente, permitido)
}

export type Referida = Linha & { readonly preco_referencia: number | null }

/** Art. 127: no new item costs more than its reference with the discount of the contract. By field. */
export function problemsOfPrecosNovos(
  { mudancas }: Comparacao,
  depois: readonly Referida[],
  relacao: Relacao,
): Campos {
  const problems = mudancas.flatMap(({ tipo, indice, codigo, depois: linha }) => {
    if (tipo !== 'incluido' || indice === null) return []
    const referencia = depois[indice]?.preco_referencia ?? null
    const most = referencia === null ? null : precoNovo(referencia, relacao)
    if (most === null) return [[`itens.${indice}.preco_referencia`, MESSAGES.noReference]]
    return (linha?.preco_unitario ?? 0) > most
      ? [[`itens.${indice}.preco_unitario`, abovePrecoNovo(codigo, most)]]
      : []
  })
  return Object.fromEntries(problems)
}

/** What a sheet is worth, and what it would be at the references; null where one of those is missing. */
export function relacaoOf(linhas: readonly Referida[], how?: Arredondamento): Relacao | null {
  const items = linhas.filter(({ tipo }) => tipo === 'item')
  if (items.some(({ preco_referencia }) => preco_referencia === null)) return null
  const referencias = items.map((linha) => ({ ...linha, preco_unitario: linha.preco_referencia }))
  return { proposta: totaisOf(items, how).total, base: totaisOf(referencias, how).total }
}

/** The discount over the estimate, in percent with four decimals. */
export const descontoOf = ({ proposta, base }: Relacao): number | null =>
  shareOf(toCents(base) - toCents(proposta), toCents(base), 4, 'truncar')

/** Of a new item: its price is whole cents, half of one off for each unit, and so are both of its values. */
const folgaDoItem = (quantidade: number) => Math.ceil(toTenThousandths(quantidade) / 20_000) + 2

/** What rounding alone may take from the discount. */
export const folgaDe = ({ mudancas }: Comparacao): number =>
  fromCents(
    mudancas
      .filter(({ tipo }) => tipo === 'incluido')
      .reduce((sum, { depois }) => sum + folgaDoItem(depois?.quantidade ?? 0), 0),
  )

/** Art. 128: by how much the sheet is above what keeps the discount; zero where it keeps it. */
export function excessoSobreDesconto(antes: Relacao, depois: Relacao, folga = 0): number {
  const [wasBase, was] = [BigInt(toCents(antes.base)), BigInt(toCents(antes.proposta))]
  if (wasBase === 0n) return 0
  const kept = Number((BigInt(toCents(depois.base)) * was) / wasBase)
  const above = toCents(depois.proposta) - kept
  return above > toCents(folga) ? fromCents(above) : 0
}

/** Why a revision that shrinks the discount is refused; null where it keeps it. */
export function refusalOfDesconto(antes: Relacao, depois: Relacao, folga = 0): string | null {
  const excesso = excessoSobreDesconto(antes, depois, folga)
  return excesso === 0 ? null : lostDiscount(excesso)
}

/** The first sheet is the one that was signed. */
export const refusalOfTotal = (total: number, valor_inicial: number): string | null =>
  total === valor_inicial ? null : otherTotal(total, valor_inicial)

/** A later one does what its amendment was approved for, no more and no less. */
export function refusalOfAditivo(comparacao: Comparacao, aditivo: Mudanca): string | null {
  const { acrescimos, supressoes } = comparacao
  const [adds, takes] = [aditivo.valor ?? 0, aditivo.supressao ?? 0]
  if (acrescimos !== adds) return otherAmendment('acréscimos', acrescimos, adds)
  return supressoes === takes ? null : otherAmendment('supressões', supressoes, takes)
}
