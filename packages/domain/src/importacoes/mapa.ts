import { CONSERTOS, type Conserto, readCelula, type Valor } from './celula.ts'
import { type Coluna, type Descritor, idOf, taken } from './descritor.ts'
import { similarity, trigrams } from './parecido.ts'
import type { Celula, LinhaLida } from './planilha-lida.ts'
import { isBlank, keyText } from './texto.ts'

/** Where a field's cells come from, and what is done with them. */
export interface Origem {
  /** The column of the sheet, from 0; null where it has none. */
  readonly coluna: number | null
  /** The same value for every row, in place of a column. */
  readonly constante?: Valor
  readonly consertos?: readonly Conserto[]
  /** What a written value means, by its folded text: an option, or the number of a record. */
  readonly valores?: Readonly<Record<string, Valor>>
}

/** By the key of a column of the descriptor; one that is not named is left as it is. */
export type Mapa = Readonly<Record<string, Origem>>

const bare = (text: string) =>
  keyText(text)
    .replace(/r\$|\((%|em reais|reais|dias)\)/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** A column with what it is called, made ready once for all heads. */
const chamadaOf = (coluna: Coluna) => {
  const names = [coluna.label, ...(coluna.nomes ?? [])].map(bare)
  return { coluna, label: keyText(coluna.label), names, grams: names.map(trigrams) }
}

/** A head, made ready once for all columns. */
const tituloOf = (head: string) => {
  const wanted = bare(head)
  // What follows a middle dot explains it: 'M1 · set/2027'.
  const [first = ''] = head.split(' · ')
  return {
    key: keyText(head),
    wanted,
    // Of a head in several rows the last part names the column.
    parts: [bare(head.split('›').at(-1) ?? ''), bare(first)].filter((part) => part !== wanted),
    grams: trigrams(wanted),
  }
}

/** How well a head names a column: its own label first, then what cities call it, then what is like either. */
function nameFit(
  { key, wanted, parts, grams }: ReturnType<typeof tituloOf>,
  chamada: ReturnType<typeof chamadaOf>,
): number {
  if (key === chamada.label) return 4
  if (wanted === '') return 0
  if (chamada.names.includes(wanted)) return 3
  if (parts.some((part) => chamada.names.includes(part))) return 2.5
  const alike = Math.max(...chamada.grams.map((name) => similarity(grams, name)))
  return alike >= 0.6 ? 1 + alike : 0
}

const SAMPLE = 50

/** Which part of a column's cells can be read as what the field holds. */
function typeFit(coluna: Coluna, cells: readonly Celula[]): number {
  const said = cells.filter((celula) => !isBlank(celula)).slice(0, SAMPLE)
  if (said.length === 0) return 0.5
  const tipo = coluna.busca ? { ...coluna, kind: 'text' as const } : coluna
  return said.filter((celula) => 'valor' in readCelula(celula, tipo)).length / said.length
}

/** What the heads of a sheet most likely are. Each column of the sheet is used once, the surest first. */
export function guessMapa(
  descritor: Descritor,
  heads: readonly string[],
  linhas: readonly LinhaLida[],
): Mapa {
  const id = idOf(descritor)
  const columns = [...(id ? [id] : []), ...taken(descritor)].map(chamadaOf)
  const titulos = heads.map(tituloOf)
  const fits = columns.flatMap((chamada) =>
    titulos.map((titulo, place) => {
      const { coluna } = chamada
      const name = nameFit(titulo, chamada)
      const type =
        name === 0
          ? 0
          : typeFit(
              coluna,
              linhas.slice(0, SAMPLE).map(({ celulas }) => celulas[place] ?? null),
            )
      return { coluna, place, fit: name === 0 || (name < 2 && type < 0.5) ? 0 : name + type }
    }),
  )
  const mapa: Record<string, Origem> = {}
  const used = new Set<number>()
  // A sheet with our own numbers is one of ours that comes back: what it says beside the fields was worked out here.
  const isOurs = id !== undefined && fits.some(({ coluna, fit }) => coluna.key === id.key && fit >= 4)
  for (const { coluna, place, fit } of fits.sort((one, other) => other.fit - one.fit)) {
    if (fit === 0 || (isOurs && coluna.auxiliar) || used.has(place) || mapa[coluna.key]) continue
    mapa[coluna.key] = { coluna: place }
    used.add(place)
  }
  return mapa
}

/**
 * Which head is called by one of these names, the surest first: by all it says, else by a part of it. Of several the last,
 * as sums stand to the right of what they are made of.
 */
export function headNamed(nomes: readonly string[], heads: readonly string[]): number | null {
  const titulos = heads.map(tituloOf)
  const names = nomes.map(bare)
  const places = [
    ...names.map((name) => titulos.findLastIndex(({ wanted }) => wanted === name)),
    ...names.map((name) => titulos.findLastIndex(({ parts }) => parts.includes(name))),
  ]
  return places.find((place) => place >= 0) ?? null
}

/** The heads of a sheet as a key: the next sheet like it is mapped as the last one was. */
export const fingerprintOf = (heads: readonly string[]): string => heads.map(keyText).join('\u001f')

export const consertosOf = ({ consertos = [] }: Origem): ReadonlySet<Conserto> =>
  new Set(CONSERTOS.filter((conserto) => consertos.includes(conserto)))

/** Heads that are no field of these records, each with where it belongs. */
export function alheiasIn(
  { alheias = [] }: Descritor,
  heads: readonly string[],
  mapa: Mapa,
): { titulo: string; motivo: string }[] {
  const used = new Set(Object.values(mapa).map(({ coluna }) => coluna))
  return heads.flatMap((titulo, place) => {
    const found = used.has(place)
      ? undefined
      : alheias.find(({ nomes }) => headNamed(nomes, [titulo]) !== null)
    return found ? [{ titulo, motivo: found.motivo }] : []
  })
}
