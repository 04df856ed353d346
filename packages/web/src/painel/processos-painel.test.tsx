import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { PROCESSOS } from './painel.testing.ts'
import { ProcessosPainel } from './processos-painel.tsx'

const server = fakeServerForEachTest()
const SECRETARIAS = [
  { value: 12, label: 'Obras' },
  { value: 17, label: 'Saúde' },
]
const screenAt = (at?: string) => renderApp(<ProcessosPainel secretarias={SECRETARIAS} />, at)
const answer = (painel = PROCESSOS) =>
  server.current.answer(() => Response.json({ Status: 'Success', Result: [painel] }))
const hrefs = (elements: HTMLElement[]) => elements.map((element) => element.getAttribute('href'))

describe("the 'Painel de Processos'", () => {
  test('counts the four situations, each leading to its list', async () => {
    answer()
    await screenAt()
    const counters = within(await screen.findByRole('list', { name: 'Processos por situação' })).getAllByRole(
      'link',
    )
    expect(counters.map(({ textContent }) => textContent)).toEqual([
      'Atrasado1229%R$ 1.000',
      'Em andamento3071%R$ 3.000.000',
      'Não iniciado00%R$ 0,00',
      'Concluído00%R$ 0,00',
    ])
    expect(hrefs(counters)[0]).toBe('/projetocompleto?status=Atrasado')
    expect(screen.getByText('Dados de hoje, 15/11/2026: 42 processos, R$ 3.001.000.')).toBeTruthy()
  })

  test('beside them counts the projects with a marked stage, says the rule, and leads to their list', async () => {
    answer()
    await screenAt('/tela?id_secretaria=12')
    const counters = within(await screen.findByRole('list', { name: 'Processos por etapa' })).getAllByRole(
      'link',
    )
    expect(counters.map(({ textContent }) => textContent)).toEqual([
      '19 processos com etapa atrasadaEm andamento depois do seu fim, ou com a situação Atrasado.',
      '1 processo com etapa não iniciada no prazoO fim previsto passou e a situação ainda é Não iniciado.',
    ])
    expect(hrefs(counters)).toEqual([
      '/projetocompleto?id_secretaria=12&marca=atrasada',
      '/projetocompleto?id_secretaria=12&marca=nao_iniciada',
    ])
    expect(
      screen.getByText('12 processos além do fim da última etapa, os mais atrasados primeiro.'),
    ).toBeTruthy()
  })

  test('and those whose works are stopped or do not get on, where there are any', async () => {
    answer({
      ...PROCESSOS,
      paralisados: { total: 6, total_valor: 10 },
      sem_evolucao: { total: 1, total_valor: 5 },
    })
    await screenAt('/tela?id_secretaria=12')
    const list = await screen.findByRole('list', { name: 'Processos por etapa' })
    const counters = within(list).getAllByRole('link').slice(2)
    expect(counters.map(({ textContent }) => textContent)).toEqual([
      '6 processos com obra paralisadaParadas por uma ordem que ainda não foi encerrada.',
      '1 processo  sem evoluçãoEm execução e sem avançar 5% em 120 dias, ou 15% em 365 (Lei 14.719/2023).',
    ])
    expect(hrefs(counters)).toEqual([
      '/projetocompleto?id_secretaria=12&paralisado=true',
      '/projetocompleto?id_secretaria=12&sem_evolucao=true',
    ])
  })

  test('divides each department by situation, and says it as a table too', async () => {
    answer()
    await screenAt()
    const rows = within(await screen.findByRole('list', { name: 'Situação por secretaria' })).getAllByRole(
      'link',
    )
    expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual([
      'Obras. Atrasado: 12. Em andamento: 10. Não iniciado: 0. Concluído: 0. Total: 22',
      'Saúde. Atrasado: 0. Em andamento: 20. Não iniciado: 0. Concluído: 0. Total: 20',
    ])
    for (const toggle of screen.getAllByRole('button', { name: 'Ver como tabela' })) {
      await userEvent.click(toggle)
    }
    const table = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('row')
        .map(({ textContent }) => textContent)
    expect(table('Situação por secretaria').slice(1)).toEqual([
      'Obras12100022',
      'Saúde0200020',
      'Total12300042',
    ])
    expect(table('Valor por secretaria')[1]).toBe('Saúde20R$ 2.000.000')
    expect(table('Valor por ano').slice(1)).toEqual([
      '202640R$ 3.000.000',
      'Sem ano2R$ 1.000',
      'Total42R$ 3.001.000',
    ])
  })

  test('lists the late ones first, the most urgent at once and the rest on demand', async () => {
    answer()
    await screenAt()
    const table = await screen.findByRole('table', { name: 'Processos atrasados' })
    expect(within(table).getAllByRole('row')).toHaveLength(11)
    expect(within(table).getAllByRole('row')[1]?.textContent).toContain('45 dias')
    expect(within(table).getByRole('link', { name: 'Projeto 1' }).getAttribute('href')).toBe(
      '/viewprojetocompleto/1',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar todos (12)' }))
    expect(within(table).getAllByRole('row')).toHaveLength(13)
  })

  test('shows what ends in 30, 60 or 90 days, the choice in the address', async () => {
    answer()
    const { search } = await screenAt()
    const projects = async () =>
      within(await screen.findByRole('table', { name: 'Prazos que se aproximam' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
    expect(await projects()).toEqual(['Projeto 50'])
    expect(screen.getByText('Vence hoje')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '90 dias 3' }))
    expect(await projects()).toEqual(['Projeto 50', 'Projeto 51', 'Projeto 52'])
    expect(search()).toEqual({ prazo: 90 })
    expect(server.current.received).toHaveLength(1)
  })

  test('asks for what the address names, keeps it in every link, and lets go of it', async () => {
    answer()
    const { search } = await screenAt('/tela?id_secretaria=12&ano=2026')
    await screen.findByText(/Secretaria: Obras\. Ano: 2026\.$/)
    expect(server.current.last?.query).toEqual({ id_secretaria: '12', ano: '2026' })
    const [late] = within(screen.getByRole('list', { name: 'Processos por situação' })).getAllByRole('link')
    expect(late?.getAttribute('href')).toBe('/projetocompleto?id_secretaria=12&ano=2026&status=Atrasado')
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }))
    await waitFor(() => expect(server.current.last?.query).toEqual({}))
    expect(search()).toEqual({})
  })

  test('exports the same filter', async () => {
    answer()
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
    )
    await screenAt('/tela?id_secretaria=12')
    await screen.findByRole('table', { name: 'Processos atrasados' })
    await userEvent.click(screen.getByRole('button', { name: 'Exportar' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }))
    await waitFor(() => expect(server.current.last?.query).toEqual({ id_secretaria: '12', formato: 'csv' }))
  })

  test('without anything to show says so, without NaN', async () => {
    answer({
      hoje: '2026-11-15',
      por_status: [],
      por_marca: [],
      paralisados: { total: 0, total_valor: 0 },
      sem_evolucao: { total: 0, total_valor: 0 },
      por_secretaria: [],
      por_ano: [],
      atrasados: [],
      a_vencer: [],
    })
    const { container } = await screenAt()
    await screen.findByText('Dados de hoje, 15/11/2026: 0 processos, R$ 0,00.')
    expect(screen.getByText('Nenhum processo tem a situação Atrasado.')).toBeTruthy()
    expect(screen.getByText('Nenhum processo termina nos próximos 30 dias.')).toBeTruthy()
    expect(screen.getAllByText('Nenhum processo com este filtro.')).toHaveLength(3)
    expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/)
  })

  test('says when the server is out of reach, and tries again', async () => {
    server.current.answer(() => Promise.reject(new TypeError('offline')))
    await screenAt()
    expect((await screen.findByRole('alert')).textContent).toContain('Erro na conexão com o servidor')
    answer()
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByRole('table', { name: 'Processos atrasados' })).toBeTruthy()
  })
})
