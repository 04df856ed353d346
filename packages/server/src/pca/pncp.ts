import type { Column } from '@paco/domain/http/list'
import type { ParteRevisao, PncpFormat } from '@paco/domain/pca/contract'
import { corpoDe } from '@paco/domain/pca/envio'
import { MESSAGES } from '@paco/domain/pca/messages'
import type { Pca } from '@paco/domain/pca/pca'
import {
  emArquivos,
  nomeDoArquivo,
  PNCP_FIELDS,
  type PncpItem,
  PRIMEIRO_ANO,
  pncpItem,
  pncpPlano,
} from '@paco/domain/pca/pncp'
import { type Retificacao, retificacaoOf } from '@paco/domain/pca/revisao'
import { conflict, notFound } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Db } from '../db/database.ts'
import { listRows } from '../db/list.ts'
import type { FileResult } from '../http/handler.ts'
import { csvHead, csvLine } from '../planilhas/csv.ts'
import { findPlano, listItensDoPlano, listJustificativas, type Qual } from './planos-queries.ts'
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
export async function writePncp(
  db: Db,
  who: SessionUser,
  ano: number,
  formato: PncpFormat,
): Promise<FileResult> {
  const { rows } = await listRows(db, pcaSource(who), { ano, ordem: 'numero_item' })
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
  qual: Qual,
  formato: PncpFormat,
  parte: number | undefined,
): Promise<FileResult> {
  const plano = await findPlano(db, qual)
  if (plano.ano < PRIMEIRO_ANO) throw conflict(MESSAGES.tooEarly)
  const ready = (await listItensDoPlano(db, plano.id)).filter(
    ({ situacao, pronto }) => situacao === 'aprovado' && pronto,
  )
  if (ready.length === 0) throw conflict(MESSAGES.nothingReady)
  const texts =
    formato === 'csv'
      ? emArquivos(ready).map((some) => toCsv(some.map(pncpItem)))
      : pncpPlano(plano, ready).map(jsonText)
  return oneOf(texts, parte, TYPES[formato], nomeDoArquivo(plano, formato, ready.length, { arquivo: parte }))
}

/** One of several files, which have numbers where there is more than one. */
function oneOf(texts: readonly string[], arquivo = 1, type: string, name: string): FileResult {
  const text = texts[arquivo - 1]
  if (text === undefined)
    throw notFound(texts.length === 1 ? 'Há um arquivo só.' : `Há ${texts.length} arquivos.`)
  return fileOf(name, type, text)
}

/** What changed since the portal was last told, as the bodies of the calls that tell it, a thousand items to each. */
export async function writeRetificacao(
  db: Db,
  qual: Qual,
  parte: ParteRevisao,
  arquivo: number | undefined,
): Promise<FileResult> {
  const plano = await findPlano(db, qual)
  if (plano.enviado_em === null) throw conflict(MESSAGES.neverSent)
  const lista: readonly unknown[] = retificacaoOf(await listItensDoPlano(db, plano.id))[parte]
  if (lista.length === 0) throw conflict(MESSAGES.nothingRevised)
  const motivos = await listJustificativas(db, plano.id)
  const texts = emArquivos(lista).map((some) =>
    jsonText(corpoDe(parte, some as Retificacao[ParteRevisao], motivos)),
  )
  return oneOf(texts, arquivo, JSON_TYPE, nomeDoArquivo(plano, 'json', lista.length, { parte, arquivo }))
}
