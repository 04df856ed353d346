import type { Servico } from '@paco/domain/servicos/servico'
import { STALE_VERSION } from '@paco/domain/shared/errors'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { ServicoCreateDialog, ServicoEditDialog } from './servico-form.tsx'
import { TWO_SERVICOS } from './servicos.testing.ts'

const server = fakeServerForEachTest()
const [terraplenagem] = TWO_SERVICOS as readonly [Servico]

const box = (name: string | RegExp) => screen.getByRole('textbox', { name }) as HTMLInputElement
async function type(name: string | RegExp, text: string) {
  await userEvent.clear(box(name))
  await userEvent.type(box(name), text)
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a new service is sent with its complete rows only, for its project, with weight 0', async () => {
  server.current.answer(() => Response.json({ Status: 'Success', id: 9 }))
  const onClose = vi.fn()
  await renderApp(<ServicoCreateDialog projetoId={7} inicio={null} onClose={onClose} />)
  await screen.findByRole('dialog')
  await type(/^Descrição/, 'Drenagem')
  await type(/^Valor total/, '1.000,50')
  await type('Valor da parcela 1', '400')
  await press('Adicionar parcela')
  expect(document.activeElement).toBe(box('Valor da parcela 2'))
  expect(box('Mês da parcela 2').value).toBe('2')
  await type('Valor da parcela 2', '600,50')
  await press('Adicionar parcela')
  await type('Valor da parcela 3', 'a combinar')
  expect(screen.getByText(/^Parcelas somam/).textContent).toBe(
    'Parcelas somam R$ 1.000,50 de R$ 1.000,50. 1 linha incompleta não será enviada.',
  )
  await press('Cadastrar')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.current.writtenTo('/api/servicos')).toMatchObject({
    body: {
      projeto_id: 7,
      peso: 0,
      descricao: 'Drenagem',
      valor_total: 1000.5,
      parcelas: [
        { mes: 1, valor: 400 },
        { mes: 2, valor: 600.5 },
      ],
    },
  })
  expect(screen.getByText('Serviço cadastrado.')).toBeTruthy()
})

test('what is missing, not a number or above the total is refused before anything is sent', async () => {
  await renderApp(<ServicoCreateDialog projetoId={7} inicio={null} onClose={() => undefined} />)
  await screen.findByRole('dialog')
  await type(/^Valor total/, 'muito')
  await press('Cadastrar')
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('Descrição: Campo obrigatório.')
  expect(summary.textContent).toContain('Valor total: Informe um valor total válido')
  await type(/^Descrição/, 'Drenagem')
  await type(/^Valor total/, '100')
  await type('Valor da parcela 1', '100,01')
  await press('Cadastrar')
  const refused = 'As parcelas somam mais que o valor total do serviço.'
  expect((await screen.findByRole('alert')).textContent).toContain(`Parcelas: ${refused}`)
  await type(/^Valor total/, '100,01')
  expect(screen.queryByText(refused)).toBeNull()
  await type('Mês da parcela 1', '0')
  expect(screen.getByText('O menor valor aceito é 1.')).toBeTruthy()
  await press('Remover parcela 1')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Adicionar parcela' }))
  expect(server.current.received).toEqual([])
})

test('a failure is headed by the specification’s words, with the reason, and nothing typed is lost', async () => {
  server.current.answer(() =>
    Response.json({ Status: 'Error', Error: 'O projeto é de outra secretaria.' }, { status: 403 }),
  )
  await renderApp(<ServicoCreateDialog projetoId={7} inicio={null} onClose={() => undefined} />)
  await screen.findByRole('dialog')
  await type(/^Descrição/, 'Drenagem')
  await type(/^Valor total/, '10')
  await press('Cadastrar')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Erro ao cadastrar serviço. Veja o console para detalhes.O projeto é de outra secretaria.',
  )
  expect(box(/^Descrição/).value).toBe('Drenagem')
})

