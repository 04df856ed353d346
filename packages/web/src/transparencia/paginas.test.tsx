import { PAGINAS } from '@paco/domain/transparencia/paginas'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { fakeServerForEachTest, type Received } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { AcessibilidadePage } from './acessibilidade-page.tsx'
import { ContratosPage } from './contratos-page.tsx'
import { DotacoesPage } from './dotacoes-page.tsx'
import { ObrasPage } from './obras-page.tsx'
import { PcaPage } from './pca-page.tsx'
import { PortalPage } from './portal-page.tsx'
import { PrivacidadePage } from './privacidade-page.tsx'

const server = fakeServerForEachTest()

const OBRA = {
  id: 7,
  objeto: 'Ponte do Ribeirão',
  id_secretaria: 12,
  secretaria_nome: 'Obras',
  natureza: 'obra',
  ano: 2026,
  bairro: 'Centro',
  endereco: null,
  situacao: 'paralisada',
  inicio: '2026-03-20',
  inicio_previsto: '2026-03-01',
  conclusao_original: '2026-09-01',
  conclusao_prevista: '2026-12-01',
  concluida_em: null,
  encerramento: '2027-01-15',
  empresa: 'Construtora Vale Ltda.',
  cnpj: '11.222.333/0001-81',
  contrato: '45/2026',
  valor_previsto: 1000,
  valor_inicial: 900,
  valor_atual: 950,
  percentual: 40,
  percentual_regra: 'medicao',
  fisico: 40,
  contratado: 950,
  medido: 380,
  pago: 285,
  pago_percentual: 30,
  fontes: ['01', 'dade'],
  motivo: 'chuvas',
  detalhe: 'Cheia do rio',
  responsavel: 'Defesa Civil',
  desde: '2026-10-01',
  dias: 47,
  reinicio_previsto: null,
}

const CONTRATO = {
  id: 3,
  numero_ano: '45/2026',
  ano: 2026,
  id_secretaria: 12,
  secretaria_nome: 'Obras',
  empresa: 'Construtora Vale Ltda.',
  cnpj: '11.222.333/0001-81',
  objeto: 'Ponte',
  assinatura: '2026-03-02',
  vigencia_original: '2026-12-31',
  vigencia_fim: '2027-01-30',
  valor_inicial: 1000,
  valor_atual: 950,
  aditivos: 2,
  aditivos_valor: -50,
  aditivos_dias: 30,
  processo: '1/2026',
  pncp_numero: '46680500000112-2-000045/2026',
  situacao: 'Em execução',
}

const ITEM = {
  id: 5,
  objeto: 'Cimento CP II',
  requisitante: 'Secretaria de Obras',
  expectativa_consumo_anual: 1200,
  valor_preliminar: 45_000.5,
  data_pretendida: '2026-03-01',
  prioridade: 'Alta',
  ano: 2026,
  projetos: 'Adutora · Ponte do Ribeirão · Quadra · Rua',
  processo: '12/2026',
}

const CONTATOS = {
  encarregado: 'Ana Souza',
  encarregado_contato: 'lgpd@cidade.sp.gov.br',
  ouvidoria: null,
  sic: 'Rua Um, 10',
  portal_contabil: 'https://contas.cidade.sp.gov.br/',
}

const contadas = PAGINAS.map(({ pagina }, at) => ({
  pagina,
  registros: at,
  anos: [2026, 2025],
  atualizado_em: at === 1 ? null : at === 2 ? '2026-09-01T12:00:00Z' : '2026-11-16T12:00:00Z',
  declarado: at === 1 ? ['Não há obras paralisadas em 15/11/2026 (declarado por Obras).'] : [],
}))

const ROWS: Readonly<Record<string, readonly unknown[]>> = {
  '/api/transparencia': contadas,
  '/api/transparencia/contatos': [CONTATOS],
  '/api/transparencia/obras': [OBRA],
  '/api/transparencia/contratos': [CONTRATO],
  '/api/transparencia/dotacoes': [
    { funcional: '12.361.0007.2010', programa: 'Escola viva', lancamentos: 2, valor: 10.3 },
    { funcional: '10.301.0005.1001', programa: null, lancamentos: 1, valor: 4 },
  ],
  '/api/bairros': [{ id: 1, bairro: 'Centro', zona: null }],
}

