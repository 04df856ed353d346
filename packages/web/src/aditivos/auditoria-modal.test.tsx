import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sampleProjeto } from '../projetos/painel.testing.ts'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { aditivoWith, person } from './aditivos.testing.ts'
import { AuditoriaModal } from './auditoria-modal.tsx'

const server = fakeServerForEachTest()
const projeto = sampleProjeto(undefined, { valor: 1_125_000, valor_original: 1_000_000 })
const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement
const writes = () => server.current.received.filter(({ method }) => method !== 'GET')

/** The dialog over these requests, of which a decision changes one as the real server would. */
async function open(aditivos: readonly Aditivo[]) {
  let current = aditivos
  server.current.answer(({ method, path }) => {
    if (method === 'GET') return Response.json(current, { headers: { 'X-Total-Count': '1' } })
    const id = Number(path.split('/')[3])
    const status = path.endsWith('/rejeitar') ? 'rejeitado' : 'aprovado'
    current = current.map((one) => (one.id === id ? { ...one, status } : one))
    return Response.json({ Status: 'Success', id })
  })
  await renderApp(<AuditoriaModal projeto={projeto} who={person('auditor', 4)} onClose={() => undefined} />)
  await screen.findByRole('dialog', { name: 'Auditoria de Aditivos' })
  return userEvent.setup()
}

test('says that nothing is pending, whatever was decided before', async () => {
  await open([aditivoWith({ status: 'aprovado' })])
  expect(await screen.findByText('Nenhuma solicitação pendente.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Auditoria de Aditivos' })).toBeTruthy()
})

test('asks for the choice, and rejects only with a justification', async () => {
  const user = await open([aditivoWith()])
  await user.click(await screen.findByRole('button', { name: 'Registrar decisão' }))
  expect(screen.getByText('Selecione aprovado ou reprovado.')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Rejeitado' }))
  expect(button('Rejeitar').disabled).toBe(true)
  expect(screen.getAllByText('Justificativa é obrigatória para reprovação.')[0]).toBeTruthy()
  await user.type(screen.getByLabelText(/^Justificativa/), 'Sem planilha')
  await user.click(button('Rejeitar'))
  expect(await screen.findByText('Aditivo rejeitado com sucesso.')).toBeTruthy()
  expect(writes()).toMatchObject([{ path: '/api/aditivos/9/rejeitar' }])
})

test('what was decided stays with its new status, and the next one is open', async () => {
  const user = await open([aditivoWith(), aditivoWith({ id: 10, valor: 50_000 })])
  expect(await screen.findAllByRole('radio', { name: 'Aprovado' })).toHaveLength(1)
  await user.click(screen.getByRole('radio', { name: 'Aprovado' }))
  await user.click(button('Aprovar'))
  expect(await screen.findByText('Aditivo aprovado com sucesso.')).toBeTruthy()
  await waitFor(() => {
    const list = screen.getByRole('region', { name: 'Solicitações pendentes' })
    const [first, second] = within(list).getAllByRole('listitem')
    if (!first || !second) throw new Error('Two requests are shown.')
    expect(within(first).queryByRole('radio')).toBeNull()
    expect(within(first).getByText('Aprovado')).toBeTruthy()
    expect(within(second).getByRole('radio', { name: 'Aprovado' })).toBeTruthy()
  })
})

test('what one asked for oneself is read, not decided', async () => {
  await open([aditivoWith({ criado_por: 4 })])
  expect(await screen.findByText('Quem pediu o aditivo não o decide.', { exact: false })).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('leads to the page of each request, and to the list', async () => {
  await open([aditivoWith()])
  const item = await screen.findByRole('listitem')
  expect(
    within(item)
      .getByRole('link', { name: /^Aditivo de valor/ })
      .getAttribute('href'),
  ).toBe('/aditivos/9')
  expect(screen.getByRole('link', { name: 'Ver em página inteira' }).getAttribute('href')).toBe(
    `/aditivos?id_projeto=${projeto.id}&status=pendente`,
  )
})
