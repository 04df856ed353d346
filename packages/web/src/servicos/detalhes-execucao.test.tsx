import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { DetalhesExecucao } from './detalhes-execucao.tsx'
import { TWO_SERVICOS } from './servicos.testing.ts'

const server = fakeServerForEachTest()
const PROJETO = {
  id: 7,
  valor: 1000,
  gasto: 400.4,
  contratado: null,
  medido: 0,
  pago: 0,
  datainicioetapa5: null,
  datainicioreal5: null,
}
const screenOf = (own: Partial<Parameters<typeof DetalhesExecucao>[0]> = {}) => (
  <DetalhesExecucao projeto={PROJETO} servicos={TWO_SERVICOS} canChange onAdd={() => undefined} {...own} />
)
const table = () => screen.getByRole('table', { name: 'Cronograma físico-financeiro' })
const cellsOf = (row: HTMLElement) =>
  [...row.children].map(({ textContent }) => textContent?.trim() ?? '').slice(0, 7)

test('shows weight, total and months of each service, with totals by row and column', async () => {
  await renderApp(screenOf())
  const rows = within(table()).getAllByRole('row')
  expect(rows.map(cellsOf)).toEqual([
    ['Serviço', 'Peso (%)', 'Valor total (R$)', 'M1', 'M2', 'M3', 'Total das parcelas (R$)'],
    ['Terraplenagem', '75,00', '300,30', '100,10', '-', '200,20', '300,30'],
    ['Drenagem', '25,00', '100,10', '50,00', '-', '-', '50,00'],
    ['Total', '100,00', '400,40', '150,10', '-', '200,20', '350,30'],
    ['Acumulado', '', '', '150,10', '150,10', '350,30', ''],
  ])
  expect(screen.getByText('R$ 50,10 ainda sem mês')).toBeTruthy()
  expect(screen.getByText('O plano paga R$ 350,30 em 3 meses; metade até o mês 3.')).toBeTruthy()
})

test('the curve has its numbers as a table', async () => {
  await renderApp(screenOf())
  await userEvent.click(screen.getByRole('button', { name: 'Ver como tabela' }))
  const rows = within(screen.getByRole('table', { name: 'Curva S planejada' })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'MêsNo mês (R$)Acumulado (R$)',
    'M1R$ 150,10R$ 150,10',
    'M2R$ 0,00R$ 150,10',
    'M3R$ 200,20R$ 350,30',
  ])
})

test('months are called by the calendar once the execution has a date', async () => {
  await renderApp(screenOf({ projeto: { ...PROJETO, datainicioetapa5: '2027-09-10' } }))
  const [head] = within(table()).getAllByRole('row')
  expect(head && cellsOf(head).slice(3, 6)).toEqual(['M1 · set/2027', 'M2 · out/2027', 'M3 · nov/2027'])
  expect(within(table()).getAllByText('100,10')[0]?.getAttribute('data-label')).toBe('M1 · set/2027')
  expect(screen.getByText('O plano paga R$ 350,30 em 3 meses; metade até M3 · nov/2027.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Ver como tabela' }))
  const rows = within(screen.getByRole('table', { name: 'Curva S planejada' })).getAllByRole('row')
  expect(rows[3]?.textContent).toBe('M3 · nov/2027R$ 200,20R$ 350,30')
})

test('says when the services pass the budget, and when there is none', async () => {
  const { unmount } = await renderApp(screenOf({ projeto: { ...PROJETO, valor: 400 } }))
  expect(screen.getByText(/passam do orçamento/).closest('p')?.textContent).toBe(
    'Os serviços passam do orçamento do projeto: somam R$ 400,40, e o orçamento é de R$ 400,00 (R$ 0,40 a mais).',
  )
  unmount()
  await renderApp(screenOf({ projeto: { ...PROJETO, valor: null } }))
  expect(screen.getByText(/^O projeto não tem orçamento definido/)).toBeTruthy()
})

test('what services come to and leave is told with a contract too, beside what that came to', async () => {
  const labels = () => screen.getAllByRole('term').map(({ textContent }) => textContent)
  const { unmount } = await renderApp(screenOf())
  expect(labels()).toEqual(['Orçado', 'Gasto (serviços lançados)', 'Restante', 'Em parcelas'])
  unmount()
  await renderApp(screenOf({ projeto: { ...PROJETO, contratado: 900, medido: 300, pago: 250 } }))
  expect(labels()).toEqual([
    'Orçado',
    'Gasto (serviços lançados)',
    'Restante (serviços lançados)',
    'Em parcelas',
    'Contratado',
    'Medido',
    'Pago',
    'Restante (pago)',
  ])
})

test('who may not change it sees no buttons; without services it says so', async () => {
  const { unmount } = await renderApp(screenOf({ canChange: false }))
  expect(screen.queryByRole('button', { name: 'Excluir' })).toBeNull()
  expect(screen.queryByRole('columnheader', { name: 'Ações' })).toBeNull()
  unmount()
  await renderApp(screenOf({ canChange: false, servicos: [] }))
  expect(screen.getByText('Este projeto ainda não tem serviços.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Adicionar serviço' })).toBeNull()
})

test('a service is deleted after asking, and a failure stays on the page', async () => {
  await renderApp(screenOf())
  server.current.answer(() =>
    Response.json({ Status: 'Error', Error: 'Serviço não encontrado.' }, { status: 404 }),
  )
  const remove = within(table()).getAllByRole('button', { name: 'Excluir' })[1] as HTMLElement
  await userEvent.click(remove)
  const dialog = await screen.findByRole('dialog', { name: 'Tem certeza que deseja excluir?' })
  expect(dialog.textContent).toContain('“Drenagem”')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Excluir' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Serviço não encontrado.')
  expect(server.current.last).toMatchObject({ method: 'DELETE', path: '/api/servicos/2' })
  server.current.answer(() => Response.json({ Status: 'Success' }))
  await userEvent.click(remove)
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Excluir' }))
  expect(await screen.findByText('Serviço excluído.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