const answering = (own: typeof ROWS = {}) =>
  server.current.answer(({ path }: Received) => {
    const rows = own[path] ?? ROWS[path] ?? []
    return Response.json(
      { Status: 'Success', Result: rows },
      { headers: { 'X-Total-Count': String(rows.length), 'X-Hoje': '2026-11-17' } },
    )
  })

describe('the portal', () => {
  test('tells of each page what it has and whether it is up to date', async () => {
    answering()
    await renderApp(<PortalPage />)
    const cardOf = async (name: string) =>
      within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement)
    expect(await (await cardOf('Contratos assinados')).findByText(/sem mudança/)).toBeTruthy()
    expect((await cardOf('Obras paralisadas')).getByText('sem mudança registrada')).toBeTruthy()
    expect((await cardOf('Obras paralisadas')).getByText(/^Não há obras paralisadas em/)).toBeTruthy()
    const fiscais = await cardOf('Fiscais de contratos')
    expect(fiscais.getByText('em dia')).toBeTruthy()
    expect(fiscais.getByText('Atualizado em 16/11/2026 09:00')).toBeTruthy()
    expect(fiscais.getByText('3').parentElement?.textContent).toBe('3 designações')
    expect(fiscais.getByRole('link').getAttribute('href')).toBe('/transparencia/fiscais')
    expect((await cardOf('Obras paralisadas')).getByRole('link').getAttribute('href')).toBe(
      '/transparencia/obras?situacao=paralisada',
    )
  })

  test('says what went wrong and still leads to its pages', async () => {
    server.current.answer(() =>
      Response.json({ Status: 'Error', Error: 'Banco fora do ar.' }, { status: 503 }),
    )
    await renderApp(<PortalPage />)
    expect((await screen.findByRole('alert')).textContent).toContain('Banco fora do ar.')
    expect(screen.getByRole('link', { name: 'Contratos assinados' })).toBeTruthy()
  })
})

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

