import type { PainelExecucao } from '@paco/domain/painel/execucao'
import type { Valores } from '@paco/domain/painel/valores'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { fakeServerForEachTest } from '../../ui/test/fake-server.ts'
import { renderApp } from '../../ui/test/render-app.tsx'
import { ExecucaoPainel } from './execucao-painel.tsx'

const server = fakeServerForEachTest()
const SECRETARIAS = [
  { value: 12, label: 'Obras' },
  { value: 17, label: 'Saúde' },
]
const valores = (own: Partial<Valores> = {}): Valores => ({
  planejado: 0,
  contratado: 0,
  medido: 0,
  pago: 0,
  reajuste: 0,
  ...own,
})
const SAUDE = valores({ planejado: 1000, contratado: 5000, medido: 800.5, pago: 700.25, reajuste: 10 })

const PAINEL: PainelExecucao = {
  hoje: '2026-11-15',
  ano: 2026,
  por_secretaria: [
    { id_secretaria: 26, secretaria: 'Cultura', ...valores() },
    { id_secretaria: 12, secretaria: 'Obras', ...valores({ contratado: 20 }) },
    { id_secretaria: 17, secretaria: 'Saúde', ...SAUDE },
  ],
  por_mes: Array.from({ length: 12 }, (_, index) => ({
    mes: `2026-${String(index + 1).padStart(2, '0')}`,
    ...(index === 9 ? SAUDE : valores()),
  })),
  por_ano: [
    { ano: 2025, ...valores({ pago: 5 }) },
    { ano: 2026, ...SAUDE },
  ],
  contratos: [],
  sem_contrato: 0,
  obras: [],
  fora: { contratos: 0, projetos: 0, valor: 0 },
}
const OF_SAUDE: PainelExecucao = {
  ...PAINEL,
  contratos: [
    {
      id: 9,
      contrato_nome: '45/2026 · Construtora Vale',
      objeto: 'UBS do Centro',
      ...SAUDE,
      planejado: 900,
      spi: 0.55,
      cor: 'vermelho',
      adiantado: true,
    },
  ],
  sem_contrato: 100,
  obras: [
    {
      id: 9,
      contrato_nome: '45/2026 · Construtora Vale',
      objeto: 'UBS do Centro',
      secretaria: 'Saúde',
      fim: '2026-10-31',
      medido: 800.5,
      planejado: 1455,
      pago: 900,
      spi: 0.55,
      cor: 'vermelho',
      adiantado: true,
    },
  ],
  fora: { contratos: 2, projetos: 1, valor: 30 },
}
const answer = (painel = PAINEL) =>
  server.current.answer(() => Response.json({ Status: 'Success', Result: [painel] }))
const screenAt = (at?: string) => renderApp(<ExecucaoPainel secretarias={SECRETARIAS} />, at)
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent)

