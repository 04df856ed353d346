import type { Painel } from '@paco/domain/painel/painel'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { NumeroPainel } from './numero-painel.tsx'
import { EMPTY, PAINEL, SIXTEEN } from './painel.testing.ts'
import { TilesPainel } from './tiles-painel.tsx'
import { ValorPainel } from './valor-painel.tsx'

const server = fakeServerForEachTest()

const answerWith = (painel: Painel) =>
  server.current.answer(() => Response.json({ Status: 'Success', Result: [painel] }))

const cards = async () => {
  const list = await screen.findByRole('list', { name: 'Números gerais' })
  await screen.findByText('Dados de hoje, 15/11/2026.')
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}
const bars = async () =>
  within(await screen.findByRole('list', { name: 'Barras do gráfico' })).getAllByRole('link')

describe("the dashboard at '/'", () => {
  test('shows the four cards, the count linked to the tiles', async () => {
    answerWith(PAINEL)
    await renderApp(<NumeroPainel />)
    expect(await cards()).toEqual([
      'Número de Processos193Processos ativos no sistema',
      'Valor estimado dos processosR$ 412.873.940Investimento total',
      'Total de Secretarias18Órgãos da administração',
      'Maior valor de um projetoR$ 48.600.000Projeto de maior orçamento',
    ])
    const link = screen.getByRole('link', { name: /Número de Processos/ })
    expect(link.getAttribute('href')).toBe('/folhapagamento')
    expect(server.current.received.map(({ path }) => path)).toEqual(['/api/painel'])
  })

  test.each([
    [6, '6 projetos paralisados'],
    [1, '1 projeto paralisado'],
    [0, null],
  ])('with %i projects stopped says %o, with the way to them', async (paralisados, words) => {
    answerWith({ ...PAINEL, paralisados })
    await renderApp(<NumeroPainel />)
    await cards()
    const link = screen.queryByRole('link', { name: /paralisado/ })
    expect([link?.textContent ?? null, link?.getAttribute('href') ?? null]).toEqual([
      words,
      words && '/projetocompleto?paralisado=true',
    ])
  })

  test('draws the sixteen bars in their order, those without projects too, each leading to its list', async () => {
    answerWith(PAINEL)
    await renderApp(<NumeroPainel />)
    const drawn = await bars()
    const total = (id: number) => PAINEL.por_secretaria.find((row) => row.id_secretaria === id)?.total ?? 0
    expect(drawn.map((bar) => bar.getAttribute('aria-label'))).toEqual(
      SIXTEEN.map(([id, nome]) => `${nome}. Processos: ${total(id)}`),
    )
    expect(drawn.map((bar) => bar.getAttribute('href'))).toEqual(
      SIXTEEN.map(([id]) => `/projetocompleto?id_secretaria=${id}`),
    )
    expect(screen.getByText('Demais secretarias: 4')).toBeTruthy()
    expect(
      screen.getByText(
        'Educação concentra 158 dos 193 processos (82%). Clique em uma barra para ver a lista.',
      ),
    ).toBeTruthy()
  })

  test('shows the same numbers as a table', async () => {
    answerWith(PAINEL)
    await renderApp(<NumeroPainel />)
    await bars()
    await userEvent.click(screen.getByRole('button', { name: 'Ver como tabela' }))
    const rows = screen.getAllByRole('row').slice(1)
    expect(rows.map(({ textContent }) => textContent)).toHaveLength(16)
    expect(rows[1]?.textContent).toBe('Obras31')
  })

  test('of an empty system says zeros and never NaN', async () => {
    answerWith(EMPTY)
    const { container } = await renderApp(<NumeroPainel />)
    expect((await cards()).slice(0, 2)).toEqual([
      'Número de Processos0Processos ativos no sistema',
      'Valor estimado dos processosR$ 0,00Investimento total',
    ])
    expect((await cards()).at(-1)).toContain('R$ 0,00')
    expect(await bars()).toHaveLength(16)
    expect(screen.getByText('Os processos aparecem aqui assim que forem cadastrados.')).toBeTruthy()
    expect(screen.queryByText(/Demais secretarias/)).toBeNull()
    expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/)
  })

  test('says when the server is out of reach, and tries again', async () => {
    server.current.answer(() =>
      Response.json({ Status: 'Error', Error: 'O banco de dados não responde.' }, { status: 503 }),
    )
    await renderApp(<NumeroPainel />)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Não foi possível carregar os números dos processos.')
    expect(alert.textContent).toContain('O banco de dados não responde.')
    answerWith(PAINEL)
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await bars()).toHaveLength(16)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

test('the value chart speaks in reais without decimals, and bars and the rest make the total', async () => {
  answerWith(PAINEL)
  await renderApp(<ValorPainel />)
  const drawn = await bars()
  expect(drawn[1]?.getAttribute('aria-label')).toBe('Obras. Valor: R$ 300.000.000')
  expect(drawn[0]?.getAttribute('aria-label')).toBe('Agricultura. Valor: R$ 0')
  expect(screen.getByText('Demais secretarias: R$ 12.873.940')).toBeTruthy()
  expect(screen.getByText('ESTRATIFICAÇÃO DO VALOR DOS PROCESSOS POR SECRETARIA')).toBeTruthy()
})

test('sixteen tiles lead to the lists of their departments, Education too', async () => {
  answerWith(PAINEL)
  await renderApp(<TilesPainel back={<a href="/">Voltar</a>} />)
  const tiles = within(await screen.findByRole('list', { name: 'Secretarias' })).getAllByRole('link')
  expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual(
    SIXTEEN.map(([id]) => `/projetocompleto?id_secretaria=${id}`),
  )
  expect(tiles[8]?.textContent).toBe('Educação158 processos82% do totalR$ 100.000.000')
  expect(tiles[0]?.textContent).toBe('Agricultura0 processos0% do totalR$ 0,00')
  expect(screen.getByText('Demais secretarias: 4 (R$ 12.873.940)')).toBeTruthy()
})
