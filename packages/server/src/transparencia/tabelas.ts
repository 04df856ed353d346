import type { Call } from '@paco/domain/http/call'
import { TOTAL_HEADER } from '@paco/domain/http/headers'
import type { Column, List, ListQuery } from '@paco/domain/http/list'
import {
  filterQuery,
  isFiltered,
  lastPage,
  rangeText,
  readView,
  type SearchParams,
  type View,
  writeSearch,
} from '@paco/domain/http/view'
import type { Day } from '@paco/domain/shared/days'
import { PacoError } from '@paco/domain/shared/errors'
import { validate } from '@paco/domain/shared/issues'
import { formatAmount } from '@paco/domain/shared/money'
import type { NomePagina } from '@paco/domain/transparencia/paginas'
import type { Db } from '../db/database.ts'
import { type ListPage, type ListSource, listRows } from '../db/list.ts'
import { assertStorable } from '../http/body.ts'
import { Html, html } from '../http/html.ts'
import { pagesMemory } from '../http/pages-memory.ts'
import { ligacao, tabela } from '../http/pagina.ts'
import { cellText, type Row } from '../planilhas/cells.ts'
import { filtroDito } from './filtro-dito.ts'
import { formulario } from './formulario.ts'
import { LISTADAS } from './listadas.ts'
import { listGrupos } from './queries.ts'

/** More rows than these a page without a program does not list at once. */
const MOST = 100

/** What is asked of a list by the address of its page. */
export interface Pedido {
  /** Of the page, without what stands behind its `?`. */
  readonly caminho: string
  readonly search: SearchParams
  /** Of which the rows are: what goes by the clock goes by the day. */
  readonly dia: Day
  /** What the path says already: no address narrows it to anything else. */
  readonly fixo?: Readonly<Record<string, string>>
  /** In which order it opens, where that is not the list's own. */
  readonly ordem?: string
}

/** As people read it: a sheet would not add up thousands with points. */
export function told(column: Column, row: Row): string {
  const value = row[column.key]
  if (column.kind === 'money' && value != null) return formatAmount(Number(value))
  return column.kind === 'percent' && value != null ? `${value}%` : cellText(column, row)
}

/** The file with all rows of what an address asks for. */
export function emArquivo(list: List, search: SearchParams, fixo: Pedido['fixo'] = {}): Html {
  const view = readView(list, search)
  const asked = new URLSearchParams({ formato: 'csv', ...filterQuery(view), ...fixo })
  return ligacao(
    `/api/exportar/${list.name}?${asked}`,
    isFiltered(view) ? 'Todos deste filtro em CSV' : 'Todos em CSV',
  )
}

/** Says what is wrong with a question that its screen would be refused too. */
const refused = (reasons: readonly string[]) => html`<p>Não foi possível listar: ${reasons.join(' ')}</p>`

function accepted({ query }: Call, asked: Readonly<Record<string, unknown>>): ListQuery | Html {
  try {
    assertStorable(asked)
  } catch (error) {
    if (error instanceof PacoError) return refused([error.message])
    throw error
  }
  if (!query) throw new Error('a list without a query')
  const checked = validate(query, asked)
  return checked.ok ? (checked.data as ListQuery) : refused(Object.values(checked.campos))
}

interface Lidas {
  readonly rows: readonly Row[]
  readonly total: number
  readonly pagina: number
}

/**
 * Every page that somebody opens asks for rows that most never see, since their program asks for its own: so they are remembered
 * until something is written or it is another day (cache), but for searches, of which there are too many.
 */
async function readKept(db: Db, source: ListSource, query: ListQuery, dia: Day): Promise<ListPage> {
  if (query.busca) return listRows(db, source, query)
  const { known, note } = pagesMemory.ask(db, source, JSON.stringify(['sem programa', dia, query]))
  if (known) return { rows: known.bytes.toString(), headers: known.headers }
  const page = await listRows(db, source, query)
  note({ bytes: Buffer.from(page.rows), headers: page.headers })
  return page
}

/** The rows of the page; a page beyond the last becomes the last one, as on the screen. */
async function readPage(
  db: Db,
  source: ListSource,
  query: ListQuery & { limite: number },
  dia: Day,
): Promise<Lidas> {
  const { rows, headers } = await readKept(db, source, query, dia)
  const total = Number(headers[TOTAL_HEADER])
  const { pagina = 1 } = query
  const last = lastPage(total, query.limite)
  if (pagina > last) return readPage(db, source, { ...query, pagina: last }, dia)
  return { rows: JSON.parse(rows), total, pagina }
}

