import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { FilterBar } from './filter-bar.tsx'
import { renderApp } from './test/render-app.tsx'

const controls = (count: number) =>
  ['controle 1', 'controle 2', 'controle 3'].slice(0, count).map((name) => <i key={name}>{name}</i>)
const isFolded = () => !screen.getByText('controle 1').parentElement?.hasAttribute('data-open')

describe('what narrows a screen', () => {
  test('waits under one button where it is much, which says how many are set', async () => {
    await renderApp(
      <FilterBar chosen={2} search={<b>pesquisa</b>} onClear={() => {}}>
        {controls(3)}
      </FilterBar>,
    )
    const fold = screen.getByRole('button', { name: 'Filtros (2)', expanded: false })
    expect(isFolded()).toBe(true)
    await userEvent.setup().click(fold)
    expect(fold.getAttribute('aria-expanded')).toBe('true')
    expect(isFolded()).toBe(false)
    expect(document.getElementById(fold.getAttribute('aria-controls') ?? '')?.textContent).toContain(
      'controle 3',
    )
    expect(document.getElementById(fold.getAttribute('aria-controls') ?? '')?.textContent).not.toContain(
      'pesquisa',
    )
  })

  test('stands open where it is little', async () => {
    await renderApp(
      <FilterBar chosen={0} onClear={() => {}}>
        {controls(2)}
      </FilterBar>,
    )
    expect(screen.queryByRole('button', { name: /Filtros/ })).toBeNull()
    expect(isFolded()).toBe(false)
  })

  test.each([
    [{ chosen: 0 }, 0],
    [{ chosen: 1 }, 1],
    [{ chosen: 0, isSearched: true }, 1],
  ])('with %o is cleared by %i button', async (narrowed, buttons) => {
    const onClear = vi.fn()
    await renderApp(
      <FilterBar {...narrowed} onClear={onClear}>
        {controls(1)}
      </FilterBar>,
    )
    const clear = screen.queryAllByRole('button', { name: 'Limpar filtros' })
    expect(clear).toHaveLength(buttons)
    for (const one of clear) await userEvent.setup().click(one)
    expect(onClear).toHaveBeenCalledTimes(buttons)
  })
})
