import { problemsOfArvore } from '@paco/domain/quantitativos/arvore'
import { MAX_ITENS } from '@paco/domain/quantitativos/constantes'
import { itemInput } from '@paco/domain/quantitativos/item'
import { avisoPessoal } from '@paco/domain/shared/aviso-pessoal'
import type { Campos } from '@paco/domain/shared/errors'
import { validate } from '@paco/domain/shared/issues'
import type { Note } from '../ui/grid/types.ts'
import { bodyOf, type LinhaTyped, tipoOf, toSend } from './linhas.ts'

/** What is said of a row, by field. */
export type Notes = Readonly<Record<string, Note>>

/** A row is looked at once for each way it was. */
const known = new WeakMap<LinhaTyped, Campos>()

function ownProblems(linha: LinhaTyped): Campos {
  const found = known.get(linha)
  if (found) return found
  const checked = validate(itemInput, bodyOf(linha))
  const campos = checked.ok ? {} : checked.campos
  known.set(linha, campos)
  return campos
}

const isMissing = (linha: LinhaTyped, field: string) => linha[field as keyof LinhaTyped] === null

/** `itens.3.codigo` as row and field. */
function placeOf(field: string): [number, string] | null {
  const [, index, name] = /^itens\.(\d+)\.(\w+)$/.exec(field) ?? []
  return index === undefined || name === undefined ? null : [Number(index), name]
}

/** What the server said of rows that were sent in this order, by the key of each. */
export function refusedOf(sent: readonly LinhaTyped[], campos: Campos): ReadonlyMap<LinhaTyped, Campos> {
  const refused = new Map<LinhaTyped, Campos>()
  for (const [field, text] of Object.entries(campos)) {
    const place = placeOf(field)
    const linha = place && sent[place[0]]
    if (place && linha) refused.set(linha, { ...refused.get(linha), [place[1]]: text })
  }
  return refused
}

const asNotes = (linha: LinhaTyped, campos: Campos): Notes =>
  Object.fromEntries(
    Object.entries(campos).map(([field, text]) => {
      // What is only missing is not wrong yet: the row is still being written.
      return [field, { tone: isMissing(linha, field) ? 'warning' : 'error', text } as const]
    }),
  )

/** What would keep its texts, which everyone reads, from being published; nothing is refused for it. */
function warningsOf(linha: LinhaTyped): Notes {
  const text = linha.descricao === null ? null : avisoPessoal(linha.descricao)
  return text === null ? {} : { descricao: { tone: 'warning', text } }
}

/** The fields a person can see something at: what is wrong with another is told at the code. */
const SEEN = new Set([
  'codigo',
  'tabela',
  'codigo_tabela',
  'descricao',
  'unidade',
  'quantidade',
  'custo_unitario',
  'bdi',
  'preco_unitario',
  'preco_referencia',
])
const seen = (campos: Campos): Campos =>
  Object.fromEntries(
    Object.entries(campos).map(([field, text]) => [SEEN.has(field) ? field : 'codigo', text]),
  )

export interface Problemas {
  readonly notes: ReadonlyMap<LinhaTyped, Notes>
  /** Cells that keep the sheet from being sent. */
  readonly count: number
  readonly tooMany: boolean
}

/** What is wrong with a draft as it stands: row by row, as a tree, and what the server said of rows since unchanged. */
export function problemasOf(
  linhas: readonly LinhaTyped[],
  refused: ReadonlyMap<LinhaTyped, Campos>,
): Problemas {
  const sent = toSend(linhas)
  const tree = refusedOf(
    sent,
    problemsOfArvore(
      sent.map((linha) => ({
        chave: linha.chave,
        codigo: linha.codigo ?? '',
        tipo: tipoOf(linha),
        quantidade: linha.quantidade,
        preco_unitario: linha.preco_unitario,
      })),
    ),
  )
  const notes = new Map<LinhaTyped, Notes>()
  let count = 0
  for (const linha of sent) {
    const own = { ...tree.get(linha), ...ownProblems(linha) }
    count += Object.keys(own).length
    const all = seen({ ...refused.get(linha), ...own })
    const told = { ...warningsOf(linha), ...asNotes(linha, all) }
    if (Object.keys(told).length > 0) notes.set(linha, told)
  }
  return { notes, count, tooMany: sent.length > MAX_ITENS }
}
