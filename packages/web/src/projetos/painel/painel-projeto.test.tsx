import { notFound } from '@paco/domain/shared/errors'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NetworkError } from '../../http/client.ts'
import { fakeServerForEachTest } from '../../ui/test/fake-server.ts'
import { renderApp } from '../../ui/test/render-app.tsx'
import { EstatisticasProjeto } from '../estatisticas/estatisticas-projeto.tsx'
import { GanttPortfolio } from '../gantt/gantt-portfolio.tsx'
import { type EtapaSample, sampleProjeto, TODAY } from '../painel.testing.ts'
import { useProjetoPdf } from '../pdf/painel-pdf.tsx'
import { ProjetoProblem } from './painel-problem.tsx'
import { PainelProjeto } from './painel-projeto.tsx'

const server = fakeServerForEachTest()
const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent

describe('the dashboard of a project', () => {
  test('tells what is late, who answers for it, how far it is and what is left', async () => {
    await renderApp(<PainelProjeto projeto={sampleProjeto(undefined, { gasto: 3_869_658 })} today={TODAY} />)
    expect(screen.getByRole('alert').textContent).toBe(
      'Etapas atrasadas: 3 - Processo licitatório, 29 dias após o prazo de 30/09/2026.' +
        'Etapas não iniciadas no prazo: 4 - Assinatura do contrato, com fim previsto para 10/10/2026, há 19 dias.',
    )
    expect(fact('Secretaria')).toBe('Obras')
    expect(fact('Responsável')).toBe('Helena Prado')
    expect(fact('Prazo')).toBe('18/05/2027')
    expect(fact('Prazo original')).toBe('04/05/2027')
    expect(screen.getByText('50% concluído')).toBeTruthy()
    expect(screen.getByText('2 de 6 etapas concluídas')).toBeTruthy()
    expect(fact('Orçado')).toBe('R$ 8.412.300,00')
    expect(fact('Gasto (serviços lançados)')).toBe('R$ 3.869.658,00')
    expect(fact('Restante')).toBe('R$ 4.542.642,00')
    expect(screen.getByText('46% do orçamento em serviços lançados')).toBeTruthy()
    expect(screen.getByText('Os serviços lançados somam 46% do orçamento.')).toBeTruthy()
    expect(screen.getByText('Barra: prazo vigente. Traço cinza: prazo original.')).toBeTruthy()
  })

  test('with a contract tells contracted, measured and paid, and which rule made the percentage', async () => {
    const six = [1, 2, 3, 4].map(() => ['2026-01-01', '2026-02-01', 31, 'Concluído'] as EtapaSample)
    const measured = sampleProjeto([...six, ['2026-10-01', '2027-10-01', 365, 'Em andamento']], {
      valor: 1000,
      gasto: 1120,
      contratado: 900,
      medido: 612,
      pago: 250,
      fisico: 68,
    })
    const { unmount } = await renderApp(<PainelProjeto projeto={measured} today={TODAY} />)
    expect(fact('Gasto (serviços lançados)')).toBe('R$ 1.120,00')
    expect(fact('Restante (serviços lançados)')).toBe('R$ 0,00')
    const labels = ['Contratado', 'Medido', 'Pago', 'Restante (pago)']
    expect(labels.map(fact)).toEqual(['R$ 900,00', 'R$ 612,00', 'R$ 250,00', 'R$ 750,00'])
    expect(screen.getByText('25% do orçamento já foi pago.')).toBeTruthy()
    expect(screen.getByText('Execução: 68%, pelo que foi medido em boletins aprovados')).toBeTruthy()
    unmount()
    const unmeasured = { ...measured, contratado: null, fisico: null }
    await renderApp(<PainelProjeto projeto={unmeasured} today={TODAY} />)
    expect(screen.getByText('Execução: 8%, pelos dias decorridos do prazo da etapa')).toBeTruthy()
  })

  test('says when a project is late, and when nothing is known yet', async () => {
    const late = sampleProjeto(undefined, { status: 'Atrasado' })
    const { unmount } = await renderApp(<PainelProjeto projeto={late} today={TODAY} />)
    expect(screen.getByText('Projeto em atraso')).toBeTruthy()
    unmount()
    const bare = sampleProjeto([], { valor: null, gasto: 90, gestorprocesso: null })
    await renderApp(<PainelProjeto projeto={bare} today={TODAY} />)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(fact('Prazo')).toBe('Não definida')
    expect(screen.queryByText('Prazo original', { selector: 'dt' })).toBeNull()
    expect(fact('Orçado')).toBe('-')
    expect(screen.getByText(/^Sem orçamento definido/)).toBeTruthy()
  })
})

