import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { fakeServerForEachTest } from '../test/fake-server.ts'
import { renderApp } from '../test/render-app.tsx'
import { answerList, obras, obrasWith } from './obras.testing.tsx'

const server = fakeServerForEachTest()
beforeEach(() => {
  localStorage.clear()
  server.current.answer(answerList)
})

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const open = async (name = 'Colunas') => {
  await screen.findByText('1–25 de 30')
  await userEvent.setup().click(screen.getByRole('button', { name }))
  await screen.findByRole('menu')
}
const choose = (role: string, name: string) => userEvent.setup().click(screen.getByRole(role, { name }))

describe('the columns of a list', () => {
  test('are chosen, all but the name, and kept by the browser', async () => {
    const { unmount, search } = await renderApp(obras)
    await open()
    const name = screen.getByRole('menuitemcheckbox', { name: 'Nome' })
    expect([name.getAttribute('aria-checked'), name.hasAttribute('disabled')]).toEqual(['true', true])
    await choose('menuitemcheckbox', 'Valor (R$)')
    await waitFor(() => expect(heads()).toEqual(['Id', 'Nome', 'Situação']))
    expect(search()).toEqual({})
    unmount()
    await renderApp(obras)
    await screen.findByText('1–25 de 30')
    expect(heads()).toEqual(['Id', 'Nome', 'Situação'])
    await open('Exportar')
    expect(screen.getByText('As planilhas trazem todas as colunas.')).toBeTruthy()
  })

  test('that wait for paper can be shown', async () => {
    await renderApp(obrasWith({ columns: { valor: { hidden: true }, situacao: { exportOnly: true } } }))
    await open()
    expect(screen.queryByRole('menuitemcheckbox', { name: 'Situação' })).toBeNull()
    const valor = screen.getByRole('menuitemcheckbox', { name: 'Valor (R$)' })
    expect(valor.getAttribute('aria-checked')).toBe('false')
    await userEvent.setup().click(valor)
    const head = screen.getByRole('columnheader', { name: 'Valor (R$)' })
    await waitFor(() => expect(head.getAttribute('data-hidden')).toBe('false'))
  })

  test('stand closer, keep the name in sight, and go back to what they were', async () => {
    await renderApp(obras)
    await open()
    const table = () => screen.getByRole('table').dataset
    await choose('menuitemradio', 'Linhas compactas')
    await choose('menuitemcheckbox', 'Fixar Nome')
    await waitFor(() => expect(table()).toMatchObject({ compact: 'true', pinned: 'true' }))
    await choose('menuitem', 'Voltar ao padrão')
    await waitFor(() => expect([table().compact, table().pinned]).toEqual([undefined, undefined]))
  })

  test('are what the address says, and the address follows', async () => {
    localStorage.setItem('paco:lista:obras', '{"colunas":"id"}')
    const { search } = await renderApp(obras, '/tela?colunas=situacao&densidade=compacta')
    await open()
    expect(heads()).toEqual(['Nome', 'Situação'])
    await choose('menuitemcheckbox', 'Id')
    await waitFor(() => expect(search()).toEqual({ colunas: 'id.nome.situacao', densidade: 'compacta' }))
    expect(localStorage.getItem('paco:lista:obras')).toBe('{"colunas":"id"}')
  })

  test('are the list’s own where the browser keeps nonsense', async () => {
    localStorage.setItem('paco:lista:obras', '{"colunas":')
    await renderApp(obras)
    await screen.findByText('1–25 de 30')
    expect(heads()).toEqual(['Id', 'Nome', 'Situação', 'Valor (R$)'])
  })
})

test('on phones the filters wait under a button that counts them', async () => {
  const user = userEvent.setup()
  const { search } = await renderApp(obras, '/tela?situacao=parada&id_dono=7')
  const button = await screen.findByRole('button', { name: 'Filtros (2)', expanded: false })
  const filters = document.getElementById(button.getAttribute('aria-controls') ?? '')
  expect(filters?.hasAttribute('data-open')).toBe(false)
  await user.click(button)
  expect(screen.getByRole('button', { name: 'Filtros (2)', expanded: true })).toBeTruthy()
  expect(filters?.hasAttribute('data-open')).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }))
  await waitFor(() => expect(search()).toEqual({}))
  expect(screen.getByRole('button', { name: 'Filtros', expanded: true })).toBeTruthy()
})
