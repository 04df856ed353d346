import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { renderApp } from '../test/render-app.tsx'
import { EditableGrid } from './editable-grid.tsx'
import { columns, lines, type Servico } from './planilha.testing.ts'
import type { GridChange, GridColumn, GridLine } from './types.ts'

export const seen = vi.fn<(changes: readonly GridChange<Servico>[], unread: number) => void>()
export const said = () =>
  seen.mock.calls.map(([changes, unread]) => [changes.map(({ key, value }) => [key, value]), unread])

interface SheetProps {
  of?: readonly GridLine<Servico>[]
  by?: readonly GridColumn<Servico>[]
  readOnly?: boolean
  isBusy?: boolean
}

export function Sheet({ of = lines, by = columns, ...flags }: SheetProps) {
  return (
    <>
      <button type="button">Antes</button>
      <EditableGrid
        label="Boletim 1"
        columns={by}
        lines={of}
        onChange={seen}
        footer={({ rows, unread }) => (
          <p>{`Soma ${rows.reduce((sum, { periodo }) => sum + (periodo ?? 0), 0)}, ${unread} por corrigir`}</p>
        )}
        {...flags}
      />
      <button type="button">Depois</button>
    </>
  )
}

export async function enter(props: SheetProps = {}) {
  seen.mockClear()
  const user = userEvent.setup()
  const app = await renderApp(<Sheet {...props} />)
  screen.getByRole('button', { name: 'Antes' }).focus()
  await user.tab()
  return { user, app }
}

export const focused = () => document.activeElement as HTMLElement
export const here = () => focused().closest('[data-cell]')?.getAttribute('data-cell')
export const cell = (row: number, column: number) =>
  document.querySelector(`[data-cell="${row}:${column}"]`) as HTMLElement
export const total = () => screen.getByText(/^Soma/).textContent
export const bodyRows = () => screen.getAllByRole('row').slice(1)
