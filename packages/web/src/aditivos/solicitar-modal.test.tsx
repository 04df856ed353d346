import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import type { Medidor } from '@paco/domain/aditivos/limite'
import { STALE_VERSION } from '@paco/domain/shared/errors'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sampleProjeto } from '../projetos/painel.testing.ts'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { aditivoWith, lancamentoWith, medidorWith } from './aditivos.testing.ts'
import { SolicitarModal } from './solicitar-modal.tsx'

const server = fakeServerForEachTest()
const projeto = sampleProjeto(undefined, { valor: 1_000_000, valor_original: 1_000_000 })
const NO_VALOR = 'Selecione um orçamento e informe um valor válido.'

interface World {
  lines?: object[]
  medidores?: Medidor[]
  returned?: Aditivo
  /** The same request, as it is by now. */
  current?: Aditivo
  send?: () => Response | Promise<Response>
}

/** Opens the dialog before a server that knows these lines, and that 12,5% were approved. */
async function open(
  { lines = [lancamentoWith()], medidores = [medidorWith()], returned, current, send }: World = {},
  secretarias: null | 'all' = null,
) {
  server.current.answer(({ method, path }) => {
    if (method !== 'GET') return send?.() ?? Response.json({ Status: 'Success', id: 1 })
    if (path === `/api/aditivos/${projeto.id}`) return Response.json(current ? [current] : [])
    if (path.startsWith('/api/orcamentos')) return Response.json(path.endsWith('/17') ? [] : lines)
    return Response.json(medidores)
  })
  const onClose = vi.fn()
  const options = {
    queryKey: ['secretarias'],
    queryFn: async () => [
      { value: 12, label: 'Obras' },
      { value: 17, label: 'Saúde' },
    ],
  }
  await renderApp(
    <SolicitarModal
      projeto={projeto}
      secretarias={secretarias && options}
      returned={returned}
      onClose={onClose}
    />,
  )
  await screen.findByRole('button', { name: returned ? 'Reenviar solicitação' : 'Enviar solicitação' })
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

test('what came back is corrected with its reason in sight, and sent again', async () => {
  const returned = aditivoWith({
    status: 'devolvido',
    motivo_devolucao: 'Falta a planilha',
    devolvido_por_nome: 'Carla Motta',
    devolvido_em: '2026-10-05T13:00:00Z',
    numero_termo: '1/2026',
  })
  const { user } = await open({ returned })
  expect(screen.getByText('Falta a planilha')).toBeTruthy()
  const words = screen.getByLabelText(/^Justificativa/) as HTMLTextAreaElement
  expect(words.value).toBe('Sondagem encontrou rocha')
  await user.type(words, ', planilha anexa')
  await user.click(screen.getByRole('button', { name: 'Reenviar solicitação' }))
  expect((await screen.findAllByText('Solicitação reenviada com sucesso!')).length).toBe(2)
  expect(written()).toMatchObject({ method: 'PUT', path: '/api/aditivos/9' })
  expect(written()?.body).toEqual({
    id_projeto: 1042,
    id_secretaria: 12,
    tipo: 'valor',
    id_orcamento: 3,
    valor: 100_000,
    descricao_pedido: 'Sondagem encontrou rocha, planilha anexa',
    numero_termo: '1/2026',
    versao: 1,
  })
})

test('what somebody else corrected meanwhile stands beside mine', async () => {
  const returned = aditivoWith({ status: 'devolvido', motivo_devolucao: 'Falta a planilha', versao: 2 })
  const refused = { Status: 'Error', Error: STALE_VERSION, message: STALE_VERSION }
  const { user } = await open({
    returned,
    current: { ...returned, valor: 90_000, versao: 4 },
    send: () => Response.json(refused, { status: 409 }),
  })
  await user.type(screen.getByLabelText(/^Justificativa/), ', planilha anexa')
  await user.click(screen.getByRole('button', { name: 'Reenviar solicitação' }))
  const dialog = await screen.findByRole('dialog', { name: /alterado por outra pessoa/ })
  const rows = within(dialog).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Meu valor'),
    expect.stringMatching(/^Valor do acréscimo.*100\.000,00.*90\.000,00/),
    expect.stringMatching(/^Justificativa.*planilha anexa/),
  ])
  expect(written()?.body).toMatchObject({ versao: 2 })
})
