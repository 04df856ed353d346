import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { sampleProjeto } from '../projetos/painel.testing.ts'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { aditivoWith, person } from './aditivos.testing.ts'
import { HistoricoModal } from './historico-modal.tsx'

const server = fakeServerForEachTest()
const projeto = sampleProjeto(undefined, { valor: 1_125_000, valor_original: 1_000_000 })
const close = () => undefined
const refusal = () => Response.json({ Status: 'Error', Error: 'Banco fora do ar.' }, { status: 503 })

const BECOMES: Record<string, Aditivo['status']> = {
  aprovar: 'aprovado',
  rejeitar: 'rejeitado',
  devolver: 'devolvido',
  retirar: 'retirado',
}

/** A server with one request, which a decision changes as the real one would. */
function serve(aditivo: Aditivo) {
  let current = aditivo
  server.current.answer(({ method, path, body }) => {
    if (method === 'GET') return Response.json([current])
    const did = path.split('/').at(-1) ?? ''
    const status = BECOMES[did] ?? current.status
    current = {
      ...current,
      ...(body as object),
      status,
      ...(status === 'devolvido' ? { devolvido_em: '2026-10-02T13:00:00Z' } : {}),
      ...(status === 'aprovado' || status === 'rejeitado'
        ? { data_decisao: '2026-10-02T13:00:00Z', decidido_por: 4, decidido_por_nome: 'Ana' }
        : {}),
    }
    return Response.json({ Status: 'Success', id: current.id })
  })
}

const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement
const written = () => server.current.received.find(({ method }) => method !== 'GET')

describe('the history dialog', () => {
  test.each<[Aditivo['status'], string]>([
    ['pendente', 'Pendente'],
    ['aprovado', 'Aprovado'],
    ['rejeitado', 'Rejeitado'],
    ['devolvido', 'Devolvido'],
    ['retirado', 'Retirado'],
    ['arquivado' as never, 'arquivado'],
  ])('shows a request that is %s', async (status, word) => {
    serve(aditivoWith({ tipo: 'prazo', valor: null, orcamento_nome: null, prazo: 30, etapa: 3, status }))
    await renderApp(<HistoricoModal projeto={projeto} who={null} onClose={close} />)
    expect(await screen.findByText('Aditivo de prazo: 30 dias na etapa 3')).toBeTruthy()
    expect(screen.getByText(word)).toBeTruthy()
    const page = screen.getByRole('link', { name: 'Aditivo de prazo: 30 dias na etapa 3' })
    expect(page.getAttribute('href')).toBe('/aditivos/9')
    expect(screen.getByText('Sondagem encontrou rocha')).toBeTruthy()
  })

  test('a failed load is an empty list, with a way to try again', async () => {
    server.current.answer(refusal)
    await renderApp(<HistoricoModal projeto={projeto} who={null} onClose={close} />)
    expect(await screen.findByText('Nenhuma Solicitação encontrada.')).toBeTruthy()
    serve(aditivoWith())
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByText('Aditivo de valor: R$ 100.000,00')).toBeTruthy()
  })

  const openAs = async (aditivo: Aditivo, id: number) => {
    serve(aditivo)
    await renderApp(<HistoricoModal projeto={projeto} who={person('user', id, 12)} onClose={close} />)
    await screen.findByText('Sondagem encontrou rocha')
    return userEvent.setup()
  }

  test('the one who asked takes it back, after being asked', async () => {
    const user = await openAs(aditivoWith(), 2)
    await user.click(button('Retirar solicitação'))
    expect(await screen.findByText(/Não há como voltar atrás/)).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Retirar' }))
    expect(await screen.findByText('Solicitação retirada.')).toBeTruthy()
    expect(written()).toMatchObject({ method: 'PUT', path: '/api/aditivos/9/retirar' })
    expect(await screen.findByText('Retirado')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Retirar solicitação' })).toBeNull()
  })

  test('a colleague corrects what came back, and takes nothing back', async () => {
    const back = { motivo_devolucao: 'Falta a planilha', devolvido_em: '2026-10-05T13:00:00Z' }
    await openAs(aditivoWith({ status: 'devolvido', devolvido_por_nome: 'Carla Motta', ...back }), 3)
    expect(screen.getByText('Falta a planilha')).toBeTruthy()
    expect(button('Corrigir e reenviar')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Retirar solicitação' })).toBeNull()
  })

  test('the term of an approved one is noted piece by piece', async () => {
    const approved = {
      status: 'aprovado',
      decidido_por_nome: 'Carla',
      data_decisao: '2026-10-05T13:00:00Z',
    } as const
    const user = await openAs(aditivoWith({ ...approved, fundamento_legal: 'art. 124' }), 3)
    await user.click(button('Registrar o termo'))
    expect(screen.queryByLabelText(/^Fundamento legal/)).toBeNull()
    await user.type(await screen.findByLabelText(/^Número do termo/), '1/2026')
    await user.click(button('Registrar'))
    expect(await screen.findByText('Dados do termo registrados.')).toBeTruthy()
    expect(written()).toMatchObject({ path: '/api/aditivos/9/termo', body: { numero_termo: '1/2026' } })
    expect(await screen.findByText('1/2026')).toBeTruthy()
  })

  test('what a restart noted is nobody’s decision', async () => {
    const note = { tipo: 'apostila', valor: null, prazo: 47, status: 'aprovado' } as const
    await openAs(aditivoWith({ ...note, data_decisao: '2026-10-05T13:00:00Z' }), 3)
    expect(screen.getByText('Apostila de paralisação: 47 dias')).toBeTruthy()
    expect(screen.getByText(/por força do art. 115/)).toBeTruthy()
  })
})
