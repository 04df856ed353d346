import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import { MESSAGES } from '@paco/domain/quantitativos/messages'
import { STALE_VERSION } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aditivoWith } from '../aditivos/aditivos.testing.ts'
import { contratoWith } from '../contratos/contratos.testing.ts'
import { person } from '../projetos/projeto.testing.ts'
import { draftPlace } from '../ui/entity-form/draft.ts'
import { fakeServerForEachTest, type Received } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { Planilha } from './planilha.tsx'
import { answerOf, FROM_EXCEL, revisaoWith } from './quantitativos.testing.ts'
import type { RevisaoCompleta } from './revisoes.ts'

const server = fakeServerForEachTest()
let revisoes: RevisaoCompleta[] = []
let aditivos: Aditivo[] = []
let refusal: { status: number; body: object } | null = null
beforeEach(() => {
  revisoes = [revisaoWith()]
  aditivos = []
  refusal = null
  localStorage.setItem('Token', 'x')
  server.current.answer(({ path, method }: Received) => {
    if (method !== 'GET' && refusal) return Response.json(refusal.body, { status: refusal.status })
    if (method !== 'GET') return Response.json({ Status: 'Success', id: 70 })
    return answerOf(path, revisoes, aditivos)
  })
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const OBRAS = person('user', 12)
const contrato = contratoWith({ valor_inicial: 528_987.72 })
const open = (who: SessionUser | null = OBRAS, asked: number | null = null) =>
  renderApp(<Planilha contrato={contrato} who={who} asked={asked} />)
const grid = () => screen.findByRole('grid', { name: /^Planilha orçamentária/ })
const cell = (row: number, column: number) =>
  document.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`) as HTMLElement
const sent = () => server.current.written.map(({ method, path, body }) => ({ method, path, body }))

/** Into the grid by the keyboard, as the tab key comes to it. */
async function enter() {
  await grid()
  const user = userEvent.setup(vi.isFakeTimers() ? { advanceTimers: vi.advanceTimersByTime } : {})
  await act(async () => document.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus())
  return user
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('a sheet that was approved', () => {
  test('is read by everybody: groups with subtotals, the total, no way to change it', async () => {
    revisoes = [
      revisaoWith({ situacao: 'aprovada', aprovada_em: '2026-03-05T12:00:00Z', aprovada_por_nome: 'Rui' }),
    ]
    await open(null)
    expect((await grid()).getAttribute('aria-readonly')).toBe('true')
    expect(cell(3, 7).textContent).toBe('450.585,00')
    expect(screen.getAllByText(/^R\$\s528\.987,72$/).length).toBeGreaterThan(0)
    expect(screen.getByText('Vigente')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Aprovar' })).toBeNull()
    expect(screen.getByRole('columnheader', { name: 'Tabela' })).toBeTruthy()
    // Nobody filled it in.
    expect(screen.queryByRole('columnheader', { name: 'BDI do item' })).toBeNull()
  })

  test('is compared with the one before, and judged in words', async () => {
    revisoes = [
      revisaoWith({ id: 71, revisao: 1, id_aditivo: 9, situacao: 'aprovada' }),
      revisaoWith({ situacao: 'aprovada' }),
    ]
    const user = userEvent.setup()
    await open(null)
    await user.click(await screen.findByRole('button', { name: 'Comparar' }))
    const row = await screen.findByRole('row', { name: /2\.2 CBUQ/ })
    expect(row.textContent).toContain('250,00 → 200,00')
    expect(row.textContent).toContain('-20,00%')
    expect(screen.getByText(/^Acréscimos: .*10,9468% .* fica no limite de 25%/)).toBeTruthy()
    expect(screen.getByText(/^Supressões: .*16,4969% .* fica no limite de 25%/)).toBeTruthy()
    expect(screen.getByText(/^Desconto global .*12,34 acima do que o mantém\.$/)).toBeTruthy()
  })
})

test('a revision leaves as paper and as a spreadsheet, under its contract and number', async () => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  )
  revisoes = [revisaoWith({ situacao: 'aprovada' })]
  const user = userEvent.setup()
  await open(null)
  await user.click(await screen.findByRole('button', { name: 'Gerar PDF' }))
  expect(await screen.findByText('Arquivo gerado: planilha-45-2026-revisao-0.pdf')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'XLSX' }))
  expect(await screen.findByText(/^Arquivo gerado: quantitativos-.*\.xlsx$/)).toBeTruthy()
  const asked = server.current.received.filter(({ path }) => /pdf$|exportar/.test(path))
  expect(asked.map(({ path, query }) => [path, query])).toEqual([
    ['/api/quantitativos/70/pdf', {}],
    ['/api/exportar/quantitativos', { id_revisao: '70', formato: 'xlsx' }],
  ])
})

describe('a contract without a sheet', () => {
  test.each([
    ['its department opens one', OBRAS, 1],
    ['others are told that there is none', person('user', 17), 0],
    ['so are strangers', null, 0],
  ] as const)('%s', async (_, who, buttons) => {
    revisoes = []
    await open(who)
    expect(await screen.findByText(MESSAGES.none)).toBeTruthy()
    expect(screen.queryAllByRole('button', { name: 'Abrir planilha' })).toHaveLength(buttons)
    expect(screen.queryAllByRole('button', { name: 'Importar planilha' })).toHaveLength(buttons)
  })
})

describe('a spreadsheet is sent', () => {
  test('after the sheet was opened, where there is none', async () => {
    revisoes = []
    const user = userEvent.setup()
    const { path, search } = await open()
    await user.click(await screen.findByRole('button', { name: 'Importar planilha' }))
    const form = await screen.findByRole('form', { name: 'Abrir planilha' })
    await user.click(within(form).getByRole('button', { name: 'Abrir planilha' }))
    await waitFor(() => expect(path()).toBe('/importar'))
    expect(search()).toEqual({ lista: 'quantitativos', contrato: 5 })
    expect(sent()).toMatchObject([{ method: 'POST', path: '/api/quantitativos', body: { id_contrato: 5 } }])
  })

  test('into a draft, once what was typed is whole', async () => {
    const { path } = await open()
    const user = await enter()
    await user.keyboard('9.9.9')
    await user.click(screen.getByRole('button', { name: 'Importar planilha' }))
    expect(await screen.findByText('Complete as células marcadas antes de importar.')).toBeTruthy()
    expect(path()).toBe('/tela')
    await user.keyboard('{Escape}')
  })
})

test('a revision is opened by an approved amendment that brought none', async () => {
  revisoes = [revisaoWith({ situacao: 'aprovada' })]
  aditivos = [aditivoWith({ status: 'aprovado', id_contrato: 5 })]
  const user = userEvent.setup()
  await open()
  await user.click(await screen.findByRole('button', { name: 'Nova revisão' }))
  const form = await screen.findByRole('form', { name: 'Nova revisão da planilha' })
  const field = within(form).getByRole<HTMLInputElement>('combobox', { name: /^Aditivo que a revisa/ })
  expect(field.value).toMatch(/^Aditivo de valor/)
  await user.click(within(form).getByRole('button', { name: 'Nova revisão da planilha' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({
    method: 'POST',
    path: '/api/quantitativos',
    body: { id_contrato: 5, id_aditivo: 9, bdi: 23.54 },
  })
})

describe('a draft', () => {
  test('is only read by those who may not write it', async () => {
    await open(person('auditor', null))
    expect((await grid()).getAttribute('aria-readonly')).toBe('true')
  })

  test('takes a whole sheet from a spreadsheet, adds it up and saves it by itself', async () => {
    revisoes = [revisaoWith({ itens: [], total: 0 })]
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await open()
    const user = await enter()
    await user.paste(FROM_EXCEL)
    expect(screen.getByText('Os valores conferem')).toBeTruthy()
    expect(cell(3, 9).textContent).toBe('450.585,00')
    // Made of cost and BDI.
    expect(cell(5, 8).textContent).toBe('1.745,34')
    expect(cell(8, 0).textContent).toBe('')
    expect(sent()).toEqual([])
    await pass(2000)
    const [{ method, path, body }] = sent() as [{ method: string; path: string; body: { itens: object[] } }]
    expect([method, path]).toEqual(['PUT', '/api/quantitativos/70'])
    expect(body).toMatchObject({ versao: 4 })
    expect(body.itens).toHaveLength(8)
    expect(body.itens[2]).toMatchObject({
      tipo: 'item',
      tabela: 'propria',
      preco_unitario: 55.75,
      chave: null,
    })
    expect(screen.getByText(/^Salvo às \d\d:\d\d$/)).toBeTruthy()
    await user.keyboard('{End}{ArrowLeft}{ArrowLeft}{ArrowDown}1{Enter}')
    await pass(2000)
    // Each save is the version before the next.
    expect(sent()[1]?.body).toMatchObject({ versao: 5 })
  })

  test('what is missing is told in its cell, kept here and not sent', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { unmount } = await open()
    const user = await enter()
    await user.keyboard('{Control>}{End}{/Control}{Home}4{Enter}')
    expect(cell(8, 3).textContent).toContain('obrigatório')
    expect(screen.getByText(/^Guardado neste computador: 1 célula/)).toBeTruthy()
    await pass(3000)
    expect(sent()).toEqual([])
    unmount()
    expect(localStorage.getItem(draftPlace('quantitativos/70') ?? '')).toContain('"codigo":"4"')
    await open()
    expect(await screen.findByText('Rascunho recuperado')).toBeTruthy()
    expect(cell(8, 0).textContent).toBe('4')
    await user.click(screen.getByRole('button', { name: 'Descartar rascunho' }))
    await waitFor(() => expect(cell(8, 0).textContent).toBe(''))
  })

  test('who leaves a whole sheet has saved it', async () => {
    const { unmount } = await open()
    const user = await enter()
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}Placa nova{Enter}')
    unmount()
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(localStorage.getItem(draftPlace('quantitativos/70') ?? '')).toBeNull()
  })

  test('what the server refuses of a row stands in its cell', async () => {
    refusal = {
      status: 400,
      body: { Status: 'Error', Error: 'Confira.', Campos: { 'itens.5.unidade': MESSAGES.unitStays } },
    }
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await open()
    const user = await enter()
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}Placa nova{Enter}')
    await pass(2000)
    expect(await screen.findByText('A planilha não foi salva.')).toBeTruthy()
    expect(cell(5, 4).textContent).toContain(MESSAGES.unitStays)
  })

  test('that somebody else changed is told, and read anew', async () => {
    refusal = { status: 409, body: { Status: 'Error', Error: STALE_VERSION } }
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await open()
    const user = await enter()
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}Placa nova{Enter}')
    await pass(2000)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(STALE_VERSION)
    expect(cell(1, 3).textContent).toBe('Placa nova')
    await pass(5000)
    expect(sent()).toHaveLength(1)
    await user.click(within(alert).getByRole('button', { name: 'Recarregar a planilha' }))
    await waitFor(() => expect(cell(1, 3).textContent).toBe('Serviço 1.1'))
  })

  test('is approved after a question; what stands against it is told in words and in its cell', async () => {
    const user = userEvent.setup()
    await open()
    await grid()
    refusal = {
      status: 409,
      body: {
        Status: 'Error',
        Error: MESSAGES.noPrice,
        Campos: { 'itens.1.preco_unitario': MESSAGES.noPrice },
      },
    }
    await user.click(screen.getByRole('button', { name: 'Aprovar' }))
    await user.click(await screen.findByRole('button', { name: 'Aprovar planilha' }))
    expect((await screen.findByRole('alert')).textContent).toContain(MESSAGES.noPrice)
    expect(cell(1, 8).textContent).toContain(MESSAGES.noPrice)
    expect(sent()).toEqual([{ method: 'PUT', path: '/api/quantitativos/70/aprovar', body: { versao: 4 } }])
  })

  test('grows below the row one is in, and loses a group with all of it after a question', async () => {
    await open()
    const user = await enter()
    await user.keyboard('{ArrowDown}')
    await user.click(screen.getByRole('button', { name: 'Adicionar item' }))
    await waitFor(() => expect(document.activeElement).toBe(cell(2, 0)))
    expect(cell(2, 0).textContent).toBe('1.3')
    await user.click(screen.getByRole('button', { name: 'Remover linha' }))
    await waitFor(() => expect(cell(2, 0).textContent).toBe('1.2'))
    await act(async () => cell(3, 0).focus())
    await user.keyboard('{ArrowDown}')
    await user.click(screen.getByRole('button', { name: 'Remover linha' }))
    await user.click(await screen.findByRole('button', { name: 'Remover' }))
    await waitFor(() => expect(cell(3, 0).textContent).toBe('3'))
  })
})
