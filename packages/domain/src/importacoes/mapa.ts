import { CONSERTOS, type Conserto, readCelula, type Valor } from './celula.ts'
import { type Coluna, type Descritor, idOf, taken } from './descritor.ts'
import { similarity } from './parecido.ts'
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
    .replace(/\((r\$|%|em reais|reais|dias)\)/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** How well a head names a column: its own label first, then what cities call it, then what is like either. */
function nameFit(head: string, coluna: Coluna): number {
  if (keyText(head) === keyText(coluna.label)) return 4
  const wanted = bare(head)
  if (wanted === '') return 0
  const names = [coluna.label, ...(coluna.nomes ?? [])].map(bare)
  if (names.includes(wanted)) return 3
  // Of a head in several rows the last part names the column.
  const last = bare(head.split('›').at(-1) ?? '')
  if (last !== wanted && names.includes(last)) return 2.5
  // What follows a middle dot explains it: 'M1 · set/2027'.
  const [first = ''] = head.split(' · ')
  if (first !== head && names.includes(bare(first))) return 2.5
  const alike = Math.max(...names.map((name) => similarity(wanted, name)))
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
  const columns = [...(id ? [id] : []), ...taken(descritor)]
  const fits = columns.flatMap((coluna) =>
    heads.map((head, place) => {
      const name = nameFit(head, coluna)
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
  for (const { coluna, place, fit } of fits.sort((one, other) => other.fit - one.fit)) {
    if (fit === 0 || used.has(place) || mapa[coluna.key]) continue
    mapa[coluna.key] = { coluna: place }
    used.add(place)
  }
  return mapa
}

/** The heads of a sheet as a key: the next sheet like it is mapped as the last one was. */
export const fingerprintOf = (heads: readonly string[]): string => heads.map(keyText).join('\u001f')

export const consertosOf = ({ consertos = [] }: Origem): ReadonlySet<Conserto> =>
  new Set(CONSERTOS.filter((conserto) => consertos.includes(conserto)))
