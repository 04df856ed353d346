import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { columns, manyLines, type Servico } from './planilha.testing.ts'
import { bodyRows, enter, here, said, total } from './sheet.testing.tsx'

describe('two thousand rows', () => {
  const many = manyLines(2000)

  test('few are in the page, others as they come into sight', async () => {
    await enter({ of: many })
    const grid = screen.getByRole('grid')
    expect(grid.getAttribute('aria-rowcount')).toBe('2001')
    expect(bodyRows().length).toBeLessThan(40)
    const box = grid.parentElement as HTMLElement
    box.scrollTop = 36_000
    fireEvent.scroll(box)
    expect(screen.getByText('Serviço 1005')).toBeTruthy()
    expect(bodyRows().length).toBeLessThan(50)
    // The focus is still somewhere.
    expect(here()).toBe('0:3')
  })

  test('all are on paper', async () => {
    await enter({ of: manyLines(200) })
    expect(bodyRows().length).toBeLessThan(40)
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(bodyRows()).toHaveLength(200)
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(bodyRows().length).toBeLessThan(40)
  })

  test('the keyboard reaches those that were not rendered', async () => {
    const { user } = await enter({ of: many })
    await user.keyboard('{Control>}{ArrowDown}{/Control}7{Enter}')
    expect(here()).toBe('1999:3')
    expect(said()).toEqual([[[['2000', 7]], 0]])
  })

  test('a change draws its row and the footer, and nothing else', async () => {
    const drawn = vi.fn()
    const by = columns.map((column) =>
      column.key === 'codigo'
        ? {
            ...column,
            render: (row: Servico) => {
              drawn(row.codigo)
              return row.codigo
            },
          }
        : column,
    )
    const { user } = await enter({ of: many, by })
    drawn.mockClear()
    await user.keyboard('1234')
    expect(new Set(drawn.mock.calls.flat())).toEqual(new Set(['1']))
    expect(drawn).toHaveBeenCalledTimes(1)
    await user.keyboard('{Enter}')
    expect(new Set(drawn.mock.calls.flat())).toEqual(new Set(['1', '2']))
    expect(total()).toBe('Soma 1234, 0 por corrigir')
  })
})
