import type { Contrato } from '@paco/domain/contratos/contrato'
import type { Boletim } from '@paco/domain/medicoes/boletim'
import { MESSAGES } from '@paco/domain/medicoes/messages'
import type { SessionUser } from '@paco/domain/shared/roles'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { contratoWith } from '../../contratos/contratos.testing.ts'
import { person } from '../../projetos/projeto.testing.ts'
import { fakeServerForEachTest, type Received } from '../../ui/test/fake-server.ts'
import { renderApp } from '../../ui/test/render-app.tsx'
import { boletimWith } from '../boletim.testing.ts'
import { BoletinsList } from '../boletins-list.tsx'
import { BoletinsDoContrato } from './boletins-do-contrato.tsx'

const server = fakeServerForEachTest()
let boletins: Boletim[] = []
let revisoes: { situacao: string }[] = []

beforeEach(() => {
  boletins = []
  revisoes = [{ situacao: 'aprovada' }]
  server.current.answer(({ path, method }: Received) => {
    if (method !== 'GET') return Response.json({ Status: 'Success', id: 9 })
    const Result = path.endsWith('/quantitativos')
      ? revisoes
      : path.endsWith('/medicao')
        ? [{ id_contrato: 5, modo: 'por_item', retencao_percentual: 5, versao: 1 }]
        : boletins
    return Response.json(
      { Status: 'Success', Result },
      {
        headers: {
          'X-Total-Count': String(boletins.length),
          'X-Somas': '{"valor_periodo":10,"valor_pago":4}',
        },
      },
    )
  })
})

const obras = person('user', 12)
const show = (own: Partial<Contrato> = {}, who: SessionUser | null = obras) =>
  renderApp(<BoletinsDoContrato contrato={contratoWith({ regime: 1, ...own })} who={who} />)

describe("a contract's bulletins", () => {
  test.each<[string, Partial<Contrato>, boolean, string, string]>([
    ['not signed', { situacao: 'Em preparação' }, true, MESSAGES.notSigned, 'Ver o contrato'],
    ['without a sheet', {}, false, MESSAGES.noPlanilha, 'Abrir a planilha'],
  ])('%s: says what is missing, and where it is mended', async (_name, own, planilha, text, way) => {
    if (!planilha) revisoes = [{ situacao: 'rascunho' }]
    await show(own)
    expect(await screen.findByText(new RegExp(text))).toBeTruthy()
    expect(screen.getByRole('link', { name: way }).getAttribute('href')).toMatch(/^\/contratos\/5/)
    expect(screen.queryByRole('button', { name: 'Novo boletim' })).toBeNull()
  })

  test('of works the city builds by itself are none', async () => {
    await show({ regime: 7 })
    expect(await screen.findByText(MESSAGES.directExecution)).toBeTruthy()
  })

  test('the next is opened for the month after the last', async () => {
    boletins = [boletimWith({ numero: 1, situacao: 'paga', fim: '2026-03-31' })]
    await show()
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Novo boletim' }))
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByDisplayValue('01/04/2026')
    await user.click(within(dialog).getByRole('button', { name: 'Abrir boletim' }))
    await waitFor(() =>
      expect(server.current.written[0]?.body).toMatchObject({
        id_contrato: 5,
        inicio: '2026-04-01',
        fim: '2026-04-30',
      }),
    )
  })

  test('one that is open is gone on with, and no other opened beside it', async () => {
    boletins = [boletimWith({ id: 7, numero: 2, situacao: 'atestada' })]
    await show()
    const link = await screen.findByRole('link', { name: 'Continuar o boletim nº 2' })
    expect(link.getAttribute('href')).toBe('/medicoes/7')
    expect(screen.queryByRole('button', { name: 'Novo boletim' })).toBeNull()
  })

  test('whoever only reads is offered nothing', async () => {
    boletins = [boletimWith({ situacao: 'paga' })]
    await show({}, null)
    expect(await screen.findByRole('link', { name: 'Boletim nº 2' })).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

test('the list says what was measured and paid, and leads to each', async () => {
  boletins = [boletimWith({ situacao: 'paga' })]
  await renderApp(<BoletinsList secretarias={[]} />)
  expect(await screen.findByText(/^1 boletim: R\$\s10,00 medidos, R\$\s4,00 pagos\.$/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Abrir' }).getAttribute('href')).toBe('/medicoes/7')
})
