import { XLSX } from '@paco/domain/http/list'
import { type Coluna, type Descritor, isRequired, taken } from '@paco/domain/importacoes/descritor'
import { MAX_LINHAS } from '@paco/domain/importacoes/importacao'
import type { FileResult } from '../http/handler.ts'
import { cellValue, numberFormatOf } from '../planilhas/cells.ts'
import { letterOf } from '../planilhas/xml.ts'

/** What a cell of the column may say, where that is a closed list. */
function optionsOf({ opcoes, labels, kind, varios }: Coluna, names: readonly string[]): readonly string[] {
  if (varios) return []
  if (names.length > 0) return names
  if (kind === 'boolean') return Object.values(labels ?? { true: 'Sim', false: 'Não' })
  return opcoes ?? Object.values(labels ?? {})
}

/** What the row to imitate says; a record that has to be named is the first there is. */
const exampleOf = (descritor: Descritor, coluna: Coluna, options: readonly string[]) =>
  cellValue(coluna, descritor.exemplo) ??
  (coluna.busca && isRequired(descritor, coluna) ? (options[0] ?? null) : null)

const LISTAS = 'Opções'
/**
 * An empty sheet for a list: the heads that an export has, those a new record needs marked in the notes, a row to
 * imitate, and drop-down lists where a cell is one of a few.
 */
export async function modeloDe(
  descritor: Descritor,
  named: Readonly<Record<string, readonly string[]>>,
): Promise<FileResult> {
  const colunas = taken(descritor)
  const options = colunas.map((coluna) => optionsOf(coluna, named[coluna.busca ?? ''] ?? []))
  const longest = Math.max(0, ...options.map(({ length }) => length))
  const listed = Array.from({ length: longest }, (_, row) => options.map((values) => values[row] ?? null))
  const { writeXlsx } = await import('hucre/xlsx')
  const bytes = await writeXlsx({
    sheets: [
      {
        name: descritor.nome,
        columns: colunas.map((coluna) => {
          const numFmt = numberFormatOf(coluna)
          return { width: Math.max(14, coluna.label.length + 4), ...(numFmt && { numFmt }) }
        }),
        rows: [
          colunas.map(({ label }) => label),
          colunas.map((coluna, place) => exampleOf(descritor, coluna, options[place] ?? [])),
        ],
        freezePane: { rows: 1 },
        dataValidations: colunas.flatMap((_, place) => {
          const count = options[place]?.length ?? 0
          if (count === 0) return []
          const column = letterOf(place)
          return [
            {
              type: 'list' as const,
              allowBlank: true,
              range: `${column}2:${column}${MAX_LINHAS + 1}`,
              formula1: `'${LISTAS}'!$${column}$2:$${column}$${count + 1}`,
            },
          ]
        }),
      },
      {
        name: 'Campos',
        columns: [{ width: 36 }, { width: 14 }, { width: 60 }],
        rows: [
          ['Coluna', 'Obrigatória', 'Também se chama'],
          ...colunas.map((coluna) => [
            coluna.label,
            isRequired(descritor, coluna) ? 'Sim' : 'Não',
            (coluna.nomes ?? []).join(', '),
          ]),
        ],
      },
      { name: LISTAS, hidden: true, rows: [colunas.map(({ label }) => label), ...listed] },
    ],
  })
  return { name: `modelo-${descritor.nome}.xlsx`, type: XLSX, bytes }
}
