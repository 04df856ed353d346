import type { Campos } from '../shared/errors.ts'
import { type Arredondamento, shareOf } from '../shared/exact.ts'
import { fromCents, isMoney, toCents } from '../shared/money.ts'
import { MESSAGES, orphanText, parentIsItem, repeatedCode } from './messages.ts'
import { valorItem } from './preco.ts'

export const TIPOS_LINHA = ['grupo', 'item'] as const
export type TipoLinha = (typeof TIPOS_LINHA)[number]

/** Of a row of the sheet, what the rules look at. */
export interface Linha {
  /** The same item through all revisions; null while it is new. */
  readonly chave: number | null
  readonly codigo: string
  readonly tipo: TipoLinha
  /** Null of a group. */
  readonly quantidade: number | null
  readonly preco_unitario: number | null
}

const MAX_NIVEIS = 6
const CODE = new RegExp(`^\\d{1,4}(\\.\\d{1,4}){0,${MAX_NIVEIS - 1}}$`)

/** `1.02.3` as its numbers; null of what is no numbering. Sheets write 1.2 and 1.02 for the same place. */
export function niveisOf(codigo: string): readonly number[] | null {
  if (!CODE.test(codigo)) return null
  const niveis = codigo.split('.').map(Number)
  return niveis.includes(0) ? null : niveis
}

/** As a sheet is read: 1, 1.1, 1.2, 1.10, 2. */
export function compareCodigos(one: string, other: string): number {
  const [left, right] = [niveisOf(one) ?? [], niveisOf(other) ?? []]
  const differs = left.findIndex((nivel, index) => nivel !== right[index])
  if (differs < 0) return left.length - right.length
  return (left[differs] ?? 0) - (right[differs] ?? 0)
}

const placeOf = (niveis: readonly number[]) => niveis.join('.')

/** What is wrong with one row's place among the others. */
function problemOf(codigo: string, seen: Map<string, TipoLinha>, times: Map<string, number>): string | null {
  const niveis = niveisOf(codigo)
  if (niveis === null) return MESSAGES.badCode
  if ((times.get(placeOf(niveis)) ?? 0) > 1) return repeatedCode(codigo)
  const pai = placeOf(niveis.slice(0, -1))
  if (pai === '') return null
  const above = seen.get(pai)
  if (above === undefined) return orphanText(pai)
  return above === 'item' ? parentIsItem(pai) : null
}

/** What keeps rows from being a tree, by `itens.{index}.{field}`, in whichever order they come. */
export function problemsOfArvore(linhas: readonly Linha[]): Campos {
  const seen = new Map<string, TipoLinha>()
  const times = new Map<string, number>()
  const chaves = new Map<number, number>()
  for (const { codigo, tipo, chave } of linhas) {
    const place = placeOf(niveisOf(codigo) ?? [])
    seen.set(place, tipo)
    times.set(place, (times.get(place) ?? 0) + 1)
    if (chave !== null) chaves.set(chave, (chaves.get(chave) ?? 0) + 1)
  }
  const campos: Campos = {}
  for (const [index, { codigo, chave }] of linhas.entries()) {
    const problem = problemOf(codigo, seen, times)
    if (problem !== null) campos[`itens.${index}.codigo`] = problem
    if (chave !== null && (chaves.get(chave) ?? 0) > 1) campos[`itens.${index}.chave`] = MESSAGES.repeatedItem
  }
  return campos
}

export interface Totais {
  /** Of each row, in the order given: a group's is that of all items below it. */
  readonly valores: readonly number[]
  readonly total: number
}

export const valorDaLinha = (
  { quantidade, preco_unitario }: Pick<Linha, 'quantidade' | 'preco_unitario'>,
  how?: Arredondamento,
): number => valorItem(quantidade ?? 0, preco_unitario ?? 0, how)

/** Every item is multiplied once and added to each of the few groups above it. */
export function totaisOf(linhas: readonly Linha[], how?: Arredondamento): Totais {
  const groups = new Map<string, number>()
  let total = 0
  const own = linhas.map((linha) => {
    if (linha.tipo === 'grupo') return null
    const cents = toCents(valorDaLinha(linha, how))
    const niveis = niveisOf(linha.codigo) ?? []
    for (let depth = 1; depth < niveis.length; depth += 1) {
      const group = placeOf(niveis.slice(0, depth))
      groups.set(group, (groups.get(group) ?? 0) + cents)
    }
    total += cents
    return cents
  })
  const ofGroup = ({ codigo }: Linha) => groups.get(placeOf(niveisOf(codigo) ?? [])) ?? 0
  return {
    valores: linhas.map((linha, index) => fromCents(own[index] ?? ofGroup(linha))),
    total: fromCents(total),
  }
}

/** A row's share of the contract, in percent with four decimals; cut, so that shares never add up to more than all. */
export const pesoOf = (valor: number, total: number): number =>
  shareOf(toCents(valor), toCents(total), 4, 'truncar') ?? 0

/** What is worth more than can be written down, draft or not. */
export function problemsOfValores({ valores, total }: Totais): Campos {
  const rows = valores.flatMap((valor, index) =>
    isMoney(valor) ? [] : [[`itens.${index}.quantidade`, MESSAGES.tooMuch]],
  )
  return { ...Object.fromEntries(rows), ...(isMoney(total) ? {} : { itens: MESSAGES.tooMuch }) }
}

/** What a draft may still lack and an approved sheet may not. */
export function problemsOfAprovacao(linhas: readonly Linha[], totais: Totais): Campos {
  const parents = new Set(linhas.map(({ codigo }) => placeOf((niveisOf(codigo) ?? []).slice(0, -1))))
  const campos: Campos = problemsOfArvore(linhas)
  for (const [index, { tipo, codigo, preco_unitario }] of linhas.entries()) {
    if (tipo === 'grupo' && !parents.has(placeOf(niveisOf(codigo) ?? [])))
      campos[`itens.${index}.codigo`] ??= MESSAGES.emptyGroup
    if (tipo === 'item' && preco_unitario === null) campos[`itens.${index}.preco_unitario`] = MESSAGES.noPrice
  }
  if (!linhas.some(({ tipo }) => tipo === 'item')) campos.itens = MESSAGES.noItems
  return { ...campos, ...problemsOfValores(totais) }
}
