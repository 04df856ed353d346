import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeServerForEachTest, type Received } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import type { Dono } from './dono.ts'
import { ImportacaoPage } from './importacao-page.tsx'
import { errada, importacao, linha, SECRETARIAS } from './importacoes.testing.ts'

const server = fakeServerForEachTest()
const listed = (rows: object[]) =>
  Response.json({ Status: 'Success', Result: rows }, { headers: { 'X-Total-Count': String(rows.length) } })

const answer = ({ path, query, method }: Received) => {
  if (method !== 'GET') return Response.json({ Status: 'Success', id: 7 })
  if (path.endsWith('/linhas'))
    return listed([linha(), errada].filter(({ acao }) => !query.acao || acao === query.acao))
  return listed([importacao()])
}
beforeEach(() => server.current.answer(answer))

const open = (passo: string, own = {}, dono: Dono | null = null) =>
  renderApp(
    <ImportacaoPage
      importacao={importacao(own)}
      passo={passo}
      secretarias={SECRETARIAS}
      dono={dono}
      manda={false}
      back={null}
    />,
  )

describe('an import of rows that are parts of one record', () => {
  const PLANILHA = { lista: 'quantitativos', titulo: 'Planilha orçamentária' }
  const mapa = { contrato: { coluna: null, constante: 3 }, codigo: { coluna: 0 } }
  const dono = { value: 3, label: '45/2026 · Construtora Vale' }

  it('names it, above and among the columns', async () => {
    await open('colunas', { ...PLANILHA, mapa }, dono)
    expect(screen.getByText(/^Contrato 45\/2026 · Construtora Vale · obras\.xlsx/)).toBeTruthy()
    expect(
      screen.getByRole<HTMLInputElement>('combobox', { name: 'Valor de Contrato em todas as linhas' }).value,
    ).toBe('45/2026 · Construtora Vale')
  })

  it('leads to its page once it is written', async () => {
    const written = { situacao: 'importada', importada_em: '2026-03-10T15:00:00.000Z' }
    await open('resultado', { ...PLANILHA, mapa, ...written }, dono)
    const link = screen.getByRole('link', { name: 'Abrir Planilha orçamentária' })
    expect(link.getAttribute('href')).toBe('/contratos/3/planilha')
  })
})

describe('an import', () => {
  it('shows its sheet with the head marked, and takes another row for it', async () => {
    await open('planilha')
    expect(screen.getByRole('button', { name: 'Linha 1, cabeçalho' }).getAttribute('aria-pressed')).toBe(
      'true',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Usar a linha 2 como cabeçalho' }))
    await waitFor(() =>
      expect(server.current.written.at(-1)).toMatchObject({
        method: 'PUT',
        path: '/api/importacoes/7',
        body: { cabecalho: { linha: 2, linhas: 1 }, versao: 1 },
      }),
    )
  })

  it('offers what mends a column, and what a name means in all rows', async () => {
    await open('colunas')
    await userEvent.click(await screen.findByRole('button', { name: 'É Saúde: usar em todas' }))
    await waitFor(() => expect(server.current.written).toHaveLength(1))
    expect(server.current.written[0]?.body).toMatchObject({
      mapa: { secretaria_nome: { coluna: 0, valores: { 'sec. saude': 17 } } },
    })
    expect(screen.getByRole('button', { name: 'Ler no formato americano' })).toBeTruthy()
  })

  it('begins its check with the errors, and a cell is typed in place', async () => {
    await open('conferir')
    const grid = await screen.findByRole('grid', { name: 'Linhas da planilha' })
    const cell = await within(grid).findByText('1,234.56')
    await userEvent.dblClick(cell)
    const input = screen.getByRole('textbox', { name: 'Valor (R$), linha 3' })
    await userEvent.clear(input)
    await userEvent.type(input, '1.234,56{Enter}')
    await waitFor(() => expect(server.current.written).toHaveLength(1))
    expect(server.current.written[0]?.body).toEqual({
      celulas: [{ linha: 3, coluna: 2, texto: '1.234,56' }],
      versao: 1,
    })
  })

  it('leaves a cell as it was with Esc, and is walked through with the arrows', async () => {
    await open('conferir')
    const grid = await screen.findByRole('grid')
    await within(grid).findByText('1,234.56')
    await userEvent.click(within(grid).getByText('Sec. Saude'))
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}x{Escape}')
    expect(screen.getByRole('region', { name: 'Célula escolhida' }).textContent).toContain(
      'Linha 3 · Valor (R$)',
    )
    expect(server.current.written).toEqual([])
  })

  it('is written whole unless somebody says otherwise', async () => {
    await open('importar')
    expect(screen.getByRole('button', { name: 'Importar 1 linha' }).hasAttribute('disabled')).toBe(true)
    await userEvent.click(screen.getByRole('radio', { name: 'Importar a linha sem erro, deixar 1 de fora' }))
    await userEvent.click(screen.getByRole('button', { name: 'Importar 1 linha' }))
    await waitFor(() =>
      expect(server.current.written.at(-1)).toMatchObject({
        path: '/api/importacoes/7/importar',
        body: { parcial: true, versao: 1 },
      }),
    )
  })

  it.each([
    ['na_fila', 2, '2 importações antes desta.'],
    ['na_fila', 0, 'É a próxima.'],
    ['importando', 0, '40 de 120 linhas gravadas.'],
  ] as const)('tells how far it is: %s, %i ahead', async (situacao, adiante, text) => {
    await open('importar', { situacao, adiante, feitas: 40, total: 120 })
    expect(screen.getByText(text)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar a importação' }))
    await waitFor(() => expect(server.current.written.at(-1)?.path).toBe('/api/importacoes/7/cancelar'))
  })

  it('that failed says why, and is checked anew', async () => {
    await open('', { situacao: 'falhou', motivo: 'Linha 3: O registro mudou.' })
    expect(screen.getByRole('alert').textContent).toContain('Linha 3: O registro mudou.')
    await userEvent.click(screen.getByRole('button', { name: 'Conferir de novo' }))
    await waitFor(() => expect(server.current.written.at(-1)?.body).toEqual({ versao: 1 }))
  })

  it('that was undone tells what stayed, and why', async () => {
    server.current.answer(() =>
      listed([linha({ feita: 'mantida', registro_id: 9, motivo: 'Foi alterado.' })]),
    )
    await open('', { situacao: 'desfeita', importada_em: '2026-03-10T15:00:00.000Z' })
    expect(await screen.findByText('Foi alterado.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ponte' }).getAttribute('href')).toBe('/viewprojetocompleto/9')
  })
})
