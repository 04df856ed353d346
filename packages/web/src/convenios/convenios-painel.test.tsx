import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { answerPainel } from './convenios.testing.ts'
import { ConveniosPainelSheet } from './convenios-painel.tsx'

const server = fakeServerForEachTest()
beforeEach(() => server.current.answer(answerPainel))

const show = async () => {
  await renderApp(<ConveniosPainelSheet />)
  await screen.findByText(/^Dados de hoje, 15\/11\/2026: 6 convênios, R\$\s3\.000 de repasse/)
}

describe('all families together', () => {
  test('each leads to its list, and to what runs out in it', async () => {
    await show()
    const cards = screen.getByRole('list', { name: 'Famílias' })
    const dade = within(cards).getByRole('link', { name: 'DADE' })
    expect(dade.getAttribute('href')).toBe('/conveniosdade')
    const ending = within(cards).getByRole('link', { name: '2 até 30 dias' })
    expect(ending.getAttribute('href')).toBe('/conveniosdade?vigencia=30')
    expect(within(cards).getByText('R$ 5.000')).toBeTruthy()
  })

  test('the terms stand in their stretch of the line, past ones first', async () => {
    await show()
    const band = (name: string) => screen.getByRole('region', { name })
    expect(within(band('Vencida')).getByText('Venceu há 14 dias')).toBeTruthy()
    expect(within(band('Até 30 dias')).getByText('DADE · Vigência do contrato')).toBeTruthy()
    expect(within(band('31 a 60 dias')).getByText('Nenhuma.')).toBeTruthy()
    expect(within(band('61 a 90 dias')).getByRole('link', { name: 'Convênio nº 9' })).toBeTruthy()
  })

  test('the charts have the same numbers as tables, each family in each year', async () => {
    await show()
    const [byFamilia, byAno] = screen.getAllByRole('button', { name: 'Ver como tabela' })
    await userEvent.setup().click(byAno as HTMLElement)
    const years = screen.getByRole('table', { name: 'Valores por ano' })
    const texts = (table: HTMLElement) =>
      within(table)
        .getAllByRole('row')
        .map((row) => [...row.children].map((cell) => cell.textContent))
    expect(texts(years)).toEqual([
      ['Ano e família', 'Convênios', 'Repasse', 'Contrapartida', 'Total'],
      ['2025 · DADE', '3', 'R$ 3.000', 'R$ 300', 'R$ 3.300'],
      ['2026 · FINISA', '2', 'R$ 0', 'R$ 0', 'R$ 5.000'],
      ['Sem ano · DADE', '1', 'R$ 0', 'R$ 0', 'R$ 0'],
      ['Total', '6', 'R$ 3.000', 'R$ 300', 'R$ 8.300'],
    ])
    await userEvent.setup().click(byFamilia as HTMLElement)
    const familias = texts(screen.getByRole('table', { name: 'Valores por família' }))
    expect(familias.map(([name]) => name)).toEqual(['Família', 'DADE', 'FINISA', 'Total'])
  })

  test('an error says so and can be tried again', async () => {
    server.current.answer(() => Response.json({ Error: 'Sem banco.' }, { status: 503 }))
    await renderApp(<ConveniosPainelSheet />)
    expect((await screen.findByRole('alert')).textContent).toContain('Erro ao carregar dados do servidor')
    server.current.answer(answerPainel)
    await userEvent.setup().click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByRole('list', { name: 'Famílias' })).toBeTruthy()
  })
})
