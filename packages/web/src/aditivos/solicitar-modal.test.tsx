import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { medidorWith } from './aditivos.testing.ts'
import { openSolicitar, projeto, type World } from './solicitar.testing.tsx'
import { SolicitarModal } from './solicitar-modal.tsx'

const server = fakeServerForEachTest()
const NO_VALOR = 'Selecione um orçamento e informe um valor válido.'

const open = (world?: World, secretarias?: 'all') => openSolicitar(server, world, secretarias)

const budget = () => screen.getByRole('combobox', { name: 'Orçamento' }) as HTMLInputElement
const submit = () => screen.getByRole('button', { name: 'Enviar solicitação' })
const posted = () => server.current.writtenTo('/api/aditivos')

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

const written = () => server.current.received.find(({ method }) => method !== 'GET')
const fact = (label: string) => screen.getByText(label).nextElementSibling?.textContent

test('a suppression is measured by its own ceiling, and draws on no budget', async () => {
  const { user } = await open({ medidores: [medidorWith({ supressoes_aprovadas: 200_000 })] })
  await user.click(screen.getByRole('radio', { name: 'Supressão' }))
  expect(screen.queryByRole('combobox', { name: 'Orçamento' })).toBeNull()
  await user.click(submit())
  expect(screen.getAllByText('Informe o valor da supressão.').length).toBeGreaterThanOrEqual(1)
  await user.type(screen.getByLabelText(/^Valor da supressão/), '60000')
  await user.type(screen.getByLabelText(/^Justificativa/), 'Trecho fora do projeto')
  expect(fact('Valor do projeto')).toBe('R$ 1.000.000,00 → R$ 940.000,00')
  expect(fact('Supressões aprovadas')).toBe('20% → 26%')
  expect(screen.getByRole('meter', { name: 'Supressões sobre o valor original' })).toBeTruthy()
  expect(screen.getByText(/as supressões passam do limite legal de 25%/)).toBeTruthy()
  await user.click(submit())
  await waitFor(() => expect(written()).toBeDefined())
  expect(written()?.body).toEqual({
    id_projeto: 1042,
    id_secretaria: 12,
    tipo: 'supressao',
    supressao: 60_000,
    descricao_pedido: 'Trecho fora do projeto',
  })
})

test('a mixed request needs two of three, and shows both meters', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('radio', { name: 'Misto' }))
  await user.type(screen.getByLabelText(/^Valor do acréscimo/), '100000')
  await user.type(screen.getByLabelText(/^Justificativa/), 'Projeto revisto')
  await user.click(submit())
  expect(screen.getAllByText(/Um aditivo misto tem pelo menos dois/).length).toBeGreaterThanOrEqual(1)
  expect(written()).toBeUndefined()
  await user.type(screen.getByLabelText(/^Valor da supressão/), '50000')
  expect(fact('Valor do projeto')).toBe('R$ 1.000.000,00 → R$ 1.050.000,00')
  expect(screen.getAllByRole('meter')).toHaveLength(2)
  await user.click(submit())
  await waitFor(() =>
    expect(written()?.body).toMatchObject({ tipo: 'misto', valor: 100_000, supressao: 50_000 }),
  )
})

test('an adjustment raises the base and no meter', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('radio', { name: 'Apostila de reajuste' }))
  await user.type(screen.getByLabelText(/^Valor do reajuste/), '11593,58')
  expect(fact('Base dos limites')).toBe('R$ 1.000.000,00 → R$ 1.011.593,58')
  expect(screen.queryByRole('meter')).toBeNull()
})

test('of several contracts one is chosen, and measures', async () => {
  const medidores = [
    medidorWith({
      id_contrato: 7,
      contrato_nome: '12/2026 · Construtora Vale',
      limite_base: 400_000,
      acrescimos_aprovados: 0,
    }),
    medidorWith({
      id_contrato: 8,
      contrato_nome: '13/2026 · Elétrica Sul',
      limite_base: 200_000,
      acrescimos_aprovados: 0,
    }),
    medidorWith({ id_contrato: 6, contrato_nome: '2/2025 · Antiga', aberto: false }),
  ]
  const { user } = await open({ medidores })
  await user.type(screen.getByLabelText(/^Valor do acréscimo/), '40000')
  await user.type(screen.getByLabelText(/^Justificativa/), 'Rocha')
  expect(screen.queryByRole('meter')).toBeNull()
  await user.click(submit())
  expect(screen.getAllByText('Escolha o contrato.').length).toBeGreaterThanOrEqual(1)
  await user.click(screen.getByRole('combobox', { name: 'Contrato' }))
  expect(screen.queryByRole('option', { name: '2/2025 · Antiga' })).toBeNull()
  await user.click(await screen.findByRole('option', { name: '13/2026 · Elétrica Sul' }))
  expect(screen.getByText('20%', { selector: 'p b' })).toBeTruthy()
  expect(screen.getByText(/o valor inicial do contrato 13\/2026 · Elétrica Sul/)).toBeTruthy()
  await user.click(submit())
  await waitFor(() => expect(written()?.body).toMatchObject({ id_contrato: 8, valor: 40_000 }))
})
