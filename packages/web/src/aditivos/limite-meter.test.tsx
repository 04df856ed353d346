import { limiteOf } from '@paco/domain/aditivos/limite'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../ui/test/render-app.tsx'
import { LimiteMeter } from './limite-meter.tsx'

const shown = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
const pieces = () =>
  [...document.querySelectorAll('span[data-kind]')].map((piece) => piece.getAttribute('data-kind'))

test.each([
  ['within', 125_000, 100_000, '22,5%', 'Dentro do limite', ['approved', 'pending']],
  ['at the ceiling', 250_000, 0, '25%', 'Dentro do limite', ['approved']],
  [
    'pending ones would pass it',
    200_000,
    90_000,
    '29%',
    'Passaria do limite',
    ['approved', 'pending', 'pending over'],
  ],
  ['passed', 260_000, 10_000, '27%', 'Acima do limite', ['approved', 'approved over', 'pending over']],
  ['nothing yet', 0, 0, '0%', 'Dentro do limite', []],
])('%s', async (_, aprovado, pendente, percent, word, drawn) => {
  await renderApp(<LimiteMeter limite={limiteOf(1_000_000, aprovado, pendente)} />)
  expect(screen.getByText(percent, { selector: 'b' })).toBeTruthy()
  expect(screen.getByText(word)).toBeTruthy()
  expect(pieces()).toEqual(drawn)
  expect(shown('Limite')).toBe('R$ 250.000,00 (25%)')
})

test('says in one sentence what it draws', async () => {
  await renderApp(<LimiteMeter limite={limiteOf(1_000_000, 125_000, 100_000)} />)
  const meter = screen.getByRole('meter', { name: 'Acréscimos sobre o valor original' })
  expect(meter.getAttribute('aria-valuetext')).toBe(
    '12,5% aprovados, 22,5% com o que está pendente, de 25% permitidos. Dentro do limite.',
  )
  expect(shown('Aprovado')).toBe('R$ 125.000,00 (12,5%)')
  expect(shown('Pendente')).toBe('R$ 100.000,00 (10%)')
})

test('without an original value there is nothing to measure against', async () => {
  await renderApp(<LimiteMeter limite={limiteOf(null, 0, 10)} />)
  expect(
    screen.getByText(/O projeto não tem valor original: qualquer acréscimo passa do limite/),
  ).toBeTruthy()
  expect(screen.queryByRole('meter')).toBeNull()
})

test('suppressions, and a reform, have their own ceilings and words', async () => {
  await renderApp(
    <>
      <LimiteMeter limite={limiteOf(1_000_000, 400_000, 0, 50)} />
      <LimiteMeter limite={limiteOf(1_000_000, 260_000, 0)} classe="supressoes" />
      <LimiteMeter limite={limiteOf(null, 0, 10)} classe="supressoes" />
    </>,
  )
  expect(screen.getByText('40%', { selector: 'b' }).parentElement?.textContent).toContain(
    '40% de 50% para acréscimos',
  )
  expect(screen.getByText('26%', { selector: 'b' }).parentElement?.textContent).toContain(
    '26% de 25% para supressões',
  )
  expect(screen.getByText('Acima do limite')).toBeTruthy()
  expect(screen.getByText(/qualquer supressão passa do limite/)).toBeTruthy()
})
