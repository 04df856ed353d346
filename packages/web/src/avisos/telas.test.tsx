import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { come, openApp } from '../app/test/open-app.tsx'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'

const server = fakeServerForEachTest()
const ok = (Result: readonly unknown[], message?: string) =>
  Response.json({ Status: 'Success', Result, message })

test('what comes by e-mail is chosen, and said where none are sent', async () => {
  let email = 'imediato'
  server.current.answer(({ path, method, body }) => {
    if (path !== '/api/avisos/preferencias') return ok([])
    if (method === 'PUT') email = (body as { email: string }).email
    return ok([{ email, endereco: 'ana@cidade.gov.br', disponivel: false }], 'Preferência salva.')
  })
  come('user')
  await openApp('/avisos')
  expect(await screen.findByText(/ainda não envia e-mails/)).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Só um resumo por semana' }))
  await waitFor(() =>
    expect(server.current.writtenTo('/api/avisos/preferencias')?.body).toEqual({ email: 'semanal' }),
  )
})

test('leaving is asked for before it is done, without a login', async () => {
  server.current.answer(() => ok([], 'Pronto.'))
  await openApp('/avisos/sair?codigo=7.abc')
  const button = await screen.findByRole('button', { name: 'Não receber mais' })
  expect(server.current.writtenTo('/api/avisos/sair')).toBeUndefined()
  await userEvent.click(button)
  expect(await screen.findByText('Pronto.')).toBeTruthy()
  expect(server.current.writtenTo('/api/avisos/sair')?.body).toEqual({ codigo: '7.abc' })
})

test('a week is told by department and project, and its address leads to it', async () => {
  const mudanca = {
    ate: 9,
    instante: '2026-11-10T12:00:00Z',
    id_secretaria: 12,
    secretaria_nome: 'Obras',
    id_projeto: 3,
    projeto_nome: 'Creche',
    frase: [
      { texto: 'Maria ', registro: null },
      { texto: 'concluiu a etapa 2', registro: null },
      { texto: ' ', registro: null },
      { texto: 'do projeto ', registro: null },
      { texto: 'Creche', registro: 'projetos/3' },
    ],
  }
  server.current.answer(({ path }) => ok(path === '/api/mudancas' ? [mudanca] : []))
  come('user')
  await openApp('/mudancas?semana=2026-W46')
  expect(await screen.findByRole('heading', { name: 'Obras' })).toBeTruthy()
  expect(screen.getByText('De 09/11/2026 a 15/11/2026.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Creche' }).getAttribute('href')).toBe('/viewprojetocompleto/3')
  expect(screen.getByText(/Maria/).textContent).toContain('Maria concluiu a etapa 2')
  await userEvent.click(screen.getByRole('button', { name: 'Semana anterior' }))
  await waitFor(() =>
    expect(server.current.received.some(({ query }) => query.semana === '2026-W45')).toBe(true),
  )
})
