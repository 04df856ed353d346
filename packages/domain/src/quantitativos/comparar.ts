import type { Campos } from '../shared/errors.ts'
import { type Arredondamento, shareOf } from '../shared/exact.ts'
import { fromCents, toCents } from '../shared/money.ts'
import { type Linha, totaisOf } from './arvore.ts'
import { belowMeasured, MESSAGES, stageBelowMeasured } from './messages.ts'
import { valorItem } from './preco.ts'

export type TipoMudanca = 'incluido' | 'retirado' | 'alterado'

/** What a revision does to one item. */
export interface MudancaItem {
  readonly tipo: TipoMudanca
  readonly codigo: string
  /** Where it stands among the rows of the new revision; null where it is gone. */
  readonly indice: number | null
  readonly antes: Linha | null
  readonly depois: Linha | null
  /** What is added and what is taken out, by quantity and by price each for itself: neither pays for the other. */
  readonly acrescimo: number
  readonly supressao: number
  readonly diferenca: number
  /** Of what it was worth, in percent with four decimals; null of a new item. */
  readonly percentual: number | null
}

export interface Comparacao {
  readonly mudancas: readonly MudancaItem[]
  readonly acrescimos: number
  readonly supressoes: number
  /** What is shown beside them and never judged. */
  readonly liquido: number
}

const NADA = { quantidade: 0, preco_unitario: 0 }

/** The quantity's change at the old price, then the price's at the new quantity: together the item's whole change. */
function efeitos(antes: Linha | null, depois: Linha | null, how?: Arredondamento): number[] {
  const before = antes ?? { ...NADA, preco_unitario: depois?.preco_unitario ?? 0 }
  const after = depois ?? { ...NADA, preco_unitario: before.preco_unitario }
  const worth = (quantidade: number | null, preco: number | null) =>
    toCents(valorItem(quantidade ?? 0, preco ?? 0, how))
  const between = worth(after.quantidade, before.preco_unitario)
  return [
    between - worth(before.quantidade, before.preco_unitario),
    worth(after.quantidade, after.preco_unitario) - between,
  ]
}

const sumOf = (cents: readonly number[]) => cents.reduce((sum, each) => sum + each, 0)

function mudancaOf(
  antes: Linha | null,
  depois: Linha | null,
  indice: number | null,
  how?: Arredondamento,
): MudancaItem {
  const parts = efeitos(antes, depois, how)
  const before =
    antes === null ? null : toCents(valorItem(antes.quantidade ?? 0, antes.preco_unitario ?? 0, how))
  return {
    tipo: antes === null ? 'incluido' : depois === null ? 'retirado' : 'alterado',
    codigo: (depois ?? antes)?.codigo ?? '',
    indice,
    antes,
    depois,
    acrescimo: fromCents(sumOf(parts.filter((cents) => cents > 0))),
    supressao: fromCents(sumOf(parts.filter((cents) => cents < 0).map((cents) => -cents))),
    diferenca: fromCents(sumOf(parts)),
    percentual: before === null ? null : shareOf(sumOf(parts), before, 4, 'truncar'),
  }
}

const isItem = ({ tipo }: Linha) => tipo === 'item'
const byChave = (linhas: readonly Linha[]) =>
  new Map(linhas.filter(isItem).flatMap((linha) => (linha.chave === null ? [] : [[linha.chave, linha]])))

const isSame = (one: Linha, other: Linha) =>
  one.quantidade === other.quantidade && one.preco_unitario === other.preco_unitario

/** A revision against the one before it, item by item; an item is the same by its key, wherever it stands now. */
export function comparar(
  antes: readonly Linha[],
  depois: readonly Linha[],
  how?: Arredondamento,
): Comparacao {
  const [before, after] = [byChave(antes), byChave(depois)]
  const changed = depois.flatMap((linha, indice) => {
    if (!isItem(linha)) return []
    const old = linha.chave === null ? undefined : before.get(linha.chave)
    return old && isSame(old, linha) ? [] : [mudancaOf(old ?? null, linha, indice, how)]
  })
  const gone = [...before].filter(([chave]) => !after.has(chave))
  const mudancas = [...changed, ...gone.map(([, linha]) => mudancaOf(linha, null, null, how))]
  const [acrescimos, supressoes] = [
    sumOf(mudancas.map(({ acrescimo }) => toCents(acrescimo))),
    sumOf(mudancas.map(({ supressao }) => toCents(supressao))),
  ]
  return {
    mudancas,
    acrescimos: fromCents(acrescimos),
    supressoes: fromCents(supressoes),
    liquido: fromCents(acrescimos - supressoes),
  }
}

/** A key names an item of the revision before, and what it is measured in stays: anything else is another item. */
export function problemsOfChaves(
  antes: readonly (Linha & { unidade: string | null })[],
  depois: readonly (Linha & { unidade: string | null })[],
): Campos {
  const known = new Map(antes.map((linha) => [linha.chave, linha]))
  const campos: Campos = {}
  for (const [index, { chave, tipo, unidade }] of depois.entries()) {
    if (chave === null) continue
    const old = known.get(chave)
    if (old === undefined) campos[`itens.${index}.chave`] = MESSAGES.unknownItem
    else if (old.tipo !== tipo || old.unidade !== unidade)
      campos[`itens.${index}.unidade`] = MESSAGES.unitStays
  }
  return campos
}

/** By what the estimate was made an item is judged through all revisions: what was never said may be filled in. */
export function problemsOfReferencias(
  antes: readonly (Linha & { preco_referencia: number | null })[],
  depois: readonly (Linha & { preco_referencia: number | null })[],
): Campos {
  const known = new Map(antes.map(({ chave, preco_referencia }) => [chave, preco_referencia]))
  const changed = depois.flatMap(({ chave, preco_referencia }, index) => {
    const was = chave === null ? null : (known.get(chave) ?? null)
    return was === null || was === preco_referencia
      ? []
      : [[`itens.${index}.preco_referencia`, MESSAGES.referenceStays]]
  })
  return Object.fromEntries(changed)
}

/** What is measured of a sheet by key: the quantities of its items, or what the measured part of its stages is worth. */
export interface MedidoDaPlanilha {
  readonly itens: ReadonlyMap<number, number>
  readonly etapas: ReadonlyMap<number, number>
}

/** What was built stays in the sheet: nothing of it can be taken out any more. */
export function problemsOfMedido(
  { mudancas }: Comparacao,
  depois: readonly Linha[],
  { itens, etapas }: MedidoDaPlanilha,
  how?: Arredondamento,
): string[] {
  const { valores } = totaisOf(depois, how)
  const worths = new Map(depois.map(({ chave }, index) => [chave, valores[index] ?? 0]))
  return [
    ...mudancas.flatMap(({ antes, depois: agora, codigo }) => {
      const medida = (antes?.chave && itens.get(antes.chave)) || 0
      return medida > (agora?.quantidade ?? 0) ? [belowMeasured(codigo, medida)] : []
    }),
    ...[...etapas].flatMap(([chave, medido]) => {
      const valor = worths.get(chave) ?? 0
      return medido > valor ? [stageBelowMeasured(medido, valor)] : []
    }),
  ]
}
