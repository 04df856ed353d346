import type { Column, ListQuery } from '@paco/domain/http/list'
import { formatDay, formatInstant, parseDay } from '@paco/domain/shared/days'
import { formatWhole } from '@paco/domain/shared/formats'
import type { Asked } from '../http/handler.ts'
import { cellText, type Row } from './cells.ts'
import type { Cell, Folha } from './xlsx.ts'

/** What filters are called that are no column of their list. */
const NAMES: Record<string, string> = {
  id_secretaria: 'Secretaria',
  secretaria_id: 'Secretaria',
  id_projeto: 'Projeto',
  projeto_id: 'Projeto',
  id_contrato: 'Contrato',
  usuario_id: 'Usuário',
  ano: 'Ano',
  de: 'De',
  ate: 'Até',
  vigencia: 'Vigência',
  situacao: 'Situação',
  status: 'Status',
  marca: 'Marca',
  arquivados: 'Arquivados',
  ativo: 'Situação',
  ativa: 'Situação',
  aberta: 'Em aberto',
}

/** What every row of a filter by number says of the record that the number is of. */
const TOLD: Record<string, string> = {
  id_secretaria: 'secretaria_nome',
  secretaria_id: 'secretaria_nome',
  id_projeto: 'nomeprojeto',
  projeto_id: 'nomeprojeto',
}

/** A filter in words, as far as the list itself knows them. */
function filterText(key: string, value: unknown, columns: readonly Column[], first: Row): string {
  const told = first[TOLD[key] ?? '']
  if (typeof told === 'string') return told
  const column = columns.find((one) => one.key === key)
  if (column) return cellText(column, { [key]: value })
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  const day = parseDay(String(value))
  return day === null ? String(value) : formatDay(day)
}

export interface Filtrada {
  readonly columns: readonly Column[]
  readonly query: ListQuery
  readonly sums: Readonly<Record<string, number>>
}

/** What was written of a list. */
export interface Escritas {
  linhas: number
  primeira: Row
}

/** What a list was narrowed to, who asked for it and when, how many rows it had and what they add up to. */
function* rowsOf(
  { columns, query, sums }: Filtrada,
  { nome, em }: Asked,
  escritas: Escritas,
): Generator<Cell[]> {
  const labelOf = (key: string) => columns.find((column) => column.key === key)?.label ?? NAMES[key] ?? key
  const { busca, ordem, pagina: _page, limite: _limit, ...filters } = query
  yield ['Gerada por', nome]
  yield ['Em', formatInstant(em.toISOString())]
  yield ['Linhas', formatWhole(escritas.linhas)]
  const said = Object.entries(filters).filter(([, value]) => value !== undefined && value !== false)
  if (said.length === 0 && !busca) yield ['Filtro', 'Nenhum: a lista inteira']
  for (const [key, value] of said)
    yield [`Filtro: ${labelOf(key)}`, filterText(key, value, columns, escritas.primeira)]
  if (busca) yield ['Pesquisa', busca]
  if (ordem)
    yield [
      'Ordem',
      `${labelOf(ordem.replace(/^-/, ''))}${ordem.startsWith('-') ? ', do maior ao menor' : ''}`,
    ]
  for (const [key, sum] of Object.entries(sums)) yield [`Soma: ${labelOf(key)}`, sum]
}

export const FILTROS = 'Filtros'

/** Written after the rows that it counts. */
export const filtrosFolha = (filtrada: Filtrada, asked: Asked, escritas: Escritas): Folha => ({
  name: FILTROS,
  columns: [{ width: 36 }, { width: 60, format: '#,##0.00' }],
  frozen: 0,
  batches: (function* () {
    yield [...rowsOf(filtrada, asked, escritas)]
  })(),
})
