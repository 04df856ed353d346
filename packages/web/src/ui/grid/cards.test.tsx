import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../test/render-app.tsx'
import { EditableGrid } from './editable-grid.tsx'
import { columns, lines, manyLines } from './planilha.testing.ts'

const seen = vi.fn()
beforeEach(() => {
  seen.mockClear()
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)
  return () => width.mockRestore()
})

const show = (of = lines, readOnly = false) =>
  renderApp(
    <EditableGrid
      label="Boletim 1"
      columns={columns}
      lines={of}
      readOnly={readOnly}
      onChange={(changes, unread) =>
        seen(
          changes.map(({ key, value }: (typeof changes)[number]) => [key, value]),
          unread,
        )
      }
      footer={({ unread }) => <p>{`${unread} por corrigir`}</p>}
    />,
  )

const cards = () => within(screen.getByRole('list', { name: 'Boletim 1' })).getAllByRole('listitem')
const field = (card: number, name: string) => within(cards()[card] as HTMLElement).getByLabelText(name)

test('a card for each line: title, what is read, what is typed', async () => {
  await show()
  expect(screen.queryByRole('grid')).toBeNull()
  expect(cards()).toHaveLength(6)
  const card = within(cards()[1] as HTMLElement)
  expect(card.getByText('1.1 · Escavação')).toBeTruthy()
  expect(card.getByText('Contratado').nextSibling?.textContent).toBe('100,00')
  expect(card.getByLabelText('Período')).toBeTruthy()
  expect(within(cards()[0] as HTMLElement).getByText('1 Fundações')).toBeTruthy()
})

test('the same cells: read when left, kept and explained when they cannot be, on to the next with Enter', async () => {
  const user = userEvent.setup()
  await show()
  await user.type(field(1, 'Período'), '12,5')
  expect(seen).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(seen).toHaveBeenLastCalledWith([['1.1', 12.5]], 0)
  expect((field(1, 'Período') as HTMLInputElement).value).toBe('12,50')
  expect(document.activeElement).toBe(field(1, 'Situação'))
  await user.selectOptions(field(1, 'Situação'), 'Glosa')
  expect(seen).toHaveBeenLastCalledWith([['1.1', 'glosa']], 0)
  await user.type(field(3, 'Período'), '5 m{Enter}')
  expect((field(3, 'Período') as HTMLInputElement).value).toBe('5 m')
  expect(within(cards()[3] as HTMLElement).getByText(/^Informe uma quantidade/)).toBeTruthy()
  expect(screen.getByText('1 por corrigir')).toBeTruthy()
})

test('Esc leaves the field as it was; leaving the screen takes what was typed', async () => {
  const user = userEvent.setup()
  const app = await show()
  await user.type(field(1, 'Período'), '7{Escape}')
  expect((field(1, 'Período') as HTMLInputElement).value).toBe('')
  await user.type(field(3, 'Período'), '3')
  app.unmount()
  expect(seen.mock.calls).toEqual([[[['1.2.1', 3]], 0]])
})

test('a text the keyboard has no sign for is typed by a tap', async () => {
  const user = userEvent.setup()
  const offering: typeof columns = columns.map((column) =>
    column.key === 'periodo' && column.kind === 'quantity' && column.edit
      ? { ...column, edit: { ...column.edit, offer: '100%', parse: () => ({ value: 42 }) } }
      : column,
  )
  await renderApp(
    <EditableGrid
      label="Boletim 1"
      columns={offering}
      lines={lines}
      onChange={(changes) => seen(changes.map(({ key, value }) => [key, value]))}
    />,
  )
  await user.click(within(cards()[1] as HTMLElement).getByRole('button', { name: 'Período: 100%' }))
  expect(seen).toHaveBeenLastCalledWith([['1.1', 42]])
})

test('groups are put away, and long lists come in parts', async () => {
  const user = userEvent.setup()
  const app = await show()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Itens de 1 Fundações' }))
  await user.keyboard('{Enter}')
  expect(cards()).toHaveLength(2)
  app.unmount()
  await show(manyLines(2000))
  expect(cards()).toHaveLength(30)
  await user.click(screen.getByRole('button', { name: 'Mostrar mais 30 de 1970' }))
  expect(cards()).toHaveLength(60)
})

test('only read, it has no fields', async () => {
  await show(lines, true)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(within(cards()[1] as HTMLElement).getByText('Período')).toBeTruthy()
})
