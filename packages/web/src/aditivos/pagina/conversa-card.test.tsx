import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import type { Mensagem } from '@paco/domain/aditivos/mensagem'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { sampleProjeto } from '../../projetos/painel.testing.ts'
import { fakeServerForEachTest } from '../../ui/test/fake-server.ts'
import { renderApp } from '../../ui/test/render-app.tsx'
import { aditivoWith, person } from '../aditivos.testing.ts'
import { ConversaCard } from './conversa-card.tsx'

const server = fakeServerForEachTest()
const projeto = sampleProjeto(undefined, { id_secretaria: 12 })
const QUESTION: Mensagem = {
  id: 1,
  texto: 'Onde está a planilha?',
  autor_id: 4,
  autor_nome: 'Carla Motta',
  papel: 'auditor',
  criada_em: '2026-10-02T13:00:00Z',
}
let thread: Mensagem[] = []

beforeEach(() => {
  localStorage.clear()
  thread = [QUESTION]
  server.current.answer(({ method, body }) => {
    if (method === 'GET') return Response.json({ Status: 'Success', Result: thread })
    thread = [...thread, { ...QUESTION, id: 2, papel: 'user', ...(body as { texto: string }) }]
    return Response.json({ Status: 'Success', id: 2 })
  })
})

const show = async (own: Partial<Aditivo> = {}, who = person('user', 2, 12)) => {
  await renderApp(<ConversaCard aditivo={aditivoWith(own)} projeto={projeto} who={who} />)
  await screen.findByText('Onde está a planilha?')
  return userEvent.setup()
}

describe('the thread', () => {
  test('is answered, and the next message begins empty', async () => {
    const user = await show()
    expect(screen.getByText('Aguarda resposta')).toBeTruthy()
    expect(screen.getByText(/auditoria\)/)).toBeTruthy()
    await user.type(screen.getByLabelText(/^Mensagem/), 'Na folha 12.')
    await user.click(screen.getByRole('button', { name: 'Responder' }))
    expect(await screen.findByText('Na folha 12.')).toBeTruthy()
    expect(server.current.written[0]).toMatchObject({
      method: 'POST',
      path: '/api/aditivos/9/mensagens',
      body: { texto: 'Na folha 12.' },
    })
    expect((screen.getByLabelText(/^Mensagem/) as HTMLTextAreaElement).value).toBe('')
    expect(screen.getByText('Respondida')).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Mensagens'))
  })

  test('an auditor asks', async () => {
    await show({}, person('auditor', 4))
    expect(screen.getByRole('button', { name: 'Perguntar' })).toBeTruthy()
  })

  test('nothing is sent without a word', async () => {
    const user = await show()
    await user.click(screen.getByRole('button', { name: 'Responder' }))
    expect((await screen.findAllByText('Campo obrigatório.')).length).toBeGreaterThan(0)
    expect(server.current.written).toEqual([])
  })

  test('of a decided request is only read', async () => {
    await show({ status: 'aprovado' })
    expect(screen.getByText('Encerrada com o pedido.')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByText('Aguarda resposta')).toBeNull()
  })

  test('keeps what was typed when it cannot be sent, and says why', async () => {
    const user = await show()
    server.current.answer(({ method }) =>
      method === 'GET'
        ? Response.json({ Status: 'Success', Result: thread })
        : Response.json({ Status: 'Error', Error: 'A conversa se encerrou.' }, { status: 409 }),
    )
    await user.type(screen.getByLabelText(/^Mensagem/), 'Na folha 12.')
    await user.click(screen.getByRole('button', { name: 'Responder' }))
    expect(await screen.findByText('A conversa se encerrou.')).toBeTruthy()
    expect((screen.getByLabelText(/^Mensagem/) as HTMLTextAreaElement).value).toBe('Na folha 12.')
  })

  test('that cannot be loaded is said, with a way to try again', async () => {
    server.current.answer(() => Response.json({ Status: 'Error', Error: 'x' }, { status: 503 }))
    await renderApp(<ConversaCard aditivo={aditivoWith()} projeto={projeto} who={person('auditor', 4)} />)
    expect(await screen.findByText(/não puderam ser carregadas/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy()
  })
})
