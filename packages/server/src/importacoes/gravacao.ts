import type { Descritor, Registro } from '@paco/domain/importacoes/descritor'
import { bodyOf } from '@paco/domain/importacoes/mudanca'
import type { Trx } from '../db/database.ts'
import {
  type Escrita,
  type Escritor,
  type EscritorDeFolhas,
  type EscritorDeRegistros,
  isDeFolhas,
} from './escritor.ts'
import { type Feito, holdRegistros, type LinhaViva, noteFeitas, noteGravadas } from './execucao-queries.ts'

interface Gravacao<E extends Escritor> {
  readonly descritor: Descritor
  readonly escritor: E
  readonly escrita: Escrita
}

/** Bodies that were made before their turn came, or a turn before. */
const corpos = new WeakMap<LinhaViva, Registro>()

/** The body of a row, as the form of its word would send it. Memoised: rows that a turn left over are in the next one. */
function corpoOf(descritor: Descritor, linha: LinhaViva): Registro {
  const made = corpos.get(linha)
  if (made) return made
  const { acao, valores, antes } = linha
  const isNew = acao === 'criar'
  const schema = isNew ? descritor.create() : descritor.update()
  const corpo = schema.parse(bodyOf(descritor, valores, isNew ? null : antes)) as Registro
  corpos.set(linha, corpo)
  return corpo
}

/** Makes the bodies of rows before their transaction begins, so that nobody waits for that. */
export function prepareLinhas(descritor: Descritor, linhas: readonly LinhaViva[]): void {
  for (const linha of linhas) corpoOf(descritor, linha)
}

async function writeRegistros(
  trx: Trx,
  { descritor, escritor, escrita }: Gravacao<EscritorDeRegistros>,
  linhas: readonly LinhaViva[],
): Promise<Map<number, number>> {
  const novas = linhas.filter(({ acao }) => acao === 'criar')
  const bodies = novas.map((linha) => corpoOf(descritor, linha))
  const ids = novas.length > 0 ? await escritor.criar(trx, escrita, bodies) : []
  const numbers = new Map(novas.map(({ linha }, place) => [linha, ids[place] ?? 0]))
  for (const linha of linhas) {
    if (linha.acao === 'criar') continue
    const id = linha.registro_id ?? 0
    await escritor.alterar(trx, escrita, id, corpoOf(descritor, linha), linha.versao ?? 0)
    numbers.set(linha.linha, id)
  }
  return numbers
}

async function writeFolhas(
  trx: Trx,
  { descritor, escritor, escrita }: Gravacao<EscritorDeFolhas>,
  linhas: readonly LinhaViva[],
): Promise<Map<number, number>> {
  const mudancas = linhas.map((linha) => ({
    id: linha.acao === 'criar' ? null : linha.registro_id,
    versao: linha.versao,
    corpo: corpoOf(descritor, linha),
  }))
  const ids = await escritor.gravar(trx, escrita, mudancas)
  return new Map(linhas.map(({ linha }, place) => [linha, ids[place] ?? 0]))
}

/** Notes what became of rows that this transaction wrote, by the numbers of their records. */
export async function noteEscritas(
  trx: Trx,
  importacao: number,
  escritor: Escritor,
  numbers: ReadonlyMap<number, number>,
): Promise<void> {
  if (!isDeFolhas(escritor)) return noteGravadas(trx, importacao, escritor.tabela, numbers)
  const versoes = await holdRegistros(trx, escritor, [...numbers.values()])
  const feitos = [...numbers].map(([linha, registro_id]): Feito => {
    const versao_depois = versoes.get(registro_id) ?? null
    return { linha, feita: 'feita', registro_id, versao_depois, motivo: null }
  })
  await noteFeitas(trx, importacao, feitos)
}

/** Writes rows of an import; the numbers of their records, by row of the sheet. */
export const writeLinhas = (
  trx: Trx,
  { escritor, ...gravacao }: Gravacao<Escritor>,
  linhas: readonly LinhaViva[],
): Promise<Map<number, number>> =>
  isDeFolhas(escritor)
    ? writeFolhas(trx, { ...gravacao, escritor }, linhas)
    : writeRegistros(trx, { ...gravacao, escritor }, linhas)
