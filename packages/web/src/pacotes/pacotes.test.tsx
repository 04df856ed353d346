import type { Conferencia, SituacaoPacotes } from '@paco/domain/pacotes/carga'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { PacotesPage } from './pacotes-page.tsx'
import { carregadoText } from './use-carregar.ts'

const SITUACAO: SituacaoPacotes = {
  pacotes: [
    {
      chave: 'SP',
      nivel: 'estado',
      nome: 'Estado de São Paulo',
      descricao: 'Códigos de aplicação.',
      enviado: null,
      quantos: [
        { secao: 'opcoes', total: 74 },
        { secao: 'feriados', total: 1 },
      ],
    },
  ],
  cargas: [
    {
      id: 3,
      chave: 'vale',
      nome: 'Vale Novo',
      criados: 4,
      alterados: 0,
      carregada_em: '2026-03-02T12:00:00Z',
      carregada_por: null,
      desfeita_em: null,
      desfeita_por: null,
    },
  ],
}
const CONFERENCIA: Conferencia = {
  secoes: [
    {
      secao: 'opcoes',
      novos: ['Aplicação 100.0000 Geral'],
      iguais: 72,
      diferentes: [{ nome: 'Aplicação 110.0000', campos: [{ campo: 'Grupo', aqui: '', pacote: 'Geral' }] }],
    },
  ],
}

const server = fakeServerForEachTest()
beforeEach(() =>
  server.current.answer(({ path, method }) => {
    if (path.endsWith('/conferir')) return Response.json({ Status: 'Success', Result: [CONFERENCIA] })
    if (path.endsWith('/carregar'))
      return Response.json({ Status: 'Success', carga: 4, criados: 1, alterados: 1 })
    if (method === 'GET') return Response.json({ Status: 'Success', Result: [SITUACAO] })
    return Response.json({ Status: 'Success', id: 9, message: 'Pacote enviado.' })
  }),
)

test('a pack is looked at before it is loaded, and what is different is rewritten only where that is asked', async () => {
  const user = userEvent.setup()
  await renderApp(<PacotesPage />)
  await user.click(await screen.findByRole('button', { name: 'Conferir Estado de São Paulo' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('1 novo, 72 iguais, 1 diferente.')).toBeDefined()
  expect(within(dialog).getByText('Aplicação 110.0000')).toBeDefined()
  await user.click(within(dialog).getByRole('switch', { name: 'Atualizar também os diferentes' }))
  await user.click(within(dialog).getByRole('button', { name: 'Carregar' }))
  await screen.findByText('1 registro criado e 1 atualizado.')
  expect(server.current.writtenTo('/api/pacotes/SP/carregar')?.body).toEqual({ atualizar: true })
})

test('a load is undone after asking', async () => {
  const user = userEvent.setup()
  await renderApp(<PacotesPage />)
  expect(await screen.findByText('02/03/2026 09:00, sistema')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Desfazer' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Desfazer' }))
  await screen.findByText('Pacote enviado.')
  expect(server.current.writtenTo('/api/pacotes/cargas/3/desfazer')).toBeDefined()
})

test.each([
  ['x', 'O arquivo não é JSON.'],
  ['{"chave":"a b"}', /O arquivo não é um pacote: /],
])('a file that is no pack is not sent: %s', async (text, problem) => {
  const { container } = await renderApp(<PacotesPage />)
  await screen.findByRole('button', { name: 'Escolher arquivo' })
  const input = container.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement
  await userEvent.upload(input, new File([text], 'p.json', { type: 'application/json' }))
  expect(await screen.findByText(problem)).toBeDefined()
  expect(server.current.written.filter(({ path }) => path === '/api/pacotes')).toEqual([])
})

test('one that is, is', async () => {
  const { container } = await renderApp(<PacotesPage />)
  await screen.findByRole('button', { name: 'Escolher arquivo' })
  const input = container.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement
  const body = {
    chave: 'vale',
    nivel: 'cidade',
    nome: 'Vale',
    descricao: 'x',
    bairros: [{ bairro: 'Porto' }],
  }
  await userEvent.upload(input, new File([JSON.stringify(body)], 'p.json', { type: 'application/json' }))
  await screen.findByText('Pacote enviado.')
  expect(server.current.writtenTo('/api/pacotes')?.body).toEqual(body)
})

test.each([
  [{ criados: 0, alterados: 0 }, 'Nada a carregar: a cidade já tem tudo deste pacote.'],
  [{ criados: 2, alterados: 0 }, '2 registros criados.'],
  [{ criados: 0, alterados: 1 }, '0 registros criados e 1 atualizado.'],
])('%o is told', (done, text) => expect(carregadoText(done)).toBe(text))
