import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeServerForEachTest } from '../../ui/test/fake-server.ts'
import { renderApp } from '../../ui/test/render-app.tsx'
import { person, projetoWith, semPessoas } from '../projeto.testing.ts'
import { ProjetoCreateForm } from './projeto-create-form.tsx'
import { ProjetoEditForm } from './projeto-edit-form.tsx'

const server = fakeServerForEachTest()
beforeEach(() => server.current.answer(() => Response.json({ Status: 'Success', id: 9 })))

const secretarias = { queryKey: ['opcoes'], queryFn: async () => [{ value: 12, label: 'Obras' }] }
const saved = vi.fn()
const createForm = (
  <ProjetoCreateForm
    pessoas={semPessoas}
    who={person('user', 12)}
    secretarias={secretarias}
    ownSecretaria="Obras"
    onSaved={saved}
  />
)
const input = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement
/** A whole value at once: letter by letter, thirty inputs are drawn anew for each of them. */
const type = (name: string, text: string) => {
  fireEvent.change(input(name), { target: { value: text } })
  fireEvent.blur(input(name))
}
const click = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }))
const deadlines = () => [1, 2, 3, 4, 5, 6].map((n) => input(`Etapa ${n}: prazo em dias`).value)

describe('the stage editor', () => {
  test('starts with the six default names and nothing begun', async () => {
    await renderApp(createForm)
    expect(input('Etapa 6: nome').value).toBe('6 - Prestação de contas e lições aprendidas')
    const situations = screen.getAllByRole('combobox', { name: /situação$/ }) as HTMLInputElement[]
    expect(situations.map(({ value }) => value)).toEqual(Array(6).fill('Não iniciado'))
    expect(screen.getByText('O cronograma aparece aqui assim que uma etapa tiver início e fim.')).toBeTruthy()
  })

  test('warns of a name that cannot be published as it is', async () => {
    await renderApp(createForm)
    type('Etapa 2: nome', 'Projeto de ana@cidade.sp.gov.br')
    expect(await screen.findByText(/^Parece um e-mail/)).toBeTruthy()
    type('Etapa 2: nome', '2 - Projeto')
    await waitFor(() => expect(screen.queryByText(/^Parece um e-mail/)).toBeNull())
  })

  test('asks when a stage really began and ended of a project that is there, and warns of the future', async () => {
    const edit = { who: person('user', 12), secretarias, onSaved: saved, first: 'cronograma' } as const
    const projeto = projetoWith({
      situacaoetapa1: 'Concluído',
      datafimetapa1: '2199-01-01',
      datainicioreal1: '2026-01-05',
    })
    const { unmount } = await renderApp(
      <ProjetoEditForm pessoas={semPessoas} loadFaltas={async () => []} {...edit} projeto={projeto} />,
    )
    expect(input('Etapa 1: começou em').value).toBe('05/01/2026')
    expect(
      screen.getByText('Confira a etapa 1: está concluída e o seu fim previsto ainda não chegou.'),
    ).toBeTruthy()
    type('Etapa 1: terminou em', '07/01/2026')
    await click('Alterar dados')
    await waitFor(() =>
      expect(server.current.written.at(-1)?.body).toMatchObject({
        datainicioreal1: '2026-01-05',
        datafimreal1: '2026-01-07',
      }),
    )
    unmount()
    await renderApp(createForm)
    expect(screen.queryByRole('textbox', { name: 'Etapa 1: começou em' })).toBeNull()
  })

  test('Diferença entre datas fills running totals, and says which stage it left alone', async () => {
    await renderApp(createForm)
    type('Etapa 1: início', '01/01/2026')
    type('Etapa 1: fim', '31/01/2026')
    type('Etapa 2: início', '10/03/2026')
    type('Etapa 2: fim', '28/02/2026')
    type('Etapa 4: prazo em dias', '12,5')
    await click('Diferença entre datas')
    expect(deadlines()).toEqual(['30,00', '40,00', '', '12,50', '', ''])
    expect(screen.getByText(/As etapas 3, 4, 5 e 6 ficaram como estavam/)).toBeTruthy()
    expect(screen.getByText('Confira a etapa 2: o fim vem antes do início.')).toBeTruthy()
  })

  test('days that are whole are shown whole; what the button filled in travels as numbers', async () => {
    await renderApp(createForm)
    type('Nome do projeto', 'Ponte Nova')
    type('Etapa 1: início', '1/1/26')
    type('Etapa 1: fim', '31.1.26')
    type('Etapa 3: prazo em dias', '57')
    type('Etapa 5: prazo em dias', '1200,00')
    await click('Diferença entre datas')
    expect(input('Etapa 1: fim').value).toBe('31/01/2026')
    expect(deadlines()).toEqual(['30,00', '', '57', '', '1.200', ''])
    await click('Cadastrar')
    await waitFor(() => expect(saved).toHaveBeenCalledWith(9, false))
    expect(server.current.written.at(-1)?.body).toMatchObject({
      datainicioetapa1: '2026-01-01',
      prazoetapa1: 30,
      prazoetapa3: 57,
      prazoetapa5: 1200,
    })
  })

  test('dates fill in as one types, and a total that cannot be is told', async () => {
    await renderApp(createForm)
    type('Etapa 1: início', '01/03/2027')
    type('Etapa 1: prazo em dias', '30')
    expect(input('Ano de início').value).toBe('2027')
    expect(input('Etapa 1: fim').value).toBe('31/03/2027')
    expect(input('Etapa 2: início').value).toBe('01/04/2027')
    expect(screen.getByText(/^Preenchido sozinho: Etapa 1: fim 31\/03\/2027;/)).toBeTruthy()
    type('Etapa 2: prazo em dias', '20')
    expect(input('Etapa 2: fim').value).toBe('')
    expect(screen.getByText(/^Confira o prazo da etapa 2: .* já somam 30 dias\.$/)).toBeTruthy()
    await userEvent.setup().click(screen.getByRole('switch', { name: 'Preencher datas sozinho' }))
    type('Etapa 2: prazo em dias', '60')
    expect(input('Etapa 2: fim').value).toBe('')
  })

  test('the schedule follows what is typed', async () => {
    await renderApp(createForm)
    type('Etapa 1: início', '01/01/2026')
    type('Etapa 1: fim', '31/01/2026')
    const chart = screen.getByRole('grid', { name: /Cronograma digitado/ })
    expect(within(chart).getByText('Estruturação')).toBeTruthy()
    expect(chart.innerHTML).toContain('01/01/2026 a 31/01/2026')
  })

  test('sends the flat fields of the wire, without a department that is not the person’s to choose', async () => {
    await renderApp(createForm)
    type('Nome do projeto', 'Ponte Nova')
    type('Etapa 1: início', '01/01/2026')
    await click('Cadastrar')
    await waitFor(() => expect(server.current.written).toHaveLength(1))
    expect(server.current.written.at(-1)).toMatchObject({
      method: 'POST',
      path: '/api/createprojetocompleto',
      body: {
        nomeprojeto: 'Ponte Nova',
        etapa2: '2 - Elaboração do TdR/projeto e orçamento',
        datainicioetapa1: '2026-01-01',
        prazoetapa6: null,
        situacaoetapa3: 'Não iniciado',
      },
    })
    expect(server.current.written.at(-1)?.body).not.toHaveProperty('id_secretaria')
  })

  test('what is wrong lands on its stage, from here and from the server', async () => {
    await renderApp(createForm)
    type('Nome do projeto', 'Ponte Nova')
    type('Etapa 3: fim', '31/02/2026')
    await click('Cadastrar')
    expect(screen.getByRole('alert').textContent).toContain('Etapa 3: fim: Informe uma data válida.')
    expect(server.current.written).toHaveLength(0)
    await userEvent.setup().clear(input('Etapa 3: fim'))
    const refused = { Status: 'Error', Error: 'Confira.', Campos: { prazoetapa5: 'Prazo grande demais.' } }
    server.current.answer(() => Response.json(refused, { status: 400 }))
    await click('Cadastrar')
    await screen.findByText('Etapa 5: prazo em dias: Prazo grande demais.')
    expect(input('Etapa 5: prazo em dias').getAttribute('aria-invalid')).toBe('true')
    expect(input('Nome do projeto').value).toBe('Ponte Nova')
  })
})

