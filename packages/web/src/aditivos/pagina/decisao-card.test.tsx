import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import { STALE_VERSION } from '@paco/domain/shared/errors'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { sampleProjeto } from '../../projetos/painel.testing.ts'
import { fakeServerForEachTest } from '../../ui/test/fake-server.ts'
import { renderApp } from '../../ui/test/render-app.tsx'
import { aditivoWith, person } from '../aditivos.testing.ts'
import type { Escolhida } from '../decisao-form.tsx'
import { exameQuery } from '../queries.ts'
import { DecisaoCard } from './decisao-card.tsx'
import { PedidoCard } from './pedido-card.tsx'

const server = fakeServerForEachTest()
const projeto = sampleProjeto(undefined, { valor: 1_125_000, valor_original: 1_000_000 })
const auditor = person('auditor', 4)
const AT = '2026-10-02T13:00:00Z'
const refusal = () => Response.json({ Status: 'Error', Error: 'Banco fora do ar.' }, { status: 503 })

const BECOMES: Record<string, Aditivo['status']> = {
  aprovar: 'aprovado',
  rejeitar: 'rejeitado',
  devolver: 'devolvido',
}

const reply = (path: string, aditivo: Aditivo) =>
  Response.json({
    Status: 'Success',
    Result: path.endsWith('/exame')
      ? [
          {
            aditivo,
            projeto,
            contrato: null,
            aditivos: [aditivo],
            fila: { restantes: 7, proximo: 12, anterior: null },
          },
        ]
      : [],
  })

/** A server with one request, which a decision changes as the real one would. */
function serve(aditivo: Aditivo) {
  let current = aditivo
  server.current.answer(({ method, path, body }) => {
    if (method === 'GET') return reply(path, current)
    const status = BECOMES[path.split('/').at(-1) ?? ''] ?? current.status
    const signed =
      status === 'devolvido'
        ? { devolvido_em: AT }
        : { data_decisao: AT, decidido_por: 4, decidido_por_nome: 'Ana' }
    current = { ...current, ...(body as object), status, ...signed }
    return Response.json({ Status: 'Success', id: current.id })
  })
}

/** What decides on the page, beside what it is about. */
function Exame({ who }: { who: ReturnType<typeof person> }) {
  const { data } = useQuery(exameQuery(9))
  const [escolhida, setEscolhida] = useState<Escolhida | null>(null)
  if (!data) return null
  return (
    <>
      <PedidoCard {...data} />
      <DecisaoCard {...data} who={who} escolhida={escolhida} back={<Link to="/">Voltar à lista</Link>} />
      <button type="button" onClick={() => setEscolhida({ decisao: 'rejeitado' })}>
        tecla r
      </button>
      <button type="button" onClick={() => setEscolhida({ decisao: 'devolvido' })}>
        tecla d
      </button>
    </>
  )
}

async function show(aditivo: Aditivo, who = auditor) {
  serve(aditivo)
  await renderApp(<Exame who={who} />)
  await screen.findByText('Sondagem encontrou rocha')
  return userEvent.setup()
}
const decide = (aditivo: Aditivo) => show(aditivo)

const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement
const written = () => server.current.received.find(({ method }) => method !== 'GET')

