import { fromCents, toCents } from '../shared/money.ts'

/** What the portal asks of an item, as far as the plan may lack it. */
interface Medido {
  readonly categoria: string | null
  readonly classificacao: string | null
  readonly classificacao_codigo: string | null
  readonly classificacao_nome: string | null
  readonly unidade_fornecimento: string | null
  readonly expectativa_consumo_anual: number
  readonly valor_preliminar: number
}

export const CAMPOS_DO_PORTAL = [
  'categoria',
  'classificacao',
  'classificacao_codigo',
  'classificacao_nome',
  'unidade_fornecimento',
] as const

/** Thirteen digits before the comma: what a price of one may have at most. */
const MOST = 10n ** 13n

export interface Falta {
  readonly campo: keyof Medido
  readonly texto: string
}

const ZERO = {
  expectativa_consumo_anual: 'A quantidade é zero.',
  valor_preliminar: 'O valor é zero.',
} as const

/** What falls on the year's budget is no more than what it costs in all. */
export const isExercicioDemais = (item: {
  readonly valor_exercicio?: number | null | undefined
  readonly valor_preliminar: number
}): boolean => (item.valor_exercicio ?? 0) > item.valor_preliminar

/** What keeps an item from being sent, by field; nothing of one that is ready. The column `pronto` (SQL) says the same. */
export function faltasOf(item: Medido): Falta[] {
  const empty = CAMPOS_DO_PORTAL.filter((campo) => item[campo] === null).map((campo) => ({
    campo,
    texto: 'Falta preencher.',
  }))
  const zeros = (['expectativa_consumo_anual', 'valor_preliminar'] as const)
    .filter((campo) => item[campo] <= 0)
    .map((campo) => ({ campo, texto: ZERO[campo] }))
  const tooDear =
    BigInt(toCents(item.valor_preliminar)) >= BigInt(toCents(item.expectativa_consumo_anual)) * MOST
  return zeros.length > 0 || !tooDear
    ? [...empty, ...zeros]
    : [...empty, { campo: 'valor_preliminar', texto: 'O preço de uma unidade não cabe no leiaute.' }]
}

export const isPronto = (item: Medido): boolean => faltasOf(item).length === 0

/** What quantity times the price of one, as it is sent, differs from the total by: the total is what counts. */
export const diferencaOf = (quantidade: number, preco: number, total: number): number =>
  fromCents(Math.round(quantidade * preco * 100) - toCents(total))
