import type { Descritor } from '@paco/domain/importacoes/descritor'
import { bodyOf } from '@paco/domain/importacoes/mudanca'
import type { Trx } from '../db/database.ts'
import {
  type Escrita,
  type Escritor,
  type EscritorDeFolhas,
  type EscritorDeRegistros,
  isDeFolhas,
} from './escritor.ts'
import type { LinhaViva } from './execucao-queries.ts'

interface Gravacao<E extends Escritor> {
  readonly descritor: Descritor
  readonly escritor: E
  readonly escrita: Escrita
}

/** The body of a row, as the form of its word would send it. */
const corpoOf = (descritor: Descritor, { acao, valores, antes }: LinhaViva) =>
  acao === 'criar'
    ? (descritor.create().parse(bodyOf(descritor, valores, null)) as never)
    : (descritor.update().parse(bodyOf(descritor, valores, antes)) as never)

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

/** Writes rows of an import; the numbers of their records, by row of the sheet. */
export const writeLinhas = (
  trx: Trx,
  { escritor, ...gravacao }: Gravacao<Escritor>,
  linhas: readonly LinhaViva[],
): Promise<Map<number, number>> =>
  isDeFolhas(escritor)
    ? writeFolhas(trx, { ...gravacao, escritor }, linhas)
    : writeRegistros(trx, { ...gravacao, escritor }, linhas)
