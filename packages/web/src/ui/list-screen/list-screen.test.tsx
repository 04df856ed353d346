import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeServerForEachTest } from '../test/fake-server.ts'
import { renderApp } from '../test/render-app.tsx'
import { answerList, answerPlain, obras, obrasWith, obrasWithActions, plainObras } from './obras.testing.tsx'

const server = fakeServerForEachTest()
beforeEach(() => server.current.answer(answerList))

const bodyRows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
const firstName = () => within(bodyRows()[0] as HTMLElement).getAllByRole('cell')[1]?.textContent

describe('a list', () => {
  test('shows rows, formats, totals and sums', async () => {
    await renderApp(obrasWithActions)
    expect(await screen.findByText('1–25 de 30')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Obras')
    expect(screen.getByText('30 obras.')).toBeTruthy()
    expect(bodyRows()).toHaveLength(25)
    const cells = (index: number) =>
      within(bodyRows()[index] as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    expect(cells(0)).toEqual(['1', 'Posto de Saúde 1', 'Pronta', '1.000,50', ''])
    expect(cells(1)).toEqual(['2', 'Escola 2', 'Parada', '-', ''])
    expect(screen.getByText('R$ 29.014,50')).toBeTruthy()
  })

  test('reads a plain array as it reads the envelope', async () => {
    server.current.answer(answerPlain)
    await renderApp(plainObras)
    expect(await screen.findByText('1–25 de 30')).toBeTruthy()
    expect(firstName()).toBe('Posto de Saúde 1')
    expect(screen.getByText('R$ 29.014,50')).toBeTruthy()
  })

  test('leaves out what is for the spreadsheets only', async () => {
    await renderApp(obrasWith({ columns: { valor: { exportOnly: true }, situacao: { hidden: true } } }))
    await screen.findByText('1–25 de 30')
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads).toEqual(['Id', 'Nome', 'Situação'])
  })

  test('has an order of its own until one is chosen', async () => {
    const user = userEvent.setup()
    const { search } = await renderApp(obrasWith({ order: '-id' }))
    await waitFor(() => expect(firstName()).toBe('Escola 30'))
    const header = () => screen.getByRole('columnheader', { name: 'Id' })
    expect(header().getAttribute('aria-sort')).toBe('descending')
    expect(search()).toEqual({})
    await user.click(within(header()).getByRole('button'))
    expect(search()).toEqual({ ordem: 'id' })
    await waitFor(() => expect(firstName()).toBe('Posto de Saúde 1'))
  })

  test('sorts up, down, none, and says so', async () => {
    const user = userEvent.setup()
    const { search } = await renderApp(obras)
    await screen.findByText('1–25 de 30')
    const header = () => screen.getByRole('columnheader', { name: 'Id' })
    const click = () => user.click(within(header()).getByRole('button'))
    expect(header().getAttribute('aria-sort')).toBe('none')
    await click()
    expect(header().getAttribute('aria-sort')).toBe('ascending')
    await click()
    expect(header().getAttribute('aria-sort')).toBe('descending')
    expect(search()).toEqual({ ordem: '-id' })
    await waitFor(() => expect(firstName()).toBe('Escola 30'))
    await click()
    expect(search()).toEqual({})
  })

  test('turns pages, and Back turns them back', async () => {
    const user = userEvent.setup()
    const { search, back } = await renderApp(obras)
    await screen.findByText('1–25 de 30')
    await user.click(screen.getByRole('button', { name: 'Próxima' }))
    expect(await screen.findByText('26–30 de 30')).toBeTruthy()
    expect(search()).toEqual({ pagina: 2 })
    expect(screen.getByRole('button', { name: 'Próxima' }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('button', { name: 'Página 2' }).getAttribute('aria-current')).toBe('page')
    await back()
    expect(await screen.findByText('1–25 de 30')).toBeTruthy()
    expect(search()).toEqual({})
    await user.selectOptions(screen.getByRole('combobox', { name: 'Linhas por página' }), '50')
    expect(await screen.findByText('1–30 de 30')).toBeTruthy()
    expect(search()).toEqual({ limite: 50 })
  })

  test('searches once the typing pauses, marks the hits and replaces the address', async () => {
    const user = userEvent.setup()
    const { search, back, path } = await renderApp(obras)
    await screen.findByText('1–25 de 30')
    await user.type(screen.getByRole('searchbox', { name: 'Pesquisar por nome' }), 'saude')
    expect(await screen.findByText('1–10 de 10')).toBeTruthy()
    expect(server.current.received.map(({ query }) => query.busca)).toEqual([undefined, 'saude'])
    expect(document.querySelectorAll('mark')).toHaveLength(10)
    expect(document.querySelector('mark')?.textContent).toBe('Saúde')
    expect(search()).toEqual({ busca: 'saude' })
    await back()
    expect(path()).toBe('/outra')
  })

  test('filters by a chip and clears everything at once', async () => {
    const user = userEvent.setup()
    const { search } = await renderApp(obras, '/tela?busca=escola')
    await screen.findByText('1–20 de 20')
    await user.click(screen.getByRole('button', { name: 'Parada' }))
    expect(await screen.findByText('1–10 de 10')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Parada' }).getAttribute('aria-pressed')).toBe('true')
    expect(search()).toEqual({ busca: 'escola', situacao: 'parada' })
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }))
    expect(await screen.findByText('1–25 de 30')).toBeTruthy()
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('')
    expect(search()).toEqual({})
  })

  test('opens a copied link as it was', async () => {
    await renderApp(obras, '/tela?busca=escola&situacao=parada&ordem=-id&pagina=1&limite=50')
    expect(await screen.findByText('1–10 de 10')).toBeTruthy()
    expect(firstName()).toBe('Escola 30')
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('escola')
  })

  test('takes nonsense in the address calmly, and a page beyond the last as the last', async () => {
    const { search } = await renderApp(obras, '/tela?pagina=99&limite=7&ordem=xyz&situacao=roxa')
    expect(await screen.findByText('26–30 de 30')).toBeTruthy()
    expect(search().pagina).toBe(2)
  })

  test('shows a filter that came with a link and has no control', async () => {
    const user = userEvent.setup()
    const { search } = await renderApp(obras, '/tela?id_dono=7')
    await user.click(await screen.findByRole('button', { name: 'Retirar o filtro id_dono' }))
    expect(search()).toEqual({})
  })
})