describe('editing', () => {
  const editForm = (first: 'cronograma' | 'dados') => (
    <ProjetoEditForm
      pessoas={semPessoas}
      loadFaltas={async () => []}
      projeto={projetoWith({})}
      who={person('user', 12)}
      secretarias={secretarias}
      first={first}
      onSaved={() => {}}
    />
  )

  const sections = () =>
    within(screen.getByRole('navigation', { name: 'Seções do formulário' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)

  test.each([
    ['cronograma', ['Identificação', 'Etapas', 'Descrição, ano e valor', 'Classificação e endereço']],
    ['dados', ['Identificação', 'Descrição, ano e valor', 'Etapas', 'Classificação e endereço']],
  ] as const)(
    'opened for %s, its sections stand in this order, and all is sent by one call',
    async (first, order) => {
      await renderApp(editForm(first))
      expect(sections()).toEqual(order)
      expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
        order,
      )
      await click('Alterar dados')
      await waitFor(() => expect(server.current.written).toHaveLength(1))
      expect(server.current.written.at(-1)).toMatchObject({
        method: 'PUT',
        path: '/api/updateprojetocompleto/1',
        body: {
          nomeprojeto: 'Ponte Nova',
          gestorprocesso: 'Helena Prado',
          valor: 1000,
          ano: 2026,
          versao: 3,
        },
      })
      // Only administrators move a project.
      expect(server.current.written.at(-1)?.body).not.toHaveProperty('id_secretaria')
    },
  )

  test('the index leads to a section', async () => {
    await renderApp(editForm('cronograma'))
    await userEvent.setup().click(screen.getByRole('link', { name: 'Descrição, ano e valor' }))
    expect(document.activeElement?.textContent).toBe('Descrição, ano e valor')
  })

  test('a failure is told twice', async () => {
    server.current.answer(() => Response.json({ Status: 'Error', Error: 'Sem banco.' }, { status: 503 }))
    await renderApp(editForm('dados'))
    await click('Alterar dados')
    expect((await screen.findByRole('alert')).textContent).toContain('Sem banco.')
    expect(screen.getByText('Erro ao atualizar o projeto.')).toBeTruthy()
  })
})
