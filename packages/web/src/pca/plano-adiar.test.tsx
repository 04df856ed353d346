import { newItem } from '@paco/domain/pca/pca.testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { planoWith, someone } from './plano.testing.ts'
import { PlanoAdiar } from './plano-adiar.tsx'

const server = fakeServerForEachTest()
const itens = [
  { ...newItem, id: 7, numero_item: 1 },
  { ...newItem, id: 8, numero_item: 2, objeto: 'Papel' },
]
beforeEach(() =>
  server.current.answer(({ method }) =>
    Response.json(
      method === 'GET'
        ? { Status: 'Success', Result: itens }
        : { Status: 'Success', id: 1, message: '1 item levado ao plano de 2021.' },
    ),
  ),
)

describe('what a plan left undone', () => {
  test('is carried over as far as it is chosen', async () => {
    const user = userEvent.setup()
    await renderApp(
      <PlanoAdiar plano={planoWith({ ano: 2020, situacao: 'publicado' })} who={someone('admin')} />,
    )
    expect(await screen.findByText('Sem execução: 2 itens')).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: /Papel/ }))
    await user.click(screen.getByRole('button', { name: 'Levar ao plano de 2021' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Levar ao plano seguinte' }))
    expect(await screen.findByText('1 item levado ao plano de 2021.')).toBeTruthy()
    expect(server.current.received.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/pca/planos/2020/adiar',
      body: { itens: [7] },
    })
  })

  test.each([
    ['before December', { ano: 2190, situacao: 'publicado' }, someone('admin')],
    ['of a plan that nobody approved', { ano: 2020, situacao: 'elaboracao' }, someone('admin')],
    ['by others', { ano: 2020, situacao: 'publicado' }, someone('auditor')],
  ] as const)('is not asked for %s', async (_, plano, who) => {
    await renderApp(
      <>
        <p>pronto</p>
        <PlanoAdiar plano={planoWith(plano)} who={who} />
      </>,
    )
    expect(await screen.findByText('pronto')).toBeTruthy()
    expect(server.current.received).toEqual([])
  })
})
