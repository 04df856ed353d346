import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { SummaryPanel } from './summary-panel.tsx'
import { renderApp } from './test/render-app.tsx'

const onWidth = (wide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: wide, addEventListener() {}, removeEventListener() {} }))
afterEach(() => vi.unstubAllGlobals())

const panel = (total: number | undefined, error: unknown = null, refetch = async () => {}) => (
  <SummaryPanel
    query={{ data: total === undefined ? undefined : { total }, error, refetch }}
    line={(sum) => `Soma: ${sum.total}`}
  >
    {(sum) => <p>{`Gráfico de ${sum.total}`}</p>}
  </SummaryPanel>
)

describe('what a list adds up to', () => {
  test('is shown where there is room, and can be put away', async () => {
    onWidth(true)
    await renderApp(panel(7))
    expect(screen.getByText('Gráfico de 7')).toBeTruthy()
    await userEvent.setup().click(screen.getByText('Resumo'))
    expect(screen.queryByText('Gráfico de 7')).toBeNull()
    expect(screen.getByText('Soma: 7')).toBeTruthy()
  })

  test('is nothing where the list is empty', async () => {
    onWidth(true)
    await renderApp(panel(0))
    expect(screen.queryByText('Resumo')).toBeNull()
  })

  test('is one line on narrow screens, until it is asked for', async () => {
    onWidth(false)
    await renderApp(panel(7))
    expect(screen.queryByText('Gráfico de 7')).toBeNull()
    await userEvent.setup().click(screen.getByText('Soma: 7'))
    expect(screen.getByText('Gráfico de 7')).toBeTruthy()
  })

  test('says when it could not be loaded, and tries again', async () => {
    onWidth(true)
    const retry = vi.fn()
    await renderApp(panel(undefined, new Error('fora'), retry))
    await userEvent.setup().click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(retry).toHaveBeenCalledOnce()
  })
})
