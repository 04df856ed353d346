import { type Column, sheetColumns } from '../http/list.ts'
import { type ItemQuantitativo, itensQuantitativosList, LABELS } from './item.ts'
import { type Contas, precoDaLinha } from './preco.ts'

/** A spreadsheet says whose rows they are, by number and Id, so that it can come back. */
const contratoColumn: Column = { key: 'contrato', label: 'Contrato', kind: 'text' }

/** The rows as a spreadsheet: all that a person may change of them, and what follows from it. */
export const quantitativosPlanilha: readonly Column[] = sheetColumns(itensQuantitativosList, [
  { key: 'preco_referencia', label: `${LABELS.preco_referencia} (R$)`, kind: 'money' },
  contratoColumn,
])

/**
 * What a spreadsheet tells of a row in place of what is stored: the price also where cost and BDI make it, and beside a
 * cost the BDI that counts, the row's own or the sheet's.
 */
export const contada = (
  linha: Pick<ItemQuantitativo, 'tipo' | 'custo_unitario' | 'bdi' | 'preco_unitario'>,
  { bdi, arredondamento }: Contas,
): Pick<ItemQuantitativo, 'bdi' | 'preco_unitario'> => ({
  bdi: linha.custo_unitario === null ? null : (linha.bdi ?? bdi),
  preco_unitario: linha.tipo === 'grupo' ? null : precoDaLinha(linha, bdi, arredondamento),
})
