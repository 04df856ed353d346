import type { Column } from '@paco/domain/http/list'
import { campoOf, type Descritor } from '@paco/domain/importacoes/descritor'
import type { ColunaDaPlanilha, LinhaImportada } from '@paco/domain/importacoes/importacao'
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

/** What is wrong with a row, cell by cell, in the words of its sheet. */
function errosText({ erros }: LinhaImportada, { colunas }: Descritor): string {
  const labelOf = (campo: string) => colunas.find((coluna) => campoOf(coluna) === campo)?.label
  return Object.entries(erros)
    .map(([campo, { bruto, motivo }]) =>
      [labelOf(campo), bruto === '' ? '' : `'${bruto}'`, motivo].filter(Boolean).join(': '),
    )
    .join(' · ')
}

/** The rows that have errors, as they came, with what is wrong beside them: to be mended and sent again. */
export async function planilhaDeErros(db: Db, row: ImportacaoRow, descritor: Descritor): Promise<FileResult> {
  const heads = row.colunas as ColunaDaPlanilha[]
  const columns = [
    text('erros', 'Erros', 60),
    text('linha', 'Linha na planilha', 18),
    ...heads.map(({ titulo }, place) => text(`c${place}`, titulo)),
  ]
  const { batches } = await openList(db, linhasSource(row.id), { acao: 'erro' }, 0)
  async function* rows() {
    for await (const batch of batches()) {
      yield (JSON.parse(batch) as LinhaImportada[]).map((linha) => ({
        erros: errosText(linha, descritor),
        linha: linha.linha,
        ...Object.fromEntries(linha.celulas.map((celula, place) => [`c${place}`, celula])),
      }))
    }
  }
  return writePlanilha('xlsx', `erros-importacao-${row.id}`, columns, rows())
}
