import type { Emenda } from '@paco/domain/emendas/emenda'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { person } from '../projetos/projeto.testing.ts'
import { fakeServerForEachTest, type Received } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { actionsIn, rowAction } from '../ui/test/row-menu.ts'
import { EmendaFacts } from './emenda-facts.tsx'
import { EmendaCreateForm } from './emenda-form.tsx'
import { EmendasList } from './emendas-list.tsx'

const emenda: Emenda = {
  id: 7,
  id_secretaria: 12,
  secretaria_nome: 'Obras',
  esfera: 'federal',
  numero: '40120003',
  ano: 2026,
  autor: 'Dep. Ana Prado',
  partido: 'ABC',
  tipo: 'especial',
  forma_repasse: 'transferencia_especial',
  objeto: 'Recapeamento',
  funcao: '15',
  valor_previsto: 800_000,
  valor_empenhado: 500_000,
  valor_liquidado: null,
  valor_pago: null,
  versao: 3,
}

const server = fakeServerForEachTest()
beforeEach(() =>
  server.current.answer(({ method }: Received) =>
    method === 'GET'
      ? Response.json(
          { Status: 'Success', Result: [emenda] },
          { headers: { 'X-Total-Count': '1', 'X-Somas': '{"valor_previsto":800000}' } },
        )
      : Response.json({ Status: 'Error', Error: 'Não pode.' }, { status: 409 }),
  ),
)

const list = (who: Parameters<typeof EmendasList>[0]['who'], at?: string) =>
  renderApp(<EmendasList who={who} secretarias={[]} anos={[2026, 2025]} />, at)

describe('the list', () => {
  test.each([
    ['strangers', null, []],
    ['another department', person('user', 17), []],
    ['its department', person('user', 12), ['Editar', 'Excluir']],
    ['administrators', person('admin', null), ['Editar', 'Excluir']],
  ])('lets %s do what is theirs', async (_, who, offered) => {
    await list(who)
    const link = await screen.findByRole('link', { name: '40120003' })
    expect(link.getAttribute('href')).toBe('/emendas/7')
    const line = link.closest('tr') as HTMLElement
    const row = within(line)
    expect(row.getByText('ABC')).toBeTruthy()
    expect(row.getByText('Federal')).toBeTruthy()
    expect(await actionsIn(line)).toEqual(offered)
  })

  test('asks for what the address says, and tells why one stays', async () => {
    await list(person('admin', null), '/tela?ano=2025&esfera=federal&tipo=especial&funcao=15')
    await screen.findByText('1 emenda.')
    expect(server.current.received.find(({ path }) => path === '/api/emendas')?.query).toMatchObject({
      ano: '2025',
      esfera: 'federal',
      tipo: 'especial',
      funcao: '15',
    })
    const user = userEvent.setup()
    await rowAction('Excluir')
    const dialog = await screen.findByRole('dialog', { name: 'Excluir esta emenda?' })
    await user.click(within(dialog).getByRole('button', { name: 'Excluir' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Não pode.')
  })
})

test('what nobody has said of its execution is told as unsaid', async () => {
  await renderApp(<EmendaFacts emenda={emenda} />)
  const said = (label: string) => screen.getByText(label).closest('div')?.querySelector('dd')?.textContent
  expect(said('Valor empenhado')).toBe('R$ 500.000,00')
  expect(said('Valor pago')).toBe('Não informado')
  expect(said('Função')).toBe('Urbanismo')
  expect(said('Tipo')).toBe('Especial (Pix)')
})

test('a new one of a department has no department to choose, and sends what was typed', async () => {
  const user = userEvent.setup()
  const nothing = () => {}
  const secretarias = { queryKey: ['s'], queryFn: async () => [] }
  await renderApp(
    <EmendaCreateForm
      who={person('user', 12)}
      secretarias={secretarias}
      nome="Obras"
      onSaved={nothing}
      onCancel={nothing}
    />,
  )
  const choose = async (name: RegExp, option: string) => {
    await user.click(screen.getByRole('combobox', { name }))
    await user.click(await screen.findByRole('option', { name: option }))
  }
  const type = (name: RegExp, text: string) => user.type(screen.getByRole('textbox', { name }), text)
  await choose(/^Esfera/, 'Municipal')
  await type(/^Número/, '17')
  await type(/^Ano/, '2026')
  await choose(/^Tipo/, 'Individual')
  await type(/^Autor/, 'Ver. Cida')
  await type(/^Objeto/, 'Brinquedos')
  await choose(/^Função/, 'Educação')
  await choose(/^Forma de repasse/, 'Execução direta pelo Município')
  await type(/^Valor previsto/, '90000,5')
  await user.click(screen.getByRole('button', { name: 'Salvar emenda' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Não pode.')
  expect(server.current.last?.body).toEqual({
    esfera: 'municipal',
    numero: '17',
    ano: 2026,
    tipo: 'individual',
    autor: 'Ver. Cida',
    partido: '',
    objeto: 'Brinquedos',
    funcao: '12',
    forma_repasse: 'execucao_direta',
    valor_previsto: 90_000.5,
    valor_empenhado: null,
    valor_liquidado: null,
    valor_pago: null,
  })
})
