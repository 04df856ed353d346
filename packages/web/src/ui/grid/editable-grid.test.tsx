import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { renderApp } from '../test/render-app.tsx'
import { EditableGrid } from './editable-grid.tsx'
import { columns, manyLines, type Servico } from './planilha.testing.ts'
import { bodyRows, cell, enter, focused, here, Sheet, said, seen, total } from './sheet.testing.tsx'

describe('to those who hear it', () => {
  test('a grid with its counts, rows and columns, and how to use it', async () => {
    await enter()
    const grid = screen.getByRole('grid', { name: 'Boletim 1' })
    expect(grid.getAttribute('aria-rowcount')).toBe('7')
    expect(grid.getAttribute('aria-colcount')).toBe('5')
    const help = document.getElementById(grid.getAttribute('aria-describedby') ?? '')
    expect(help?.textContent).toContain('Esc e Tab saem da grade')
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      columns.map(({ label }) => label),
    )
    expect(bodyRows().map((row) => row.getAttribute('aria-rowindex'))).toEqual(['2', '3', '4', '5', '6', '7'])
    expect(cell(1, 2).getAttribute('aria-readonly')).toBe('true')
    expect(cell(1, 3).getAttribute('aria-readonly')).toBeNull()
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  })

  test('a cell that could not be read is invalid and says why', async () => {
    const { user } = await enter()
    await user.keyboard('5 m{Enter}{ArrowUp}')
    expect(focused().getAttribute('aria-invalid')).toBe('true')
    expect(focused().textContent).toContain('5 mInforme uma quantidade')
    await user.keyboard('{ArrowDown}{ArrowDown}99{Enter}{ArrowUp}')
    expect(focused().getAttribute('aria-invalid')).toBeNull()
    expect(focused().textContent).toBe('99,00Passa do contratado.')
  })

  test('a cell that was changed says what it was before', async () => {
    const by = columns.map((column) =>
      column.key === 'periodo'
        ? { ...column, changed: ({ periodo }: Servico) => (periodo === null ? null : 'Antes: vazio.') }
        : column,
    )
    const { user } = await enter({ by })
    expect(cell(1, 3).dataset.changed).toBeUndefined()
    await user.keyboard('5{Enter}')
    expect(cell(1, 3).dataset.changed).toBe('true')
    expect(cell(1, 3).textContent).toBe('5,00Antes: vazio.')
  })
})

describe('by keyboard', () => {
  test('typing, Enter, Tab and arrows fill cells; each is told once', async () => {
    const { user } = await enter()
    expect(here()).toBe('1:3')
    await user.keyboard('12,5{Enter}')
    expect(here()).toBe('2:3')
    await user.keyboard('{ArrowDown}2{Tab}')
    expect(here()).toBe('3:4')
    await user.keyboard('{Shift>}{Tab}{/Shift}')
    expect(here()).toBe('3:3')
    expect(said()).toEqual([
      [[['1.1', 12.5]], 0],
      [[['1.2.1', 2]], 0],
    ])
    expect(cell(1, 3).textContent).toBe('12,50')
    expect(cell(0, 3).textContent).toBe('14,50')
    expect(total()).toBe('Soma 14.5, 0 por corrigir')
  })

  test('F2 mends, Esc leaves the cell as it was, Delete clears, Ctrl+Z and Ctrl+Y go back and forth', async () => {
    const { user } = await enter()
    await user.keyboard('10{Enter}{ArrowUp}{F2}5')
    expect((focused() as HTMLInputElement).value).toBe('10,005')
    await user.keyboard('{Escape}')
    expect(here()).toBe('1:3')
    expect(focused().textContent).toBe('10,00')
    await user.keyboard('{Delete}')
    expect(focused().textContent).toBe('')
    await user.keyboard('{Control>}z{/Control}')
    expect(focused().textContent).toBe('10,00')
    expect(screen.getByText('Desfeito: 1 célula.').getAttribute('role')).toBe('status')
    await user.keyboard('{Control>}y{/Control}')
    expect(focused().textContent).toBe('')
  })

  test('what cannot be read stays, the sum and the saved value as they were', async () => {
    const { user } = await enter()
    await user.keyboard('10{Enter}{ArrowUp}10 sacos{Enter}')
    expect(total()).toBe('Soma 10, 1 por corrigir')
    expect(said().at(-1)).toEqual([[], 1])
    await user.keyboard('{ArrowUp}{Escape}')
    expect(focused().textContent).toBe('10,00')
    expect(total()).toBe('Soma 10, 0 por corrigir')
  })

  test('Enter puts a group away and brings it back', async () => {
    const { user } = await enter()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(bodyRows()).toHaveLength(4)
    expect(screen.getByRole('button', { name: 'Itens de 1.2 Concreto' }).getAttribute('aria-expanded')).toBe(
      'false',
    )
    expect(here()).toBe('2:3')
    await user.keyboard('{Enter}')
    expect(bodyRows()).toHaveLength(6)
  })

  test('Tab leaves after the last cell, and from anywhere after Esc; Shift+Tab likewise', async () => {
    const { user } = await enter()
    await user.keyboard('{Control>}{End}{/Control}')
    await user.tab()
    expect(focused().textContent).toBe('Depois')
    await user.tab({ shift: true })
    expect(here()).toBe('5:4')
    await user.keyboard('{ArrowUp}{Escape}')
    await user.tab()
    expect(focused().textContent).toBe('Depois')
    await user.tab({ shift: true })
    await user.keyboard('{Escape}')
    await user.tab({ shift: true })
    expect(focused().textContent).toBe('Antes')
  })

  test('a choice opens at the letter typed', async () => {
    const { user } = await enter()
    await user.keyboard('{ArrowRight}g{Enter}')
    expect(said()).toEqual([[[['1.1', 'glosa']], 0]])
    expect(cell(1, 4).textContent).toBe('Glosa')
  })

  test('a key that types something is nobody else’s', async () => {
    const { user } = await enter()
    const heard = vi.fn()
    window.addEventListener('keydown', heard)
    await user.keyboard('?')
    window.removeEventListener('keydown', heard)
    expect(heard).not.toHaveBeenCalled()
  })

  test('Enter presses a button within a cell that is only read', async () => {
    const pressed = vi.fn()
    const memory = (row: Servico) => (
      <button type="button" tabIndex={-1} onClick={() => pressed(row.codigo)}>
        Memória
      </button>
    )
    const by = columns.map((column) => (column.key === 'contratado' ? { ...column, render: memory } : column))
    const { user } = await enter({ by })
    await user.keyboard('{ArrowLeft}{Enter}')
    expect(pressed).toHaveBeenCalledExactlyOnceWith('1.1')
  })
})