describe('the decision', () => {
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
    expect((await screen.findAllByText('Rejeitado'))[0]).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
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
    await waitFor(() => expect(written()?.body).toEqual({ descricao_decisao: 'Risco geológico', versao: 1 }))
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
    server.current.answer(({ method, path }) => (method === 'GET' ? reply(path, aditivoWith()) : refusal()))
    await user.click(screen.getByRole('radio', { name: 'Aprovado' }))
    await user.click(button('Aprovar'))
    const told = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent).join()
    expect(told).toContain('Erro ao processar aditivo.')
    expect(told).toContain('Banco fora do ar.')
  })

  test.each([
    ['what they asked for', { criado_por: 4 }, 'Quem pediu o aditivo não o decide.'],
    ['what they corrected', { autores: [2, 4] }, 'Quem pediu o aditivo não o decide.'],
    ['of a contract they inspect', { responsaveis: [4] }, 'Quem fiscaliza, atesta ou gere o contrato'],
  ])('nobody decides %s', async (_, own, text) => {
    await show(aditivoWith(own))
    expect(screen.getByText(text, { exact: false })).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  test('then the next of the queue is one key away, and the list another', async () => {
    const user = await show(aditivoWith())
    expect(screen.queryByRole('link', { name: /Próximo da fila/ })).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Aprovado' }))
    await user.click(button('Aprovar'))
    const next = await screen.findByRole('link', { name: 'Próximo da fila (7)' })
    expect(next.getAttribute('href')).toBe('/aditivos/12')
    await waitFor(() => expect(document.activeElement).toBe(next))
    expect(screen.getByRole('link', { name: 'Voltar à lista' })).toBeTruthy()
  })

  test('that somebody else made meanwhile is told, and read anew', async () => {
    const user = await show(aditivoWith())
    const theirs = aditivoWith({ status: 'rejeitado', decidido_por_nome: 'Davi', data_decisao: AT })
    server.current.answer(({ method, path }) =>
      method === 'GET'
        ? reply(path, theirs)
        : Response.json({ Status: 'Error', Error: 'Este aditivo já foi decidido.' }, { status: 409 }),
    )
    await user.click(screen.getByRole('radio', { name: 'Aprovado' }))
    await user.click(button('Aprovar'))
    expect(await screen.findByText(/^Davi, em/)).toBeTruthy()
    const told = screen.getAllByRole('alert').map(({ textContent }) => textContent)
    expect(told).toContain('A sua decisão não foi registrada. Este aditivo já foi decidido.')
    expect(screen.queryByRole('radio')).toBeNull()
  })

  test('is offered to no one else; the department keeps what it may do', async () => {
    await show(aditivoWith(), person('user', 2, 12))
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.getByText('À espera da decisão de um auditor, pedido há 28 dias.')).toBeTruthy()
    expect(button('Retirar solicitação')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Voltar à lista' })).toBeNull()
  })

  test('what the keyboard chose is filled in, and its words are typed next', async () => {
    const user = await show(aditivoWith())
    await user.click(button('tecla r'))
    expect((screen.getByRole('radio', { name: 'Rejeitado' }) as HTMLInputElement).checked).toBe(true)
    await user.keyboard('Sem planilha')
    expect((screen.getByLabelText(/^Justificativa/) as HTMLTextAreaElement).value).toBe('Sem planilha')
    await user.click(button('tecla d'))
    await user.keyboard('Anexe')
    expect((screen.getByLabelText(/^O que falta corrigir/) as HTMLTextAreaElement).value).toBe('Anexe')
    expect(written()).toBeUndefined()
  })
})

describe('a request that was sent back and sent again as another one', () => {
  const lido = aditivoWith({ valor: 10_000, versao: 1 })
  const agora = aditivoWith({
    valor: 25_000,
    versao: 3,
    devolvido_em: AT,
    motivo_devolucao: 'Falta a planilha',
  })

  /** The server that has changed: what names the old version is refused. */
  function serveChanged() {
    let current = lido
    server.current.answer(({ method, path, body }) => {
      if (method === 'GET') return reply(path, current)
      const { versao } = body as { versao?: number }
      current = agora
      return versao === agora.versao
        ? Response.json({ Status: 'Success', id: agora.id })
        : Response.json({ Status: 'Error', Error: STALE_VERSION, message: STALE_VERSION }, { status: 409 })
    })
  }

  test('is not decided by the old screen’s click, which then shows what changed', async () => {
    serveChanged()
    await renderApp(<Exame who={auditor} />)
    const user = userEvent.setup()
    await user.click(await screen.findByRole('radio', { name: 'Aprovado' }))
    await user.click(button('Aprovar'))
    expect(await screen.findByText('O pedido mudou depois que você o leu.')).toBeTruthy()
    expect(server.current.received.filter(({ method }) => method !== 'GET')).toMatchObject([
      { path: '/api/aditivos/9/aprovar', body: { versao: 1 } },
    ])
    const row = screen.getByRole('row', { name: /^Valor do acréscimo/ })
    expect(row.textContent).toContain('R$ 10.000,00')
    expect(row.textContent).toContain('R$ 25.000,00')
    expect(button('Aprovar').disabled).toBe(true)

    await user.click(button('Decidir o pedido de agora'))
    await user.click(button('Aprovar'))
    await waitFor(() =>
      expect(server.current.received.filter(({ method }) => method !== 'GET').at(-1)).toMatchObject({
        body: { versao: 3 },
      }),
    )
  })
})
