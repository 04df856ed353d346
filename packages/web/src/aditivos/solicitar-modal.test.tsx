import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sampleProjeto } from '../projetos/painel.testing.ts'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { aditivoWith, lancamentoWith } from './aditivos.testing.ts'
import { SolicitarModal } from './solicitar-modal.tsx'

const server = fakeServerForEachTest()
const projeto = sampleProjeto(undefined, { valor: 1_000_000, valor_original: 1_000_000 })
const NO_VALOR = 'Selecione um orçamento e informe um valor válido.'

interface World {
  lines?: object[]
  send?: () => Response | Promise<Response>
}

/** Opens the dialog before a server that knows these lines, and one request of 12,5% that was approved. */
async function open({ lines = [lancamentoWith()], send }: World = {}, secretarias: null | 'all' = null) {
  server.current.answer(({ method, path }) => {
    if (method === 'POST') return send?.() ?? Response.json({ Status: 'Success', id: 1 })
    if (path.startsWith('/api/orcamentos')) return Response.json(path.endsWith('/17') ? [] : lines)
    return Response.json([aditivoWith({ status: 'aprovado', valor: 125_000 })])
  })
  const onClose = vi.fn()
  const options = {
    queryKey: ['secretarias'],
    queryFn: async () => [
      { value: 12, label: 'Obras' },
      { value: 17, label: 'Saúde' },
    ],
  }
  await renderApp(<SolicitarModal projeto={projeto} secretarias={secretarias && options} onClose={onClose} />)
  await screen.findByRole('button', { name: 'Enviar solicitação' })
  return { onClose, user: userEvent.setup() }
}

const budget = () => screen.getByRole('combobox', { name: 'Orçamento' }) as HTMLInputElement
const submit = () => screen.getByRole('button', { name: 'Enviar solicitação' })
const posted = () => server.current.received.find(({ method }) => method === 'POST')

test('a request for value: first line chosen, balance, effect and meter shown, sent with what it is about', async () => {
  const timers = vi.spyOn(window, 'setTimeout')
  let release: () => void = () => undefined
  const { user, onClose } = await open({
    send: () =>
      new Promise((resolve) => {
        release = () => resolve(Response.json({ Status: 'Success', id: 1 }))
      }),
  })
  await waitFor(() =>
    expect(budget().value).toBe('Ficha 210 · 4.4.90.51 Obras e instalações · aplicação 110.0000'),
  )
  expect(screen.getByText('R$ 200.000,00').parentElement?.textContent).toBe(
    'Saldo: R$ 200.000,00 de R$ 500.000,00',
  )
  await user.type(screen.getByLabelText(/^Valor do acréscimo/), '200000')
  await user.type(screen.getByLabelText(/^Justificativa/), 'Rocha')
  expect(screen.getByText('Valor do projeto').nextElementSibling?.textContent).toBe(
    'R$ 1.000.000,00 → R$ 1.200.000,00',
  )
  expect(screen.getByText('32,5%', { selector: 'p b' })).toBeTruthy()
  expect(screen.getByText(/a aprovação exigirá justificativa/)).toBeTruthy()
  expect(screen.queryByText('Acima do saldo')).toBeNull()

  await user.click(submit())
  expect((screen.getByRole('button', { name: 'Enviando...' }) as HTMLButtonElement).disabled).toBe(true)
  await act(async () => release())
  expect((await screen.findAllByText('Solicitação enviada com sucesso!')).length).toBe(2)
  expect(posted()?.body).toEqual({
    id_projeto: 1042,
    id_secretaria: 12,
    tipo: 'valor',
    id_orcamento: 3,
    valor: 200_000,
    descricao_pedido: 'Rocha',
  })
  expect(onClose).not.toHaveBeenCalled()
  const closing = timers.mock.calls.find(([, delay]) => delay === 1500)?.[0]
  act(() => (closing as () => void)())
  expect(onClose).toHaveBeenCalledTimes(1)
  timers.mockRestore()
})

