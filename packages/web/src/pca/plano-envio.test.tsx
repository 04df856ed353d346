import type { PlanoPncp } from '@paco/domain/pca/envio'
import type { Plano } from '@paco/domain/pca/plano'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { planoWith, someone } from './plano.testing.ts'
import { PlanoPortal } from './plano-portal.tsx'

const PNCP: PlanoPncp = {
  envia: true,
  recusa: null,
  estado: null,
  resposta: null,
  inclusoes: 87,
  alteracoes: 0,
  exclusoes: 0,
  lacunas: [],
}
const admin = someone('admin')
const message = 'Enviado ao PNCP: 87 itens do plano.'
const server = fakeServerForEachTest()
beforeEach(() => server.current.answer(() => Response.json({ Status: 'Success', id: 1, message })))

const show = (pncp: Partial<PlanoPncp> = {}, plano: Partial<Plano> = {}, who = admin) =>
  renderApp(
    <PlanoPortal
      plano={planoWith({ situacao: 'aprovado', ...plano })}
      dele={{ ano: '2027' }}
      pncp={{ ...PNCP, ...pncp }}
      who={who}
    />,
  )
const send = () => screen.queryByRole('button', { name: 'Enviar ao PNCP' })

describe('sending a plan', () => {
  test('is asked for, says what is sent, and tells what was', async () => {
    const user = userEvent.setup()
    await show()
    await screen.findByText(/^Pronto para o PNCP/)
    await user.click(send() as HTMLElement)
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/com 87 itens prontos/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Enviar ao PNCP' }))
    expect(await screen.findByText(message)).toBeTruthy()
    expect(server.current.received.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/pca/planos/2027/pncp/enviar',
      body: { confirmado: false },
    })
  })

  test('without an answer is asked again by whoever looked', async () => {
    const user = userEvent.setup()
    await show({ estado: 'incerto', resposta: 'O PNCP não respondeu (ECONNRESET).', inclusoes: 0 })
    expect(await screen.findByText(/ficou sem resposta.*ECONNRESET.*Marcar como enviado/)).toBeTruthy()
    await user.click(send() as HTMLElement)
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('O PNCP não recebeu o envio anterior?')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Enviar ao PNCP' }))
    await screen.findByText(message)
    expect(server.current.received.find(({ method }) => method === 'POST')).toMatchObject({
      body: { confirmado: true },
    })
  })

  test.each([
    ['where this installation does not send', { envia: false }, admin],
    ['by others', {}, someone('user', 1, 12)],
    ['while something stands against it', { recusa: 'Só um plano aprovado é enviado ao PNCP.' }, admin],
    ['where there is nothing to tell', { inclusoes: 0 }, admin],
  ] as const)('is not offered %s', async (_, pncp, who) => {
    await show(pncp, {}, who)
    await screen.findByText(/^Pronto para o PNCP/)
    expect(send()).toBeNull()
    if ('recusa' in pncp) expect(screen.getByText(pncp.recusa)).toBeTruthy()
  })
})

describe('what lacks something', () => {
  const gap = {
    id: 9,
    numero_item: 4,
    objeto: 'Luvas',
    no_portal: true,
    faltas: [{ campo: 'categoria', rotulo: 'Categoria', texto: 'Falta preencher.' }],
  }
  test('is named where the portal has it, and leads to the field', async () => {
    await show({ lacunas: [gap, { ...gap, id: 10, objeto: 'Papel', no_portal: false }] })
    const known = within(await screen.findByRole('region', { name: 'Enviado, mas incompleto agora' }))
    expect(known.getByRole('link', { name: 'Categoria' }).getAttribute('href')).toBe('/editpca/9#categoria')
    expect(known.queryByText(/Papel/)).toBeNull()
    expect(screen.getByText('O que falta, item por item')).toBeTruthy()
    expect(screen.getByText('4. Papel')).toBeTruthy()
  })

  test('is only read by those who do not plan', async () => {
    await show({ lacunas: [gap] }, {}, someone('auditor'))
    expect(await screen.findByRole('link', { name: '4. Luvas' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Categoria' })).toBeNull()
  })
})
