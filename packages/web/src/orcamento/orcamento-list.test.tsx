import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { actionsIn, rowAction } from '../ui/test/row-menu.ts'
import { answerOrcamento, person } from './lancamento.testing.ts'
import { OrcamentoList } from './orcamento-list.tsx'
import { saldoMark } from './saldo.ts'

const server = fakeServerForEachTest()
beforeEach(() => server.current.answer(answerOrcamento))

const open = (who: Parameters<typeof OrcamentoList>[0]['who']) =>
  renderApp(<OrcamentoList who={who} secretarias={[]} primaryAction={null} />)

const rowOf = async (name: string) =>
  (await screen.findByText(name)).closest('tr') ?? expect.fail(`no row of ${name}`)

describe('what each person may do with a line', () => {
  test.each([
    ['visitante', person('user', null), ['Sem permissão'], ['Sem permissão']],
    ['auditor', person('auditor', null), ['Sem permissão'], ['Sem permissão']],
    ['obras', person('user', 12), ['Editar', 'Excluir'], ['Sem permissão']],
    ['admin', person('admin', null), ['Editar', 'Excluir'], ['Editar', 'Excluir']],
  ] as const)('%s', async (_name, who, own, foreign) => {
    await open(who)
    const rows = [await rowOf('Obras'), await rowOf('Saúde')]
    expect([await actionsIn(rows[0] as HTMLElement), await actionsIn(rows[1] as HTMLElement)]).toEqual([
      own,
      foreign,
    ])
  })

  test('strangers read it without any', async () => {
    await open(null)
    await rowOf('Obras')
    expect(screen.queryByRole('columnheader', { name: 'Ações' })).toBeNull()
  })
})

test('a line unfolds into what its codes mean', async () => {
  await open(null)
  const unfold = await screen.findByRole('button', { name: 'Detalhes do lançamento 1' })
  expect(unfold.getAttribute('aria-expanded')).toBe('false')
  await userEvent.setup().click(unfold)
  expect(unfold.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText('Urbanismo', { exact: false })).toBeTruthy()
  await userEvent.setup().click(unfold)
  expect(screen.queryByText('Urbanismo', { exact: false })).toBeNull()
})

test.each([
  ['untouched', { valor: 100, comprometido: 0, saldo: 100 }, undefined],
  ['worth nothing', { valor: 0, comprometido: 0, saldo: 0 }, undefined],
  ['half used', { valor: 100, comprometido: 50, saldo: 50 }, undefined],
  ['nearly used up', { valor: 100, comprometido: 90.01, saldo: 9.99 }, 'Baixo'],
  ['used up', { valor: 100, comprometido: 100, saldo: 0 }, 'Esgotado'],
  ['overdrawn', { valor: 100, comprometido: 101, saldo: -1 }, 'Negativo'],
])('a balance that is %s', (_name, balance, word) => {
  expect(saldoMark(balance)?.word).toBe(word)
})

test('a low balance says so in its row', async () => {
  await open(null)
  expect(within(await rowOf('Saúde')).getByText('Baixo')).toBeTruthy()
})

describe('deleting', () => {
  const ask = async () => {
    await open(person('user', 12))
    await rowOf('Obras')
    await rowAction('Excluir')
    const title = 'Tem certeza que deseja deletar este lançamento?'
    return within(await screen.findByRole('dialog', { name: title }))
  }
  const answerDelete = (reply: () => Response) =>
    server.current.answer((request) => (request.method === 'DELETE' ? reply() : answerOrcamento(request)))

  test('asks first, and says what the server says', async () => {
    const dialog = await ask()
    answerDelete(() => Response.json({ Status: 'Success', message: 'Orçamento deletado com sucesso!' }))
    await userEvent.setup().click(dialog.getByRole('button', { name: 'Excluir' }))
    expect(await screen.findByText('Orçamento deletado com sucesso!')).toBeTruthy()
    expect(server.current.received.find(({ method }) => method === 'DELETE')?.path).toBe('/api/orcamento/1')
  })

  test.each([
    [409, 'Este lançamento custeia aditivos e não pode ser excluído.', /custeia aditivos/],
    [500, 'Erro interno', /^Erro no servidor$/],
  ])('a refusal with %d stays readable above the list', async (status, text, expected) => {
    const dialog = await ask()
    answerDelete(() => Response.json({ Status: 'Error', Error: text }, { status }))
    await userEvent.setup().click(dialog.getByRole('button', { name: 'Excluir' }))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(expected))
  })
})
