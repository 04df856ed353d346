import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderApp } from '../../ui/test/render-app.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

const nothing = () => {}

test('an address nothing answers to leads home and to the manual', async () => {
  await renderApp(<NotFoundScreen />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeTruthy()
  const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(ways).toEqual([
    ['Ir para o início', '/'],
    ['Ver a ajuda', '/ajuda'],
  ])
})

test.each([
  [
    'Failed to fetch dynamically imported module: /assets/x.js',
    'Não foi possível buscar a página. Verifique a conexão.',
  ],
  ['error loading dynamically imported module', 'Não foi possível buscar a página. Verifique a conexão.'],
  ['Importing a module script failed.', 'Não foi possível buscar a página. Verifique a conexão.'],
])('code that did not come (%s) is told as a page that did not come', async (message, words) => {
  await renderApp(<ErrorScreen error={new Error(message)} reset={nothing} />)
  expect((await screen.findByRole('alert')).textContent).toContain(words)
})

test('a screen that failed says so, never in the words of the program, and is tried again', async () => {
  let tries = 0
  await renderApp(<ErrorScreen error={new TypeError('x is undefined')} reset={() => tries++} />)
  const told = (await screen.findByRole('alert')).textContent
  expect(told).toContain('Não foi possível mostrar esta página')
  expect(told).not.toContain('undefined')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(tries).toBe(1)
})