describe('the clipboard', () => {
  test('a column from a spreadsheet goes to its cells, undone at once', async () => {
    const { user } = await enter()
    await user.paste('1.850,5\r\n\r\n2\r\nx\r\n4\r\n')
    expect([1, 3, 4, 5].map((row) => cell(row, 3).querySelector('span')?.textContent)).toEqual([
      '1.850,50',
      '2,00',
      'x',
      '4,00',
    ])
    expect(screen.getByText('4 células coladas. 1 não pôde ser lida.').getAttribute('role')).toBe('status')
    expect(said()).toEqual([
      [
        [
          ['1.1', 1850.5],
          ['1.2.1', 2],
          ['9', 4],
        ],
        1,
      ],
    ])
    await user.keyboard('{Control>}z{/Control}')
    expect(total()).toBe('Soma 0, 0 por corrigir')
  })

  test('the same while a cell is open; one value goes into its text', async () => {
    const { user } = await enter()
    await user.keyboard('7')
    await user.paste('5')
    expect((focused() as HTMLInputElement).value).toBe('75')
    await user.paste('1\n\n2')
    expect(here()).toBe('1:3')
    expect(total()).toBe('Soma 3, 0 por corrigir')
  })

  test('what is selected is copied as it is shown, or cut', async () => {
    const { user } = await enter()
    await user.keyboard('1{Enter}{ArrowUp}{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    expect(cell(1, 3).getAttribute('aria-selected')).toBe('true')
    const clipboardData = { setData: vi.fn() }
    fireEvent.copy(focused(), { clipboardData })
    expect(total()).toBe('Soma 1, 0 por corrigir')
    fireEvent.cut(focused(), { clipboardData })
    expect(clipboardData.setData.mock.calls).toEqual([
      ['text/plain', '1,00\n1,00\n0,00'],
      ['text/plain', '1,00\n1,00\n0,00'],
    ])
    expect(total()).toBe('Soma 0, 0 por corrigir')
  })
})

describe('by mouse', () => {
  test('a click takes what was typed elsewhere, Shift selects, two open', async () => {
    const { user } = await enter()
    await user.keyboard('12')
    await user.click(cell(3, 3))
    expect(total()).toBe('Soma 12, 0 por corrigir')
    expect(here()).toBe('3:3')
    await user.keyboard('{Shift>}')
    await user.click(cell(4, 3))
    await user.keyboard('{/Shift}')
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(2)
    await user.dblClick(cell(5, 3))
    expect(screen.getByRole('textbox', { name: 'Período, 9' })).toBe(focused())
  })

  test('leaving the grid from within a cell takes what was typed', async () => {
    const { user, app } = await enter()
    await user.keyboard('12')
    await user.click(screen.getByRole('button', { name: 'Depois' }))
    expect(total()).toBe('Soma 12, 0 por corrigir')
    await user.click(cell(3, 3))
    await user.keyboard('3')
    app.unmount()
    expect(said().at(-1)).toEqual([[['1.2.1', 3]], 0])
  })
})

test.each([{ readOnly: true }, { isBusy: true }])(
  '%j: everything can be read and copied, nothing typed',
  async (flags) => {
    const { user } = await enter(flags)
    expect(screen.getByRole('grid').getAttribute('aria-readonly')).toBe('true')
    await user.keyboard('5{Enter}{Delete}')
    await user.paste('7')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(seen).not.toHaveBeenCalled()
    await user.tab()
    expect(focused().textContent).toBe('Depois')
  },
)

test('what is being typed when it is locked is taken', async () => {
  let lock: (isBusy: boolean) => void = () => undefined
  function Locking() {
    const [isBusy, setBusy] = useState(false)
    lock = setBusy
    return <Sheet isBusy={isBusy} />
  }
  seen.mockClear()
  const user = userEvent.setup()
  await renderApp(<Locking />)
  await user.click(cell(1, 3))
  await user.keyboard('12')
  act(() => lock(true))
  expect(said()).toEqual([[[['1.1', 12]], 0]])
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('other lines from outside replace those there were', async () => {
  const { app } = await enter()
  app.rerender(<EditableGrid label="Boletim 1" columns={columns} lines={manyLines(3)} onChange={seen} />)
  expect(within(screen.getByRole('grid')).getByText('Serviço 3')).toBeTruthy()
  expect(bodyRows()).toHaveLength(3)
})

test('none at all says so', async () => {
  await renderApp(<EditableGrid label="Boletim 1" columns={columns} lines={[]} />)
  expect(screen.getByText('Nenhuma linha.')).toBeTruthy()
})
