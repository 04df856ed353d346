import { useCallback, useState, useSyncExternalStore } from 'react'
import { EditableGrid } from '../../ui/grid/editable-grid.tsx'
import type { GridChange } from '../../ui/grid/types.ts'
import type { Folha } from '../queries.ts'
import { columnsFor } from './columns.tsx'
import { MemoriaDialog } from './memoria-dialog.tsx'
import { createMemorias, type Memoria } from './memorias.ts'
import { Rodape, type Termos } from './rodape.tsx'
import { type Fase, linesOf, type Row, rowsIn, tellsAceito } from './rows.ts'
import { createSomas } from './somas.ts'

/** A row as it is sent: what is claimed of it, or what is accepted. */
export interface Item {
  readonly chave: number
  readonly [field: string]: unknown
}

interface BoletimGridProps {
  folha: Folha
  fase: Fase
  termos: Termos
  /** Rows that were typed, to be saved. */
  onRows: (itens: readonly Item[]) => void
  /** How many cells hold a text that could not be read. */
  onUnread: (unread: number) => void
  isBusy: boolean
}

const claimOf = ({ chave, pleiteada }: Row): Item => ({ chave, pleiteada })
const checkOf = ({ chave, aceita, motivo }: Row): Item => ({ chave, aceita, motivo })

/** Cells to be mended: what could not be read, and what the contract has no room for. */
const wrongIn = ({ rows, unread }: { rows: readonly Row[]; unread: number }) =>
  rows.reduce((count, { medida }) => (medida.problema === null ? count : count + 1), unread)

/** Made once: the grid keeps what is typed over it. */
function makeParts(folha: Folha, fase: Fase) {
  const lines = linesOf(folha)
  const rows = rowsIn(lines)
  const memorias = createMemorias(folha.linhas)
  const looks = { fase, modo: folha.boletim.modo, aceito: tellsAceito(fase, folha.linhas) }
  return {
    lines,
    rows: new Map(rows.map((row) => [row.chave, row])),
    somas: createSomas(rows),
    memorias,
    columns: columnsFor(looks, memorias),
  }
}

/** What a bulletin measures, typed as in a spreadsheet, with what it comes to below. */
export function BoletimGrid({ folha, fase, termos, onRows, onUnread, isBusy }: BoletimGridProps) {
  const [{ lines, rows, somas, memorias, columns }] = useState(() => makeParts(folha, fase))
  const onChange = useCallback(
    (changes: readonly GridChange<Row>[], unread: number) => {
      const changed = new Map(changes.map(({ row }) => [row.chave, row]))
      for (const [chave, row] of changed) rows.set(chave, row)
      somas.change([...changed.values()])
      onRows([...changed.values()].map(fase === 'rascunho' ? claimOf : checkOf))
      onUnread(unread)
    },
    [rows, somas, onRows, onUnread, fase],
  )
  const chave = useSyncExternalStore(memorias.subscribe, memorias.opened)
  const row = chave === null ? undefined : rows.get(chave)
  const keep = (of: Row) => (memoria: Memoria) => {
    memorias.write(of.chave, memoria)
    onRows([
      { ...claimOf(of), memoria: memoria.memoria, ...(of.medida.estorno && { motivo: memoria.motivo }) },
    ])
  }
  return (
    <>
      <EditableGrid
        label={`Boletim de medição nº ${folha.boletim.numero}`}
        columns={columns}
        lines={lines}
        onChange={onChange}
        readOnly={fase === 'leitura'}
        isBusy={isBusy}
        footer={(totals) => <Rodape somas={somas} termos={termos} wrong={wrongIn(totals)} />}
      />
      {row ? (
        <MemoriaDialog
          row={row}
          memoria={memorias.of(row.chave)}
          onClose={() => memorias.open(null)}
          onSave={fase === 'rascunho' ? keep(row) : null}
        />
      ) : null}
    </>
  )
}
