import type { Pca, ResumoPca } from '@paco/domain/pca/pca'
import { newItem } from '@paco/domain/pca/pca.testing'
import type { SessionUser } from '@paco/domain/shared/roles'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { fakeServerForEachTest, type Received } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { actionsIn, rowAction } from '../ui/test/row-menu.ts'
import { daysOf, monthLabel, withGaps } from './months.ts'
import { PcaCreateForm } from './pca-form.tsx'
import { PcaList } from './pca-list.tsx'
import { planYear } from './save-pncp.ts'

const ITEM: Pca = newItem
const RESUMO: ResumoPca = {
  total: 1,
  total_valor: 1234.5,
  por_prioridade: [{ prioridade: 'Alta', total: 1, total_valor: 1234.5 }],
  por_mes: [{ mes: '2026-03', total: 1, total_valor: 1234.5 }],
}

const server = fakeServerForEachTest()
function answer({ path, method }: Received): Response {
  if (method === 'DELETE') return Response.json({ Status: 'Success', message: 'PCA deletado com sucesso!' })
  if (path === '/api/pca/resumo') return Response.json({ Status: 'Success', Result: [RESUMO] })
  const headers = { 'X-Total-Count': '1', 'X-Somas': '{"valor_preliminar":1234.5}' }
  return Response.json([ITEM], { headers })
}
beforeEach(() => server.current.answer(answer))

const someone = (role: SessionUser['role']): SessionUser => ({
  id: 1,
  name: 'Ana',
  role,
  id_secretaria: null,
})
const field = (name: RegExp) =>
  screen.getByLabelText(name, { selector: 'input, textarea' }) as HTMLInputElement
const row = async () => (await screen.findByText('Luvas de procedimento')).closest('tr') as HTMLElement

describe('Lista de PCA', () => {
  test('has the columns of the specification, and the sums above', async () => {
    await renderApp(<PcaList who={someone('user')} />)
    const table = within((await row()).closest('table') as HTMLElement)
    expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'ID',
      'Requisitante',
      'Objeto',
      'Justificativa',
      'Valor',
      'Data Pretendida',
      'Prioridade',
      'Expectativa de consumo anual',
      'Vinculação ou dependência',
      'Situação',
      'Ações',
    ])
    await userEvent.setup().click(screen.getByText('Resumo'))
    expect(await screen.findByText('1 item: R$ 1.234,50.')).toBeTruthy()
    expect(screen.getByText('mar/26 é o maior mês, com R$ 1.234,50.')).toBeTruthy()
  })

  test('offers everybody to see an item, and administrators to change it', async () => {
    const { unmount } = await renderApp(<PcaList who={someone('auditor')} />)
    expect(await actionsIn(await row())).toEqual(['Ver'])
    unmount()
    await renderApp(<PcaList who={someone('admin')} />)
    expect(await actionsIn(await row())).toEqual(['Ver', 'Editar', 'Deletar'])
  })

  test('asks before deleting, and says what the server says', async () => {
    const user = userEvent.setup()
    await renderApp(<PcaList who={someone('admin')} />)
    await rowAction('Deletar', await row())
    const dialog = await screen.findByRole('dialog', { name: 'Deseja realmente deletar este PCA?' })
    await user.click(within(dialog).getByRole('button', { name: 'Deletar' }))
    expect(await screen.findByText('PCA deletado com sucesso!')).toBeTruthy()
    expect(server.current.received.find(({ method }) => method === 'DELETE')?.path).toBe('/api/pca/7')
  })

  test('sums what the filter leaves, and offers the plan of its year to the portal', async () => {
    await renderApp(<PcaList who={someone('user')} />, '/tela?prioridade=Alta&ano=2026&ordem=-id&busca=luvas')
    await screen.findByText('1–1 de 1')
    const asked = server.current.received.filter(({ path }) => path === '/api/pca/resumo')
    expect(asked.map(({ query }) => query)).toEqual([{}, { prioridade: 'Alta', ano: '2026', busca: 'luvas' }])
    await userEvent.setup().click(screen.getByRole('button', { name: 'Exportar' }))
    expect(await screen.findByRole('menuitem', { name: 'PNCP 2026 (CSV)' })).toBeTruthy()
  })
})

test('a new item that is refused says so, and keeps what was typed', async () => {
  server.current.answer(() => Response.json({ Status: 'Error', Error: 'Sem verba.' }, { status: 409 }))
  const user = userEvent.setup()
  const nothing = () => {}
  const secretarias = { queryKey: ['s'], queryFn: async () => [{ value: 17, label: 'Saúde' }] }
  await renderApp(<PcaCreateForm secretarias={secretarias} onSaved={nothing} onCancel={nothing} />)
  await user.type(field(/^Requisitante/), 'Saúde')
  await user.type(field(/^Prioridade/), 'até março')
  await user.type(field(/^Data pretendida/), '10/03/2026')
  await user.type(field(/^Objeto/), 'Luvas')
  await user.type(field(/^Justificativa/), 'Consumo')
  await user.type(field(/^Expectativa/), '90,5')
  await user.type(field(/^Valor preliminar/), '1234,5')
  await user.click(screen.getByRole('button', { name: 'Salvar PCA' }))
  expect(await screen.findByText('Erro ao criar PCA')).toBeTruthy()
  expect((await screen.findByRole('alert')).textContent).toContain('Sem verba.')
  expect(server.current.last?.body).toEqual({
    requisitante: 'Saúde',
    prioridade: 'até março',
    data_pretendida: '2026-03-10',
    objeto: 'Luvas',
    justificativa: 'Consumo',
    expectativa_consumo_anual: 90.5,
    valor_preliminar: 1234.5,
    indicacao_vinculacao_dependencia: '',
    // Suggested by the object.
    categoria: '1',
    classificacao: '1',
    classificacao_codigo: 'MAT',
    classificacao_nome: 'Materiais de consumo e permanentes',
    unidade_fornecimento: 'Unidade',
    renovacao: false,
  })
  expect(field(/^Objeto/).value).toBe('Luvas')
})

describe('months', () => {
  test('are named, bounded and joined', () => {
    expect(monthLabel('2026-03')).toBe('mar/26')
    expect(daysOf('2028-02')).toEqual({ de: '2028-02-01', ate: '2028-02-29' })
    expect(daysOf('2026-12')).toEqual({ de: '2026-12-01', ate: '2026-12-31' })
    const month = (mes: string) => ({ mes, total: 1, total_valor: 10 })
    expect(withGaps([month('2026-11'), month('2027-02')]).map(({ mes, total }) => [mes, total])).toEqual([
      ['2026-11', 1],
      ['2026-12', 0],
      ['2027-01', 0],
      ['2027-02', 1],
    ])
    expect(withGaps([month('2001-01'), month('2031-01')])).toHaveLength(2)
    expect(withGaps([])).toEqual([])
  })

  test.each([
    [{ ano: '2030' }, '2030'],
    [{ de: '2031-05-01', ate: '2032-01-01' }, '2031'],
    [{ ate: '2029-01-01' }, '2029'],
    [{}, '2026'],
  ])('a filter %j is about the plan of %s', (filters, year) => {
    expect(planYear(filters, new Date('2026-12-31T23:00:00-03:00'))).toBe(year)
  })
})