test('an edit sends all rows with the version; someone else’s change is shown beside mine', async () => {
  const theirs = { ...terraplenagem, parcelas: [{ id: 1, mes: 1, valor: 300.3 }], versao: 3 }
  let stale = true
  server.current.answer(({ method }) => {
    if (method === 'GET') return Response.json([theirs])
    return stale
      ? Response.json({ Status: 'Error', Error: STALE_VERSION }, { status: 409 })
      : Response.json({ Status: 'Success', id: 1 })
  })
  await renderApp(
    <ServicoEditDialog servico={terraplenagem} projetoId={7} inicio={null} onClose={() => undefined} />,
  )
  await screen.findByRole('dialog')
  await type(/^Descrição/, 'Terraplenagem e cortes')
  await press('Salvar alterações')
  const dialog = await screen.findByRole('dialog', { name: 'Este registro foi alterado por outra pessoa' })
  expect(server.current.received[0]).toMatchObject({ method: 'PUT', path: '/api/servicos/1' })
  expect(server.current.received[0]?.body).toEqual({
    descricao: 'Terraplenagem e cortes',
    valor_total: 300.3,
    parcelas: [
      { mes: 1, valor: 100.1 },
      { mes: 3, valor: 200.2 },
    ],
    versao: 2,
  })
  expect(within(dialog).getByText('M1 R$ 300,30')).toBeTruthy()
  expect(within(dialog).getAllByText('M1 R$ 100,10; M3 R$ 200,20')).toHaveLength(2)
  stale = false
  await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar com estas escolhas' }))
  await waitFor(() =>
    expect(server.current.received.findLast(({ method }) => method === 'PUT')?.body).toEqual({
      descricao: 'Terraplenagem e cortes',
      valor_total: 300.3,
      parcelas: [{ mes: 1, valor: 300.3 }],
      versao: 3,
    }),
  )
})

test('months are called by the calendar, in each row while one types', async () => {
  await renderApp(<ServicoCreateDialog projetoId={7} inicio="2027-09-10" onClose={() => undefined} />)
  await screen.findByRole('dialog')
  expect(screen.getByText('M1 · set/2027')).toBeTruthy()
  await type('Mês da parcela 1', '5')
  const named = box('Mês da parcela 1').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(named)?.textContent).toBe('M5 · jan/2028')
  await type('Mês da parcela 1', '0')
  expect(document.getElementById(named)?.textContent).toBe('')
})

describe('equal installments', () => {
  const rows = () =>
    screen
      .getAllByRole('textbox', { name: /^Valor da parcela/ })
      .map((input) => (input as HTMLInputElement).value)
  async function open() {
    await renderApp(<ServicoCreateDialog projetoId={7} inicio="2027-09-10" onClose={() => undefined} />)
    await screen.findByRole('dialog')
  }

  test('are written by keyboard alone, exact to the cent, and the form is not sent', async () => {
    await open()
    await type('Quantas parcelas iguais', '3')
    await userEvent.keyboard('{Enter}')
    expect(screen.getByText('Informe antes o valor total do serviço.')).toBeTruthy()
    await type(/^Valor total/, '100')
    await userEvent.click(box('Quantas parcelas iguais'))
    await userEvent.keyboard('{Enter}')
    expect(rows()).toEqual(['33,34', '33,33', '33,33'])
    expect(screen.getByText('M3 · nov/2027')).toBeTruthy()
    expect(screen.getByText(/^Parcelas somam/).textContent).toBe('Parcelas somam R$ 100,00 de R$ 100,00.')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(server.current.received).toEqual([])
  })

  test('replace what somebody wrote only after asking', async () => {
    await open()
    await type(/^Valor total/, '100')
    await type('Valor da parcela 1', '40')
    await type('Quantas parcelas iguais', '2')
    await type('Mês da primeira parcela', '4')
    await press('Dividir')
    const question = await screen.findByRole('dialog', { name: 'Substituir as parcelas?' })
    expect(question.textContent).toContain(
      'A parcela já informada será substituída por 2 a partir de M4 · dez/2027.',
    )
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar' }))
    expect(rows()).toEqual(['40,00'])
    await press('Dividir')
    await userEvent.click(await screen.findByRole('button', { name: 'Substituir' }))
    await waitFor(() => expect(rows()).toEqual(['50,00', '50,00']))
    expect(box('Mês da parcela 2').value).toBe('5')
  })
})
