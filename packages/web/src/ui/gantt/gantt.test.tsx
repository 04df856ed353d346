import { linkOptions } from '@tanstack/react-router'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { renderApp } from '../test/render-app.tsx'
import { DayGantt } from './day-axis.tsx'
import { Gantt } from './gantt.tsx'
import { MiniGantt } from './mini-gantt.tsx'
import type { GanttRow } from './types.ts'

const today = '2026-11-15'
const rows: GanttRow[] = [
  {
    id: 1,
    label: 'Fundação',
    bars: [{ start: '2026-01-02', end: '2026-03-02', tone: 'ok', label: 'Concluído' }],
    baseline: { start: '2026-01-02', end: '2026-02-20' },
  },
  {
    id: 2,
    label: 'Paredes',
    link: linkOptions({ to: '/' }),
    bars: [
      {
        start: '2026-03-03',
        end: '2026-10-01',
        tone: 'late',
        label: 'Atrasado',
        tooltip: ['Atrasado há 45 dias'],
      },
    ],
  },
  { id: 3, label: 'Telhado', bars: [] },
]
const many: GanttRow[] = Array.from({ length: 1000 }, (_, index) => ({
  id: index,
  label: `Obra ${index}`,
  bars: [{ start: '2026-01-02', end: '2026-03-02', tone: 'run', label: 'Em andamento' }],
}))
const chart = <Gantt title="Cronograma" summary="Três partes." rowName="Parte" rows={rows} today={today} />
const bodyRows = () => screen.getAllByRole('row').slice(1)
const focused = () => document.activeElement as HTMLElement

describe('gantt', () => {
  test('shows rows, bars with their words, baseline, today and a legend', async () => {
    await renderApp(chart)
    const grid = screen.getByRole('grid', { name: 'Cronograma. Três partes.' })
    expect(bodyRows()).toHaveLength(3)
    expect(
      screen.getByRole('button', {
        name: 'Fundação, Concluído, 02/01/2026 a 02/03/2026, Prazo original: 02/01/2026 a 20/02/2026',
      }),
    ).toBeTruthy()
    expect(within(grid).getByText('hoje')).toBeTruthy()
    expect(within(grid).getByText('Sem datas definidas')).toBeTruthy()
    const legend = within(screen.getByRole('list', { name: 'Legenda' })).getAllByRole('listitem')
    expect(legend.map(({ textContent }) => textContent)).toEqual([
      'Concluído',
      'Atrasado',
      'Prazo original',
      'Hoje, 15/11/2026',
    ])
  })

  test('is a table with the same dates', async () => {
    const user = userEvent.setup()
    await renderApp(chart)
    await user.click(screen.getByRole('button', { name: 'Ver como tabela' }))
    const cells = within(screen.getByRole('table'))
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent))
    expect(cells).toEqual([
      ['Parte', 'Situação', 'Início', 'Fim', 'Prazo original'],
      ['Fundação', 'Concluído', '02/01/2026', '02/03/2026', '02/01/2026 a 20/02/2026'],
      ['Paredes', 'Atrasado', '03/03/2026', '01/10/2026', '-'],
      ['Telhado', '-', '-', '-', '-'],
    ])
    expect(screen.getByRole('link', { name: 'Paredes' })).toBeTruthy()
  })

  test('one tab stop; arrows move between names and bars, with their tooltips; Esc closes', async () => {
    const user = userEvent.setup()
    await renderApp(chart)
    screen.getByRole('button', { name: 'Ver como tabela' }).focus()
    await user.tab()
    expect(screen.getByRole('tooltip').textContent).toMatch(/^FundaçãoConcluído/)
    await user.keyboard('{ArrowDown}')
    expect(focused().textContent).toBe('Paredes')
    expect(screen.queryByRole('tooltip')).toBeNull()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tooltip').textContent).toBe('ParedesAtrasado há 45 dias')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('tooltip')).toBeNull()
    await user.tab()
    expect(screen.getByRole('grid').contains(focused())).toBe(false)
  })

  test('renders few of a thousand rows, others as they come into sight, and all on paper', async () => {
    await renderApp(<Gantt title="Todas" rows={many} today={today} />)
    const grid = screen.getByRole('grid')
    expect(grid.getAttribute('aria-rowcount')).toBe('1001')
    expect(bodyRows().length).toBeLessThan(40)
    const box = grid.parentElement as HTMLElement
    box.scrollTop = 20_000
    fireEvent.scroll(box)
    expect(screen.getByText('Obra 505')).toBeTruthy()
    expect(screen.queryByText('Obra 5')).toBeNull()
    expect(bodyRows().length).toBeLessThan(40)
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(bodyRows()).toHaveLength(1000)
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(bodyRows().length).toBeLessThan(40)
  })

  test('the keyboard reaches rows that were not rendered', async () => {
    const user = userEvent.setup()
    await renderApp(<Gantt title="Todas" rows={many} today={today} />)
    screen.getByRole('button', { name: 'Ver como tabela' }).focus()
    await user.tab()
    await user.keyboard('{Control>}{End}{/Control}')
    expect(focused().getAttribute('aria-label')).toMatch(/^Obra 999,/)
    await user.keyboard('{PageUp}')
    expect(focused().getAttribute('aria-label')).toMatch(/^Obra 989,/)
  })

  test('without any date it says so, never NaN', async () => {
    const { unmount } = await renderApp(<Gantt title="Nada" rows={[]} today={today} />)
    expect(screen.getByText(/Nenhuma data definida ainda/)).toBeTruthy()
    unmount()
    const broken = [
      { ...many[0], bars: [{ start: '', end: 'x', tone: 'ok', label: 'Concluído' }] },
    ] as GanttRow[]
    await renderApp(<Gantt title="Nada" rows={broken} today={today} />)
    expect(document.body.innerHTML).not.toContain('NaN')
  })

  test('keeps to a range it is given', async () => {
    await renderApp(
      <Gantt title="Ano" rows={rows} today={today} range={{ start: '2026-01-01', end: '2026-12-31' }} />,
    )
    const bar = screen.getByRole('button', { name: /^Fundação/ })
    expect(Number.parseFloat(bar.style.left)).toBeCloseTo((1 / 365) * 100, 2)
    expect(Number.parseFloat(bar.style.width)).toBeCloseTo((60 / 365) * 100, 2)
  })

  test('says what lies outside of the range', async () => {
    await renderApp(
      <Gantt title="Junho" rows={rows} today={today} range={{ start: '2026-06-01', end: '2026-06-30' }} />,
    )
    expect(screen.getByText('Fora do período mostrado')).toBeTruthy()
    const bar = screen.getByRole('button', { name: /^Paredes/ })
    expect([bar.style.left, bar.style.width]).toEqual(['0%', '100%'])
  })
})