describe('loading, empty and error are three things', () => {
  test('an empty list offers the next step', async () => {
    server.current.answer(() =>
      Response.json({ Status: 'Success', Result: [] }, { headers: { 'X-Total-Count': '0' } }),
    )
    await renderApp(obras)
    expect(await screen.findByText('Nenhuma obra ainda.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Cadastrar obra' })).toBeTruthy()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  test('a filter that finds nothing says so and can be cleared', async () => {
    const user = userEvent.setup()
    await renderApp(obras, '/tela?busca=zzz')
    expect(await screen.findByText('Nenhuma obra encontrada.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }))
    expect(await screen.findByText('1–25 de 30')).toBeTruthy()
  })

  test('an error says what happened and can be tried again', async () => {
    const user = userEvent.setup()
    server.current.answer(() =>
      Response.json({ Status: 'Error', Error: 'Banco fora do ar.' }, { status: 503 }),
    )
    await renderApp(obras)
    expect((await screen.findByRole('alert')).textContent).toContain('Banco fora do ar.')
    server.current.answer(answerList)
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByText('1–25 de 30')).toBeTruthy()
  })

  test('skeletons come after 200 ms, and old rows stay while new ones load', async () => {
    const release: (() => void)[] = []
    server.current.answer(async (request) => {
      await new Promise<void>((resolve) => release.push(resolve))
      return answerList(request)
    })
    const user = userEvent.setup()
    await renderApp(obras)
    expect(screen.queryByRole('status', { name: 'Carregando a lista…' })).toBeNull()
    expect(await screen.findByRole('status', { name: 'Carregando a lista…' })).toBeTruthy()
    release[0]?.()
    await screen.findByText('1–25 de 30')
    await user.click(screen.getByRole('button', { name: 'Próxima' }))
    // At once, with the page's number: whoever waits for the new rows never takes the old ones for them.
    await screen.findByRole('button', { name: 'Página 2', current: 'page' })
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    expect(screen.getByRole('table').hasAttribute('data-busy')).toBe(false)
    await waitFor(() => expect(screen.getByRole('table').hasAttribute('data-busy')).toBe(true))
    expect(firstName()).toBe('Posto de Saúde 1')
    release[1]?.()
    await screen.findByText('26–30 de 30')
  })
})

describe('output', () => {
  const open = async (item: string) => {
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Exportar' }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }

  test('exports the filter and the order on the screen, and saves the file', async () => {
    const clicked: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.download)
    })
    await renderApp(obras, '/tela?busca=escola&situacao=parada&ordem=-id&pagina=1')
    await screen.findByText('1–10 de 10')
    server.current.answer(() => new Response('a;b'))
    await open('CSV')
    await waitFor(() => expect(clicked).toHaveLength(1))
    expect(server.current.last).toMatchObject({
      path: '/api/exportar/obras',
      query: { busca: 'escola', situacao: 'parada', ordem: '-id', formato: 'csv' },
    })
    expect(clicked[0]).toMatch(/^obras-\d{4}-\d{2}-\d{2}\.csv$/)
    expect(await screen.findByText(/Arquivo gerado: obras/)).toBeTruthy()
    vi.restoreAllMocks()
  })

  test('offers other files beside the spreadsheets, with the same progress and errors', async () => {
    const save = vi.fn(async () => 'obras.xml').mockRejectedValueOnce(new Error('sem obras'))
    await renderApp(obrasWith({ otherExports: [{ label: 'Leiaute do Estado', save }] }))
    await screen.findByText('1–25 de 30')
    await open('Leiaute do Estado')
    expect(await screen.findByRole('alert')).toBeTruthy()
    await open('Leiaute do Estado')
    expect(await screen.findByText('Arquivo gerado: obras.xml')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('shows progress, and a failure both as a message and on the screen', async () => {
    await renderApp(obras)
    await screen.findByText('1–25 de 30')
    let fail: (() => void) | undefined
    server.current.answer(async () => {
      await new Promise<void>((resolve) => {
        fail = resolve
      })
      return Response.json({ Status: 'Error', Error: 'Planilha grande demais.' }, { status: 400 })
    })
    await open('Planilha (XLSX)')
    expect(await screen.findByText('Gerando planilha…')).toBeTruthy()
    fail?.()
    expect((await screen.findByRole('alert')).textContent).toContain('Planilha grande demais.')
    expect(screen.getAllByText('Planilha grande demais.')).toHaveLength(2)
    expect(screen.queryByText('Gerando planilha…')).toBeNull()
  })

  test('prints the whole filter and then gives the page back', async () => {
    let printed = 0
    vi.stubGlobal('print', () => {
      printed = bodyRows().length
      window.dispatchEvent(new Event('afterprint'))
    })
    await renderApp(obras)
    await screen.findByText('1–25 de 30')
    await open('Imprimir')
    await waitFor(() => expect(printed).toBe(30))
    await waitFor(() => expect(bodyRows()).toHaveLength(25))
  })
})
