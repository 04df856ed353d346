import type { EnvioPncp } from '@paco/domain/shared/pncp'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { person } from '../projetos/projeto.testing.ts'
import { saveFile } from '../ui/save-file.ts'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { contratoWith } from './contratos.testing.ts'
import { PncpDoContrato } from './pncp-do-contrato.tsx'

vi.mock('../ui/save-file.ts', () => ({ saveFile: vi.fn() }))

const server = fakeServerForEachTest()
const COMPRA = {
  campo: 'cnpjCompra',
  rotulo: 'Contratação no PNCP',
  motivo: 'Não informado.',
  onde: { tela: 'contrato' as const, id: 5, campo: 'pncp_compra' },
}
const CIDADE = {
  campo: 'cnpj',
  rotulo: 'CNPJ do município',
  motivo: 'Não informado.',
  onde: { tela: 'cidade' as const, id: null, campo: 'cnpj' },
}
let faltas: EnvioPncp['faltas'] = []
let envia = false

beforeEach(() => {
  faltas = []
  envia = false
  server.current.answer(({ path }) =>
    path.endsWith('/arquivo')
      ? new Response('{}', {
          headers: { 'content-type': 'application/json', 'content-disposition': 'attachment' },
        })
      : Response.json({
          Status: 'Success',
          Result: [
            {
              caminho: null,
              documento: { titulo: 'x', tipoDocumentoId: 12 },
              payload: {},
              faltas,
              envia,
              estado: null,
              resposta: null,
            },
          ],
        }),
  )
})

describe('what the PNCP is sent of a contract', () => {
  test('names what is missing, with the way to it for whoever may fill it in', async () => {
    faltas = [COMPRA, CIDADE]
    await renderApp(<PncpDoContrato contrato={contratoWith({})} who={person('user', 12)} />)
    expect(await screen.findByText(/^Faltam 2 campos/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Contratação no PNCP' }).getAttribute('href')).toBe(
      '/editcontrato/5#pncp_compra',
    )
    expect(screen.queryByRole('link', { name: 'CNPJ do município' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Baixar JSON' })).toBeNull()
  })

  test('leads an admin to the settings of the city', async () => {
    faltas = [CIDADE]
    await renderApp(<PncpDoContrato contrato={contratoWith({})} who={person('admin', null)} />)
    const link = await screen.findByRole('link', { name: 'CNPJ do município' })
    expect(link.getAttribute('href')).toBe('/configuracoes#cnpj')
    expect(screen.getByText(/^Falta 1 campo/)).toBeTruthy()
  })

  test('is a file once nothing is', async () => {
    await renderApp(<PncpDoContrato contrato={contratoWith({})} who={person('auditor', null)} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Baixar JSON' }))
    await vi.waitFor(() => expect(saveFile).toHaveBeenCalled())
    expect(vi.mocked(saveFile).mock.calls[0]?.[1]).toBe('pncp-contrato-45-2026.json')
  })

  test('is sent by administrators, after asking, where this installation sends', async () => {
    envia = true
    await renderApp(<PncpDoContrato contrato={contratoWith({})} who={person('admin', null)} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar ao PNCP' }))
    await screen.findByText('Enviar ao PNCP?')
    const [, confirm] = screen.getAllByRole('button', { name: 'Enviar ao PNCP' })
    await userEvent.click(confirm as HTMLElement)
    await vi.waitFor(() =>
      expect(server.current.received.find(({ method }) => method === 'POST')).toMatchObject({
        path: '/api/contratos/5/pncp/enviar',
        body: { confirmado: false },
      }),
    )
  })

  test.each([
    ['where it does not', false, person('admin', null), null],
    ['by others', true, person('user', 12), null],
    ['twice', true, person('admin', null), '11222333000181-2-000001/2026'],
  ])('is not sent %s', async (_name, sends, who, pncp_numero) => {
    envia = sends
    await renderApp(<PncpDoContrato contrato={contratoWith({ pncp_numero })} who={who} />)
    await screen.findByRole('button', { name: 'Baixar JSON' })
    expect(screen.queryByRole('button', { name: 'Enviar ao PNCP' })).toBeNull()
  })
})
