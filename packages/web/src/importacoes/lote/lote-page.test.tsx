import { descritorDaLista } from '@paco/domain/importacoes/descritores/descritores'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeServerForEachTest } from '../../ui/test/fake-server.ts'
import { renderApp } from '../../ui/test/render-app.tsx'
import { savesAll } from './lote.testing.ts'
import { LoteDe } from './lote-lido.tsx'

const server = fakeServerForEachTest()
beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('Token', 't')
  localStorage.setItem('UserId', '4')
  server.current.answer(savesAll)
})

const descritor = descritorDaLista('processos')
const onColunas = vi.fn()

async function open(colunas: readonly string[] | null = null) {
  if (!descritor) throw new Error('no such list')
  const user = userEvent.setup()
  const app = await renderApp(
    <LoteDe
      descritor={descritor}
      filtro={{ status: 'Em andamento' }}
      colunas={colunas}
      onColunas={onColunas}
      back={null}
    />,
  )
  const grid = await screen.findByRole('grid')
  return { user, app, grid }
}

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const cellAt = (row: number, column: string) =>
  document.querySelector(`[data-cell="${row}:${headers().indexOf(column)}"]`) as HTMLElement

async function type(user: ReturnType<typeof userEvent.setup>, row: number, column: string, text: string) {
  await user.click(cellAt(row, column))
  await user.keyboard(`${text}{Enter}`)
}

const sent = () => server.current.written.map(({ method, path, body }) => ({ method, path, body }))

