import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'

const ACTIONS = /^Ações de /

/** Opens the menu of a row, of the first one if none is given; answers its entries. */
export async function openRowMenu(row: HTMLElement = document.body): Promise<HTMLElement[]> {
  const [button] = await within(row).findAllByRole('button', { name: ACTIONS })
  await userEvent.setup().click(button as HTMLElement)
  const menu = await screen.findByRole('menu')
  // The keyboard follows a moment later.
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true))
  return within(menu).getAllByRole('menuitem')
}

/** Does something with a row, with the first one if none is given: by its word there, or in its menu. */
export async function rowAction(name: string, row: HTMLElement = document.body): Promise<void> {
  await waitFor(() => expect(row.querySelector('td[data-part="actions"]')).not.toBeNull())
  const cell = row.querySelector('td[data-part="actions"]') as HTMLElement
  const word = [...cell.querySelectorAll('a, button')].find(({ textContent }) => textContent === name)
  if (!word) await openRowMenu(cell)
  await userEvent.setup().click(word ?? screen.getByRole('menuitem', { name }))
}

/** All that a row offers or refuses, beside it and in its menu, in its words. */
export async function actionsIn(row: HTMLElement): Promise<(string | null)[]> {
  const cell = row.querySelector('[data-part="actions"]') as HTMLElement | null
  if (!cell) return []
  const beside = [...cell.querySelectorAll('a, button')]
    .filter((one) => !ACTIONS.test(one.getAttribute('aria-label') ?? ''))
    .map(({ textContent }) => textContent)
  if (!within(cell).queryByRole('button', { name: ACTIONS })) return beside
  // Of what is refused, its word alone: the reason stands below it.
  const words = (await openRowMenu(cell)).map(
    (item) => item.querySelector('.mantine-Menu-itemLabel')?.firstChild?.textContent ?? null,
  )
  await userEvent.setup().keyboard('{Escape}')
  await waitFor(() => expect(screen.queryAllByRole('menu').length).toBe(0))
  return [...beside, ...words]
}
