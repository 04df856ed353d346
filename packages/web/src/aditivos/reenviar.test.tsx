import { STALE_VERSION } from '@paco/domain/shared/errors'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { aditivoWith } from './aditivos.testing.ts'
import { openSolicitar } from './solicitar.testing.tsx'

const server = fakeServerForEachTest()
const written = () => server.current.received.find(({ method }) => method !== 'GET')

test('what came back is corrected with its reason in sight, and sent again', async () => {
  const returned = aditivoWith({
    status: 'devolvido',
    motivo_devolucao: 'Falta a planilha',
    devolvido_por_nome: 'Carla Motta',
    devolvido_em: '2026-10-05T13:00:00Z',
    numero_termo: '1/2026',
  })
  const { user } = await openSolicitar(server, { returned })
  expect(screen.getByText('Falta a planilha')).toBeTruthy()
  const words = screen.getByLabelText(/^Justificativa/) as HTMLTextAreaElement
  expect(words.value).toBe('Sondagem encontrou rocha')
  await user.type(words, ', planilha anexa')
  await user.click(screen.getByRole('button', { name: 'Reenviar solicitação' }))
  expect((await screen.findAllByText('Solicitação reenviada com sucesso!')).length).toBe(2)
  expect(written()).toMatchObject({ method: 'PUT', path: '/api/aditivos/9' })
  expect(written()?.body).toEqual({
    id_projeto: 1042,
    id_secretaria: 12,
    tipo: 'valor',
    id_orcamento: 3,
    valor: 100_000,
    descricao_pedido: 'Sondagem encontrou rocha, planilha anexa',
    numero_termo: '1/2026',
    versao: 1,
  })
})

test('what somebody else corrected meanwhile stands beside mine', async () => {
  const returned = aditivoWith({ status: 'devolvido', motivo_devolucao: 'Falta a planilha', versao: 2 })
  const refused = { Status: 'Error', Error: STALE_VERSION, message: STALE_VERSION }
  const { user } = await openSolicitar(server, {
    returned,
    current: { ...returned, valor: 90_000, versao: 4 },
    send: () => Response.json(refused, { status: 409 }),
  })
  await user.type(screen.getByLabelText(/^Justificativa/), ', planilha anexa')
  await user.click(screen.getByRole('button', { name: 'Reenviar solicitação' }))
  const dialog = await screen.findByRole('dialog', { name: /alterado por outra pessoa/ })
  const rows = within(dialog).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Meu valor'),
    expect.stringMatching(/^Valor do acréscimo.*100\.000,00.*90\.000,00/),
    expect.stringMatching(/^Justificativa.*planilha anexa/),
  ])
  expect(written()?.body).toMatchObject({ versao: 2 })
})
