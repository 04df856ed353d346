import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { sampleProjeto } from '../projetos/painel.testing.ts'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { aditivoWith, person } from './aditivos.testing.ts'
import { AuditoriaModal } from './auditoria-modal.tsx'
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

async function decide(aditivo: Aditivo) {
  serve(aditivo)
  await renderApp(<AuditoriaModal projeto={projeto} who={person('auditor', 4)} onClose={close} />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Decidir' }))
  return user
}

const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement
const written = () => server.current.received.find(({ method }) => method !== 'GET')

describe('the audit dialog', () => {
  test('shows effect, meter and balance, and asks for the choice', async () => {
    const user = await decide(aditivoWith())
    expect(screen.getByText('Valor do projeto').nextElementSibling?.textContent).toBe(
      'R$ 1.125.000,00 → R$ 1.225.000,00',
    )
    expect(screen.getByText('Acréscimos aprovados').nextElementSibling?.textContent).toBe('12,5% → 22,5%')
    expect(screen.getByText('% do limite').nextElementSibling?.textContent).toBe('50% → 90%')
    expect(screen.getByRole('meter')).toBeTruthy()
    expect(screen.getByText('Saldo se aprovado').nextElementSibling?.textContent).toContain('R$ 400.000,00')
    await user.click(button('Registrar decisão'))
    expect(screen.getByText('Selecione aprovado ou reprovado.')).toBeTruthy()
    expect(written()).toBeUndefined()
  })

  test('rejects only with a justification; the request stays, with its new status', async () => {
    const user = await decide(aditivoWith())
    await user.click(screen.getByRole('radio', { name: 'Rejeitado' }))
    expect(button('Rejeitar').disabled).toBe(true)
    expect(screen.getByText('Justificativa é obrigatória para reprovação.')).toBeTruthy()
    await user.type(screen.getByLabelText(/^Justificativa/), '  ')
    expect(button('Rejeitar').disabled).toBe(true)
    await user.type(screen.getByLabelText(/^Justificativa/), 'Sem planilha')
    await user.click(button('Rejeitar'))
    expect(await screen.findByText('Aditivo rejeitado com sucesso.')).toBeTruthy()
    expect(written()).toMatchObject({ path: '/api/aditivos/9/rejeitar' })
    expect(await screen.findByText('Rejeitado')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Decidir' })).toBeNull()
  })

  test('approves without words below the ceiling', async () => {
    const user = await decide(aditivoWith())
    await user.click(screen.getByRole('radio', { name: 'Aprovado' }))
    await user.click(button('Aprovar'))
    expect(await screen.findByText('Aditivo aprovado com sucesso.')).toBeTruthy()
    expect(written()).toMatchObject({ path: '/api/aditivos/9/aprovar' })
  })

  test('asks for words above it, before anything is sent', async () => {
    const user = await decide(aditivoWith({ valor: 125_000.01 }))
    expect(screen.getByText(/a aprovação precisa de justificativa/)).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Aprovado' }))
    await user.click(button('Aprovar'))
    expect(screen.getByText('O aditivo passa do limite de 25%: justifique a aprovação.')).toBeTruthy()
    expect(written()).toBeUndefined()
    await user.type(screen.getByLabelText(/^Justificativa/), 'Risco geológico')
    await user.click(button('Aprovar'))
    await waitFor(() => expect(written()?.body).toEqual({ descricao_decisao: 'Risco geológico' }))
  })

  test('says that the contract ended before anything is chosen, and approves nothing then', async () => {
    const user = await decide(
      aditivoWith({
        id_contrato: 7,
        contrato_nome: '12/2026 · Construtora Vale',
        contrato_situacao: 'Rescindido sem sanção',
        contrato_vigencia_fim: '2026-12-31',
        contrato_encerrado_em: '2026-09-30',
      }),
    )
    expect(screen.getByRole('alert').textContent).toBe(
      'Não pode ser aprovado. O contrato foi rescindido em 30/09/2026: depois disso não se assina termo aditivo. ' +
        'Devolva o pedido para correção ou rejeite-o.',
    )
    expect(screen.queryByText('Se for aprovado')).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Aprovado' }))
    expect(button('Aprovar').disabled).toBe(true)
    await user.click(screen.getByRole('radio', { name: 'Devolver para correção' }))
    await user.type(screen.getByLabelText(/^O que falta corrigir/), 'O contrato acabou')
    await user.click(button('Devolver'))
    await waitFor(() => expect(written()).toMatchObject({ path: '/api/aditivos/9/devolver' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('sends it back with what is missing, which is no decision', async () => {
    const user = await decide(aditivoWith())
    await user.click(screen.getByRole('radio', { name: 'Devolver para correção' }))
    expect(button('Devolver').disabled).toBe(true)
    expect(screen.queryByLabelText(/^Justificativa/)).toBeNull()
    await user.type(screen.getByLabelText(/^O que falta corrigir/), 'Falta a planilha')
    await user.click(button('Devolver'))
    expect(await screen.findByText('Aditivo devolvido para correção.')).toBeTruthy()
    expect(written()).toMatchObject({
      path: '/api/aditivos/9/devolver',
      body: { motivo_devolucao: 'Falta a planilha' },
    })
    expect(await screen.findByText('Devolvido')).toBeTruthy()
  })

  test('a suppression above its ceiling needs words too, and is measured alone', async () => {
    const user = await decide(aditivoWith({ tipo: 'supressao', valor: null, supressao: 250_000.01 }))
    expect(screen.getByText('Supressões aprovadas').nextElementSibling?.textContent).toBe('0% → 25,01%')
    expect(screen.getByRole('meter', { name: 'Supressões sobre o valor original' })).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Aprovado' }))
    await user.click(button('Aprovar'))
    expect(screen.getByText('A supressão passa do limite de 25%: justifique a aprovação.')).toBeTruthy()
    expect(written()).toBeUndefined()
  })

  test('tells why a decision failed', async () => {
    const user = await decide(aditivoWith())
    server.current.answer(({ method }) => (method === 'GET' ? Response.json([aditivoWith()]) : refusal()))
    await user.click(screen.getByRole('radio', { name: 'Aprovado' }))
    await user.click(button('Aprovar'))
    const told = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent).join()
    expect(told).toContain('Erro ao processar aditivo.')
    expect(told).toContain('Banco fora do ar.')
  })

  test('nobody decides what they asked for', async () => {
    serve(aditivoWith({ criado_por: 4 }))
    await renderApp(<AuditoriaModal projeto={projeto} who={person('auditor', 4)} onClose={close} />)
    expect(((await screen.findByRole('button', { name: 'Decidir' })) as HTMLButtonElement).disabled).toBe(
      true,
    )
    expect(screen.getByText('Quem pediu o aditivo não pode decidi-lo.')).toBeTruthy()
  })

  test('only pending requests are offered', async () => {
    serve(aditivoWith({ status: 'aprovado' }))
    await renderApp(<AuditoriaModal projeto={projeto} who={person('auditor', 4)} onClose={close} />)
    expect(await screen.findByText('Nenhuma solicitação pendente.')).toBeTruthy()
  })

  test('a failed load is told', async () => {
    server.current.answer(refusal)
    await renderApp(<AuditoriaModal projeto={projeto} who={person('auditor', 4)} onClose={close} />)
    expect(await screen.findByText('Erro ao carregar aditivos pendentes.')).toBeTruthy()
  })
})

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