describe('rows of a list, edited together', () => {
  test('come from its own call and filter; those that are not one’s own are left out, with the reason', async () => {
    await open()
    expect(server.current.received[0]).toMatchObject({
      path: '/api/getprojetocompleto',
      query: { status: 'Em andamento', limite: '500' },
    })
    expect(server.current.received[1]).toMatchObject({ path: '/api/lote/processos', query: { ids: '7,8,9' } })
    expect(
      screen.getByText(
        '2 linhas, entre as primeiras 3 de 812 linhas · 1 linha ficou de fora: Você não tem permissão para editar este projeto.',
      ),
    ).toBeTruthy()
    expect(headers()).toEqual([
      'Nome do Processo',
      'Secretaria',
      'Gestor',
      'Situação',
      'Progresso',
      'Ano',
      'Valor (R$)',
      'Prazo',
    ])
    expect(screen.getByText('R$ 2.000,00')).toBeTruthy()
  })

  test('say what will not be published, and are saved all the same', async () => {
    const { user } = await open()
    await type(user, 1, 'Gestor', 'Ana, 99122-4400')
    expect(cellAt(1, 'Gestor').textContent).toContain('Parece um telefone (*****-**00).')
    await user.click(screen.getByRole('button', { name: /^Salvar/ }))
    await waitFor(() => expect(sent()).toHaveLength(1))
  })

  test('are typed, marked, added up, and saved with one call', async () => {
    const { user } = await open()
    await type(user, 0, 'Valor (R$)', '1.500,50')
    await type(user, 0, 'Prazo', '31/12/26')
    await type(user, 1, 'Gestor', 'Ana')
    expect(cellAt(0, 'Valor (R$)').dataset.changed).toBe('true')
    expect(cellAt(0, 'Valor (R$)').textContent).toContain('Antes: 1.000,00.')
    expect(screen.getByText('R$ 2.500,50')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Salvar 3 alterações' }))
    expect(await screen.findByText('3 alterações salvas (lote nº 12).')).toBeTruthy()
    expect(sent()).toEqual([
      {
        method: 'PUT',
        path: '/api/lote/processos',
        body: {
          linhas: [
            { id: 7, versao: 1, campos: { valor: 1500.5, datafimetapa6: '2026-12-31' } },
            { id: 8, versao: 1, campos: { gestorprocesso: 'Ana' } },
          ],
        },
      },
    ])
    expect(screen.getByRole('button', { name: 'Salvar' })).toHaveProperty('disabled', true)
  })

  test('a department is chosen by name, and goes by its number; a locked cell does not open', async () => {
    const { user } = await open()
    await user.click(cellAt(0, 'Secretaria'))
    await user.paste('saude')
    expect(cellAt(0, 'Secretaria').textContent).toContain('Saúde')
    expect(cellAt(1, 'Valor (R$)').getAttribute('aria-readonly')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Salvar 1 alteração' }))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.body).toEqual({ linhas: [{ id: 7, versao: 1, campos: { secretaria_nome: 3 } }] })
  })

  test('what could not be read is not sent: the cell is gone to', async () => {
    const { user } = await open()
    await type(user, 0, 'Ano', 'logo')
    await type(user, 1, 'Gestor', 'Ana')
    await user.click(screen.getByRole('button', { name: 'Salvar 1 alteração' }))
    expect(screen.getByRole('alert').textContent).toContain('Corrija as células marcadas')
    expect(document.activeElement).toBe(cellAt(0, 'Ano'))
    expect(sent()).toEqual([])
  })

  test('a saved batch is undone as an import is', async () => {
    const { user } = await open()
    await type(user, 0, 'Gestor', 'Ana')
    await user.click(screen.getByRole('button', { name: 'Salvar 1 alteração' }))
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Desfazer' }))
    await waitFor(() =>
      expect(sent().at(-1)).toEqual({
        method: 'POST',
        path: '/api/importacoes/12/desfazer',
        body: { versao: 1 },
      }),
    )
    expect(await screen.findByText('Lote nº 12 desfeito.')).toBeTruthy()
  })

  test('what was typed is there again after a reload', async () => {
    const { user, app } = await open()
    await type(user, 0, 'Gestor', 'Ana')
    act(() => app.unmount())
    await open()
    expect(await screen.findByText('Rascunho recuperado')).toBeTruthy()
    expect(cellAt(0, 'Gestor').textContent).toContain('Ana')
    expect(screen.getByRole('button', { name: 'Salvar 1 alteração' })).toBeTruthy()
  })

  test('columns of the address are shown, and those that hold something typed', async () => {
    await open(['natureza'])
    expect(headers()).toEqual(['Nome do Processo', 'Natureza'])
  })
})

describe('what is refused', () => {
  const refuse = (status: number, linhas: object[]) =>
    server.current.answer((request) =>
      request.method === 'PUT'
        ? Response.json(
            { Status: 'Error', Error: 'Nada foi salvo.', message: 'Nada foi salvo.', Linhas: linhas },
            { status },
          )
        : savesAll(request),
    )

  test('is said at its cell, and the first is gone to', async () => {
    refuse(400, [{ id: 8, tipo: 'invalida', motivo: 'Confira.', campos: { ano: 'Ano fora do calendário.' } }])
    const { user } = await open()
    await type(user, 1, 'Ano', '9999')
    await user.click(screen.getByRole('button', { name: 'Salvar 1 alteração' }))
    await waitFor(() => expect(document.activeElement).toBe(cellAt(1, 'Ano')))
    expect(cellAt(1, 'Ano').textContent).toContain('Ano fora do calendário.')
    expect(screen.getByRole('alert').textContent).toContain('Nada foi salvo.')
  })

  test('a row changed by another shows theirs; mine is sent again over their version', async () => {
    refuse(409, [
      {
        id: 7,
        tipo: 'mudou',
        motivo: 'Mudou.',
        campos: {},
        por: 'Rui',
        atual: { versao: 5, valores: { nomeprojeto: 'Escola Norte', gestorprocesso: 'Bia', valor: 1000 } },
      },
    ])
    const { user } = await open()
    await type(user, 0, 'Gestor', 'Ana')
    await user.click(screen.getByRole('button', { name: 'Salvar 1 alteração' }))
    const panel = await screen.findByRole('region', { name: 'Mudado por outra pessoa' })
    expect(panel.textContent).toContain('Rui: Bia')
    expect(cellAt(0, 'Gestor').textContent).toContain('deles: Bia')
    server.current.answer(savesAll)
    await user.click(screen.getByRole('button', { name: 'Salvar 1 alteração' }))
    expect(sent()).toHaveLength(1)
    await user.click(within(panel).getByRole('button', { name: 'Manter o meu: Gestor, Escola Norte' }))
    await user.click(screen.getByRole('button', { name: 'Salvar 1 alteração' }))
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()[1]?.body).toEqual({ linhas: [{ id: 7, versao: 5, campos: { gestorprocesso: 'Ana' } }] })
  })
})
