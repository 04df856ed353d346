import { identidadesCalls } from '@paco/domain/identidades/contract'
import { RECUSAS } from '@paco/domain/identidades/recusas'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openApp } from '../app/test/open-app.tsx'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { askProvedores } from './ask.ts'
import { EntrarScreen } from './entrar-screen.tsx'
import { IdentidadesCard } from './identidades-card.tsx'
import { readProvedores } from './provedores.ts'

const server = fakeServerForEachTest()

const DIRETORIO = { chave: 'prefeitura', nome: 'Entrar com a rede da Prefeitura', obrigatorio: false }
const GOVBR = { chave: 'govbr', nome: 'Entrar com GOV.BR', obrigatorio: false }

/** As the server writes it into the page. */
function tell(...provedores: (typeof GOVBR)[]): void {
  const meta = document.createElement('meta')
  meta.name = 'provedores'
  meta.content = JSON.stringify(provedores)
  document.head.append(meta)
}
afterEach(() => {
  document.querySelector('meta[name="provedores"]')?.remove()
  localStorage.clear()
})

test('a page that the server did not write asks for the other doors', async () => {
  server.current.answer(() => Response.json({ Status: 'Success', Result: [GOVBR] }))
  expect(readProvedores()).toEqual([])
  await askProvedores()
  expect(readProvedores()).toEqual([GOVBR])
})

describe('the login', () => {
  test('has no other door where none was told', async () => {
    await openApp('/login')
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Entrar com/ })).toBeNull()
    expect(server.current.received.map(({ path }) => path)).not.toContain(identidadesCalls.getProvedores.path)
  })

  test('offers the others, and says in its own words why one did not open', async () => {
    tell(DIRETORIO, GOVBR)
    await openApp('/login?entrada=nivel')
    expect((await screen.findByRole('link', { name: GOVBR.nome })).getAttribute('href')).toBe(
      '/api/entrar/govbr',
    )
    expect(screen.getByRole('link', { name: DIRETORIO.nome })).toBeTruthy()
    expect((await screen.findByRole('alert')).textContent).toBe(RECUSAS.nivel)
  })

  test('says nothing that somebody else wrote into the address', async () => {
    await openApp('/login?entrada=Ligue%20para%200800')
    await screen.findByRole('button', { name: 'Entrar' })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('brings back to the page that asked for it', async () => {
    tell(DIRETORIO)
    await openApp('/conta')
    const link = await screen.findByRole('link', { name: DIRETORIO.nome })
    expect(link.getAttribute('href')).toBe('/api/entrar/prefeitura?volta=%2Fconta')
  })

  test('folds the password away where it is for emergencies', async () => {
    tell({ ...DIRETORIO, obrigatorio: true })
    await openApp('/login')
    const folded = (await screen.findByText('Acesso de emergência')).closest('details')
    expect(folded?.open).toBe(false)
    expect(within(folded as HTMLElement).getByLabelText('E-mail')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Criar conta' })).toBeNull()
  })
})

describe('the page one comes back to', () => {
  const reply = {
    Status: 'Success',
    Token: 't',
    Role: 'user',
    User: { id: 1, name: 'Ana', id_secretaria: null },
    Volta: '/prazos',
    Saida: '/api/entrar/govbr/sair',
  }

  test('exchanges the code once, keeps the session and goes on', async () => {
    server.current.answer(() => Response.json(reply))
    const onEntered = vi.fn()
    await renderApp(<EntrarScreen codigo="abc" onEntered={onEntered} />)
    await waitFor(() => expect(onEntered).toHaveBeenCalledWith('/prazos'))
    expect(server.current.written.map(({ path, body }) => [path, body])).toEqual([
      ['/api/entrar/troca', { codigo: 'abc' }],
    ])
    expect([localStorage.getItem('Token'), localStorage.getItem('Saida')]).toEqual(['t', reply.Saida])
  })

  test('says why it cannot, and where to begin again', async () => {
    const text = 'Esta entrada não vale mais: já foi usada ou passou da hora. Comece de novo.'
    server.current.answer(() =>
      Response.json({ Status: 'Error', Error: text, message: text }, { status: 401 }),
    )
    await openApp('/entrar#velho')
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    expect(screen.getByRole('link', { name: 'Ir para o login' })).toBeTruthy()
    expect(localStorage.getItem('Token')).toBeNull()
  })
})

describe('one’s other ways in', () => {
  const linked = {
    id: 3,
    emissor: 'https://sso.acesso.gov.br/',
    provedor: 'govbr',
    nome: GOVBR.nome,
    nivel: 'gold',
    criada_em: '2026-11-16T11:00:00Z',
    ultimo_acesso: '2026-11-17T11:00:00Z',
  }

  test('are listed, and one more is linked after the password', async () => {
    server.current.answer(({ method }) =>
      Response.json(
        method === 'GET'
          ? { Status: 'Success', Result: [linked] }
          : { Status: 'Success', endereco: 'https://login.cidade.gov.br/auth' },
      ),
    )
    const onGo = vi.fn()
    await renderApp(
      <IdentidadesCard provedores={[DIRETORIO, GOVBR]} linked={false} refusal={undefined} onGo={onGo} />,
    )
    const item = await screen.findByRole('listitem')
    expect(item.textContent).toContain(
      'nível ouro · vinculada em 16/11/2026 08:00 · usada em 17/11/2026 08:00',
    )
    expect(screen.queryByRole('button', { name: `Vincular: ${GOVBR.nome}` })).toBeNull()
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: `Vincular: ${DIRETORIO.nome}` }))
    await user.type(screen.getByLabelText('Senha atual'), 'uma senha')
    await user.click(screen.getByRole('button', { name: 'Continuar' }))
    await waitFor(() => expect(onGo).toHaveBeenCalledWith('https://login.cidade.gov.br/auth'))
    expect(server.current.writtenTo('/api/eu/identidades')?.body).toEqual({
      provedor: 'prefeitura',
      senha: 'uma senha',
    })
  })

  test('are ended after a question', async () => {
    server.current.answer(({ method }) =>
      Response.json(
        method === 'GET'
          ? { Status: 'Success', Result: [linked] }
          : { Status: 'Success', message: 'Identidade desvinculada.' },
      ),
    )
    await renderApp(<IdentidadesCard provedores={[GOVBR]} linked refusal={undefined} />)
    expect((await screen.findByText(/já pode entrar por ela/)).closest('[role="status"]')).toBeTruthy()
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: `Desvincular: ${GOVBR.nome}` }))
    await user.click(await screen.findByRole('button', { name: 'Desvincular' }))
    expect(await screen.findByText('Identidade desvinculada.')).toBeTruthy()
    expect(server.current.written.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /api/eu/identidades/3',
    ])
  })
})
