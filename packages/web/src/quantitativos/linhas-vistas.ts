import type { ItemLine } from '../ui/grid/types.ts'
import type { LinhaVista } from './colunas.tsx'
import { type Calculada, isBlank, type LinhaTyped, levelOf, tipoOf } from './linhas.ts'
import type { Notes } from './problemas.ts'

const NONE: Notes = {}

/** The line each row was last drawn as: only those of which something changed are drawn again. */
const drawn = new WeakMap<LinhaTyped, ItemLine<LinhaVista>>()

const isSame = (one: Notes, other: Notes) =>
  one === other ||
  (Object.keys(one).length === Object.keys(other).length &&
    Object.entries(one).every(([field, { text, tone }]) => {
      const note = other[field]
      return note?.text === text && note.tone === tone
    }))

function lineOf(linha: LinhaTyped, preco: number | null, valor: number | null, notes: Notes) {
  const known = drawn.get(linha)
  const row = known?.row
  if (known && row?.preco === preco && row.valor === valor && isSame(row.notes, notes)) return known
  const line: ItemLine<LinhaVista> = {
    type: 'item',
    key: linha.key,
    level: levelOf(linha),
    row: { linha, preco, valor, notes },
    ...(tipoOf(linha) === 'grupo' && !isBlank(linha) ? { looks: 'group' as const } : {}),
  }
  drawn.set(linha, line)
  return line
}

/** The rows of a draft as the grid takes them, with what each comes to and what is wrong with it. */
export const linhasVistas = (
  linhas: readonly LinhaTyped[],
  { precos, valores }: Calculada,
  notes: ReadonlyMap<LinhaTyped, Notes>,
): readonly ItemLine<LinhaVista>[] =>
  linhas.map((linha, index) =>
    lineOf(
      linha,
      precos[index] ?? null,
      isBlank(linha) ? null : (valores[index] ?? null),
      notes.get(linha) ?? NONE,
    ),
  )

/** A line for a row that was only just made. */
export const lineOfBlank = (linha: LinhaTyped): ItemLine<LinhaVista> => lineOf(linha, null, null, NONE)
