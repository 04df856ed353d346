import type { Column } from '@paco/domain/http/list'
import type { ParteRevisao, PncpFormat } from '@paco/domain/pca/contract'
import { corpoDe } from '@paco/domain/pca/envio'
import { MESSAGES } from '@paco/domain/pca/messages'
import type { Pca } from '@paco/domain/pca/pca'
import { PNCP_FIELDS, type PncpItem, PRIMEIRO_ANO, pncpItem, pncpPlano } from '@paco/domain/pca/pncp'
import { retificacaoOf } from '@paco/domain/pca/revisao'
import { conflict, notFound } from '@paco/domain/shared/errors'
import type { Db } from '../db/database.ts'
import { listRows } from '../db/list.ts'
import type { FileResult } from '../http/handler.ts'
import { csvHead, csvLine } from '../planilhas/csv.ts'
import { findPlano, listItensDoPlano, listJustificativas } from './planos-queries.ts'
import { pcaSource } from './queries.ts'

/** Prices of one have more decimals than money has; days stay as the portal writes them, so they are text here. */
const NUMBERS: readonly string[] = [
  'numeroItem',
  'categoriaItemPca',
  'catalogo',
  'classificacaoCatalogo',
  'quantidade',
  'valorUnitario',
  'valorTotal',
  'valorOrcamentoExercicio',
]

const columns = PNCP_FIELDS.map(
  (name): Column => ({ key: name, label: name, kind: NUMBERS.includes(name) ? 'decimal' : 'text' }),
)

const toCsv = (items: readonly PncpItem[]) =>
  [csvHead(columns), ...items.map((item) => csvLine(columns, item))].join('')

const JSON_TYPE = 'application/json; charset=utf-8'
const TYPES: Record<PncpFormat, string> = { csv: 'text/csv; charset=utf-8', json: JSON_TYPE }

const jsonText = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`
const fileOf = (name: string, type: string, text: string): FileResult => ({
  name,
  type,
  bytes: Buffer.from(text, 'utf8'),
})

/** All that is listed of a year in the portal's layout, gaps and all: to look at, and to fill in elsewhere. */
export async function writePncp(db: Db, ano: number, formato: PncpFormat): Promise<FileResult> {
  const { rows } = await listRows(db, pcaSource, { ano, ordem: 'numero_item' })
  const items = (JSON.parse(rows) as Pca[]).map(pncpItem)
  return fileOf(
    `pca-${ano}-pncp.${formato}`,
    TYPES[formato],
    formato === 'csv' ? toCsv(items) : jsonText(items),
  )
}

/** What of a plan is sent: its approved items that have all the portal asks for, a thousand to a file. */
export async function writePlano(
  db: Db,
  ano: number,
  formato: PncpFormat,
  parte: number | undefined,
): Promise<FileResult> {
  const plano = await findPlano(db, ano)
  if (ano < PRIMEIRO_ANO) throw conflict(MESSAGES.tooEarly)
  const ready = (await listItensDoPlano(db, plano.id)).filter(
    ({ situacao, pronto }) => situacao === 'aprovado' && pronto,
  )
  if (ready.length === 0) throw conflict(MESSAGES.nothingReady)
  if (formato === 'csv') return fileOf(`pca-${ano}.csv`, TYPES.csv, toCsv(ready.map(pncpItem)))
  const files = pncpPlano(plano, ready)
  const part = files[(parte ?? 1) - 1]
  if (!part) throw notFound(`O plano tem ${files.length} arquivo(s).`)
  const name = files.length === 1 ? `pca-${ano}.json` : `pca-${ano}-${parte ?? 1}.json`
  return fileOf(name, JSON_TYPE, jsonText(part))
}

/** What changed since the portal was last told, as the body of the call that tells it. */
export async function writeRetificacao(db: Db, ano: number, parte: ParteRevisao): Promise<FileResult> {
  const plano = await findPlano(db, ano)
  if (plano.enviado_em === null) throw conflict(MESSAGES.neverSent)
  const lista = retificacaoOf(await listItensDoPlano(db, plano.id))[parte]
  if (lista.length === 0) throw conflict(MESSAGES.nothingRevised)
  const body = corpoDe(parte, lista, await listJustificativas(db, plano.id))
  return fileOf(`pca-${ano}-${parte}.json`, JSON_TYPE, jsonText(body))
}
