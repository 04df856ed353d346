import type { LancamentoBairro, ResumoBairros } from '@paco/domain/bairros/lancamento-bairro'
import type { SessionUser } from '@paco/domain/shared/roles'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeServerForEachTest, type Received } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { rowAction } from '../ui/test/row-menu.ts'
import { LancamentoCreateForm } from './lancamento-form.tsx'
import { LancamentosBairrosList } from './lancamentos-list.tsx'

const entry = (ID: number, Valor: unknown): LancamentoBairro => ({
  ID,
  Bairro: `Bairro ${ID}`,
  Zona: 'Sul',
  Descricao: 'Calçadas',
  programa: null,
  Tipo: 'Obra',
  Fonte: '01 Tesouro',
  Valor: Valor as number | null,
  versao: 1,
})
const part = (nome: string) => ({ nome, total: 3, total_valor: 10.5 })
const RESUMO: ResumoBairros = {
  total: 3,
  total_valor: 10.5,
  por_zona: [part('Sul')],
  por_bairro: Array.from({ length: 8 }, (_, index) => part(`Bairro ${index + 1}`)),
  por_tipo: [part('Obra')],
  por_fonte: [part('01 Tesouro')],
}
const BAIRROS = [
  { id: 1, bairro: 'Campinho', zona: 'Sul' },
  { id: 2, bairro: 'CECAP', zona: 'Leste' },
  { id: 3, bairro: 'Aroeira', zona: null },
]

const server = fakeServerForEachTest()
function answer({ path, method }: Received): Response {
  if (method === 'POST') return Response.json({ Status: 'Success', id: 1 })
  if (path === '/api/bairros') return Response.json({ Status: 'Success', Result: BAIRROS })
  if (path.endsWith('/resumo')) return Response.json({ Status: 'Success', Result: [RESUMO] })
  // As an older server might answer: a value that is no number, and none at all.
  const Result = [entry(1, 10.5), entry(2, 'mil'), entry(3, null)]
  return Response.json({ Status: 'Success', Result }, { headers: { 'X-Total-Count': '3' } })
}
beforeEach(() => server.current.answer(answer))

const admin: SessionUser = { id: 1, name: 'Ana', role: 'admin', id_secretaria: null }

describe('Lista de Lançamentos Orçamentários', () => {
  test("shows values in reais, 'Valor inválido' and blanks, and no actions to visitors", async () => {
    await renderApp(<LancamentosBairrosList who={null} primaryAction={null} />)
    await screen.findByText('1–3 de 3')
    const table = within(screen.getByRole('table', { name: 'Lista de Lançamentos Orçamentários' }))
    const values = [...document.querySelectorAll('td[data-label="Valor (R$)"]')]
    expect(values.map((cell) => cell.textContent)).toEqual(['R$ 10,50', 'Valor inválido', ''])
    expect(table.queryByRole('columnheader', { name: 'Ações' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Deletar' })).toBeNull()
    await userEvent.setup().click(screen.getByText('Resumo'))
    expect(await screen.findByText('3 lançamentos: R$ 10,50.')).toBeTruthy()
    expect(screen.getByText(/A tabela traz os 8 bairros/)).toBeTruthy()
  })

  test.each([
    [404, 'Erro ao deletar o lançamento'],
    [500, 'Erro no servidor'],
    [200, 'Lançamento deletado!'],
  ])('a deletion answered with %i is told as %s', async (status, text) => {
    const user = userEvent.setup()
    server.current.answer((received) =>
      received.method === 'DELETE'
        ? Response.json({ Status: status === 200 ? 'Success' : 'Error', Error: 'Motivo.' }, { status })
        : answer(received),
    )
    await renderApp(<LancamentosBairrosList who={admin} primaryAction={null} />)
    await rowAction('Deletar')
    const dialog = await screen.findByRole('dialog', {
      name: 'Tem certeza que deseja deletar este lançamento?',
    })
    await user.click(within(dialog).getByRole('button', { name: 'Deletar' }))
    expect(await screen.findByText(text)).toBeTruthy()
  })
})

describe('a new entry', () => {
  const open = async () => {
    const onSaved = vi.fn()
    await renderApp(<LancamentoCreateForm onSaved={onSaved} onCancel={() => {}} />)
    return { onSaved, user: userEvent.setup() }
  }
  const input = (name: string) =>
    screen.getByLabelText(new RegExp(`^${name}`), { selector: 'input, textarea' }) as HTMLInputElement

  test('gets its zone from a known neighbourhood, and keeps one written by hand', async () => {
    const { user } = await open()
    await user.click(input('Bairro'))
    await user.click(await screen.findByRole('option', { name: 'Campinho' }))
    expect(input('Zona').value).toBe('Sul')
    await user.clear(input('Bairro'))
    await user.type(input('Bairro'), 'cecap')
    expect(input('Zona').value).toBe('Leste')
    await user.clear(input('Zona'))
    await user.type(input('Zona'), 'Distrito')
    await user.clear(input('Bairro'))
    await user.type(input('Bairro'), 'Campinho')
    expect(input('Zona').value).toBe('Distrito')
  })

  test("is sent with the specification's names by 'Salvar PCA'", async () => {
    const { user, onSaved } = await open()
    await user.click(screen.getByRole('button', { name: 'Salvar PCA' }))
    expect(screen.getAllByText('Campo obrigatório.')).toHaveLength(6)
    await user.type(input('Bairro'), 'Rodoviária Nova')
    await user.type(input('Zona'), 'Centro')
    await user.type(input('Valor'), '1.234,5')
    await user.type(input('Descrição'), 'Abrigos')
    await user.type(input('Tipo'), 'Mobilidade')
    await user.type(input('Fonte'), '01 Tesouro')
    await user.click(screen.getByRole('button', { name: 'Salvar PCA' }))
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    expect(server.current.writtenTo('/api/addprojetobairro')).toMatchObject({
      body: {
        Bairro: 'Rodoviária Nova',
        Zona: 'Centro',
        Valor: 1234.5,
        Descricao: 'Abrigos',
        Tipo: 'Mobilidade',
        Fonte: '01 Tesouro',
        programa: '',
      },
    })
  })
})
