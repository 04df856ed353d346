import { bairrosList } from '@paco/domain/bairros/bairro'
import type { Column, List } from '@paco/domain/http/list'
import { filterQuery, type View } from '@paco/domain/http/view'
import { ANOS } from '@paco/domain/transparencia/paginas'
import { bairrosSource } from '../bairros/queries.ts'
import { contratosSource } from '../contratos/queries.ts'
import type { Db } from '../db/database.ts'
import { type ListSource, rowsByIds } from '../db/list.ts'
import { cellText, type Row } from '../planilhas/cells.ts'
import { projetosSource } from '../projetos/queries.ts'
import { nomesSecretariasSource } from '../secretarias/queries.ts'

/** What lists are narrowed to by its number: what it is called, and which field of it has its name. */
interface Numerado {
  readonly label: string
  readonly source: ListSource
  readonly nome: string
}

const SECRETARIA: Numerado = { label: 'Secretaria', source: nomesSecretariasSource, nome: 'nomesecretaria' }
const NUMERADOS: Readonly<Record<string, Numerado>> = {
  id_secretaria: SECRETARIA,
  secretaria_id: SECRETARIA,
  id_contrato: { label: 'Contrato', source: contratosSource, nome: 'numero_ano' },
  id_projeto: { label: 'Projeto', source: projetosSource(null), nome: 'nomeprojeto' },
  id_bairro: { label: 'Bairro', source: { ...bairrosSource, columns: bairrosList.columns }, nome: 'bairro' },
}

async function numeradoText(db: Db, { label, source, nome }: Numerado, value: string): Promise<string> {
  const [row] = await rowsByIds<Row>(db, source, [Number(value)])
  return `${label}: ${row ? String(row[nome]) : `nº ${value}`}`
}

const columnOf = ({ columns }: List, key: string): Column =>
  columns.find((column) => column.key === key) ?? { key, label: key, kind: 'text' }

/** One filter of the address as people read it. */
async function filterText(db: Db, list: List, [key, value]: readonly [string, string]): Promise<string> {
  const numerado = NUMERADOS[key]
  if (numerado) return numeradoText(db, numerado, value)
  const column = columnOf(list, key)
  return `${ANOS[key] ?? column.label}: ${cellText(column, { [key]: value })}`
}

function orderText(list: List, ordem: string): string {
  const { label } = columnOf(list, ordem.replace(/^-/, ''))
  return `Ordem: ${label}${ordem.startsWith('-') ? ', decrescente' : ''}`
}

/** What a list's address asks for, in words: its filters, its search and its order. */
export async function filtroDito(db: Db, list: List, view: View): Promise<string[]> {
  const { busca, ordem } = filterQuery(view)
  const filters: string[] = []
  for (const filter of Object.entries(view.filters)) filters.push(await filterText(db, list, filter))
  return [
    ...filters,
    ...(busca === undefined ? [] : [`Pesquisa: “${busca}”`]),
    ...(ordem === undefined ? [] : [orderText(list, ordem)]),
  ]
}