describe("the panel 'Execução financeira'", () => {
  test('opens with this year: every department that has anything, the others by name', async () => {
    answer()
    await screenAt()
    expect(await rowsOf('Execução financeira por secretaria em 2026')).toEqual([
      'SecretariaPlanejado (R$)Contratado (R$)Medido (R$)Pago (R$)',
      'Obras -20,00--',
      'Saúde 1.000,005.000,00800,50700,25',
      'Total1.000,005.020,00800,50700,25',
    ])
    expect(screen.getByText('Sem valores em 2026: Cultura.')).toBeTruthy()
    expect(
      screen.getByText(
        'Dados de hoje, 15/11/2026. Em 2026, a Prefeitura pagou R$ 700,25; foram medidos R$ 800,50.',
      ),
    ).toBeTruthy()
    const tiles = within(screen.getByRole('list', { name: 'Valores de 2026' })).getAllByRole('listitem')
    expect(tiles.map(({ textContent }) => textContent)).toEqual([
      'PlanejadoR$ 1.000,00',
      'ContratadoR$ 5.000,00',
      'MedidoR$ 800,50e R$ 10,00 de reajuste',
      'PagoR$ 700,25',
    ])
    expect(server.current.received[0]).toMatchObject({ path: '/api/painel/execucao' })
    expect(screen.getByRole('link', { name: 'Saúde' }).getAttribute('href')).toBe(
      '/execucao?id_secretaria=17',
    )
    expect((await screen.findByRole('link', { name: '2025' })).getAttribute('href')).toBe(
      '/execucao?ano=2025',
    )
  })

  test('of one department shows its months, its contracts with their links, and what they leave out', async () => {
    answer(OF_SAUDE)
    await screenAt('/tela?id_secretaria=17&ano=2026')
    // The cards come one after another: this is in the last.
    await screen.findByText(/^Fora do planejado/)
    expect((await rowsOf('Meses de 2026'))[10]).toBe('out/2026 1.000,005.000,00800,50700,25')
    expect(await rowsOf('Contratos em 2026')).toEqual([
      'ContratoPlanejado (R$)Contratado (R$)Medido (R$)Pago (R$)',
      '45/2026 · Construtora Vale Pago à frente do medidoSPI 0,55 · AtrasadaUBS do Centro900,005.000,00800,50700,25',
      'Projetos sem contrato assinado Parcelas dos serviços lançados100,00---',
      'Total1.000,005.000,00800,50700,25',
    ])
    for (const link of screen.getAllByRole('link', { name: '45/2026 · Construtora Vale' }))
      expect(link.getAttribute('href')).toBe('/contratos/9')
    expect(screen.getByRole('link', { name: 'Saúde' }).getAttribute('aria-current')).toBe('true')
    expect(
      screen.getByText('Até 31/10/2026 · planejado R$ 1.455,00 · medido R$ 800,50 · pago R$ 900,00'),
    ).toBeTruthy()
    expect(
      await screen.findByText(
        'Fora do planejado, por não ter mês: 2 contratos em execução sem cronograma físico-financeiro; R$ 30,00 em parcelas de 1 projeto sem data de início da execução.',
      ),
    ).toBeTruthy()
  })

  test('says how each amount is counted, and has the chart as a table', async () => {
    answer()
    await screenAt()
    expect(await screen.findByText(/Boletim que ainda não foi aprovado não conta/)).toBeTruthy()
    expect(
      screen.getByText(
        'Medidos R$ 800,50, pagos R$ 700,25; o mês que mais pagou foi out/2026, com R$ 700,25.',
      ),
    ).toBeTruthy()
    const marks = within(screen.getByRole('list', { name: 'Períodos do gráfico' })).getAllByRole('button')
    expect(marks[9]?.getAttribute('aria-label')).toBe(
      'out/2026. Planejado: R$ 1.000,00. Medido: R$ 800,50. Pago: R$ 700,25',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Ver como tabela' }))
    expect((await rowsOf('Mês a mês em 2026')).at(-1)).toBe('TotalR$ 1.000,00R$ 5.000,00R$ 800,50R$ 700,25')
  })

  test('makes the sheet of the year that is looked at', async () => {
    const made = vi.fn(() => 'blob:folha')
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined }))
    server.current.answer(({ path }) =>
      path.endsWith('/pdf')
        ? new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } })
        : Response.json({ Status: 'Success', Result: [{ ...PAINEL, ano: 2025 }] }),
    )
    await screenAt('/tela?ano=2025')
    await userEvent.click(await screen.findByRole('button', { name: 'Folha do ano em PDF' }))
    expect(await screen.findByText('Arquivo gerado: execucao-financeira-2025.pdf')).toBeTruthy()
    expect(made).toHaveBeenCalledOnce()
    const asked = server.current.received.find(({ path }) => path.endsWith('/pdf'))
    expect(asked?.query.ano).toBe('2025')
  })

  test('says when the server is out of reach, and tries again', async () => {
    server.current.answer(() => Response.json({ Status: 'Error', Error: 'Fora do ar.' }, { status: 503 }))
    await screenAt()
    expect(await screen.findByText('Não foi possível carregar a execução financeira.')).toBeTruthy()
    answer()
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await waitFor(() => expect(screen.getByRole('list', { name: 'Valores de 2026' })).toBeTruthy())
  })
})
