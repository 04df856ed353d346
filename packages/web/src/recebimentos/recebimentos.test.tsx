import { MESSAGES } from '@paco/domain/recebimentos/messages'
import type { Recebimento } from '@paco/domain/recebimentos/recebimento'
import { textoDoImpedimento } from '@paco/domain/shared/impedimentos'
import type { SessionUser } from '@paco/domain/shared/roles'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contratoWith } from '../contratos/contratos.testing.ts'
import { hearDay } from '../http/hoje.ts'
import { person } from '../projetos/projeto.testing.ts'
import { fakeServerForEachTest, type Received } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { RecebimentoDoContrato, refusalNow } from './recebimento.tsx'

const server = fakeServerForEachTest()
const TODAY = '2026-11-16'
let termos: Recebimento[] = []

const provisorio: Recebimento = {
  id: 3,
  id_contrato: 5,
  tipo: 'provisorio',
  data: '2026-10-01',
  responsaveis: [{ id_usuario: 1, nome: 'Ana' }],
  descricao: 'Vistoria feita.',
  ressalvas: null,
  corrigir_ate: null,
  sanadas_em: null,
  registrado_por: 1,
  registrado_por_nome: 'Ana',
  versao: 2,
}
const reserved = { ...provisorio, ressalvas: 'Meio-fio quebrado', corrigir_ate: '2026-10-31' }
const definitivo: Recebimento = { ...provisorio, id: 4, tipo: 'definitivo', data: '2026-11-10' }

beforeEach(() => {
  termos = []
  hearDay(new Headers({ 'X-Hoje': TODAY }))
  server.current.answer(({ path, method }: Received) => {
    if (method !== 'GET') return Response.json({ Status: 'Success', id: 3 })
    const Result = path.endsWith('/pessoas')
      ? [{ id: 8, name: 'Bia Melo', secretaria_nome: null }]
      : path.endsWith('/recebimentos')
        ? termos
        : []
    return Response.json({ Status: 'Success', Result }, { headers: { 'X-Hoje': TODAY } })
  })
})
afterEach(() => localStorage.clear())

const contrato = contratoWith({ fiscal_titular: 'Ana', fiscal_titular_id: 1 })
const FISCAL = { ...person('user', 17), id: 1 }
const OBRAS = { ...person('user', 12), id: 2 }
const open = (who: SessionUser | null) =>
  renderApp(<RecebimentoDoContrato contrato={contrato} who={who} today={TODAY} />)
const sent = () => server.current.written.map(({ path, body }) => ({ path, body }))

describe('what stands against a term is said before it is asked for', () => {
  test.each<[string, 'provisorio' | 'definitivo', SessionUser | null, Recebimento[], string | null]>([
    ['the inspector receives first', 'provisorio', FISCAL, [], null],
    ['nobody else does', 'provisorio', OBRAS, [], MESSAGES.notFiscal],
    ['for good only after that', 'definitivo', OBRAS, [], MESSAGES.provisionalFirst],
    ['then by the department', 'definitivo', OBRAS, [provisorio], null],
    [
      'never by the inspector',
      'definitivo',
      FISCAL,
      [provisorio],
      textoDoImpedimento('receberEmDefinitivo', 'responde'),
    ],
    ['nor with reservations', 'definitivo', OBRAS, [reserved], MESSAGES.openReservations],
    ['mended ones are none', 'definitivo', OBRAS, [{ ...reserved, sanadas_em: '2026-11-01' }], null],
    ['each once', 'provisorio', FISCAL, [provisorio], MESSAGES.repeated],
  ])('%s', (_, tipo, who, have, refusal) => {
    expect(refusalNow(tipo, contrato, have, who)).toBe(refusal)
  })

  test('a contract nobody signed is not received', () => {
    expect(refusalNow('provisorio', { ...contrato, assinatura: null }, [], FISCAL)).toBe(MESSAGES.notSigned)
  })
})

test('the page says what was received, what is to be mended, and until when', async () => {
  termos = [reserved]
  await open(null)
  expect(await screen.findByText('Meio-fio quebrado')).toBeTruthy()
  expect(screen.getByText('Deviam ser sanadas até 31/10/2026')).toBeTruthy()
  expect(screen.getByText(/^Prazo usual: até 30\/12\/2026, 90 dias/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Registrar' })).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Gerar PDF' })).toHaveLength(1)
})

test('after the definitive term nothing changes, and the five years run', async () => {
  termos = [provisorio, definitivo]
  await open(FISCAL)
  expect(await screen.findByText(/até 10\/11\/2031 \(cinco anos/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Alterar' })).toBeNull()
})

test('the inspector receives with reservations, which need a day', async () => {
  const user = userEvent.setup()
  await open(FISCAL)
  await user.click(await screen.findByRole('button', { name: 'Registrar' }))
  const form = await screen.findByRole('form', { name: 'Registrar recebimento provisório' })
  expect(within(form).getByRole('list', { name: 'Quem recebe' }).textContent).toContain('Ana')
  await user.type(within(form).getByLabelText(/^Termo detalhado/), 'Vistoria feita.')
  expect(within(form).queryByLabelText(/^Corrigir ressalvas até/)).toBeNull()
  await user.type(within(form).getByLabelText(/^Ressalvas/), 'Meio-fio')
  await user.type(within(form).getByLabelText(/^Corrigir ressalvas até/), '01/11/2026')
  await user.tab()
  expect(await within(form).findByText(MESSAGES.deadlineBefore)).toBeTruthy()
  await user.clear(within(form).getByLabelText(/^Corrigir ressalvas até/))
  await user.type(within(form).getByLabelText(/^Corrigir ressalvas até/), '30/11/2026')
  await user.click(within(form).getByRole('button', { name: 'Registrar recebimento' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toEqual({
    path: '/api/recebimentos',
    body: {
      id_contrato: 5,
      tipo: 'provisorio',
      data: TODAY,
      responsaveis: [{ id_usuario: 1, nome: 'Ana' }],
      descricao: 'Vistoria feita.',
      ressalvas: 'Meio-fio',
      corrigir_ate: '2026-11-30',
    },
  })
})

test('who inspected is warned of before the definitive term is sent', async () => {
  termos = [provisorio]
  const user = userEvent.setup()
  await open(OBRAS)
  await user.click(await screen.findByRole('button', { name: 'Registrar' }))
  const form = await screen.findByRole('form', { name: 'Registrar recebimento definitivo' })
  await user.type(within(form).getByLabelText('Quem recebe: nome de quem não tem conta'), 'ana{Enter}')
  expect(await within(form).findByText(MESSAGES.samePerson)).toBeTruthy()
  await user.click(within(form).getByRole('button', { name: 'Tirar ana' }))
  await waitFor(() => expect(within(form).queryByText(MESSAGES.samePerson)).toBeNull())
})
