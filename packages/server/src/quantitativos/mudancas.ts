import { niveisOf } from '@paco/domain/quantitativos/arvore'
import type { ItemInput } from '@paco/domain/quantitativos/item'
import type { Contas } from '@paco/domain/quantitativos/preco'
import type { Campos } from '@paco/domain/shared/errors'
import type { LinhaGuardada } from './itens-queries.ts'
import { type Antes, problemsOfLinhas } from './linhas.ts'

/** What is to become of a row: new without a key, gone without a row. */
export interface MudancaDeLinha {
  readonly chave: number | null
  readonly linha: ItemInput | null
}

interface Mudada {
  readonly linhas: readonly (ItemInput | LinhaGuardada)[]
  /** Of each row, which of the changes made it. */
  readonly lugares: readonly (number | undefined)[]
}

/** A sheet after changes of some of its rows. */
export function mudada(guardadas: readonly LinhaGuardada[], mudancas: readonly MudancaDeLinha[]): Mudada {
  const byChave = new Map(mudancas.map(({ chave }, lugar) => [chave, lugar]))
  const linhas: (ItemInput | LinhaGuardada)[] = []
  const lugares: (number | undefined)[] = []
  const add = (linha: ItemInput | LinhaGuardada | null | undefined, lugar?: number) => {
    if (!linha) return
    linhas.push(linha)
    lugares.push(lugar)
  }
  for (const guardada of guardadas) {
    const lugar = byChave.get(guardada.chave)
    add(lugar === undefined ? guardada : mudancas[lugar]?.linha, lugar)
  }
  for (const [lugar, { chave, linha }] of mudancas.entries()) if (chave === null) add(linha, lugar)
  return { linhas, lugares }
}

const placeOf = (codigo: string, up = 0): string => {
  const niveis = niveisOf(codigo) ?? []
  return niveis.slice(0, niveis.length - up).join('.')
}

/** Which changes do what to the rows of a place: those that were there, and those that come there. */
function placesOf(
  guardadas: readonly LinhaGuardada[],
  mudancas: readonly MudancaDeLinha[],
): ReadonlyMap<string, number[]> {
  const codes = new Map(guardadas.map(({ chave, codigo }) => [chave, codigo]))
  const places = new Map<string, number[]>()
  for (const [lugar, { chave, linha }] of mudancas.entries())
    for (const codigo of [chave === null ? undefined : codes.get(chave), linha?.codigo])
      if (codigo !== undefined) places.set(placeOf(codigo), [...(places.get(placeOf(codigo)) ?? []), lugar])
  return places
}

/**
 * What is wrong with the sheet after the changes, by change and field. What is wrong with a row that none of them touches
 * is due to those at its own place or at its group's; what is wrong with the whole is due to all of them.
 */
export function problemsOfMudancas(
  guardadas: readonly LinhaGuardada[],
  mudancas: readonly MudancaDeLinha[],
  contas: Contas,
  antes: Antes,
): Map<number, Campos> {
  const { linhas, lugares } = mudada(guardadas, mudancas)
  const problems = Object.entries(problemsOfLinhas(linhas, contas, antes))
  const found = new Map<number, Campos>()
  if (problems.length === 0) return found
  const blame = (lugar: number, campo: string, motivo: string) =>
    found.set(lugar, { ...found.get(lugar), [campo]: motivo })
  const others: { codigo: string; motivo: string }[] = []
  for (const [key, motivo] of problems) {
    const [, index, campo = 'linha'] = key.split('.')
    const own = index === undefined ? undefined : lugares[Number(index)]
    if (own !== undefined) blame(own, campo, motivo)
    else others.push({ codigo: linhas[Number(index)]?.codigo ?? '', motivo })
  }
  const places = placesOf(guardadas, mudancas)
  for (const { codigo, motivo } of others) {
    const near = [...(places.get(placeOf(codigo)) ?? []), ...(places.get(placeOf(codigo, 1)) ?? [])]
    const due = near.length > 0 ? near : [...mudancas.keys()]
    for (const lugar of due) if (!found.has(lugar)) blame(lugar, 'linha', motivo)
  }
  return found
}
