import type { MedidasAprovadas, Mudanca } from '../aditivos/limite.ts'
import { type Campos, hasCampos } from '../shared/errors.ts'
import type { Arredondamento } from '../shared/exact.ts'
import { type Comparacao, comparar, type MedidoDaPlanilha, problemsOfMedido } from './comparar.ts'
import {
  descontoOf,
  excessoSobreDesconto,
  folgaDe,
  type Limites125,
  limites125,
  problemsOfPrecosNovos,
  type Referida,
  refusalOfAditivo,
  refusalOfDesconto,
  refusalOfLimites,
  relacaoOf,
} from './limites.ts'
import type { Relacao } from './preco.ts'

/** What a revision is held against. */
export interface Revisada {
  readonly primeira: readonly Referida[]
  readonly anterior: readonly Referida[]
  readonly depois: readonly Referida[]
  readonly arredondamento: Arredondamento
  /** What was amended before it. */
  readonly medidas: MedidasAprovadas
  /** What the contract was signed for, and what its estimate was. */
  readonly contrato: { readonly valor_inicial: number; readonly valor_referencia: number | null }
}

export interface Exame {
  readonly comparacao: Comparacao
  readonly limites: Limites125
  /** The discount that was signed and the one it leaves; null while a reference price is missing. */
  readonly desconto: { readonly antes: Relacao; readonly depois: Relacao; readonly folga: number } | null
  /** What art. 127 goes by. */
  readonly relacao: Relacao
  readonly arredondamento: Arredondamento
}

/** Without an estimate no price can be told to keep its discount. */
const SEM_ESTIMATIVA: Relacao = { proposta: 0, base: 0 }

/**
 * A revision against the one before it, by arts. 125, 127 and 128. The discount is that of the sheet that was signed:
 * held against the revision before, it could be given away a little at a time.
 */
export function examinar(one: Revisada): Exame {
  const { primeira, anterior, depois, arredondamento, medidas, contrato } = one
  const comparacao = comparar(anterior, depois, arredondamento)
  const [signed, now] = [relacaoOf(primeira, arredondamento), relacaoOf(depois, arredondamento)]
  const folga = folgaDe(comparar(primeira, depois, arredondamento))
  const { valor_inicial: proposta, valor_referencia: base } = contrato
  return {
    comparacao,
    limites: limites125(comparacao, { ...medidas, acrescimos_pendentes: 0, supressoes_pendentes: 0 }),
    desconto: signed && now ? { antes: signed, depois: now, folga } : null,
    relacao: signed ?? (base === null ? SEM_ESTIMATIVA : { proposta, base }),
    arredondamento,
  }
}

/** The figures of the discount, as everyone reads them. */
export const figurasDoDesconto = ({ desconto }: Exame) => ({
  desconto_antes: desconto && descontoOf(desconto.antes),
  desconto_depois: desconto && descontoOf(desconto.depois),
  excesso_desconto: desconto && excessoSobreDesconto(desconto.antes, desconto.depois, desconto.folga),
})

/** Why a revision is not approved, with the rows it is told of. */
export interface RecusaRevisao {
  readonly texto: string
  readonly campos?: Campos
}

const because = (texto: string | null | undefined): RecusaRevisao | null => (texto ? { texto } : null)

/** What stands against a revision: what was built, its amendment, and arts. 125, 127 and 128, in this order. */
export function refusalOfRevisao(
  exame: Exame,
  depois: readonly Referida[],
  aditivo: Mudanca & { readonly descricao_decisao: string | null },
  medido: MedidoDaPlanilha,
): RecusaRevisao | null {
  const { comparacao, limites, desconto, relacao, arredondamento } = exame
  const precos = problemsOfPrecosNovos(comparacao, depois, relacao)
  return (
    because(problemsOfMedido(comparacao, depois, medido, arredondamento)[0]) ??
    because(refusalOfAditivo(comparacao, aditivo)) ??
    because(refusalOfLimites(limites, aditivo.descricao_decisao !== null)) ??
    (hasCampos(precos) ? { texto: Object.values(precos)[0] ?? '', campos: precos } : null) ??
    because(desconto && refusalOfDesconto(desconto.antes, desconto.depois, desconto.folga))
  )
}
