import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hoje } from '../http/hoje.ts'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { answerOrcamento, lancamentoWith, person, SECRETARIAS } from './lancamento.testing.ts'
import { LancamentoCreateForm, LancamentoEditForm } from './lancamento-form.tsx'

const server = fakeServerForEachTest()
const onSaved = vi.fn()
beforeEach(() => {
  onSaved.mockClear()
  server.current.answer(answerOrcamento)
})

const common = {
  secretarias: SECRETARIAS,
  choosable: { queryKey: ['secretarias'], queryFn: async () => SECRETARIAS },
  onSaved,
  onCancel: () => {},
}
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
const code = (name: string) => field(new RegExp(`^${name}`))
const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const warnings = () =>
  screen.getAllByRole('status').flatMap(({ textContent }) => (textContent ? [textContent] : []))

async function openNew(who = person('user', 12)) {
  await renderApp(<LancamentoCreateForm {...common} who={who} />)
  await waitFor(() => expect(server.current.received.length).toBeGreaterThanOrEqual(6))
  return userEvent.setup()
}

describe('picking codes', () => {
  test('finds them by words without accents and by code, and explains the pieces', async () => {
    const user = await openNew()
    await user.type(code('Funcional programática'), 'pavimentacao')
    await waitFor(() => expect(offered()).toEqual(['15.451.0030.1040Pavimentação']))
    await user.keyboard('{ArrowDown}{Enter}')
    expect(code('Funcional programática').value).toBe('15.451.0030.1040')
    const form = screen.getByRole('form')
    const told = (programa: string) =>
      waitFor(() =>
        expect(form.textContent).toContain(
          `15 Urbanismo › 451 Infraestrutura Urbana › ${programa} › Ação 1040, projeto`,
        ),
      )
    for (const [ano, programa] of [
      ['2026', '0030 Mobilidade e vias'],
      ['2023', '0030 Asfalto novo'],
      ['2050', 'Programa 0030'],
    ] as const) {
      await user.clear(field(/^Exercício/))
      await user.type(field(/^Exercício/), ano)
      await told(programa)
    }
  })

  test('a code of two departments is offered for each, told apart, and sent as the code', async () => {
    const user = await openNew()
    await user.type(code('Classificação institucional'), '02.11')
    await waitFor(() => expect(offered()).toEqual(['02.11Saúde', '02.11LazerTurismo']))
    await user.click(screen.getAllByRole('option')[1] ?? expect.fail('two are offered'))
    expect(code('Classificação institucional').value).toBe('02.11')
  })

  test("the chosen department's come first", async () => {
    const user = await openNew(person('admin', null))
    await user.click(screen.getByRole('combobox', { name: 'Secretaria' }))
    await user.click(await screen.findByRole('option', { name: 'Saúde' }))
    await user.click(code('Unidade'))
    await waitFor(() =>
      expect(offered()).toEqual(['02.11.01GabineteSaúde', '02.07.02Unidade ExecutoraObras']),
    )
    const groups = within(screen.getByRole('listbox')).getAllByRole('group')
    expect(groups[0]?.textContent).toMatch(/^Da secretaria escolhida/)
  })

  test('the year is suggested as the current one', async () => {
    await openNew()
    expect(field(/^Exercício/).value).toBe(hoje().slice(0, 4))
  })

  test('a text of nobody is taken as it is written', async () => {
    const user = await openNew()
    await user.type(code('Aplicação'), '999.9999')
    expect(await screen.findByText('Fora da lista: vale o texto como está escrito.')).toBeTruthy()
  })
})

describe('codes that contradict each other', () => {
  test('warn under the field while one types, and are saved all the same', async () => {
    const lancamento = lancamentoWith({
      fonte_recurso_stn: '700',
      funcional_programatica: '28.451.0000.0001',
    })
    await renderApp(<LancamentoEditForm {...common} who={person('user', 12)} lancamento={lancamento} />)
    await waitFor(() => expect(warnings()).toHaveLength(2))
    expect(warnings().join()).toContain('A função 28 (Encargos Especiais) só combina com as próprias')
    expect(warnings().join()).toContain('pede uma fonte STN estadual')
    const user = userEvent.setup()
    await user.clear(code('Fonte de recurso STN'))
    await user.type(code('Fonte de recurso STN'), '701')
    expect(warnings()).toHaveLength(1)
    server.current.answer((request) =>
      request.method === 'PUT' ? Response.json({ Status: 'Success', id: 1 }) : answerOrcamento(request),
    )
    await user.click(screen.getByRole('button', { name: 'Salvar alterações' }))
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    const { method, path, body } =
      server.current.received.find((one) => one.method === 'PUT') ?? expect.fail('it was sent')
    expect([method, path]).toEqual(['PUT', '/api/orcamento/1'])
    expect(body).toMatchObject({
      fonte_recurso_stn: '701',
      funcional_programatica: '28.451.0000.0001',
      versao: 3,
    })
    expect(body).not.toHaveProperty('secretaria_id')
  })

  test("another department's code warns, whoever else has it too", async () => {
    const user = await openNew()
    await user.type(code('Classificação institucional'), '02.11')
    await waitFor(() => expect(warnings()).toEqual(['Atenção: O código 02.11 é de Saúde e Lazer.']))
  })
})

/** Every field of a new line, filled in at once. */
async function fillIn(user: Awaited<ReturnType<typeof openNew>>) {
  for (const [label, value] of [
    [/^Valor/, '1234,5'],
    [/^Ficha/, '101'],
    [/^Classificação institucional/, '02.07'],
    [/^Unidade/, '02.07.02'],
    [/^Funcional programática/, '15.451.0030.1040'],
    [/^Conta\/Elemento/, '4.4.90.51.00'],
    [/^Fonte de recurso STN/, '701'],
    [/^Aplicação/, '110.0000'],
  ] as const) {
    fireEvent.change(field(label), { target: { value } })
    fireEvent.blur(field(label))
  }
  for (const [label, option] of [
    [/^Orçamento/, 'Sim'],
    [/^Fonte de recurso \*/, /^02/],
  ] as const) {
    await user.click(field(label))
    await user.click(await screen.findByRole('option', { name: option }))
  }
}

test('a refusal is told in the words of the specification, and nothing typed is lost', async () => {
  const user = await openNew()
  await fillIn(user)
  for (const [status, text] of [
    [400, 'Erro ao criar ORÇAMENTO'],
    [500, 'Erro no servidor'],
  ] as const) {
    server.current.answer(() => Response.json({ Status: 'Error', Error: 'Não deu.' }, { status }))
    await user.click(screen.getByRole('button', { name: 'Salvar Lançamento' }))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(field(/^Valor/).value).toContain('1.234,50')
    expect(code('Aplicação').value).toBe('110.0000')
  }
  expect(onSaved).not.toHaveBeenCalled()
})

test('says when the options cannot be loaded, and offers to try again', async () => {
  server.current.answer(() => Response.json({ Status: 'Error', Error: 'Fora.' }, { status: 503 }))
  await renderApp(<LancamentoCreateForm {...common} who={person('user', 12)} />)
  const problem = await screen.findByRole('alert')
  expect(problem.textContent).toContain('Não foi possível carregar as opções dos códigos.')
  server.current.answer(answerOrcamento)
  await userEvent.setup().click(within(problem).getByRole('button', { name: 'Tentar de novo' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
