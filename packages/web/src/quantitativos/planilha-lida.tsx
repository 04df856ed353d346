import { niveisOf } from '@paco/domain/quantitativos/arvore'
import type { ItemQuantitativo } from '@paco/domain/quantitativos/item'
import { formatWhole } from '@paco/domain/shared/formats'
import { formatMoney } from '@paco/domain/shared/money'
import { useMemo } from 'react'
import { EditableGrid } from '../ui/grid/editable-grid.tsx'
import type { GridLine } from '../ui/grid/types.ts'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { readColumns } from './colunas.tsx'
import { nameOf, type RevisaoCompleta } from './revisoes.ts'

const lineOf = (item: ItemQuantitativo): GridLine<ItemQuantitativo> => {
  const { chave: key, codigo, descricao, tipo } = item
  const level = (niveisOf(codigo)?.length ?? 1) - 1
  return tipo === 'grupo'
    ? { type: 'group', key, level, cells: { codigo, descricao } }
    : { type: 'item', key, level, row: item }
}

const countText = (count: number) => `${formatWhole(count)} ${count === 1 ? 'item' : 'itens'}`

/** A sheet that was approved, or that is only looked at: groups with their subtotals, put away as one likes. */
export function PlanilhaLida({ revisao }: { revisao: RevisaoCompleta }) {
  const { itens, total } = revisao
  const columns = useMemo(() => readColumns(itens), [itens])
  const lines = useMemo(() => itens.map(lineOf), [itens])
  const items = itens.filter(({ tipo }) => tipo === 'item').length
  return (
    <EditableGrid
      label={`Planilha orçamentária, ${nameOf(revisao)}`}
      columns={columns}
      lines={lines}
      readOnly
      footer={() => (
        <p className={`${shared.row} ${words.between} ${words.gap4x12}`}>
          <span className={words.muted}>{countText(items)}</span>
          <span>
            Total: <strong>{formatMoney(total)}</strong>
          </span>
        </p>
      )}
    />
  )
}
