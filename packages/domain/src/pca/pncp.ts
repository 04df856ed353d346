import { toCents } from '../shared/money.ts'
import { inFileName, UNIDADE_PADRAO } from '../shared/pncp.ts'
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

type Campo = (typeof PNCP_FIELDS)[number]
export type PncpItem = Readonly<Record<Campo, string | number | null>>
/** As it is sent: what there is not is absent, since the portal refuses nulls. */
export type PncpEnvio = Readonly<Partial<Record<Campo, string | number>>>

/** What the layout is made of. */
export type DoPlano = Pick<
  Pca,
  | 'numero_item'
  | 'categoria'
  | 'classificacao'
  | 'classificacao_codigo'
  | 'classificacao_nome'
  | 'objeto'
  | 'unidade_fornecimento'
  | 'expectativa_consumo_anual'
  | 'valor_preliminar'
  | 'valor_exercicio'
  | 'data_pretendida'
  | 'requisitante'
  | 'grupo_codigo'
  | 'grupo_nome'
>

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

const numberOf = (code: string | null) => (code === null ? null : Number(code))

/** An item of the plan in the portal's layout. What the plan does not hold stays empty: nothing is guessed. */
export function pncpItem(item: DoPlano): PncpItem {
  return {
    numeroItem: item.numero_item,
    categoriaItemPca: numberOf(item.categoria),
    catalogo: CATALOGO_OUTROS,
    classificacaoCatalogo: numberOf(item.classificacao),
    classificacaoSuperiorCodigo: item.classificacao_codigo,
    classificacaoSuperiorNome: item.classificacao_nome,
    pdmCodigo: null,
    pdmDescricao: null,
    codigoItem: null,
    descricao: item.objeto,
    unidadeFornecimento: item.unidade_fornecimento,
    quantidade: item.expectativa_consumo_anual,
    valorUnitario: unitPrice(item.valor_preliminar, item.expectativa_consumo_anual),
    valorTotal: item.valor_preliminar,
    // The layout's own default: the plan is of one year, and so is its budget.
    valorOrcamentoExercicio: item.valor_exercicio ?? item.valor_preliminar,
    dataDesejada: item.data_pretendida,
    unidadeRequisitante: item.requisitante,
    grupoContratacaoCodigo: item.grupo_codigo,
    grupoContratacaoNome: item.grupo_nome,
  }
}

/** The same as it is sent. */
export const pncpEnvio = (item: DoPlano): PncpEnvio =>
  Object.fromEntries(Object.entries(pncpItem(item)).filter(([, value]) => value !== null))

/** As many items as the portal takes at a time. */
export const MOST_ITENS = 1000

/** The first year whose plan the portal takes. */
export const PRIMEIRO_ANO = 2021

/** As many files as it takes, none longer than the portal takes it. */
export const emArquivos = <T>(itens: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(itens.length / MOST_ITENS) }, (_, part) =>
    itens.slice(part * MOST_ITENS, (part + 1) * MOST_ITENS),
  )

interface QualArquivo {
  /** What of a correction it is; the plan itself where it is none. */
  readonly parte?: string
  readonly arquivo?: number | undefined
}

/** `pca-2027.json`, `pca-2027-2.json`, `pca-2027-alteracoes.json`; with the unit unless it is the usual one. */
export function nomeDoArquivo(
  { ano, codigo_unidade }: { ano: number; codigo_unidade: string },
  formato: string,
  itens: number,
  { parte, arquivo = 1 }: QualArquivo = {},
): string {
  const unidade = codigo_unidade === UNIDADE_PADRAO ? '' : inFileName(codigo_unidade)
  const numero = itens > MOST_ITENS ? String(arquivo) : ''
  const parts = ['pca', String(ano), unidade, parte ?? '', numero]
  return `${parts.filter((part) => part !== '').join('-')}.${formato}`
}

export interface EnvioDoPlano {
  readonly codigoUnidade: string
  readonly anoPca: number
  readonly itensPlano: readonly PncpEnvio[]
}

/** A plan as it is sent: a file for each thousand of its items. */
export function pncpPlano(
  { codigo_unidade, ano }: { codigo_unidade: string; ano: number },
  itens: readonly DoPlano[],
): EnvioDoPlano[] {
  return emArquivos(itens).map((some) => ({
    codigoUnidade: codigo_unidade,
    anoPca: ano,
    itensPlano: some.map(pncpEnvio),
  }))
}
