import { FAMILIAS } from '@paco/domain/convenios/familias'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { fakeServerForEachTest, type Received } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { rowAction } from '../ui/test/row-menu.ts'
import { answerList, answerPainel, mirante, person } from './convenios.testing.ts'
import { ConveniosList } from './convenios-list.tsx'

const [dade, , , finisa] = FAMILIAS
const { conta_bancaria: _hidden, ...open } = mirante
const server = fakeServerForEachTest()
let rows: object[] = [mirante]
const answer = ({ path }: Received) => {
  if (path === '/api/convenios/painel') return answerPainel()
  return answerList(path === '/api/repasses' ? [] : rows)
}
beforeEach(() => {
  rows = [mirante]
  server.current.answer(answer)
})

const show = async (who: Parameters<typeof ConveniosList>[0]['who'], at?: string) => {
  const app = await renderApp(<ConveniosList familia={dade} who={who} />, at)
  await screen.findByText('Mirante do Cruzeiro')
  return app
}
const click = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }))

describe('the list of a family', () => {
  test('names the sums of the whole filter and leads to the other four and to all of them', async () => {
    await show(null)
    expect(screen.getByText(/^1 convênio: repasse R\$\s1\.000,50, contrapartida R\$\s200,00\.$/)).toBeTruthy()
    const nav = screen.getByRole('navigation', { name: 'Famílias de convênios' })
    const links = within(nav).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/conveniosdade',
      '/conveniosestadual',
      '/conveniosfederal',
      '/conveniosfinisa',
      '/conveniossempapel',
      '/convenios',
    ])
    expect(within(nav).getByRole('link', { current: 'page' }).textContent).toBe('DADE')
  })

  test('offers changes to admins only', async () => {
    for (const who of [null, person('user'), person('auditor')]) {
      const { unmount } = await show(who)
      expect(screen.queryByRole('link', { name: 'Novo convênio' })).toBeNull()
      expect(screen.queryByRole('button', { name: 'Deletar' })).toBeNull()
      unmount()
    }
    await show(person('admin'))
    expect(screen.getByRole('link', { name: 'Novo convênio' }).getAttribute('href')).toBe('/addconveniosdade')
    expect(screen.getByRole('button', { name: 'Deletar' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Editar' }).getAttribute('href')).toBe('/editconveniosdade/7')
  })

  test('marks the term that ends soon, in words, by the server’s day', async () => {
    await show(null)
    const row = screen.getByText('Mirante do Cruzeiro').closest('tr') as HTMLElement
    expect(await within(row).findByText('Em 12 dias')).toBeTruthy()
    expect(row.querySelector('td[data-label="Convênio até"]')?.textContent).toBe('31/12/2027')
  })

  test('counts the terms above it only while nothing else narrows the list', async () => {
    const { search } = await show(null)
    expect(await screen.findByRole('button', { name: 'Todas 4' })).toBeTruthy()
    await click('Até 30 dias 2')
    expect(search()).toEqual({ vigencia: 30 })
    expect(server.current.received.some(({ query }) => query.vigencia === '30')).toBe(true)
    expect(screen.getByRole('button', { name: 'Vencida 1' })).toBeTruthy()
    await userEvent.setup().type(screen.getByRole('searchbox'), 'mirante')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Todas 4' })).toBeNull())
  })

  test('has no terms to filter by where the family has none', async () => {
    rows = [{ id: 1, objeto: 'Drenagem', versao: 1 }]
    await renderApp(<ConveniosList familia={finisa} who={null} />)
    await screen.findByText('Drenagem')
    expect(screen.queryByText('Vigência:')).toBeNull()
  })
})

describe('what unfolds under a row', () => {
  test('holds the fields that have no column, the bank account for those who are logged in', async () => {
    await show(person('user'))
    await click('Detalhes')
    expect(screen.getByText('Construção do mirante, com acesso')).toBeTruthy()
    expect(screen.getByText('Banco 000, c/c 90.123-4')).toBeTruthy()
    await click('Fechar')
    expect(screen.queryByText('Construção do mirante, com acesso')).toBeNull()
  })

  test('does not even name the account to strangers', async () => {
    rows = [open]
    await show(null)
    await click('Detalhes')
    expect(screen.getByText('Vale Azul Construções Ltda.')).toBeTruthy()
    expect(screen.queryByText('Conta bancária')).toBeNull()
  })
})

describe('deleting', () => {
  const ask = async () => {
    await show(person('admin'))
    await rowAction('Deletar')
    const dialog = await screen.findByRole('dialog', { name: 'Deseja realmente deletar este convênio?' })
    return () => userEvent.setup().click(within(dialog).getByRole('button', { name: 'Deletar' }))
  }

  test('asks first, then says so', async () => {
    const confirm = await ask()
    expect(server.current.received.some(({ method }) => method === 'DELETE')).toBe(false)
    server.current.answer((request) =>
      request.method === 'DELETE'
        ? Response.json({ Status: 'Success', message: 'Convenio deletado com sucesso!' })
        : answer(request),
    )
    await confirm()
    expect(await screen.findByText('Convênio deletado!')).toBeTruthy()
    expect(server.current.received.find(({ method }) => method === 'DELETE')?.path).toBe(
      '/api/conveniosdade/7',
    )
  })

  test.each([
    [
      'the server refuses',
      () => Response.json({ Status: 'Error', Error: 'Sem banco.' }, { status: 503 }),
      'Falha ao deletar o lançamento. Sem banco.',
    ],
    [
      'it cannot be reached',
      () => {
        throw new TypeError('offline')
      },
      'Erro ao deletar o convênio. Erro na conexão com o servidor',
    ],
  ])('leaves the row and says why when %s', async (_, refuse, words) => {
    const confirm = await ask()
    server.current.answer((request) => (request.method === 'DELETE' ? refuse() : answer(request)))
    await confirm()
    await waitFor(() => expect(screen.getByText(words).closest('[role="alert"]')).toBeTruthy())
    expect(screen.getByText('Mirante do Cruzeiro')).toBeTruthy()
  })
})
