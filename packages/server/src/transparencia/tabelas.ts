import type { Column } from '@paco/domain/http/list'
import { formatWhole } from '@paco/domain/shared/formats'
import { formatAmount } from '@paco/domain/shared/money'
import { contratosPublicosList } from '@paco/domain/transparencia/contrato'
import { conveniosPublicosList } from '@paco/domain/transparencia/convenio'
import { emendasPublicasList } from '@paco/domain/transparencia/emenda'
import { fiscaisList } from '@paco/domain/transparencia/fiscal'
import { pcaPublicoList } from '@paco/domain/transparencia/pca'
import type { Db } from '../db/database.ts'
import { type ListSource, listRows } from '../db/list.ts'
import { type Html, html } from '../http/html.ts'
import { ligacao, tabela } from '../http/pagina.ts'
import { cellText, type Row } from '../planilhas/cells.ts'
import {
  contratosPublicosSource,
  conveniosPublicosSource,
  emendasPublicasSource,
  fiscaisPublicosSource,
  listGrupos,
  pcaPublicoSource,
} from './queries.ts'

/** More rows than these a page without a program does not list: its file has them all. */
const MOST = 100

/** A list of the portal as those read it who have no program. */
interface Tabela {
  readonly legenda: string
  readonly colunas: readonly Column[]
  /** At most so many rows, the first as the list has them. */
  ler(db: Db, limite: number, filtro: object): Promise<readonly Row[]>
  /** Where all of them are. */
  readonly arquivo: string
}

type Listada = { readonly name: string; readonly title: string; readonly columns: readonly Column[] }

const de = (list: Listada, keys: readonly string[]) => ({
  legenda: list.title,
  colunas: keys.flatMap((key) => list.columns.filter((column) => column.key === key)),
  arquivo: `/api/exportar/${list.name}?formato=csv`,
})

const lida =
  (source: ListSource) =>
  async (db: Db, limite: number, filtro: object): Promise<readonly Row[]> =>
    JSON.parse((await listRows(db, source, { ...filtro, limite })).rows)

const GRUPOS: readonly Column[] = [
  { key: 'funcional', label: 'Classificação funcional', kind: 'text' },
  { key: 'lancamentos', label: 'Lançamentos', kind: 'integer' },
  { key: 'valor', label: 'Valor (R$)', kind: 'money' },
]

const TABELAS: Readonly<Record<string, Tabela>> = {
  'transparencia/contratos': {
    ...de(contratosPublicosList, [
      'numero_ano',
      'empresa',
      'cnpj',
      'objeto',
      'secretaria_nome',
      'assinatura',
      'vigencia_fim',
      'valor_inicial',
      'valor_atual',
      'situacao',
    ]),
    ler: lida(contratosPublicosSource),
  },
  'transparencia/fiscais': {
    ...de(fiscaisList, ['fiscal', 'papel', 'contrato', 'objeto', 'empresa', 'portaria', 'de', 'ate']),
    ler: lida(fiscaisPublicosSource),
  },
  'transparencia/convenios': {
    ...de(conveniosPublicosList, [
      'numero',
      'ano',
      'concedente',
      'natureza',
      'beneficiario',
      'objeto',
      'total',
      'recebido',
      'recebido_em',
      'vigencia_fim',
      'situacao',
      'termo',
    ]),
    ler: lida(conveniosPublicosSource),
  },
  'transparencia/emendas': {
    ...de(emendasPublicasList, [
      'numero',
      'ano',
      'esfera',
      'autor',
      'tipo',
      'objeto',
      'valor_previsto',
      'valor_empenhado',
      'valor_pago',
      'projetos',
    ]),
    ler: lida(emendasPublicasSource),
  },
  'transparencia/pca': {
    ...de(pcaPublicoList, [
      'objeto',
      'requisitante',
      'expectativa_consumo_anual',
      'valor_preliminar',
      'data_pretendida',
      'prioridade',
    ]),
    ler: lida(pcaPublicoSource),
  },
  'transparencia/dotacoes': {
    legenda: 'Dotações do orçamento por classificação funcional',
    colunas: GRUPOS,
    arquivo: '/api/dados/dotacoes.csv',
    ler: async (db, limite) => JSON.parse(await listGrupos(db, {})).slice(0, limite),
  },
}

/** As people read it: a sheet would not add up thousands with points. */
export const told = (column: Column, row: Row) =>
  column.kind === 'money' && row[column.key] != null
    ? formatAmount(Number(row[column.key]))
    : cellText(column, row)

/** A cell whose document everyone may read leads to it. */
function celula(column: Column, row: Row) {
  const endereco = row[`${column.key}_endereco`]
  return typeof endereco === 'string' ? ligacao(endereco, told(column, row)) : told(column, row)
}

/** The first rows of a list, and where the others are. */
export async function tabelaOf(db: Db, name: string, filtro: object = {}): Promise<Html | null> {
  const asked = TABELAS[name]
  if (!asked) return null
  const { legenda, colunas, arquivo, ler } = asked
  const rows = await ler(db, MOST + 1, filtro)
  if (rows.length === 0) return html`<p>Nenhum registro.</p>`
  const linhas = rows.slice(0, MOST).map((row) => colunas.map((column) => celula(column, row)))
  const cut = rows.length > MOST ? `São os ${formatWhole(MOST)} primeiros. ` : ''
  const cabecalho = colunas.map(({ label }) => label)
  return html`${tabela(legenda, cabecalho, linhas)}<p>${cut}${ligacao(arquivo, 'Todos em CSV')}</p>`
}
