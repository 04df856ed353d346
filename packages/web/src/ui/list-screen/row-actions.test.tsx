import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeServerForEachTest } from '../test/fake-server.ts'
import { renderApp } from '../test/render-app.tsx'
import { actionsIn, openRowMenu } from '../test/row-menu.ts'
import { answerList, obrasWith, obrasWithActions } from './obras.testing.tsx'

const server = fakeServerForEachTest()
beforeEach(() => server.current.answer(answerList))

const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement
const inMenu = () => screen.queryByRole('menu')?.contains(document.activeElement)
const refuse = () => [{ label: 'Editar', allowed: false, reason: 'Só a equipe da obra edita.' }]

describe('what is done with a row', () => {
  test('several actions stand in one menu, named after the row', async () => {
    await renderApp(obrasWithActions)
    expect(await actionsIn(await rowOf('Posto de Saúde 1'))).toEqual(['Visualizar', 'Editar'])
    expect(await actionsIn(await rowOf('Escola 2'))).toEqual(['Visualizar', 'Sem permissão'])
    expect(screen.getByRole('button', { name: 'Ações de Escola 2' })).toBeTruthy()
  })

  test('is reached by the keyboard, which finds its place again', async () => {
    const onClick = vi.fn()
    const user = userEvent.setup()
    await renderApp(
      obrasWith({
        actions: () => [
          { label: 'Visualizar', onClick: () => {} },
          { label: 'Editar', onClick },
        ],
      }),
    )
    const button = within(await rowOf('Escola 2')).getByRole('button', { name: 'Ações de Escola 2' })
    button.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(inMenu()).toBe(true))
    // Whether the first entry has the focus from the start is the browser's to say.
    while (document.activeElement?.textContent !== 'Editar') await user.keyboard('{ArrowDown}')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryAllByRole('menu').length).toBe(0))
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Ações de Escola 2'))
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('menuitem', { name: 'Editar' }))
    expect(onClick).toHaveBeenCalledOnce()
  })

  test('what is refused says why, and does nothing', async () => {
    await renderApp(obrasWithActions)
    await openRowMenu(await rowOf('Escola 2'))
    const refused = screen.getByRole('menuitem', { name: /^Sem permissão/ })
    expect(refused.getAttribute('aria-disabled')).toBe('true')
    expect(refused.textContent).toContain('Só a equipe da obra edita.')
    await userEvent.setup().click(refused)
    expect(screen.getByRole('menu')).toBeTruthy()
  })

  test('a single one stands in the row itself, and so does what unfolds it', async () => {
    await renderApp(
      obrasWith({
        actions: ({ id }) => [
          { label: 'Detalhes', expanded: false, onClick: () => {} },
          { label: 'Editar', onClick: () => {} },
          ...(id === 1 ? [{ label: 'Excluir', onClick: () => {} }] : []),
        ],
      }),
    )
    const many = within(await rowOf('Posto de Saúde 1'))
    expect(many.getByRole('button', { name: 'Detalhes', expanded: false })).toBeTruthy()
    expect(many.queryByRole('button', { name: 'Editar' })).toBeNull()
    const few = within(await rowOf('Escola 2'))
    expect(few.getByRole('button', { name: 'Editar' })).toBeTruthy()
    expect(few.queryByRole('button', { name: /^Ações de/ })).toBeNull()
  })

  const specified = [
    { label: 'Editar', onClick: () => {}, specified: true },
    { label: 'Excluir', onClick: () => {}, specified: true },
    { label: 'Desativar', onClick: () => {} },
  ]

  test('what the specification names is a word in the row, what came later stands in its menu', async () => {
    await renderApp(obrasWith({ actions: () => specified }))
    const row = within(await rowOf('Escola 2'))
    for (const name of ['Editar', 'Excluir']) expect(row.getByRole('button', { name })).toBeTruthy()
    expect(row.queryByRole('button', { name: 'Desativar' })).toBeNull()
    await openRowMenu(await rowOf('Escola 2'))
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Desativar'])
  })

  test('below 1024 px all of them stand in the menu', async () => {
    const media = vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query === '(max-width: 1023px)',
          addEventListener() {},
          removeEventListener() {},
        }) as unknown as MediaQueryList,
    )
    await renderApp(obrasWith({ actions: () => specified }))
    expect(within(await rowOf('Escola 2')).queryByRole('button', { name: 'Editar' })).toBeNull()
    expect(await actionsIn(await rowOf('Escola 2'))).toEqual(['Editar', 'Excluir', 'Desativar'])
    media.mockRestore()
  })

  test('a refusal stands beside the words where the specification shows it, else in the menu', async () => {
    const actions = () => [...specified.slice(0, 1), ...refuse().map((one) => ({ ...one, specified: true }))]
    const { unmount } = await renderApp(obrasWith({ actions, refusals: true }))
    const row = within(await rowOf('Escola 2'))
    expect(row.getByRole('button', { name: 'Sem permissão' })).toBeTruthy()
    expect(row.queryByRole('button', { name: /^Ações de/ })).toBeNull()
    unmount()
    await renderApp(obrasWith({ actions }))
    expect(within(await rowOf('Escola 2')).queryByRole('button', { name: 'Sem permissão' })).toBeNull()
    expect(await actionsIn(await rowOf('Escola 2'))).toEqual(['Editar', 'Sem permissão'])
  })

  test('a column of refusals is left out, unless the specification shows it', async () => {
    const { unmount } = await renderApp(obrasWith({ actions: refuse }))
    await rowOf('Escola 2')
    expect(screen.queryByRole('columnheader', { name: 'Ações' })).toBeNull()
    unmount()
    await renderApp(obrasWith({ actions: refuse, refusals: true }))
    const refused = within(await rowOf('Escola 2')).getByRole('button', { name: 'Sem permissão' })
    refused.focus()
    expect((await screen.findByRole('tooltip')).textContent).toBe('Só a equipe da obra edita.')
  })
})
