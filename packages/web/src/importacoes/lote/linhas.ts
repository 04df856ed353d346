import type { Valor } from '@paco/domain/importacoes/celula'
import type { LinhaDoLote, LinhaMudada } from '@paco/domain/importacoes/lote'
import type { Campos, LinhaRecusada } from '@paco/domain/shared/errors'

export type Valores = Readonly<Record<string, Valor>>

/** Cells that another person changed meanwhile too, with what stands there now; nobody has chosen yet. */
export interface Disputa {
  readonly por: string | null
  readonly deles: Valores
}

/** A record as it is edited in a batch. */
export interface Linha {
  readonly id: number
  readonly titulo: string
  /** The version that `antes` is of. */
  readonly versao: number
  readonly antes: Valores
  /** With what was typed. */
  readonly agora: Valores
  readonly travados: ReadonlySet<string>
  /** What the server said of cells, by column, and of the row. */
  readonly recusas: Campos
  readonly motivo: string | null
  readonly disputa: Disputa | null
}

const NONE: Campos = {}

export const linhaDe = ({ id, titulo, versao, valores, travados }: LinhaDoLote): Linha => ({
  id,
  titulo,
  versao,
  antes: valores,
  agora: valores,
  travados: new Set(travados),
  recusas: NONE,
  motivo: null,
  disputa: null,
})

const valueIn = (valores: Valores, key: string): Valor => valores[key] ?? null

export const isMudada = ({ antes, agora }: Linha, key: string): boolean =>
  valueIn(antes, key) !== valueIn(agora, key)

/** Columns whose cell is another now. */
export const mudadas = (linha: Linha): string[] =>
  linha.antes === linha.agora ? [] : Object.keys(linha.agora).filter((key) => isMudada(linha, key))

const pick = (valores: Valores, keys: readonly string[]): Record<string, Valor> =>
  Object.fromEntries(keys.map((key) => [key, valueIn(valores, key)]))

const without = <Value>(record: Readonly<Record<string, Value>>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))

/** What is left of a dispute once some of its cells are settled. */
function settled(disputa: Disputa | null, keys: readonly string[]): Disputa | null {
  if (disputa === null) return null
  const deles = without(disputa.deles, keys)
  return Object.keys(deles).length === 0 ? null : { ...disputa, deles }
}

/** With this typed in it: whatever was said of these cells is over. */
export function digitada(linha: Linha, campos: Valores): Linha {
  const keys = Object.keys(campos)
  return {
    ...linha,
    agora: { ...linha.agora, ...campos },
    recusas: without(linha.recusas, keys),
    motivo: null,
    disputa: settled(linha.disputa, keys),
  }
}

/**
 * Another person changed it meanwhile: it goes on from what stands there now, with what was typed over it. Cells that both
 * changed, and not alike, wait for a choice.
 */
export function comOutra(
  linha: Linha,
  atual: { versao: number; valores: Valores },
  por: string | null,
): Linha {
  const mine = mudadas(linha)
  const agora = { ...atual.valores, ...pick(linha.agora, mine) }
  const both = mine.filter((key) => {
    const theirs = valueIn(atual.valores, key)
    return theirs !== valueIn(linha.antes, key) && theirs !== valueIn(agora, key)
  })
  return {
    ...linha,
    versao: atual.versao,
    antes: atual.valores,
    agora,
    recusas: NONE,
    motivo: null,
    disputa: both.length === 0 ? null : { por, deles: pick(atual.valores, both) },
  }
}

/** With what the server refused of it. */
export function recusada(linha: Linha, { tipo, motivo, campos, atual, por }: LinhaRecusada): Linha {
  if (tipo === 'mudou' && atual)
    return comOutra(linha, { versao: atual.versao, valores: atual.valores as Valores }, por ?? null)
  return { ...linha, recusas: campos, motivo: Object.keys(campos).length === 0 ? motivo : null }
}

/** A disputed cell, settled: theirs, or mine, which then is sent over theirs. */
export const decidida = (linha: Linha, key: string, quem: 'deles' | 'meu'): Linha =>
  digitada(linha, {
    [key]: valueIn((quem === 'deles' && linha.disputa?.deles) || linha.agora, key),
  })

/** As it is stored, without what was typed. */
export const descartada = (linha: Linha): Linha => ({
  ...linha,
  agora: linha.antes,
  recusas: NONE,
  motivo: null,
  disputa: null,
})

/** Saved as it was typed. */
export const gravada = (linha: Linha, versao: number): Linha =>
  descartada({ ...linha, versao, antes: linha.agora })

/** What is sent of those rows in which something changed. */
export const envioOf = (linhas: readonly Linha[]): LinhaMudada[] =>
  linhas.flatMap((linha) => {
    const keys = mudadas(linha)
    return keys.length === 0 ? [] : [{ id: linha.id, versao: linha.versao, campos: pick(linha.agora, keys) }]
  })

export const countMudadas = (linhas: readonly Linha[]): number =>
  linhas.reduce((sum, linha) => sum + mudadas(linha).length, 0)

/** What is kept in the browser of a row, until it is saved: what was typed, over what. */
export interface Guardada extends LinhaMudada {
  readonly antes: Valores
}

export const guardadasOf = (linhas: readonly Linha[]): Guardada[] =>
  envioOf(linhas).map((sent) => {
    const linha = linhas.find(({ id }) => id === sent.id)
    return { ...sent, antes: pick(linha?.antes ?? {}, Object.keys(sent.campos)) }
  })

/** The row with what was kept of it typed in; what others changed since is told as ever. Locked cells stay as they are. */
export function comGuardada(linha: Linha, guardada: Guardada | undefined): Linha {
  if (guardada === undefined) return linha
  const open = Object.keys(guardada.campos).filter((key) => key in linha.agora && !linha.travados.has(key))
  const campos = pick(guardada.campos, open)
  if (guardada.versao === linha.versao) return digitada(linha, campos)
  const older = { ...linha, antes: { ...linha.antes, ...pick(guardada.antes, open) } }
  return comOutra(digitada(older, campos), { versao: linha.versao, valores: linha.antes }, null)
}

/** The row as it was read anew: what was typed stays, over what others did meanwhile. */
export function relida(linha: Linha | undefined, lida: LinhaDoLote): Linha {
  if (linha === undefined || mudadas(linha).length === 0) return linhaDe(lida)
  return linha.versao === lida.versao ? linha : comOutra(linha, lida, null)
}

/** Cells that wait for a choice. */
export const disputadas = (linhas: readonly Linha[]): { linha: Linha; key: string }[] =>
  linhas.flatMap((linha) => Object.keys(linha.disputa?.deles ?? {}).map((key) => ({ linha, key })))

/** The first row that something is wrong with, and the column of it, if it is of one. */
export function primeiraErrada(linhas: readonly Linha[]): { id: number; key: string | null } | null {
  const wrong = linhas.find(
    ({ recusas, motivo, disputa }) => motivo !== null || disputa !== null || Object.keys(recusas).length > 0,
  )
  if (!wrong) return null
  const [key = null] = [...Object.keys(wrong.recusas), ...Object.keys(wrong.disputa?.deles ?? {})]
  return { id: wrong.id, key: wrong.motivo === null ? key : null }
}