/** The ways to the pages before and after this one, and out of the filter. */
function ways(view: View, { caminho }: Pedido, { pagina, total }: Lidas): Html | null {
  const to = (texto: string, wanted: number) => {
    const asked = { ...filterQuery(view), pagina: String(wanted), limite: String(view.limite) }
    return ligacao(`${caminho}?${new URLSearchParams(writeSearch(asked))}`, texto)
  }
  const found = [
    ...(pagina > 1 ? [to('Página anterior', pagina - 1)] : []),
    ...(pagina < lastPage(total, view.limite) ? [to('Próxima página', pagina + 1)] : []),
    ...(isFiltered(view) ? [ligacao(caminho, 'Ver sem filtro')] : []),
  ]
  return found.length === 0 ? null : html`<p>${found.map((one) => html`${one} `)}</p>`
}

const GRUPOS: readonly Column[] = [
  { key: 'funcional', label: 'Classificação funcional', kind: 'text' },
  { key: 'lancamentos', label: 'Lançamentos', kind: 'integer' },
  { key: 'valor', label: 'Valor (R$)', kind: 'money' },
]

/** What budget lines come to, by their functional codes. */
async function grupos(db: Db, query: ListQuery): Promise<Html | null> {
  const { pagina: _page, limite: _size, ordem: _order, ...filter } = query
  const rows = JSON.parse(await listGrupos(db, filter)) as Row[]
  if (rows.length === 0) return null
  return tabela(
    `Por classificação funcional${rows.length > MOST ? `, as ${MOST} primeiras de ${rows.length}` : ''}`,
    GRUPOS.map(({ label }) => label),
    rows.slice(0, MOST).map((row) => GRUPOS.map((column) => told(column, row))),
  )
}

/** Under which name of a page its records are counted, declared not to be, and known to have changed. */
export function paginaDaLista(name: string, search: SearchParams): NomePagina | null {
  const listada = LISTADAS[name]
  if (!listada) return null
  const { pagina, list } = listada
  return typeof pagina === 'string' ? pagina : pagina(readView(list, search))
}

/** A cell whose document everyone may read leads to it. */
function celula(column: Column, row: Row) {
  const endereco = row[`${column.key}_endereco`]
  return typeof endereco === 'string' ? ligacao(endereco, told(column, row)) : told(column, row)
}

/** The rows that a list's address asks for, under what was asked. */
export async function tabelaOf(db: Db, name: string, titulo: string, pedido: Pedido): Promise<Html | null> {
  const listada = LISTADAS[name]
  if (!listada) return null
  const { list, source, call, colunas, leva } = listada
  const { search, fixo = {}, ordem } = pedido
  const read = readView(list, search)
  // An address that says nothing of pages has as many rows as one may have.
  const unpaged = search.pagina === undefined && search.limite === undefined
  const view = unpaged ? { ...read, limite: MOST } : read
  const query = accepted(call, {
    ...(ordem && { ordem }),
    ...filterQuery(view),
    ...fixo,
    pagina: String(view.pagina),
    limite: String(view.limite),
  })
  const file = html`<p>${emArquivo(list, search, fixo)}</p>`
  const form = formulario(list, view, pedido)
  if (query instanceof Html) return html`${form}${query}${file}`
  const dito = [titulo, ...(await filtroDito(db, list, view))].join(' · ')
  const antes = name === 'transparencia/dotacoes' ? await grupos(db, query) : null
  const lidas = await readPage(db, source, { ...query, limite: view.limite }, pedido.dia)
  const { rows, total, pagina } = lidas
  if (rows.length === 0) return html`${form}<p>${dito}: nenhum registro.</p>${ways(view, pedido, lidas)}`
  const keys = typeof colunas === 'function' ? colunas(view) : colunas
  const columns = keys.flatMap((key) => list.columns.filter((column) => column.key === key))
  const linhas = rows.map((row) =>
    columns.map((column, place) =>
      place === 0 && leva ? ligacao(leva(row), told(column, row)) : celula(column, row),
    ),
  )
  const legenda = `${dito}: ${rangeText(pagina, view.limite, rows.length, total)}`
  return html`${form}${antes}${tabela(
    legenda,
    columns.map(({ label }) => label),
    linhas,
  )}${file}${ways(view, pedido, lidas)}`
}