describe('works', () => {
  test('have what was promised beside what is promised now', async () => {
    answering()
    await renderApp(<ObrasPage />)
    const table = await screen.findByRole('table', { name: 'Obras públicas' })
    const row = within(within(table).getByRole('link', { name: OBRA.objeto }).closest('tr') as HTMLElement)
    expect(row.getByText('original 01/09/2026')).toBeTruthy()
    expect(row.getByText('inicial 900,00')).toBeTruthy()
    expect(row.getByText('contrato 45/2026')).toBeTruthy()
    expect(heads()).not.toContain('Motivo')
    expect(await screen.findByText('1 obra. Atualizado em 16/11/2026 09:00.')).toBeTruthy()
  })

  test('that are stopped tell why, who answers and since when', async () => {
    answering()
    await renderApp(<ObrasPage />, '/tela?situacao=paralisada')
    await screen.findByRole('table', { name: 'Obras paralisadas' })
    expect(heads()).toEqual(expect.arrayContaining(['Motivo', 'Responsável', 'Parada desde', 'Dias parada']))
    expect(heads()).not.toContain('Situação')
    expect(screen.getByText(/^Não há obras paralisadas em 15\/11\/2026/)).toBeTruthy()
    expect(document.title).toBe('Obras paralisadas · Prefeitura Municipal')
    expect(screen.getByText('Cheia do rio')).toBeTruthy()
    expect(server.current.received.find(({ path }) => path.endsWith('/obras'))?.query).toMatchObject({
      situacao: 'paralisada',
    })
  })

  test('lead to the map of those that are shown', async () => {
    answering()
    await renderApp(<ObrasPage />, '/tela?situacao=paralisada&id_bairro=3&ano=2026&busca=muro&ordem=-objeto')
    expect((await screen.findByRole('link', { name: 'Ver no mapa' })).getAttribute('href')).toBe(
      '/mapa?obras=true&busca=muro&ano=2026&id_bairro=3&situacao=paralisada',
    )
  })

  test('are taken along as JSON of the filter, as the call tells them', async () => {
    answering()
    const user = userEvent.setup()
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob)
      return 'blob:x'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await renderApp(<ObrasPage />, '/tela?ano=2026&ordem=-objeto')
    await screen.findByRole('table', { name: 'Obras públicas' })
    await user.click(screen.getByRole('button', { name: 'Exportar' }))
    await user.click(await screen.findByRole('menuitem', { name: 'JSON' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual([OBRA])
    expect(server.current.last).toMatchObject({
      path: '/api/transparencia/obras',
      query: { ano: '2026', ordem: '-objeto' },
    })
    expect(server.current.last?.query).not.toHaveProperty('limite')
    vi.restoreAllMocks()
  })
})

test('a contract says what amendments came to, and leads to the national portal', async () => {
  answering()
  await renderApp(<ContratosPage />)
  await screen.findByRole('table', { name: 'Contratos assinados' })
  expect(screen.getByText('− 50,00, 30 dias')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ver no PNCP' }).getAttribute('href')).toBe(
    'https://pncp.gov.br/app/contratos/46680500000112/2026/45',
  )
})

describe('the procurement plan', () => {
  const answerItem = () => answering({ '/api/transparencia/pca': [ITEM] })

  test('leads from a year that is filtered for to the page that it has for good', async () => {
    answerItem()
    await renderApp(<PcaPage />, '/tela?ano=2026')
    const table = await screen.findByRole('table', { name: 'Plano de contratações' })
    expect(within(table).getByText('Cimento CP II')).toBeTruthy()
    expect(within(table).getByText(/^Adutora · Ponte do Ribeirão e mais 2/)).toBeTruthy()
    expect(within(table).getByText('processo 12/2026')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Página do plano de 2026' }).getAttribute('href')).toBe(
      '/transparencia/pca/2026',
    )
  })

  test('of one year is asked for that year alone, in the order of its days', async () => {
    answerItem()
    await renderApp(<PcaPage ano="2026" />)
    await screen.findByRole('table', { name: 'Plano de contratações de 2026' })
    expect(server.current.received.find(({ path }) => path.endsWith('/pca'))?.query).toMatchObject({
      ano: '2026',
      ordem: 'data_pretendida',
    })
    expect(document.title).toBe('Plano de contratações de 2026 · Prefeitura Municipal')
    expect(screen.queryByLabelText('Ano')).toBeNull()
  })

  test('of what is no year is not there', async () => {
    answerItem()
    await renderApp(<PcaPage ano="20261" />)
    expect(await screen.findByText('Não há plano deste ano.')).toBeTruthy()
  })
})

test('the budget is a tree that says where its execution is told', async () => {
  answering()
  await renderApp(<DotacoesPage />)
  expect(await screen.findByText(/14,30 em dotações/)).toBeTruthy()
  expect(screen.getByText('Educação').textContent).toContain('12 Educação2 lançamentos')
  const portal = await screen.findByRole('link', { name: 'portal contábil da Prefeitura' })
  expect(portal.getAttribute('href')).toBe(CONTATOS.portal_contabil)
})

test('the budget of one year is a tree of that year alone', async () => {
  answering()
  await renderApp(<DotacoesPage />, '/tela?exercicio=2026')
  expect((await screen.findByLabelText<HTMLInputElement>('Exercício')).value).toBe('2026')
  const asked = server.current.received.filter(({ path }) => /\/(dotacoes|orcamento)$/.test(path))
  expect(asked.map(({ query }) => query.exercicio)).toEqual(['2026', '2026'])
})

describe('whom to turn to', () => {
  test('is said as the city says it, and that it has not', async () => {
    answering()
    await renderApp(<PrivacidadePage />)
    const said = async (label: string) =>
      (await screen.findByText(label)).closest('div')?.querySelector('dd')?.textContent
    await screen.findByText('Ana Souza')
    expect(await said('Contato do encarregado')).toBe('lgpd@cidade.sp.gov.br')
    expect(await said('Ouvidoria')).toBe('A cidade ainda não informou.')
  })

  test('is said on the page about accessibility too', async () => {
    answering()
    await renderApp(<AcessibilidadePage atalhos={<p>Alt+1</p>} />)
    expect(await screen.findByText(/Rua Um, 10/)).toBeTruthy()
    expect(screen.getByText(/A cidade ainda não informou/)).toBeTruthy()
  })
})
