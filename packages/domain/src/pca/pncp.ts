import { toCents } from '../shared/money.ts'
import type { Pca } from './pca.ts'

/** The fields of an item as the national portal of public procurement (PNCP) lays them out, in its order. */
export const PNCP_FIELDS = [
  'numeroItem',
  'categoriaItemPca',
  'catalogo',
  'classificacaoCatalogo',
  'classificacaoSuperiorCodigo',
  'classificacaoSuperiorNome',
  'pdmCodigo',
  'pdmDescricao',
  'codigoItem',
  'descricao',
  'unidadeFornecimento',
  'quantidade',
  'valorUnitario',
  'valorTotal',
  'valorOrcamentoExercicio',
  'dataDesejada',
  'unidadeRequisitante',
  'grupoContratacaoCodigo',
  'grupoContratacaoNome',
] as const

export type PncpItem = Readonly<Record<(typeof PNCP_FIELDS)[number], string | number | null>>

/** 'Outros': the plan's items are not taken from the national catalogue. The layout's own default. */
const CATALOGO_OUTROS = 2

const TEN_THOUSANDTHS = 10_000n

/** The price of one, to the four decimals of the layout, rounded half up; none where nothing is expected to be used. */
export function unitPrice(valor: number, quantidade: number): number | null {
  const [cents, hundredths] = [BigInt(toCents(valor)), BigInt(toCents(quantidade))]
  if (hundredths === 0n) return null
  const rounded = (2n * cents * TEN_THOUSANDTHS + hundredths) / (2n * hundredths)
  return Number(rounded) / Number(TEN_THOUSANDTHS)
}

/** An item of the plan in the portal's layout. What the plan does not hold stays empty: nothing is guessed. */
export function pncpItem(item: Pca, numeroItem: number): PncpItem {
  return {
    numeroItem,
    categoriaItemPca: null,
    catalogo: CATALOGO_OUTROS,
    classificacaoCatalogo: null,
    classificacaoSuperiorCodigo: null,
    classificacaoSuperiorNome: null,
    pdmCodigo: null,
    pdmDescricao: null,
    codigoItem: null,
    descricao: item.objeto,
    unidadeFornecimento: null,
    quantidade: item.expectativa_consumo_anual,
    valorUnitario: unitPrice(item.valor_preliminar, item.expectativa_consumo_anual),
    valorTotal: item.valor_preliminar,
    // The layout's own default: the plan is of one year, and so is its budget.
    valorOrcamentoExercicio: item.valor_preliminar,
    dataDesejada: item.data_pretendida,
    unidadeRequisitante: item.requisitante,
    grupoContratacaoCodigo: null,
    grupoContratacaoNome: null,
  }
}