describe('day axis', () => {
  const bars = [
    {
      id: 1,
      legend: 'Etapa 1',
      label: 'Fundação',
      from: 0,
      to: 60,
      tooltip: ['Duração: 60 dias', 'Início: 02/01/2026'],
    },
    { id: 2, legend: 'Etapa 2', label: 'Paredes', from: 60, to: 150 },
    { id: 3, legend: 'Etapa 3', label: 'Telhado', from: 150, to: 150 },
  ]

  test('bars follow one another; tooltips, legend and table say the same', async () => {
    const user = userEvent.setup()
    await renderApp(<DayGantt title="Em dias" rowName="Parte" bars={bars} />)
    const second = screen.getByRole('button', { name: 'Paredes, 90 dias' })
    expect([second.style.left, second.style.width]).toEqual(['40%', '60%'])
    await user.hover(screen.getByRole('button', { name: /^Fundação/ }))
    expect(screen.getByRole('tooltip').textContent).toBe('FundaçãoDuração: 60 diasInício: 02/01/2026')
    expect(within(screen.getByRole('list', { name: 'Legenda' })).getByText('Etapa 3')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Ver como tabela' }))
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'ParteDo diaAo diaDuração (dias)',
      'Fundação06060',
      'Paredes6015090',
      'Telhado1501500',
    ])
  })

  test('without durations it says so', async () => {
    await renderApp(<DayGantt title="Em dias" bars={[{ id: 1, label: 'A', from: 0, to: Number.NaN }]} />)
    expect(screen.getByText(/Nenhuma duração definida ainda/)).toBeTruthy()
  })
})

test('the small one follows what it is given', async () => {
  const { unmount } = await renderApp(<MiniGantt name="Digitado" rows={rows} today={today} />)
  expect(screen.getByRole('grid', { name: 'Digitado' })).toBeTruthy()
  unmount()
  await renderApp(<MiniGantt name="Digitado" rows={[]} today={today} />)
  expect(screen.getByText('Preencha as datas para ver o cronograma.')).toBeTruthy()
})
