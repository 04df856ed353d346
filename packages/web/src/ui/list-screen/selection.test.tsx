import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { fakeServerForEachTest } from '../test/fake-server.ts'
import { renderApp } from '../test/render-app.tsx'
import { answerList, obrasWith } from './obras.testing.tsx'
import { tick } from './selection.tsx'
import type { RowKey } from './types.ts'

const server = fakeServerForEachTest()
beforeEach(() => server.current.answer(answerList))

function Selecting() {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set())
  const selection = {
    selected,
    onChange: setSelected,
    label: (row: { nome: string }) => `Selecionar ${row.nome}`,
  }
  return (
    <>
      <p>{`${selected.size} marcadas`}</p>
      {obrasWith({ selection, details: (row) => (row.id === 2 ? 'Aberta' : null) })}
    </>
  )
}

const box = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement
const wholePage = () =>
  within(screen.getByRole('table')).getByRole('checkbox', {
    name: 'Selecionar todos desta página',
  }) as HTMLInputElement

test('ticks one row, the page, and takes the page back; the page box shows which it is', async () => {
  const user = userEvent.setup()
  await renderApp(<Selecting />)
  await screen.findByText('1–25 de 30')
  await user.click(box('Selecionar Escola 2'))
  expect(screen.getByText('1 marcadas')).toBeTruthy()
  expect(wholePage().indeterminate).toBe(true)
  await user.click(wholePage())
  expect(screen.getByText('25 marcadas')).toBeTruthy()
  expect(wholePage().checked).toBe(true)
  expect(wholePage().indeterminate).toBe(false)
  await user.click(wholePage())
  expect(screen.getByText('0 marcadas')).toBeTruthy()
})

test('what is ticked outlives the page and the search', async () => {
  const user = userEvent.setup()
  await renderApp(<Selecting />)
  await screen.findByText('1–25 de 30')
  await user.click(wholePage())
  await user.click(screen.getByRole('button', { name: 'Próxima' }))
  await screen.findByText('26–30 de 30')
  expect(wholePage().checked).toBe(false)
  await user.click(box('Selecionar Escola 30'))
  expect(screen.getByText('26 marcadas')).toBeTruthy()
  await user.type(screen.getByRole('searchbox'), 'escola 2')
  await screen.findByText('1–8 de 8')
  expect(box('Selecionar Escola 2').checked).toBe(true)
})

test('details unfold under their row, across the table', async () => {
  await renderApp(<Selecting />)
  await screen.findByText('1–25 de 30')
  const cell = screen.getByRole('cell', { name: 'Aberta' }) as HTMLTableCellElement
  expect(cell.colSpan).toBe(5)
  expect(cell.closest('tr')?.previousElementSibling?.textContent).toContain('Escola 2')
})

test('ticking changes nothing that was there before', () => {
  const before = new Set<RowKey>([1, 2])
  expect([...tick(before, [2, 3], true)]).toEqual([1, 2, 3])
  expect([...tick(before, [2, 3], false)]).toEqual([1])
  expect([...before]).toEqual([1, 2])
})
