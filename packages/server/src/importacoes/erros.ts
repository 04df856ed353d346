import type { Column } from '@paco/domain/http/list'
import { campoOf, type Descritor } from '@paco/domain/importacoes/descritor'
import type { ColunaDaPlanilha, LinhaImportada } from '@paco/domain/importacoes/importacao'
import type { Mapa } from '@paco/domain/importacoes/mapa'
import type { Db } from '../db/database.ts'
import { openList } from '../db/list.ts'
import type { FileResult } from '../http/handler.ts'
import { writePlanilha } from '../planilhas/planilha.ts'
import { type ImportacaoRow, linhasSource } from './queries.ts'

const text = (key: string, label: string, width?: number): Column => ({
  key,
  label,
  kind: 'text',
  ...(width !== undefined && { width }),
})

const keyOf = (place: number) => `c${place}`

/** What is wrong with a row, cell by cell, in the words of its sheet. */
function errosText({ erros }: LinhaImportada, { colunas }: Descritor): string {
  const labelOf = (campo: string) => colunas.find((coluna) => campoOf(coluna) === campo)?.label
  return Object.entries(erros)
    .map(([campo, { bruto, motivo }]) =>
      [labelOf(campo), bruto === '' ? '' : `'${bruto}'`, motivo].filter(Boolean).join(': '),
    )
    .join(' · ')
}

/** What is wrong with each cell, by the key of the column that it stands in here. */
function notasOf({ erros }: LinhaImportada, { colunas }: Descritor, mapa: Mapa): Record<string, string> {
  const places = colunas.flatMap((coluna): [string, string][] => {
    const [place, erro] = [mapa[coluna.key]?.coluna ?? null, erros[campoOf(coluna)]]
    return place === null || !erro ? [] : [[keyOf(place), erro.motivo]]
  })
  return Object.fromEntries(places)
}

/**
 * The rows that have errors, as they came, with what is wrong beside them and in notes on the cells: to be mended and sent
 * again.
 */
export async function planilhaDeErros(db: Db, row: ImportacaoRow, descritor: Descritor): Promise<FileResult> {
  const heads = row.colunas as ColunaDaPlanilha[]
  const columns = [
    text('erros', 'Erros', 60),
    text('linha', 'Linha na planilha', 18),
    ...heads.map(({ titulo }, place) => text(keyOf(place), titulo)),
  ]
  const { batches } = await openList(db, linhasSource(row.id), { acao: 'erro' }, 0)
  async function* rows() {
    for await (const batch of batches()) {
      yield (JSON.parse(batch) as LinhaImportada[]).map((linha) => ({
        erros: errosText(linha, descritor),
        linha: linha.linha,
        notas: notasOf(linha, descritor, row.mapa as Mapa),
        ...Object.fromEntries(linha.celulas.map((celula, place) => [keyOf(place), celula])),
      }))
    }
  }
  return writePlanilha('xlsx', `erros-importacao-${row.id}`, columns, rows(), {
    notaOf: ({ notas }, { key }) => (notas as Record<string, string>)[key],
  })
}