test('a project that is not there and one that could not be loaded are told apart', async () => {
  const { unmount } = await renderApp(<ProjetoProblem error={notFound()} onRetry={() => undefined} />)
  expect(screen.getByRole('alert').textContent).toBe('Projeto não encontrado')
  unmount()
  await renderApp(<ProjetoProblem error={new NetworkError('x')} onRetry={() => undefined} />)
  expect(screen.getByRole('alert').textContent).toContain('Erro ao carregar dados do projeto')
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy()
})

describe("'Gerar PDF'", () => {
  const saved: string[] = []
  beforeEach(() => {
    saved.length = 0
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:ficha')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
  })
  afterEach(() => vi.restoreAllMocks())

  function Screen() {
    const pdf = useProjetoPdf(7)
    return (
      <>
        {pdf.buttons}
        {pdf.problem}
      </>
    )
  }

  test('asks for the one project and saves it under its name', async () => {
    server.current.answer(() => new Response('%PDF-1.7'))
    await renderApp(<Screen />)
    await userEvent.click(screen.getByRole('button', { name: 'Gerar PDF' }))
    await waitFor(() => expect(saved).toEqual(['relatorio_projetos.pdf']))
    expect(server.current.last).toMatchObject({ path: '/api/gerar-pdf', body: { ids: [7] } })
  })

  test('says on the page that it failed', async () => {
    server.current.answer(() => Response.json({ Status: 'Error', Error: 'x' }, { status: 500 }))
    await renderApp(<Screen />)
    await userEvent.click(screen.getByRole('button', { name: 'Gerar PDF' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Erro ao gerar o PDF do projeto')
    expect(saved).toEqual([])
  })

  test('can be called off while it works', async () => {
    server.current.answer(() => new Promise(() => undefined))
    await renderApp(<Screen />)
    await userEvent.click(screen.getByRole('button', { name: 'Gerar PDF' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }))
    expect(screen.getByRole('button', { name: 'Gerar PDF' })).toBeTruthy()
    expect(saved).toEqual([])
  })
})

test('the statistics show money, the current stage and the six stages', async () => {
  await renderApp(<EstatisticasProjeto projeto={sampleProjeto()} today={TODAY} />)
  expect(fact('Orçado')).toBe('R$ 8.412.300,00')
  expect(
    screen.getByRole('progressbar', { name: 'Progresso da etapa atual' }).getAttribute('aria-valuenow'),
  ).toBe('100')
  expect(fact('Situação do prazo')).toBe('29 dias de atraso')
  const counts = within(screen.getByRole('list', { name: 'Etapas por situação' })).getAllByRole('listitem')
  expect(counts.map(({ textContent }) => textContent)).toEqual([
    'Não iniciado3',
    'Em andamento0',
    'Concluído2',
    'Atrasado1',
  ])
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(7)
})

describe('the portfolio', () => {
  const secretarias = [{ value: 12, label: 'Obras' }]
  const list = (total: number) =>
    Response.json(
      { Status: 'Success', Result: total > 0 ? [sampleProjeto()] : [] },
      { headers: { 'X-Total-Count': String(total), 'X-Somas': '{"valor":8412300}' } },
    )

  test('reads its filter from the address, changes it there, and says when there is more', async () => {
    server.current.answer(() => list(1200))
    const app = await renderApp(
      <GanttPortfolio who={null} today={() => TODAY} secretarias={secretarias} />,
      '/tela?id_secretaria=12',
    )
    expect(await screen.findByText('1.200 projetos · R$ 8.412.300,00')).toBeTruthy()
    expect(server.current.last?.query).toEqual({ id_secretaria: '12', limite: '1000' })
    expect(screen.getByText(/^São mostrados 1 de 1.200 projetos/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Atrasado' }))
    await waitFor(() => expect(app.search()).toEqual({ id_secretaria: 12, status: 'Atrasado' }))
    await waitFor(() => expect(server.current.last?.query.status).toBe('Atrasado'))
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }))
    await waitFor(() => expect(app.search()).toEqual({}))
  })

  test('says that nothing was found', async () => {
    server.current.answer(() => list(0))
    await renderApp(
      <GanttPortfolio who={null} today={() => TODAY} secretarias={secretarias} />,
      '/tela?status=Atrasado',
    )
    expect(await screen.findByText('Nenhum projeto encontrado.')).toBeTruthy()
  })
})
