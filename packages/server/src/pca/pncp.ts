import type { Column } from '@paco/domain/http/list'
import type { PncpFormat } from '@paco/domain/pca/contract'
import type { Pca } from '@paco/domain/pca/pca'
import { PNCP_FIELDS, type PncpItem, pncpItem } from '@paco/domain/pca/pncp'
import type { Db } from '../db/database.ts'
import { listRows } from '../db/list.ts'
import type { FileResult } from '../http/handler.ts'
import { csvHead, csvLine } from '../planilhas/csv.ts'
import { pcaSource } from './queries.ts'

/** Prices of one have more decimals than money has; days stay as the portal writes them, so they are text here. */
const NUMBERS: readonly string[] = [
  'numeroItem',
  'catalogo',
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

const WRITERS: Record<PncpFormat, { type: string; write: (items: readonly PncpItem[]) => string }> = {
  csv: { type: 'text/csv; charset=utf-8', write: toCsv },
  json: {
    type: 'application/json; charset=utf-8',
    write: (items) => `${JSON.stringify(items, null, 2)}\n`,
  },
}

/** The plan of a year in the portal's layout, numbered in the order in which its items were written down. */
export async function writePncp(db: Db, ano: number, formato: PncpFormat): Promise<FileResult> {
  const { rows } = await listRows(db, pcaSource, { ano, ordem: 'id' })
  const items = (JSON.parse(rows) as Pca[]).map((item, index) => pncpItem(item, index + 1))
  const { type, write } = WRITERS[formato]
  return { name: `pca-${ano}-pncp.${formato}`, type, bytes: Buffer.from(write(items), 'utf8') }
}
