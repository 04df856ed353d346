import type { Contrato } from '@paco/domain/contratos/contrato'
import type { CorrecaoDoContrato } from '@paco/domain/contratos/correcao'
import type { SessionUser } from '@paco/domain/shared/roles'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { person, semPessoas } from '../projetos/projeto.testing.ts'
import { fakeServerForEachTest, type Received } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { actionsIn } from '../ui/test/row-menu.ts'
import { ContratoEditForm } from './contrato-form.tsx'
import { contratoWith } from './contratos.testing.ts'
import { ContratosCard } from './contratos-card.tsx'
import { ContratosList } from './contratos-list.tsx'
import { CorrecoesDoContratoNote } from './correcoes-card.tsx'

const server = fakeServerForEachTest()
let rows: Contrato[] = []
let corrected: CorrecaoDoContrato[] = []
const found = [{ id: 9, nomeprojeto: 'Creche', secretaria_nome: 'Obras' }]

beforeEach(() => {
  rows = [
    contratoWith({}),
    contratoWith({ id: 6, numero_ano: '46/2026', situacao: 'Em preparação', assinatura: null }),
  ]
  server.current.answer(({ path, method }: Received) => {
    if (method === 'PUT') return Response.json({ Status: 'Success', id: 5 })
    const Result = path.endsWith('/correcoes')
      ? corrected
      : path === '/api/contratos'
        ? rows
        : path === '/api/getprojetocompleto'
          ? found
          : []
    return Response.json(
      { Status: 'Success', Result },
      { headers: { 'X-Total-Count': '2', 'X-Somas': '{}' } },
    )
  })
})

describe('what each person may do with a contract', () => {
  test.each([
    ['a stranger', null, ['Ver'], ['Ver']],
    ['an auditor', person('auditor', null), ['Ver'], ['Ver']],
    ['another department', person('user', 17), ['Ver'], ['Ver']],
    ['its department', person('user', 12), ['Ver', 'Editar'], ['Ver', 'Editar', 'Excluir']],
    ['an admin', person('admin', null), ['Ver', 'Editar'], ['Ver', 'Editar', 'Excluir']],
  ] as const)('%s', async (_name, who, signed, open) => {
    await renderApp(<ContratosList who={who} secretarias={[]} />)
    const actions = async (name: string) =>
      actionsIn((await screen.findByText(name)).closest('tr') as HTMLElement)
    expect([await actions('45/2026'), await actions('46/2026')]).toEqual([signed, open])
  })
})

const onSaved = vi.fn()
const openForm = (who: SessionUser | null, own: Partial<Contrato> = {}) =>
  renderApp(
    <ContratoEditForm
      conhecidas={semPessoas}
      contrato={contratoWith(own)}
      who={who}
      secretarias={{ queryKey: ['secretarias'], queryFn: async () => [] }}
      onSaved={onSaved}
      onCancel={() => {}}
    />,
  )
const input = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' })
const sent = () => server.current.received.find(({ method }) => method === 'PUT')?.body

describe('a signed contract in its form', () => {
  test('is only read by its department, in what was signed', async () => {
    await openForm(person('user', 12))
    expect(screen.getByText('Contrato assinado.')).toBeTruthy()
    expect(input(/^Valor inicial/).readOnly).toBe(true)
    expect(input(/^Assinatura/).readOnly).toBe(true)
    expect(input(/^Prazo \(dias\)/).disabled).toBe(true)
    expect(input(/^CNPJ/).value).toBe('11.222.333/0001-81')
  })

  test('asks an administrator who corrects it for the reason', async () => {
    const user = userEvent.setup()
    await openForm(person('admin', null))
    expect(screen.queryByLabelText(/^Motivo da correção/)).toBeNull()
    await user.clear(input(/^Prazo \(dias\)/))
    await user.type(input(/^Prazo \(dias\)/), '200')
    await user.tab()
    expect(await screen.findByLabelText(/^Motivo da correção/)).toBeTruthy()
  })
})

test('projects are picked by name, and only their numbers travel', async () => {
  const user = userEvent.setup()
  await openForm(person('user', 12), { assinatura: null, situacao: 'Em preparação' })
  await user.type(screen.getByRole('searchbox', { name: 'Projetos' }), 'cre')
  await user.click(await screen.findByRole('button', { name: /^Creche/ }))
  expect(within(screen.getByRole('list', { name: 'Projetos' })).getAllByRole('listitem')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Tirar Ponte' }))
  await user.click(screen.getByRole('button', { name: 'Salvar alterações' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(sent()).toMatchObject({ projetos: [9], cnpj: '11.222.333/0001-81', versao: 3 })
})

test('what was corrected of a signed contract stands beside the meter that measures by it', async () => {
  corrected = [
    {
      id: 1,
      contrato_id: 5,
      campo: 'valor_inicial',
      antes: 'R$ 400.000,00',
      depois: 'R$ 500.000,00',
      motivo: 'Erro de digitação',
      feita_por: 1,
      feita_por_nome: 'Maria',
      feita_em: '2026-11-10T12:00:00Z',
    },
  ]
  await renderApp(<CorrecoesDoContratoNote id={5} />)
  expect(await screen.findByRole('heading', { name: 'Correção do contrato' })).toBeTruthy()
  expect(screen.getByRole('listitem').textContent).toContain(
    'Valor inicial: de R$ 400.000,00 para R$ 500.000,00',
  )
  expect(screen.getByRole('listitem').textContent).toContain('Erro de digitação (Maria, 10/11/2026')
})

test("a project's card says what its contracts add up to", async () => {
  await renderApp(<ContratosCard projeto={{ id: 7 }} />)
  expect(await screen.findByText(/^Valor atual somado: R\$\s1\.060\.000,00\.$/)).toBeTruthy()
})