test('what is missing is told in the specification’s words', async () => {
  const { user } = await open({ lines: [] })
  expect(budget().disabled).toBe(true)
  expect(budget().placeholder).toBe('Nenhum orçamento disponível')
  await user.click(submit())
  expect(screen.getAllByText(NO_VALOR).length).toBeGreaterThanOrEqual(2)
  expect(screen.getByText('Justifique o pedido.')).toBeTruthy()

  await user.click(screen.getByRole('radio', { name: 'Prazo' }))
  await user.click(submit())
  expect(screen.getByText('Informe um prazo válido.')).toBeTruthy()
  expect(screen.getByText('Selecione uma etapa.')).toBeTruthy()
  expect(screen.queryByText(NO_VALOR)).toBeNull()
  expect(posted()).toBeUndefined()
})

test('a request for days shows the new ends, needs no reason, and says nothing of money', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('radio', { name: 'Prazo' }))
  await user.type(screen.getByLabelText(/^Prazo \(dias\)/), '10')
  await user.click(screen.getByRole('combobox', { name: 'Etapa' }))
  await user.click(
    await screen.findByRole('option', { name: '5 - Acompanhamento contratual (até 17/04/2027)' }),
  )
  expect(screen.getByText('5 - Acompanhamento contratual').nextElementSibling?.textContent).toBe(
    '17/04/2027 → 27/04/2027',
  )
  expect(
    screen.getByText('6 - Prestação de contas e lições aprendidas').nextElementSibling?.textContent,
  ).toBe('18/05/2027 → 28/05/2027')
  expect(screen.queryByRole('meter')).toBeNull()
  await user.click(submit())
  await waitFor(() => expect(posted()).toBeDefined())
  expect(posted()?.body).toEqual({
    id_projeto: 1042,
    id_secretaria: 12,
    tipo: 'prazo',
    prazo: 10,
    etapa: 5,
    descricao_pedido: '',
  })
})

test('more than the line holds is flagged, and another department has other lines', async () => {
  const { user } = await open({}, 'all')
  await user.type(screen.getByLabelText(/^Valor do acréscimo/), '200000,01')
  expect(screen.getByText('Acima do saldo').parentElement?.textContent).toContain('Faltam R$ 0,01')
  await user.click(screen.getByRole('combobox', { name: 'Secretaria' }))
  await user.click(await screen.findByRole('option', { name: 'Saúde' }))
  await waitFor(() => expect(budget().placeholder).toBe('Nenhum orçamento disponível'))
  expect(budget().value).toBe('')
  expect(screen.queryByText('Acima do saldo')).toBeNull()
})

test('a refusal is told with its reason, and nothing typed is lost', async () => {
  const refused = () => Response.json({ Status: 'Error', Error: 'O projeto foi excluído.' }, { status: 404 })
  const { user, onClose } = await open({ send: refused })
  await user.type(screen.getByLabelText(/^Valor do acréscimo/), '50')
  await user.type(screen.getByLabelText(/^Justificativa/), 'Rocha')
  await user.click(submit())
  const summary = (await screen.findAllByRole('alert')).find(({ textContent }) =>
    textContent?.includes('excluído'),
  )
  expect(summary?.textContent).toContain('Erro ao enviar solicitação.')
  expect((screen.getByLabelText(/^Justificativa/) as HTMLTextAreaElement).value).toBe('Rocha')
  expect(onClose).not.toHaveBeenCalled()
})

test('lines that cannot be loaded are told apart from a department that has none', async () => {
  server.current.answer(({ path }) =>
    path.startsWith('/api/orcamentos')
      ? Response.json({ Status: 'Error', Error: 'x' }, { status: 500 })
      : Response.json([]),
  )
  await renderApp(<SolicitarModal projeto={projeto} secretarias={null} onClose={() => undefined} />)
  expect(await screen.findByText(/Erro ao carregar orçamentos\./)).toBeTruthy()
  expect(budget().disabled).toBe(true)
})
