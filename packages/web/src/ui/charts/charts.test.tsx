import { formatMoney } from '@paco/domain/shared/money'
import { linkOptions } from '@tanstack/react-router'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderApp } from '../test/render-app.tsx'
import { BarChart } from './bar-chart.tsx'
import { Doughnut } from './doughnut.tsx'
import { LineChart } from './line-chart.tsx'
import { ProgressBar } from './progress-bar.tsx'

const link = linkOptions({ to: '/' })
const names = { label: 'Setor', value: 'Pedidos' }
const data = [
  { label: 'Norte', value: 31, link },
  { label: 'Sul', value: 1204, link },
]
const chart = (
  <BarChart
    title="Pedidos por setor"
    summary="Sul tem mais."
    names={names}
    data={data}
    note="Demais: 4"
    total
  />
)

const asTable = () => screen.getByRole('button', { name: 'Ver como tabela' })
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))
const animated = () => document.querySelectorAll('[data-animated]').length

/** The system's wishes about motion, and the width, as happy-dom has none. */
function prefer(reduce: boolean) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: reduce && query.includes('reduce'),
        media: query,
      }) as MediaQueryList,
  )
}
const makeWide = (width: number) =>
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
afterEach(() => vi.restoreAllMocks())

describe('bar chart', () => {
  test('has a title, a summary, a note, and the values above the bars', async () => {
    await renderApp(chart)
    expect(screen.getByRole('heading', { name: 'Pedidos por setor' })).toBeTruthy()
    const picture = screen.getByRole('img', { name: 'Pedidos por setor. Sul tem mais.' })
    expect(within(picture).getByText('1.204')).toBeTruthy()
    expect(picture.querySelectorAll('rect')).toHaveLength(2)
    expect(picture.querySelector('rect')?.getAttribute('width')).toBe('30')
    expect(screen.getByText('Demais: 4')).toBeTruthy()
  })

  test('is a table with the same numbers, and a chart again', async () => {
    const user = userEvent.setup()
    await renderApp(chart)
    await user.click(asTable())
    expect(rows()).toEqual([
      ['Setor', 'Pedidos'],
      ['Norte', '31'],
      ['Sul', '1.204'],
      ['Total', '1.235'],
    ])
    expect(asTable().getAttribute('aria-pressed')).toBe('true')
    expect(screen.queryByRole('img')).toBeNull()
    await user.click(asTable())
    expect(screen.getByRole('img')).toBeTruthy()
  })

  test('each bar is a link, and the keyboard opens its tooltip', async () => {
    const user = userEvent.setup()
    await renderApp(chart)
    asTable().focus()
    await user.tab()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Norte. Pedidos: 31')
    expect(document.activeElement?.getAttribute('href')).toBe('/')
    expect(screen.getByRole('tooltip').textContent).toBe('NortePedidos: 31')
    await user.tab()
    expect(screen.getByRole('tooltip').textContent).toBe('SulPedidos: 1.204')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  test('the tooltip comes with the pointer, in the words it was given', async () => {
    const user = userEvent.setup()
    await renderApp(
      <BarChart title="T" names={names} data={data} tooltip={({ value }) => `Processos: ${value}`} />,
    )
    await user.hover(screen.getByRole('link', { name: 'Norte. Processos: 31' }))
    expect(screen.getByRole('tooltip').textContent).toContain('Processos: 31')
  })

  test('grows, but not for those who want less motion', async () => {
    prefer(false)
    const { unmount } = await renderApp(chart)
    expect(animated()).toBeGreaterThan(0)
    unmount()
    prefer(true)
    await renderApp(chart)
    expect(animated()).toBe(0)
  })

  test('lies down where it is narrow, with the values in full', async () => {
    makeWide(390)
    await renderApp(
      <BarChart title="T" names={names} data={[{ label: 'Sul', value: 48_600_000 }]} format={formatMoney} />,
    )
    expect(document.querySelector('[data-lying]')).toBeTruthy()
    expect(screen.getByText('R$ 48.600.000,00')).toBeTruthy()
  })

  test('without data it says so; with zeros it shows them; never NaN', async () => {
    const { unmount } = await renderApp(<BarChart title="T" names={names} data={[]} empty="Nada ainda." />)
    expect(screen.getByText('Nada ainda.')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    unmount()
    await renderApp(<BarChart title="T" names={names} data={[{ label: 'Sul', value: Number.NaN }]} />)
    expect(screen.getByText('Ainda não há valores para mostrar.')).toBeTruthy()
    expect(document.body.innerHTML).not.toContain('NaN')
  })
})

describe('doughnut', () => {
  const parts = [
    { label: 'Gasto', value: 46, tone: 'blue' },
    { label: 'Restante', value: 54, tone: 'rest' },
  ] as const
  const ring = <Doughnut title="Uso" summary="46% usado." center="46%" data={parts} format={formatMoney} />

  test('has a legend in words whose entries open the tooltips', async () => {
    const user = userEvent.setup()
    await renderApp(ring)
    expect(screen.getByText('46%')).toBeTruthy()
    expect(document.querySelectorAll('path[d^="M 0.000 -80"]')).toHaveLength(1)
    asTable().focus()
    await user.tab()
    expect(screen.getByRole('tooltip').textContent).toBe('GastoR$ 46,00 (46%)')
  })

  test('is a table with the same numbers', async () => {
    const user = userEvent.setup()
    await renderApp(ring)
    await user.click(asTable())
    expect(rows().slice(1)).toEqual([
      ['Gasto', 'R$ 46,00', '46%'],
      ['Restante', 'R$ 54,00', '54%'],
    ])
  })

  test('nothing to share is a friendly place, never NaN', async () => {
    await renderApp(<Doughnut title="Uso" data={[{ label: 'Gasto', value: 0, tone: 'blue' }]} />)
    expect(screen.getByText('Ainda não há dados para este gráfico.')).toBeTruthy()
    expect(document.body.innerHTML).not.toContain('NaN')
  })
})

test('a curve is a table with its running totals', async () => {
  const user = userEvent.setup()
  await renderApp(
    <LineChart
      title="Curva"
      names={{ label: 'Mês', value: 'No mês', total: 'Acumulado', planned: 'Previsto' }}
      data={[
        { label: 'M1', value: 1000, planned: 1500 },
        { label: 'M2', value: null, planned: 500 },
      ]}
    />,
  )
  await user.tab()
  await user.tab()
  expect(screen.getByRole('tooltip').textContent).toBe('M1No mês: 1.000Acumulado: 1.000Previsto: 1.500')
  await user.click(asTable())
  expect(rows().slice(1)).toEqual([
    ['M1', '1.000', '1.000', '1.500'],
    ['M2', '-', '-', '2.000'],
  ])
})

test.each([
  [46, '46', '46%'],
  [146, '100', '146%'],
  [-3, '0', '-3%'],
  [Number.NaN, '0', '0%'],
])('a progress of %d stays on its track', async (value, now, text) => {
  await renderApp(<ProgressBar label="Progresso" value={value} />)
  const bar = screen.getByRole('progressbar', { name: 'Progresso' })
  expect(bar.getAttribute('aria-valuenow')).toBe(now)
  expect(screen.getByText(text)).toBeTruthy()
})
